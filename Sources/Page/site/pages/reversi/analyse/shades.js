// Colours of the values of moves, from the best to the worst: blue to red by way of pale, which
// colour-blind people can distinguish.

import { make } from "../../../lib/parts/dom.js";

/** From how many discs fewer than the best move a colour is for. */
const shades = [
  { name: "best", from: 0 }, { name: "good", words: "up to 2", from: Number.MIN_VALUE }, { name: "fair", words: "2 to 4", from: 2 },
  { name: "poor", words: "4 to 10", from: 4 }, { name: "bad", words: "10 or more discs worse", from: 10 },
];

/** The class of a move that is worth this much less than the best one; a shallower search may have made it worth more. */
export function shadeOf(loss) {
  return `shade-${(shades.findLast(({ from }) => loss >= from) ?? shades[1]).name}`;
}

/** What the colours mean. */
export function makeLegend() {
  return make("ul", { class: "legend", role: "list", "aria-label": "Colours of the moves" },
    shades.map(({ name, words = name }) => make("li", {}, make("span", { class: `swatch shade-${name}`, "aria-hidden": "true" }), words)));
}
