// Opens the page that the address names.

import { address, pathOf } from "./lib/service/place.js";

const pages = {
  "": { load: () => import("./pages/front.js"), sheets: ["front"] },
  matchsticks: { load: () => import("./pages/matchsticks.js"), sheets: ["matchsticks"] },
  set: { load: () => import("./pages/set.js"), sheets: ["set"] },
  reversi: { load: () => import("./pages/reversi.js"), sheets: ["reversi"] },
  memory: { load: () => import("./pages/memory.js"), sheets: ["deck", "memory"] },
  cardmatch: { load: () => import("./pages/cardmatch.js"), sheets: ["deck", "cardmatch"] },
  results: { load: () => import("./pages/results.js"), sheets: [] },
  missing: { load: () => import("./pages/missing.js"), sheets: [] },
};

const name = pathOf(location);

// In a frame of another page a single position is shown alone.
if (/[?&]embed\b/.test(location.search + location.hash)) document.documentElement.classList.add("embedded");
const main = document.querySelector("main");

for (const link of document.querySelectorAll("header a")) {
  if (pathOf(link) !== name) continue;
  link.setAttribute("aria-current", "page");
  // The row of games may be wider than the screen.
  const row = link.parentElement;
  row.scrollLeft = link.offsetLeft - row.offsetLeft - 8;
}

// The fragment of the address belongs to the page.
document.querySelector(".skip").onclick = (event) => {
  event.preventDefault();
  main.focus();
};

try {
  const { load, sheets } = Object.hasOwn(pages, name) ? pages[name] : pages.missing;
  const [page] = await Promise.all([load(), ...sheets.map(dress)]);
  document.title = page.title ? `${page.title} – puzzlelab` : "puzzlelab";
  await page.open(main);
} catch (error) {
  const words = document.createElement("p");
  words.className = "notice";
  words.setAttribute("role", "alert");
  words.textContent = `This page can't be opened: ${error.message}`;
  main.replaceChildren(words);
  throw error;
}

/** Adds a sheet of the page; what it dresses is shown only then. */
function dress(sheet) {
  const link = document.createElement("link");
  const done = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error(`${sheet}.css doesn't load`));
  });
  Object.assign(link, { rel: "stylesheet", href: address(`pages/${sheet}.css`) });
  document.head.append(link);
  return done;
}
