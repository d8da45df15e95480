// Cards of one's own in the place of the usual ones; loaded where there are any.

import { draw } from "../../../lib/parts/dom.js";
import { packs } from "../faces.js";

const classes = ["red", "green", "purple"];

/** Puts a pack that make.js has made in the place of all others; its `phrase` puts the program's words into its own. */
export function wear(own) {
  if (["colours", "shapes", "fills"].some((list) => own[list]?.length !== 3)) return;
  const pack = {
    colours: own.colours.map(({ name }) => name), shapes: own.shapes.map(({ name }) => name), fills: own.fills,
    plain: own.colours.map(({ colour }) => colour),
    // As text, not as a picture with colours of its own.
    drawn: (shape, attributes) => draw(
      "text", { "font-size": 50, "text-anchor": "middle", "dominant-baseline": "central", "stroke-width": 1.6, ...attributes }, `${own.shapes[shape].symbol}\uFE0E`),
  };
  const words = new Map(Object.values(packs).flatMap((usual) =>
    ["colours", "shapes", "fills"].flatMap((list) => usual[list].map((word, place) => [word, pack[list][place]]))));
  for (const name of Object.keys(packs)) packs[name] = pack;
  pack.plain.forEach((colour, place) => document.documentElement.style.setProperty(`--own-${classes[place]}`, colour));
  const known = new RegExp(`\\b(${[...words.keys()].join("|")})(s?)\\b`, "g");
  pack.phrase = (text) => text.replace(known, (_, word, plural) => words.get(word) + plural);
}
