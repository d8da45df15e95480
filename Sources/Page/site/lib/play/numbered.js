// Numbers on cards that lie face down: always, or only where the keyboard or advice needs them.

import { make } from "../parts/dom.js";
import { recall, remember } from "../service/store.js";

/** A panel with the choice, for the board of a game. */
export function displayPanel(game, board) {
  const key = `${game}.numbers`;
  const box = make("input", { type: "checkbox", onchange: () => (remember(key, box.checked), follow()) });
  const follow = () => board.classList.toggle("numbered", box.checked);
  box.checked = recall(key)[0] ?? false;
  follow();
  return make("details", { class: "panel" }, make("summary", {}, "Display"), make("label", { class: "choice" }, box, "Numbers on the cards"));
}
