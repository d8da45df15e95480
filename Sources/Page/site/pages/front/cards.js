// Today's twelve cards of Set as one small picture.

import { draw } from "../../lib/parts/dom.js";
import { outlineOf } from "../set/faces.js";

const colours = ["red", "green", "purple"];

/** A picture; `show(cards)` puts the faces on its blank cards. */
export function dayPicture() {
  const picture = draw("svg", { class: "scene day-cards", viewBox: "0 0 160 120", "aria-hidden": "true" });
  picture.show = (cards) => picture.replaceChildren(
    draw("defs", {}, colours.map((name) => draw("pattern", { id: `day-${name}`, width: 8, height: 8, patternUnits: "userSpaceOnUse" }, draw("path", { class: `stripe ${name}`, d: "M0 2H8" })))),
    draw("rect", { class: "ground", width: 160, height: 120 }),
    ...cards.map((digits, place) => draw("g", { transform: `translate(${5 + (place % 4) * 38} ${6 + Math.floor(place / 4) * 37})` }, card(digits))));
  picture.show(Array(12).fill(null));
  return picture;
}

function card(digits) {
  const paper = [draw("rect", { class: "shadow", x: 0.8, y: 1.6, width: 36, height: 34, rx: 4 }), draw("rect", { class: "blank", width: 36, height: 34, rx: 4 })];
  if (!digits) return paper;
  const [number, colour, , fill] = [...digits].map(Number);
  const symbols = Array.from({ length: number + 1 }, (_, place) => draw("path", {
    d: outlineOf(digits), transform: `translate(${18 + (place - number / 2) * 10.4} 17) scale(.235)`, class: `symbol ${colours[colour]}`,
    fill: ["none", `url(#day-${colours[colour]})`, "currentColor"][fill],
  }));
  return [...paper, ...symbols];
}
