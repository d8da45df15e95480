// The page for an address at which there is nothing.

import { make } from "../lib/parts/dom.js";
import { pageAddress, pathOf } from "../lib/service/place.js";

export const title = "Nothing here";

export function open(main) {
  const pages = [...document.querySelectorAll("nav a")].map((link) => make("li", {}, make("a", { href: link.href }, link.textContent)));
  main.replaceChildren(make("div", { class: "missing" },
    make("h1", {}, "There is nothing at this address"),
    make("p", {}, `No page is called “${pathOf(location).slice(0, 59)}”. The games are:`),
    make("ul", {}, pages, make("li", {}, make("a", { href: pageAddress("") }, "All of them, with an answer each")))));
}
