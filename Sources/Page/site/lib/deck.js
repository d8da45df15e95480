// A table of cards that lie face down or up: Memory and card matching.

import { cardGrid } from "./cards.js";
import { change, make, write } from "./dom.js";

/**
 * A table. `show(cards)` takes `{ name, look, kind, draw }` for each place: what it is called, what
 * it looks like (a key), a class, and how it is drawn. `mark(places)` outlines places in their order.
 */
export function deckBoard({ label, pick, kind }) {
  const grid = cardGrid({ label, pick, kind });
  const hidden = make("span", { hidden: true, id: `${kind}-advised` }, "advised");
  const board = make("div", { class: "deck-board" }, grid, hidden);
  let [shown, advised] = [[], []];
  const paint = () => grid.show(shown.length, (button, place) => dress(button, shown[place], advised.indexOf(place), `${kind}-advised`));
  board.show = (cards) => {
    shown = cards;
    const columns = cards.length <= 4 ? 2 : cards.length <= 6 ? 3 : cards.length <= 12 ? 4 : cards.length <= 20 ? 5 : cards.length <= 36 ? 6 : 8;
    grid.style.setProperty("--columns", columns);
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

function dress(button, card, order, advised) {
  change(button, {
    class: ["deck-card", card.kind, order >= 0 ? "advised" : ""].filter(Boolean).join(" "),
    "aria-label": card.name, "aria-describedby": order >= 0 ? advised : null,
  });
  if (button.dataset.look !== card.look) {
    button.dataset.look = card.look;
    button.replaceChildren(make("span", { class: "picture", "aria-hidden": "true" }, card.draw?.()), make("span", { class: "order", "aria-hidden": "true" }));
  }
  write(button.querySelector(".order"), order >= 0 ? String(order + 1) : "");
}
