// The cards of EvenQuads: one to four symbols in a colour.

import { draw } from "../../../lib/parts/dom.js";

const numbers = ["one", "two", "three", "four"];
const colours = ["red", "green", "yellow", "blue"];
const symbols = [["square", "squares"], ["icosahedron", "icosahedra"], ["circle", "circles"], ["spiral", "spirals"]];
/** Colours without a style sheet. */
const plain = ["#d81e3a", "#008f68", "#a67c00", "#1f5fd1"];
/** The middles of the symbols, by their number. */
const places = [[[75, 50]], [[47, 50], [103, 50]], [[28, 50], [75, 50], [122, 50]], [[50, 27], [100, 27], [50, 73], [100, 73]]];

const round = (number) => Math.round(number * 10) / 10;
const polar = (radius, degrees) => [radius * Math.cos((degrees * Math.PI) / 180), -radius * Math.sin((degrees * Math.PI) / 180)].map(round);
const path = (points) => `M${points.map((point) => point.join(" ")).join("L")}`;

/** An icosahedron seen from a face: the six corners around it, and those of the face. */
const around = [30, 90, 150, 210, 270, 330].map((degrees) => polar(21, degrees));
const face = [90, 210, 330].map((degrees) => polar(10.5, degrees));
const edges = face.flatMap((corner, place) => [0, 1, 2].map((step) => path([corner, around[(2 * place + step) % 6]]))).join("");
/** Two and a half turns. */
const spiral = path(Array.from({ length: 61 }, (_, step) => polar(1.5 + (18 * step) / 60, 15 * step)));

const line = { fill: "none", "stroke-linecap": "round", "stroke-linejoin": "round" };
const drawings = [
  () => [draw("rect", { x: -17, y: -17, width: 34, height: 34, rx: 3, fill: "currentColor", stroke: "none" })],
  () => [
    draw("path", { d: `${path(around)}Z`, fill: "currentColor", stroke: "none" }),
    draw("path", { d: `${edges}${path(face)}Z`, class: "edges", stroke: "#ffffff", "stroke-width": 1.7, ...line })],
  () => [draw("circle", { r: 19, fill: "currentColor", stroke: "none" })],
  () => [draw("path", { d: spiral, stroke: "currentColor", "stroke-width": 4.4, ...line })],
];

/** The features of a card: a smaller deck is the part of this one with zeros before its digits. */
const read = (digits) => [...digits.padStart(3, "0")].map(Number);

const quads = {
  features(digits) {
    const [number, colour, symbol] = read(digits);
    return [numbers[number], colours[colour], symbols[symbol][0]].slice(-digits.length);
  },
  name(digits) {
    const [number, colour, symbol] = read(digits);
    return `${numbers[number]} ${colours[colour]} ${symbols[symbol][number === 0 ? 0 : 1]}`;
  },
  card(digits) {
    const [number, colour, symbol] = read(digits);
    return draw(
      "svg", { class: `face ${colours[colour]} upright`, viewBox: "0 0 150 100", color: plain[colour], "aria-hidden": "true" },
      places[number].map(([x, y]) => draw("g", { transform: `translate(${x} ${y})` }, draw("g", { class: "symbol" }, drawings[symbol]()))),
      draw("text", { class: "initial", x: 146, y: 96, visibility: "hidden" }, colours[colour].charAt(0).toUpperCase()));
  },
};

/** They have one appearance. */
export default () => quads;
