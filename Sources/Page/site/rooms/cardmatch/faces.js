// Playing cards: what they are called and how they are shown.

import { make } from "../../lib/dom.js";

const suits = { H: ["hearts", "♥"], D: ["diamonds", "♦"], S: ["spades", "♠"], C: ["clubs", "♣"] };
const ranks = { A: "ace", J: "jack", Q: "queen", K: "king" };

const parts = (card) => [card.slice(0, -1), suits[card.slice(-1)]];

/** "ace of hearts". */
export function nameCard(card) {
  const [rank, [suit]] = parts(card);
  return `${ranks[rank] ?? rank} of ${suit}`;
}

/** The face of a card. */
export function drawCard(card) {
  const [rank, [suit, sign]] = parts(card);
  // The sign that follows asks for the letter instead of the coloured picture.
  return make("span", { class: `playing ${suit}` }, make("span", {}, rank), make("span", {}, `${sign}\ufe0e`));
}
