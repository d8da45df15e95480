// Sets as a picture that needs no style sheet.

import { draw } from "../../lib/parts/dom.js";
import { drawCard, drawSymbol, packs, plainColours } from "./faces.js";

const [wide, high, gap] = [75, 50, 6];

/** Sets, or other groups, in up to three columns. */
export function pictureOf(sets, faces) {
  const colours = plainColours();
  const columns = sets.length > 18 ? 3 : sets.length > 6 ? 2 : 1;
  const rows = Math.max(1, Math.ceil(sets.length / columns));
  const across = Math.max(3, ...sets.map((cards) => cards.length)) * (wide + gap) + 12;
  const stripes = colours.map((colour, place) => draw(
    "pattern", { id: `picture-stripes-${place}`, width: 8, height: 8, patternUnits: "userSpaceOnUse" }, draw("path", { d: "M0 2H8", stroke: colour, "stroke-width": 2.4 })));
  return draw("svg", { viewBox: `0 0 ${columns * across} ${rows * (high + gap)}` }, draw("defs", {}, stripes), sets.flatMap((cards, number) =>
    cards.map((digits, place) => card(digits, faces, colours, Math.floor(number / rows) * across + place * (wide + gap), (number % rows) * (high + gap)))));
}

function card(digits, faces, colours, x, y) {
  const [transform, paper] = [`translate(${x} ${y}) scale(.5)`, draw("rect", { x: 1, y: 1, width: 148, height: 98, rx: 10, fill: "#ffffff", stroke: "#cfd6da", "stroke-width": 2 })];
  if (packs[faces].card) return draw("g", { transform }, paper, size(drawCard(digits, faces)));
  const [number, colour, , fill] = [...digits].map(Number);
  const symbols = Array.from({ length: number + 1 }, (_, place) => drawSymbol(digits, faces, {
    transform: `translate(${75 + (place - number / 2) * 46} 50)`, stroke: colours[colour], "stroke-width": 3,
    fill: ["none", `url(#picture-stripes-${colour})`, colours[colour]][fill],
  }));
  return draw("g", { transform }, paper, symbols);
}

/** A drawing that has a width and a height in place of a style sheet. */
function size(drawing) {
  drawing.setAttribute("width", 150);
  drawing.setAttribute("height", 100);
  return drawing;
}
