// All 81 cards, to be clicked into a deal.

import { cardGrid } from "../../lib/parts/cards.js";
import { change } from "../../lib/parts/dom.js";
import { drawCard, nameCard } from "./faces.js";

const values = ["0", "1", "2"];
const deck = values.flatMap((shape) => values.flatMap((fill) => values.flatMap((colour) => values.map((number) => number + colour + shape + fill))));

/** A grid of the deck; `pick(digits)` is called for a click, `show(cards)` marks those of the deal. */
export function makePalette(pick) {
  const grid = cardGrid({ label: "The deck", pick: (place) => pick(deck[place]), kind: "set-cards palette" });
  const show = grid.show;
  grid.show = (cards) => show(deck.length, (button, place) => {
    const digits = deck[place];
    const checked = cards.includes(digits);
    change(button, { role: "checkbox", class: checked ? "set-card checked" : "set-card", "aria-checked": String(checked), "aria-label": nameCard(digits) });
    if (!button.firstChild) button.append(drawCard(digits));
  });
  return grid;
}
