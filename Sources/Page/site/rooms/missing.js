// The page for an address at which there is nothing.

import { make } from "../lib/dom.js";

export const title = "Nothing here";

export function open(main) {
  const rooms = [...document.querySelectorAll("nav a")].map((link) => make("li", {}, make("a", { href: link.pathname }, link.textContent)));
  main.replaceChildren(make("div", { class: "missing" },
    make("h1", {}, "There is nothing at this address"),
    make("p", {}, `No page is called “${location.pathname.slice(1, 60)}”. The games are:`),
    make("ul", {}, rooms, make("li", {}, make("a", { href: "/" }, "All of them, with an answer each")))));
}
