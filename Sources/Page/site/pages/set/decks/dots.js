// The cards of ProSet: up to six dots, each in a place and a colour of its own.

import { draw } from "../../../lib/parts/dom.js";
import { listed } from "../hints.js";

const dots = [["red", "#e0344a"], ["orange", "#f08a24"], ["yellow", "#e0bc00"], ["green", "#1d9e5f"], ["blue", "#2f7be0"], ["purple", "#8a4fd0"]];

/** The dots of a card and whether it has them: a smaller deck has the last ones. */
const read = (digits) => dots.slice(-digits.length).map(([name, colour], place) => ({ name, colour, isThere: digits[place] === "1" }));

const proset = {
  features: (digits) => read(digits).map(({ isThere }) => (isThere ? "●" : "–")),
  name: (digits) => listed(read(digits).filter(({ isThere }) => isThere).map(({ name }) => name)),
  card: (digits) => draw(
    "svg", { class: "face dotted", viewBox: "0 0 150 100", "aria-hidden": "true" },
    read(digits).map(({ colour, isThere }, place) => draw("circle", {
      cx: 30 + 45 * (place % 3), cy: digits.length > 3 ? 27 + 46 * Math.floor(place / 3) : 50, r: isThere ? 18 : 16,
      fill: isThere ? colour : "none", stroke: isThere ? "none" : "#8c969d", "stroke-width": 1.5, "stroke-dasharray": isThere ? null : "2 4",
    }))),
};

/** They have one appearance. */
export default () => proset;
