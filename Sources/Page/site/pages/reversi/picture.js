// A board as a picture, in colours of its own.

import { draw } from "../../lib/parts/dom.js";
import { sideOf } from "./line.js";

/** A board as a drawing that needs no style sheet. */
export function picture(squares) {
  const size = sideOf(squares);
  const cells = [...squares].map((letter, place) => {
    const [x, y] = [(place % size) * 40 + 20, Math.floor(place / size) * 40 + 20];
    return [
      draw("rect", { x: x - 19, y: y - 19, width: 38, height: 38, rx: 2, fill: "#28785a" }),
      ...(letter === "-" ? [] : [draw("circle", { cx: x, cy: y, r: 16, fill: letter === "X" ? "#101816" : "#fbfaf4", stroke: "#7d8d86" })])];
  });
  return draw("svg", { viewBox: `0 0 ${size * 40} ${size * 40}` }, draw("rect", { width: size * 40, height: size * 40, fill: "#164a34" }), cells.flat());
}
