// Set cards on a table: checkboxes that show what has become of them, and keys that choose them.

import { cardGrid } from "../../lib/parts/cards.js";
import { change, make, write } from "../../lib/parts/dom.js";
import { fillStage } from "../../lib/parts/stage.js";
import { isDisplayed } from "./display.js";
import { drawCard, nameCard } from "./faces.js";

/** The letter on each card, by place; d, h and others are commands. */
export const cardKeys = [..."123456789acefijklopvwxyz"];

const marks = { match: "✓", mismatch: "✗" };
const words = { match: "a match", mismatch: "no match", found: "in a Set that you found" };

/**
 * A table of cards. `show(cards, faces)` takes `{ digits, checked, mark, hinted, found }` for each
 * place, or null where a card is gone; `mark` is "match" or "mismatch", `found` the number of Sets found with the card.
 * `outline` are the mark of a hinted card and its words.
 */
export function setBoard({ label, pick, kind, outline = ["hint", "hinted"] }) {
  const grid = cardGrid({ label, pick, kind: `set-cards ${kind}` });
  const hidden = make("div", { hidden: true }, Object.entries({ ...words, hinted: outline[1] }).map(([name, text]) => make("span", { id: `${kind}-${name}` }, text)));
  const board = make("div", { class: "set-board" }, fillStage(grid), hidden);
  board.show = (cards, faces = "glyphs") => {
    grid.show(cards.length, (button, place) => dress(button, place, cards[place], faces, kind, outline[0]));
  };
  return board;
}

function dress(button, place, card, faces, prefix, outline) {
  const name = `card ${place + 1}`;
  const states = card ? [card.mark, card.hinted ? "hinted" : null, card.found ? "found" : null].filter(Boolean) : [];
  change(button, {
    role: "checkbox",
    class: ["set-card", card ? "" : "gone", card?.checked ? "checked" : "", ...states].filter(Boolean).join(" "),
    "aria-checked": String(Boolean(card?.checked)),
    "aria-disabled": card ? null : "true",
    "aria-label": card ? `${name}: ${nameCard(card.digits, faces)}` : `place ${place + 1}, empty`,
    "aria-describedby": states.map((state) => `${prefix}-${state}`).join(" ") || null,
  });
  const look = card ? `${faces} ${card.digits}` : "";
  if (button.dataset.look !== look) {
    button.dataset.look = look;
    button.replaceChildren(...(card ? [drawCard(card.digits, faces)] : []), make("span", { class: "place", "aria-hidden": "true" }, String(place + 1), place > 8 ? make("kbd", {}, cardKeys[place] ?? "") : null), make("span", { class: "dots", "aria-hidden": "true" }), make("span", { class: "mark", "aria-hidden": "true" }));
  }
  write(button.querySelector(".mark"), marks[card?.mark] ?? (card?.hinted ? outline : ""));
  write(button.querySelector(".dots"), "•".repeat(card?.found ?? 0));
}

/** A row of small cards with their words, for lists of Sets. */
export function smallCards(cards, faces = "glyphs") {
  return make("span", { class: "small-cards" }, cards.map((digits) =>
    make("span", { class: "small-card", role: "img", "aria-label": nameCard(digits, faces) }, drawCard(digits, faces))));
}

/** Calls `act(key)` for the keys of a view while it is visible and no text is being typed; `act` returns whether the key meant something. */
export function listen(element, act) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || !isDisplayed("keys")) return;
    if (element.offsetParent === null || document.querySelector("dialog[open]")) return;
    if (event.target.closest("input:not([type=checkbox]), textarea, select")) return;
    if (act(event.key.toLowerCase())) event.preventDefault();
  });
}
