// A picture of each game's table, four by three.

import { draw } from "../../lib/parts/dom.js";

const at = (x, y, turn, ...children) => draw("g", { transform: `translate(${x} ${y}) rotate(${turn})` }, children.flat(Infinity));
const box = (kind, x, y, width, height, rx) => draw("rect", { class: kind, x, y, width, height, rx });
const path = (kind, d) => draw("path", { class: kind, d });
const round = (kind, cx, cy, r) => draw("circle", { class: kind, cx, cy, r });
const text = (kind, x, y, words) => {
  const element = draw("text", { class: kind, x, y });
  element.textContent = words;
  return element;
};

const picture = (kind, ...children) => draw("svg", { class: `scene ${kind}`, viewBox: "0 0 160 120", preserveAspectRatio: "xMidYMid slice" }, box("ground", 0, 0, 160, 120, 0), children.flat(Infinity));

/** A card with its shadow, around the origin. */
const card = (kind, width, height, ...children) => [box("shadow", -width / 2 + 0.8, -height / 2 + 1.8, width, height, 4), box(kind, -width / 2, -height / 2, width, height, 4), ...children];

function matchsticks() {
  const stick = (x, y, turn, isGone) => at(x, y, turn, draw("g", { class: isGone ? "gone" : "" },
    isGone ? [] : draw("ellipse", { class: "shadow", cx: 1, cy: 23, rx: 4, ry: 1.6 }), box("wood", -1.9, -20, 3.8, 42, 1), draw("ellipse", { class: "head", cx: 0, cy: -21, rx: 3.2, ry: 4.6 })));
  const heap = (x, y, count, gone = 0) => Array.from({ length: count }, (_, place) => stick(x + place * 9.5, y, [1, -2, 0, 2, -1][place % 5], place >= count - gone));
  return picture("amber", path("grain", "M0 22H160M0 47H160M0 73H160M0 98H160"), heap(24, 36, 3), heap(80, 36, 5), heap(24, 86, 7, 2), heap(110, 86, 4));
}

const diamond = "M0-15 8 0 0 15-8 0Z";
const oval = "M-7-7a7 7 0 0 1 14 0v14a7 7 0 0 1-14 0Z";

function set() {
  const face = (kind, shape, xs) => card("blank", 38, 54, xs.map((x) => at(x, 0, 0, path(kind, shape))));
  return picture("violet",
    at(37, 57, -7, face("red line", diamond, [0])), at(80, 64, 2, face("green", oval, [-8.5, 8.5])), at(123, 57, 8, face("purple soft", "M0-13 5 0 0 13-5 0Z", [-11.5, 0, 11.5])));
}

/** A game in its middle: a row of letters for each row of squares. */
const discs = ["..XO.O..", "..XXOO..", ".OOXXOX.", "..OOXXX.", "..OXOX..", "...X.O.."];

function reversi() {
  const lines = Array.from({ length: 9 }, (_, place) => `M${place * 20} 0V120`).concat(Array.from({ length: 7 }, (_, place) => `M0 ${place * 20}H160`)).join("");
  return picture("felt", path("grid", lines), discs.flatMap((row, down) => [...row].flatMap((disc, across) => (disc === "." ? [] : [
    round("shadow", across * 20 + 10.6, down * 20 + 11.4, 8), round(disc === "X" ? "dark" : "light", across * 20 + 10, down * 20 + 10, 8), path(disc === "X" ? "shine dim" : "shine", `M${across * 20 + 5} ${down * 20 + 7}a6 6 0 0 1 7-2.6`)]))));
}

function memory() {
  const back = () => path("pattern", "M-9-9 0 0 9-9M-9 9 0 0 9 9M-9 0-4.5-4.5M9 0 4.5-4.5M-9 0-4.5 4.5M9 0 4.5 4.5");
  const fish = () => [path("fish", "M-9 0C-5-7 4-7 7 0 4 7-5 7-9 0ZM6 0 12-5V5Z"), round("eye", -4.5, -1.4, 1.2)];
  return picture("slate", Array.from({ length: 12 }, (_, place) => {
    const isUp = place === 5 || place === 10;
    return at(28 + (place % 4) * 35, 24 + Math.floor(place / 4) * 36, isUp ? [2, -3][place % 2] : 0, card(isUp ? "blank" : "back", 29, 30, isUp ? fish() : back()));
  }));
}

function cardmatch() {
  const face = (rank, suit, kind) => card("blank", 40, 58, text(`rank ${kind}`, -16, -14, rank), text(`suit ${kind}`, -16, -3, suit), text(`big ${kind}`, 0, 15, suit));
  const back = card("back", 40, 58, path("pattern", "M-16-25H16V25H-16ZM-16-25 16 25M16-25-16 25"));
  return picture("crimson", at(31, 66, -16, back), at(63, 58, -6, face("10", "♥\ufe0e", "red")), at(97, 58, 5, face("10", "♠\ufe0e", "ink")), at(129, 66, 15, face("8", "♦\ufe0e", "red")));
}

/** By the path of the page: what makes its picture. */
export const pictures = { matchsticks, set, reversi, memory, cardmatch };
