// Drawings for buttons. Where a drawing stands alone, its button has a name and a title.

import { draw, make } from "./dom.js";

const paths = {
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9V16h7v-2.1A6 6 0 0 0 12 3Z",
  undo: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  redo: "m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",
  new: "M12 5v14M5 12h14",
  share: "M12 15V3M7 8l5-5 5 5M5 12v8h14v-8",
  settings: "M4 7h9M19 7h1M4 17h1M11 17h9M13 4v6h6V4zM5 14v6h6v-6z",
  deal: "M4 6h11v15H4zM8 3h12v15",
  result: "M7 4h10v6a5 5 0 0 1-10 0ZM7 6H4a4 4 0 0 0 4 5M17 6h3a4 4 0 0 1-4 5M12 15v4M8 21h8",
  next: "m9 5 7 7-7 7",
  play: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM10 8l6 4-6 4Z",
  look: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16 16l5 5",
  again: "M4 4v6h6M4.5 10a8 8 0 1 1 0 5",
  stop: "M6 6h12v12H6z",
  swap: "M4 8h15l-4-4M20 16H5l4 4",
  table: "M4 5h16v14H4zM4 12h16M12 5v14",
  picture: "M4 5h16v14H4zM4 17l5-6 4 4 3-3 4 4",
  list: "M9 6h11M9 12h11M9 18h11M4 6h1M4 12h1M4 18h1",
  info: "M12 11v6M12 7v.5M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z",
  keys: "M3 6h18v12H3zM7 10v.5M11 10v.5M15 10v.5M8 14h8",
  projector: "M4 5h16v11H4zM12 16v4M8 20h8",
};

/** What is on a button of a bar: a drawing and a word. */
export function signed(name, word) {
  return [icon(name), make("span", {}, word)];
}

/** The icon of a name; null where there is none. */
export function icon(name) {
  if (!paths[name]) return null;
  return draw("svg", { class: "icon", viewBox: "0 0 24 24", width: 20, height: 20, "aria-hidden": "true" }, draw("path", { d: paths[name] }));
}
