// A table of cards that are face down or up: Memory and card matching.

import { cardGrid } from "../parts/cards.js";
import { change, make, write } from "../parts/dom.js";

/**
 * A table. `show(cards)` takes `{ name, look, kind, draw }` for each place: what it is called, its
 * appearance (a key), a class, and how it is drawn. `mark(places)` outlines places in their order.
 */
export function deckBoard({ label, pick, kind }) {
  const grid = cardGrid({ label, pick, kind });
  const hidden = make("span", { hidden: true, id: `${kind}-advised` }, "advised");
  const board = make("div", { class: "deck-board" }, grid, hidden);
  let [shown, advised] = [[], []];
  const paint = () => grid.show(shown.length, (button, place) => dress(button, shown[place], order(advised, place), `${kind}-advised`));
  board.show = (cards) => {
    shown = cards;
    // On a low screen rows are few, elsewhere cards form a block.
    const columns = cards.length <= 4 ? 2 : cards.length <= 6 ? 3 : cards.length <= 12 ? 4 : cards.length <= 20 ? 5 : cards.length <= 36 ? 6 : 8;
    const low = cards.length <= 12 ? columns : Math.ceil(cards.length / (cards.length <= 30 ? 3 : 4));
    const sizes = { columns, rows: Math.ceil(cards.length / columns), "columns-low": low, "rows-low": Math.ceil(cards.length / low) };
    for (const [name, value] of Object.entries(sizes)) grid.style.setProperty(`--${name}`, value);
    change(grid, { "data-wide": cards.length > 36 ? "yes" : null });
    paint();
  };
  board.mark = (places) => {
    if (String(places) === String(advised)) return;
    advised = places;
    paint();
  };
  return board;
}

/** The text on a card that is recommended. */
function order(advised, place) {
  const turn = advised.indexOf(place);
  return turn < 0 ? "" : advised.length === 1 ? "★" : turn === 0 ? "★ first" : "then";
}

function dress(button, card, order, advised) {
  change(button, {
    class: ["deck-card", card.kind, order ? "advised" : ""].filter(Boolean).join(" "),
    "aria-label": card.name, "aria-describedby": order ? advised : null,
  });
  if (button.dataset.look !== card.look) {
    button.dataset.look = card.look;
    button.replaceChildren(make("span", { class: "picture", "aria-hidden": "true" }, card.draw?.()), make("span", { class: "order", "aria-hidden": "true" }));
  }
  write(button.querySelector(".order"), order);
}
