// Playing cards: what they are called and how they are shown.

import { draw, make } from "../../lib/parts/dom.js";

const suits = { H: ["hearts", "♥"], D: ["diamonds", "♦"], S: ["spades", "♠"], C: ["clubs", "♣"] };
const ranks = { A: "ace", J: "jack", Q: "queen", K: "king" };

const parts = (card) => [card.slice(0, -1), suits[card.slice(-1)] ?? ["?", "?"]];

/** The sign of a card's suit, and whether it is red. */
export const suitOf = (card) => [`${parts(card)[1][1]}\ufe0e`, /[HD]$/.test(card)];

/** "ace of hearts". */
export function nameCard(card) {
  const [rank, [suit]] = parts(card);
  return `${ranks[rank] ?? rank} of ${suit}`;
}

/** The front of a card. */
export function drawCard(card) {
  const [rank, [suit, letter]] = parts(card);
  // The sign that follows asks for the letter instead of the coloured picture.
  const sign = `${letter}\ufe0e`;
  const corner = (kind) => make("span", { class: kind }, make("span", {}, rank), make("span", {}, sign));
  return make("span", { class: `playing ${suit}` }, corner("corner"), make("span", { class: "middle" }, sign), corner("corner far"));
}

/** The back of a card: a crest of four quarters under a crown. */
export function drawBack() {
  const part = (d, kind) => draw("path", { d, class: kind });
  return draw(
    "svg", { class: "crest", viewBox: "0 0 100 120", preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true" },
    part("M6 6H94V114H6z", "line"),
    part("M24 42H76V66C76 84 64 94 50 100 36 94 24 84 24 66z", "field"), part("M50 42H76V66H50zM24 66H50V100C36 94 24 84 24 66z", "fill"),
    part("M24 42H76V66C76 84 64 94 50 100 36 94 24 84 24 66z", "line"),
    part("M30 36 26 18 38 27 50 14 62 27 74 18 70 36z", "fill"), part("M37 48 43 54 37 60 31 54zM63 72 69 78 63 86 57 78z", "fill"));
}
