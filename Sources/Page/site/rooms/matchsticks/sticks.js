// Matches drawn in groups of five; those that were taken leave a faint outline.

import { change, draw, make } from "../../lib/dom.js";

const most = 60;

/** A picture of a heap; `show(count, initial)` draws it anew. Numbers are decimal strings of any size. */
export function makeSticks() {
  const element = make("div", { class: "sticks", "aria-hidden": "true" });
  element.show = (count, initial = count) => {
    const all = Number(initial) <= most ? Number(initial) : 0;
    const groups = Math.ceil(all / 5);
    while (element.children.length > groups) element.lastChild.remove();
    while (element.children.length < groups) element.append(makeGroup());
    for (let place = 0; place < groups * 5; place += 1) {
      const state = place >= all ? "none" : place < Number(count) ? "there" : "gone";
      change(element.children[Math.floor(place / 5)].children[place % 5], { class: `stick ${state}` });
    }
  };
  return element;
}

function makeGroup() {
  return draw(
    "svg", { viewBox: "0 0 60 64", width: 60, height: 64 },
    [0, 1, 2, 3, 4].map((place) =>
      draw(
        "g", { class: "stick", transform: `translate(${place * 11 + 8} 2) rotate(${[1, -2, 0, 2, -1][place]})` },
        draw("rect", { class: "wood", x: -2, y: 8, width: 4, height: 52, rx: 1 }),
        draw("ellipse", { class: "head", cx: 0, cy: 6, rx: 3.6, ry: 5.5 }))));
}
