// Opens the room that the address names.

import { address, pathOf } from "./lib/place.js";

const rooms = {
  "": { load: () => import("./rooms/front.js"), sheets: ["front"] },
  matchsticks: { load: () => import("./rooms/matchsticks.js"), sheets: ["matchsticks"] },
  set: { load: () => import("./rooms/set.js"), sheets: ["set"] },
  reversi: { load: () => import("./rooms/reversi.js"), sheets: ["reversi"] },
  memory: { load: () => import("./rooms/memory.js"), sheets: ["deck", "memory"] },
  cardmatch: { load: () => import("./rooms/cardmatch.js"), sheets: ["deck", "cardmatch"] },
  results: { load: () => import("./rooms/results.js"), sheets: [] },
  missing: { load: () => import("./rooms/missing.js"), sheets: [] },
};

const name = pathOf(location);

// In a frame of another page a single position stands alone.
if (/[?&]embed\b/.test(location.search + location.hash)) document.documentElement.classList.add("embedded");
const main = document.querySelector("main");

for (const link of document.querySelectorAll("header a")) {
  if (pathOf(link) !== name) continue;
  link.setAttribute("aria-current", "page");
  // The row of games may be wider than the screen.
  const row = link.parentElement;
  row.scrollLeft = link.offsetLeft - row.offsetLeft - 8;
}

// The fragment of the address belongs to the room.
document.querySelector(".skip").onclick = (event) => {
  event.preventDefault();
  main.focus();
};

try {
  const { load, sheets } = Object.hasOwn(rooms, name) ? rooms[name] : rooms.missing;
  const [room] = await Promise.all([load(), ...sheets.map(dress)]);
  document.title = room.title ? `${room.title} – puzzlelab` : "puzzlelab";
  await room.open(main);
} catch (error) {
  const words = document.createElement("p");
  words.className = "notice";
  words.setAttribute("role", "alert");
  words.textContent = `This page can't be opened: ${error.message}`;
  main.replaceChildren(words);
  throw error;
}

/** Adds a sheet of the room; what it dresses is shown only then. */
function dress(sheet) {
  const link = document.createElement("link");
  const done = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error(`${sheet}.css doesn't load`));
  });
  Object.assign(link, { rel: "stylesheet", href: address(`rooms/${sheet}.css`) });
  document.head.append(link);
  return done;
}
