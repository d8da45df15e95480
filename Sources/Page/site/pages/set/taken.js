// The Sets that were found so far, or the groups of another deck.

import { change, make, write } from "../../lib/parts/dom.js";
import { smallCards } from "./board.js";

const stillness = matchMedia("(prefers-reduced-motion: reduce)");

/** A panel; `show(taken, faces, names, what)` lists Sets of `{ seat, cards }`, with their finders where `names` has names, as `what`. */
export function takenPanel() {
  const list = make("ol", { class: "sets-found" });
  const heading = make("h2", {});
  const panel = make("section", { class: "panel taken", hidden: true }, heading, list);
  let shown = "";
  panel.show = (taken, faces, names, what) => {
    const key = JSON.stringify([taken, faces, names, what]);
    if (key === shown) return;
    shown = key;
    panel.hidden = taken.length === 0;
    write(heading, what);
    change(panel, { "aria-label": what });
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
