// Cards on a table, which the keyboard walks: one of them is on the tab's way, arrows lead to its neighbours.

import { change, focusedIn, make } from "./dom.js";

/**
 * A grid of cards.
 *
 * `pick(place)` is called when a card is clicked, or Enter or Space pressed on it. `show(count,
 * dress)` keeps as many buttons and lets `dress(button, place)` say what each of them is; buttons
 * are never made again, so that the focus stays.
 */
export function cardGrid({ label, pick, kind = "" }) {
  const grid = make("div", { class: `cards ${kind}`.trim(), role: "group", "aria-label": label });
  let current = 0;
  const walk = (place, focus) => {
    current = Math.max(0, Math.min(place, grid.children.length - 1));
    for (const [index, card] of [...grid.children].entries()) change(card, { tabindex: index === current ? 0 : -1 });
    if (focus) grid.children[current]?.focus();
  };
  const placeOf = (event) => [...grid.children].indexOf(event.target.closest(".cards > *"));

  grid.addEventListener("click", (event) => {
    const place = placeOf(event);
    if (place >= 0 && event.target.closest("[aria-disabled=true]") === null) pick(place);
  });
  grid.addEventListener("focusin", (event) => walk(placeOf(event)));
  grid.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const next = neighbour(grid, event.key);
    if (next === null) return;
    event.preventDefault();
    walk(next, true);
  });

  grid.show = (count, dress) => {
    const held = grid.contains(focusedIn(grid));
    while (grid.children.length < count) grid.append(make("button", { type: "button", tabindex: -1 }));
    while (grid.children.length > count) grid.lastChild.remove();
    for (const [place, card] of [...grid.children].entries()) dress(card, place);
    walk(current, held && !grid.contains(focusedIn(grid)));
  };
  return grid;
}

const directions = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The place that a key leads to from the card with the focus; null for other keys. */
function neighbour(grid, key) {
  const cards = [...grid.children];
  if (key === "Home") return 0;
  if (key === "End") return cards.length - 1;
  if (!(key in directions)) return null;
  const here = cards.indexOf(focusedIn(grid).closest(".cards > *"));
  const [x, y] = directions[key];
  const from = middle(cards[here]);
  let [best, least] = [here, Infinity];
  for (const [place, card] of cards.entries()) {
    const to = middle(card);
    const along = (to.x - from.x) * x + (to.y - from.y) * y;
    const across = Math.abs((to.x - from.x) * y) + Math.abs((to.y - from.y) * x);
    if (along > 1 && across < (x ? from.height : from.width) / 2 && along < least) [best, least] = [place, along];
  }
  return best;
}

function middle(card) {
  const { left, top, width, height } = card.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width, height };
}
