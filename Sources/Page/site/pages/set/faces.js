// The appearance and the names of Set cards: one table for each pack of cards.

import { draw } from "../../lib/parts/dom.js";

const classes = ["red", "green", "purple"];
const numbers = ["one", "two", "three"];

/**
 * The packs that the settings name: outlines in a box of 36 × 72 around the origin, and words; own/wear.js puts others in their place.
 * decks/kin.js adds packs of other decks, `{ card(digits), name(digits), features(digits) }`.
 */
export const packs = {
  glyphs: {
    colours: classes,
    shapes: ["oval", "diamond", "squiggle"],
    fills: ["empty", "striped", "filled"],
    outlines: [
      "M-18-18a18 18 0 0 1 36 0v36a18 18 0 0 1-36 0z",
      "M0-37 19 0 0 37-19 0z",
      "M-8-36C6-41 24-27 17-6 13 6 11 9 15 18 21 31 12 39-1 36-19 32-23 17-16 0-12-10-11-13-15-22-19-31-15-34-8-36z"],
  },
  tutorial: {
    colours: classes,
    shapes: ["triangle", "circle", "square"],
    fills: ["outlined", "striped", "filled"],
    outlines: ["M0-19 20 17H-20z", "M-19 0a19 19 0 0 1 38 0a19 19 0 0 1-38 0z", "M-17-17H17V17H-17z"],
  },
};

/** The pack of a game with these settings: UltraSet and GhostSet have the cards of Set, and smaller decks of theirs have its faces. */
export function lookOf({ deck, faces }) {
  // A game from a terminal may name cards of a file; here the cards are those of Display.
  const pack = packs[faces] ? faces : "glyphs";
  return /^(set|ultra|ghost)$/.test(deck) ? pack : `${deck} ${pack}`;
}

/** The outline of a card's symbol, around the origin; that of the usual cards, whatever one's own are. */
const { outlines: usual } = packs.glyphs;
export const outlineOf = (digits) => usual[digits[2]];

/** The words for a card's four features. */
export function featuresOf(digits, faces = "glyphs") {
  const [number, colour, shape, fill] = digits;
  const pack = packs[faces];
  if (pack.card) return pack.features(digits);
  return [numbers[number], pack.colours[colour], pack.shapes[shape], pack.fills[fill]];
}

/** A card in words: "two green striped diamonds". */
export function nameCard(digits, faces = "glyphs") {
  if (packs[faces].card) return packs[faces].name(digits);
  const [number, colour, shape, fill] = featuresOf(digits, faces);
  return `${number} ${colour} ${fill} ${shape}${number === "one" ? "" : "s"}`;
}

/** The symbol of a card around the origin, filled and drawn as said. */
export function drawSymbol(digits, faces = "glyphs", attributes = {}) {
  const { outlines, drawn } = packs[faces];
  return drawn ? drawn(digits[2], attributes) : draw("path", { d: outlines[digits[2]], ...attributes });
}

/** The drawing of a card, symbols side by side; the initial of its colour is added on request. */
export function drawCard(digits, faces = "glyphs") {
  if (packs[faces].card) return packs[faces].card(digits);
  const [number, colour, , fill] = [...digits].map(Number);
  if (!hasStripes) placeStripes(document.body);
  const name = classes[colour];
  // The symbol within its place: where cards are tall the drawing is turned, and symbols that must
  // be upright are turned back.
  const symbols = Array.from({ length: number + 1 }, (_, place) => draw(
    "g", { transform: `translate(${75 + (place - number / 2) * 46} 50)` },
    drawSymbol(digits, faces, { class: "symbol", fill: ["transparent", `url(#stripes-${name})`, "currentColor"][fill] })));
  return draw(
    "svg", { class: `face ${name} ${packs[faces].drawn ? "upright" : faces}`, viewBox: "0 0 150 100", "aria-hidden": "true" },
    symbols, draw("text", { class: "initial", x: 146, y: 96 }, packs[faces].colours[colour].charAt(0).toUpperCase()));
}

/** The colours of a picture that needs no style sheet. */
export const plainColours = () => packs.glyphs.plain ?? ["#d81e3a", "#008f68", "#4a2a9d"];

let hasStripes = false;

/** Puts the patterns of the striped fills where the cards are: into the page before its first card, and into each shadow root. */
export function placeStripes(place) {
  hasStripes = true;
  place.append(draw("svg", { class: "patterns", "aria-hidden": "true" }, draw("defs", {}, classes.map((name) => draw(
    "pattern", { id: `stripes-${name}`, class: `face ${name}`, width: 8, height: 8, patternUnits: "userSpaceOnUse" },
    draw("path", { d: "M0 2H8" }))))));
}
