// Hints of Set: one card of a Set, two, all three; then the next Set, as the program says.

import { isDisplayed } from "./display.js";

/** Milliseconds that cards flash, as on the terminal; then the number of the hint remains. */
const flash = 1500;
const stillness = matchMedia("(prefers-reduced-motion: reduce)");

/** How a hint is asked for and shown. */
export class Hints {
  #isAsking = false;
  #clock = 0;
  #isOver = false;
  #game;

  constructor(game) {
    this.#game = game;
  }

  /** The next step: another card of the Set, or the next Set. Until the program has answered there is none. */
  async ask() {
    if (this.#isAsking) return;
    this.#isAsking = true;
    clearTimeout(this.#clock);
    this.#isOver = false;
    await this.#game.command("hint");
    this.#isAsking = false;
    this.#clock = setTimeout(() => {
      this.#isOver = true;
      this.#game.dispatchEvent(new Event("change"));
    }, flash);
  }

  /** The places that are marked: those of the hint, for a moment or for as long as it is shown. */
  get marked() {
    return this.#isOver && !stillness.matches && !isDisplayed("marks") ? [] : this.places;
  }

  get #shown() {
    return this.#game.state?.table?.hint;
  }

  /** The places that are shown, none without a hint. */
  get places() {
    return this.#shown?.slice(0, this.#game.state.table.hintStep) ?? [];
  }

  /** Which Set of how many is shown: "1/4"; "" without a hint. */
  get ordinal() {
    return this.#shown ? `${this.#game.state.table.hintNumber}/${this.#game.state.table.setCount}` : "";
  }

  /** The hint in words; "" without one. */
  get words() {
    return this.#shown ? hintWords(this.places, `Hint ${this.ordinal.replace("/", " of ")}`) : "";
  }
}

/** "Hint 1 of 4: cards 3 and 7." */
export function hintWords(places, start) {
  return `${start}: ${numbered(places)}.`;
}

/** "card 3", "cards 3, 7 and 9". */
export const numbered = (places) => `${places.length === 1 ? "card" : "cards"} ${listed(places.map((place) => place + 1))}`;

/** "red, green and blue". */
export const listed = (words) => (words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`);

/** The next hint, `{ set, places }`: one card of a Set that is `left`, then two, until it is whole; then the next Set. */
export function furtherHint(left, { set, places = [] } = {}) {
  const shown = left.indexOf(set);
  const isWhole = shown >= 0 && places.length === set.length;
  const next = left[isWhole ? (shown + 1) % left.length : Math.max(shown, 0)];
  return { set: next, places: next.slice(0, isWhole || shown < 0 ? 1 : places.length + 1) };
}
