// What a Set card looks like and what it is called: one table for each pack of cards.

import { draw } from "../../lib/dom.js";

const colours = ["red", "green", "purple"];
const numbers = ["one", "two", "three"];

/** The packs that the settings name: outlines in a box of 36 × 72 around the origin, and words. */
const packs = {
  glyphs: {
    shapes: ["oval", "diamond", "squiggle"],
    fills: ["empty", "striped", "filled"],
    outlines: [
      "M-18-18a18 18 0 0 1 36 0v36a18 18 0 0 1-36 0z",
      "M0-37 19 0 0 37-19 0z",
      "M-8-36C6-41 24-27 17-6 13 6 11 9 15 18 21 31 12 39-1 36-19 32-23 17-16 0-12-10-11-13-15-22-19-31-15-34-8-36z"],
  },
  tutorial: {
    shapes: ["triangle", "circle", "square"],
    fills: ["outlined", "striped", "filled"],
    outlines: ["M0-19 20 17H-20z", "M-19 0a19 19 0 0 1 38 0a19 19 0 0 1-38 0z", "M-17-17H17V17H-17z"],
  },
};

/** A card in words: "two green striped diamonds". */
export function nameCard(digits, faces = "glyphs") {
  const [number, colour, shape, fill] = digits;
  const { shapes, fills } = packs[faces];
  return `${numbers[number]} ${colours[colour]} ${fills[fill]} ${shapes[shape]}${number === "0" ? "" : "s"}`;
}

/** The drawing of a card; the initial of its colour is there for those who want it. */
export function drawCard(digits, faces = "glyphs") {
  const [number, colour, shape, fill] = [...digits].map(Number);
  stripes();
  const name = colours[colour];
  const symbols = Array.from({ length: number + 1 }, (_, place) => draw("path", {
    d: packs[faces].outlines[shape],
    transform: `translate(${75 + (place - number / 2) * 46} 50)`,
    fill: ["transparent", `url(#stripes-${name})`, "currentColor"][fill],
  }));
  return draw(
    "svg", { class: `face ${name}`, viewBox: "0 0 150 100", "aria-hidden": "true" },
    symbols, draw("text", { class: "initial", x: 146, y: 96 }, name.charAt(0).toUpperCase()));
}

/** The patterns of the striped fills, once in the document. */
function stripes() {
  if (document.getElementById("stripes-red")) return;
  document.body.append(draw("svg", { class: "patterns", "aria-hidden": "true" }, draw("defs", {}, colours.map((name) => draw(
    "pattern", { id: `stripes-${name}`, class: `face ${name}`, width: 6, height: 6, patternUnits: "userSpaceOnUse" },
    draw("path", { d: "M0 1.5H6" }))))));
}
