// Opens the room that the address names.

const rooms = {
  "": () => import("./rooms/front.js"),
  matchsticks: () => import("./rooms/matchsticks.js"),
  set: () => import("./rooms/set.js"),
  reversi: () => import("./rooms/reversi.js"),
  memory: () => import("./rooms/memory.js"),
  cardmatch: () => import("./rooms/cardmatch.js"),
};

const name = location.pathname.replaceAll("/", "");
const main = document.querySelector("main");

for (const link of document.querySelectorAll("nav a")) {
  if (link.pathname === `/${name}`) link.setAttribute("aria-current", "page");
}

// The fragment of the address belongs to the room.
document.querySelector(".skip").onclick = (event) => {
  event.preventDefault();
  main.focus();
};

try {
  const room = await (rooms[name] ?? rooms[""])();
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
