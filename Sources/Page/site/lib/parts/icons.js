// Drawings for the buttons of games; next to a word, never instead of it.

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
  look: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16 16l5 5",
  again: "M4 4v6h6M4.5 10a8 8 0 1 1 0 5",
  stop: "M6 6h12v12H6z",
};

/** What is on a button of a bar: a drawing, which narrow screens show, and a word. */
export function signed(name, word) {
  return [icon(name), make("span", {}, word)];
}

/** The icon of a name; null where there is none. */
export function icon(name) {
  if (!paths[name]) return null;
  return draw("svg", { class: "icon", viewBox: "0 0 24 24", width: 20, height: 20, "aria-hidden": "true" }, draw("path", { d: paths[name] }));
}
