// Opens the page that the address names.

import { make } from "./lib/parts/dom.js";
import { dress } from "./lib/parts/dress.js";
import { pathOf } from "./lib/service/place.js";
import { recall } from "./lib/service/store.js";

const pages = {
  "": { load: () => import("./pages/front.js"), sheets: ["front"] },
  matchsticks: { load: () => import("./pages/matchsticks.js"), sheets: ["play", "matchsticks"] },
  set: { load: () => import("./pages/set.js"), sheets: ["play", "set"] },
  reversi: { load: () => import("./pages/reversi.js"), sheets: ["play", "reversi"] },
  memory: { load: () => import("./pages/memory.js"), sheets: ["play", "deck", "memory"] },
  cardmatch: { load: () => import("./pages/cardmatch.js"), sheets: ["play", "deck", "cardmatch"] },
  results: { load: () => import("./pages/results.js"), sheets: ["results"] },
  missing: { load: () => import("./pages/missing.js"), sheets: [] },
};

const name = pathOf(location);

// In a frame of another page a single position is shown alone.
if (/[?&]embed\b/.test(location.search + location.hash)) document.documentElement.classList.add("embedded");
const main = document.querySelector("main");

document.documentElement.dataset.page = name;

// What chooses how the page looks is fetched when it is opened first.
const display = document.querySelector("header .display");
display.onclick = async () => {
  const { displaySheet } = await import("./lib/parts/display.js");
  const sheet = document.querySelector("#display") ?? displaySheet();
  if (!sheet.isConnected) display.after(sheet);
  sheet.togglePopover();
};

// On narrow screens the games are a sheet behind a button, which says where one is.
const sheet = document.querySelector("#games");
const links = [...sheet.children];
for (const link of links) {
  if (pathOf(link) !== name) continue;
  link.setAttribute("aria-current", "page");
  document.querySelector("header .games").textContent = link.textContent;
}
sheet.addEventListener("beforetoggle", () => {
  for (const link of links) {
    link.querySelector(".going")?.remove();
    if (recall(`game.${pathOf(link)}`)[0]?.isOpen) link.append(make("span", { class: "going" }, "Continue"));
  }
});

// The fragment of the address belongs to the page.
document.querySelector(".skip").onclick = (event) => {
  event.preventDefault();
  main.focus();
};

try {
  const { load, sheets } = Object.hasOwn(pages, name) ? pages[name] : pages.missing;
  const [page] = await Promise.all([load(), ...sheets.map((sheet) => dress(`pages/${sheet}`))]);
  // What other tabs do is heard of from now on.
  import("./lib/service/tabs.js").catch(() => {});
  document.title = page.title ? `${page.title} – puzzlelab` : "puzzlelab";
  await page.open(main);
} catch (error) {
  const words = document.createElement("p");
  words.className = "notice";
  words.setAttribute("role", "alert");
  const isUndelivered = error instanceof TypeError && /import/.test(error.message);
  words.textContent = `This page can't be opened: ${isUndelivered ? "a part of it didn't load. Is there a connection? Load the page again." : error.message}`;
  main.replaceChildren(words);
  throw error;
}
