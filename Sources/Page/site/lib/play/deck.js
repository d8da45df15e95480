// A table of cards that are face down or up: Memory and card matching.

import { cardGrid } from "../parts/cards.js";
import { change, make, write } from "../parts/dom.js";
import { fillStage } from "../parts/stage.js";

/**
 * A table. `show(cards)` takes `{ name, look, kind, draw }` for each place: what it is called, its
 * appearance (a key), a class, and how it is drawn. `mark(places)` outlines places in their order.
 * Cards are as large as the room lets all of them be; the sheet has their width by their height.
 */
export function deckBoard({ label, pick, kind }) {
  const grid = cardGrid({ label, pick, kind });
  const hidden = make("span", { hidden: true, id: `${kind}-advised` }, "advised");
  const board = make("div", { class: "deck-board" }, make("span", { class: "room" }), grid, hidden);
  let [shown, advised] = [[], []];
  const paint = () => grid.show(shown.length, (button, place) => dress(button, shown[place], order(advised, place), `${kind}-advised`));
  const arrange = (width, height) => {
    if (shown.length === 0 || width === 0) return null;
    const space = getComputedStyle(grid);
    const frame = 2 * parseFloat(space.paddingLeft);
    const [across, down] = space.getPropertyValue("--ratio").split("/");
    const { columns, card, gap } = bestGrid(shown.length, width - frame, height - frame, across / down);
    for (const [name, value] of [["--columns", columns], ["--card", `${card}px`], ["--gap", `${gap}px`]]) grid.style.setProperty(name, value);
    // Where a face has no room for a picture its rank and suit remain.
    change(grid, { "data-small": card < 40 ? "yes" : null });
    return columns * (card + gap) - gap + frame;
  };
  board.show = (cards) => {
    const isOther = cards.length !== shown.length;
    shown = cards;
    paint();
    if (isOther) board.settle();
  };
  board.mark = (places) => {
    if (String(places) === String(advised)) return;
    advised = places;
    paint();
  };
  return fillStage(board, arrange);
}

/** How many columns make the cards largest in a space of that many pixels; full rows are worth a little. */
function bestGrid(count, width, height, ratio) {
  const gap = count > 30 ? 5 : 8;
  let best = { columns: 1, card: 0, gap };
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const card = Math.floor(Math.min((width + gap) / columns - gap, ((height + gap) / rows - gap) * ratio, 200));
    const worth = (each, isFull) => each * (isFull ? 1.08 : 1);
    if (worth(card, count % columns === 0) > worth(best.card, count % best.columns === 0)) best = { columns, card, gap };
  }
  return best;
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
