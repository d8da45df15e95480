// The cards of Set with fewer features than four, or with five.

import { draw } from "../../../lib/parts/dom.js";
import { drawCard, featuresOf, nameCard } from "../faces.js";

/** The card of the printed game with the same features: filled, and one red oval where it has none. */
const usual = (digits) => digits.slice(0, 4) + "0002".slice(digits.length);

/** They have the faces of Set. */
export default (faces) => ({
  features: (digits) => [...featuresOf(usual(digits), faces).slice(0, digits.length), ...digits.slice(4)],
  name(digits) {
    const [number, colour, shape] = featuresOf(usual(digits), faces);
    if (digits.length > 4) return `${nameCard(usual(digits), faces)}, ${digits[4]}`;
    const isMany = digits.length > 2 && digits[0] !== "0";
    return [number, colour, shape].slice(0, digits.length).join(" ") + (isMany ? "s" : "");
  },
  card(digits) {
    const face = drawCard(usual(digits), faces);
    // The fifth feature is none, one or two strokes below the symbols.
    const strokes = ["", "M55 96H95", "M40 96H70M80 96H110"][Number(digits[4] ?? 0)];
    if (strokes) face.append(draw("path", { d: strokes, stroke: "#8c969d", "stroke-width": 5, "stroke-linecap": "round" }));
    return face;
  },
});
