// The Sets of a day's puzzle that were found, and those that were shown.

import { make } from "../../lib/parts/dom.js";
import { smallCards } from "./board.js";
import { nameCard } from "./faces.js";

/** A line for each of the `sets` among `cards`: those of one's `own` first, the others once they are revealed. */
export function foundLines(sets, cards, own, isRevealed, look) {
  const rest = sets.map((_, number) => number).filter((number) => !own.includes(number));
  return [...own.map((number) => line(sets[number], cards, "", look)), ...rest.map((number) => line(sets[number], cards, isRevealed ? " (shown)" : null, look))];
}

function line(places, cards, note, look) {
  if (note === null) return make("li", { class: "open" }, make("span", { class: "note" }, "not found yet"));
  const names = places.map((place) => `card ${place + 1}: ${nameCard(cards[place], look)}`);
  const numbers = places.map((place) => place + 1).join(", ");
  return make("li", { title: names.join("; ") }, smallCards(places.map((place) => cards[place]), look), make("span", { class: "note" }, `${numbers}${note}`));
}
