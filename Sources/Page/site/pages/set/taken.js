// The Sets that were found so far.

import { make } from "../../lib/parts/dom.js";
import { smallCards } from "./board.js";

/** A panel; `show(taken, faces, names)` lists Sets of `{ seat, cards }`, with their finders where `names` has names. */
export function takenPanel() {
  const list = make("ol", { class: "sets-found" });
  const none = make("p", { class: "note" }, "None yet.");
  const panel = make("section", { class: "panel taken", "aria-label": "Sets found" }, make("h2", {}, "Sets found"), none, list);
  let shown = "";
  panel.show = (taken, faces, names) => {
    const key = JSON.stringify([taken, faces, names]);
    if (key === shown) return;
    shown = key;
    none.hidden = taken.length > 0;
    list.replaceChildren(...taken.map(({ seat, cards }) =>
      make("li", {}, smallCards(cards, faces), names ? make("span", { class: "note" }, names[seat]) : null)));
    list.scrollTop = list.scrollHeight;
  };
  return panel;
}
