// A small picture of each game.

import { draw } from "../../lib/parts/dom.js";

const picture = (...children) => draw("svg", { viewBox: "0 0 96 56", width: 96, height: 56 }, children.flat());

const card = (x, y, ...children) =>
  draw("g", { transform: `translate(${x} ${y})` }, draw("rect", { class: "blank", width: 24, height: 34, rx: 4 }), children.flat());

/** By the path of the page: what makes its picture. */
export const pictures = {
  matchsticks: () => picture([0, 1, 2, 3, 4].map((place) => draw(
    "g", { class: place === 4 ? "stick gone" : "stick", transform: `translate(${place * 17 + 14} 2) rotate(${[1, -3, 0, 2, 9][place]})` },
    draw("rect", { class: "wood", x: -2.5, y: 8, width: 5, height: 44, rx: 1 }),
    draw("ellipse", { class: "head", cx: 0, cy: 7, rx: 4.5, ry: 6 })))),
  set: () => picture(
    card(4, 11, draw("path", { class: "one line", d: "M12 9 19 17 12 25 5 17Z" })),
    card(36, 11, draw("path", { class: "two", d: "M12 5 18 11 12 17 6 11Z M12 18 18 24 12 30 6 24Z" })),
    card(68, 11, draw("ellipse", { class: "three soft", cx: 12, cy: 17, rx: 8, ry: 5 }))),
  reversi: () => picture(
    draw("rect", { class: "felt", x: 20, y: 0, width: 56, height: 56, rx: 4 }),
    [[34, 14, "dark"], [62, 14, "light"], [34, 42, "light"], [62, 42, "dark"]].map(([cx, cy, kind]) => draw("circle", { class: kind, cx, cy, r: 11 })),
    draw("path", { class: "grid", d: "M48 0V56M20 28H76" })),
  memory: () => picture([0, 1, 2, 3].map((place) => card(place * 23 + 2, place % 2 ? 14 : 8,
    place === 1 || place === 2 ? draw("circle", { class: "one", cx: 12, cy: 17, r: 6 }) : draw("path", { class: "back", d: "M4 8 20 26M4 17 14 28M10 6 20 17" })))),
  cardmatch: () => picture(["10♥", "8♦", "10♦"].map((face, place) =>
    card(place * 30 + 6, 11, draw("text", { class: face.includes("8") ? "rank quiet" : "rank", x: 12, y: 21 }, face)))),
};
