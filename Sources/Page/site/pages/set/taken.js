// The Sets that were found so far.

import { make } from "../../lib/parts/dom.js";
import { smallCards } from "./board.js";

const stillness = matchMedia("(prefers-reduced-motion: reduce)");

/** A panel; `show(taken, faces, names)` lists Sets of `{ seat, cards }`, with their finders where `names` has names. */
export function takenPanel() {
  const list = make("ol", { class: "sets-found" });
  const panel = make("section", { class: "panel taken", "aria-label": "Sets found", hidden: true }, make("h2", {}, "Sets found"), list);
  let shown = "";
  panel.show = (taken, faces, names) => {
    const key = JSON.stringify([taken, faces, names]);
    if (key === shown) return;
    shown = key;
    panel.hidden = taken.length === 0;
    list.replaceChildren(...taken.map(({ seat, cards }) =>
      make("li", {}, smallCards(cards, faces), names ? make("span", { class: "note" }, names[seat]) : null)));
    list.scrollTop = list.scrollHeight;
  };
  /** The cards of the last Set come from where they lay on the table. */
  panel.receive = (places) => {
    if (stillness.matches || panel.hidden || !list.lastChild) return;
    [...list.lastChild.querySelectorAll(".small-card")].forEach((card, index) => {
      const [from, to] = [places[index], card.getBoundingClientRect()];
      if (!from || to.width === 0) return;
      const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width}, ${from.height / to.height})`;
      card.animate({ transform: [start, "none"], transformOrigin: ["0 0", "0 0"], zIndex: ["7", "7"] }, { duration: 280, delay: 40 * index, easing: "ease-in-out", fill: "backwards" });
    });
  };
  return panel;
}
