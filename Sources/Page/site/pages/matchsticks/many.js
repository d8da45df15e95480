// A choice among more takes than buttons are good for: a slider with its number, or a menu.

import { change, make, write } from "../../lib/parts/dom.js";

/** The element for the moves of a heap; `show(moves, { isChoice, act, name })` offers them, `move` is the chosen one. */
export function makeMany() {
  const range = make("input", { type: "range", min: 0, step: 1, oninput: () => pick(Number(range.value)) });
  const number = make("input", { type: "number", inputmode: "numeric", onchange: () => pick(nearest(Number(number.value))) });
  const menu = make("select", { onchange: () => pick(menu.selectedIndex) });
  const button = make("button", { type: "button", class: "take-many" });
  const slider = make("div", { class: "slider" }, range, number);
  const element = make("div", { class: "many" }, slider, menu, button);
  let [moves, at] = [[], 0];

  /** The place of the take that is nearest to a number. */
  function nearest(take) {
    return moves.reduce((best, move, place) => (Math.abs(move.take - take) < Math.abs(moves[best].take - take) ? place : best), 0);
  }

  function pick(place) {
    at = Math.max(0, Math.min(place, moves.length - 1));
    const { take } = moves[at];
    [range.value, number.value, menu.selectedIndex] = [at, take, at];
    change(range, { "aria-valuetext": `take ${take}` });
    write(button, menu.hidden ? `Take ${take}` : "Play this move");
  }

  element.show = (next, { isChoice, act, name }) => {
    const isSame = next.length === moves.length;
    moves = next;
    const isPlain = moves.every(({ leaving }) => !leaving);
    [slider.hidden, menu.hidden] = [!isPlain, isPlain];
    change(range, { max: moves.length - 1, "aria-label": `How many ${name}` });
    change(number, { min: moves[0].take, max: moves.at(-1).take, "aria-label": `Number ${name}` });
    change(menu, { "aria-label": `Moves ${name}` });
    if (!isPlain) menu.replaceChildren(...moves.map(({ take, leaving }) => make("option", {}, leaving ? `Take ${take}, leave ${leaving.join(" and ")}` : `Take ${take}`)));
    change(button, { "aria-disabled": String(!isChoice), onclick: () => act(moves[at]) });
    pick(isSame ? at : 0);
  };
  return element;
}
