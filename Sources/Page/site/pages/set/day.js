// A puzzle for each day: twelve cards that hold six Sets, the same for all players.

import { ask } from "../../lib/service/api.js";
import { make, makeButton, write } from "../../lib/parts/dom.js";
import { signed } from "../../lib/parts/icons.js";
import { DayPuzzle, openDay } from "../../lib/play/daily.js";
import { howSolved, setsOfDay } from "../../lib/play/days.js";
import { cardKeys, listen, setBoard } from "./board.js";
import { displayPanel } from "./display.js";
import { foundLines } from "./found.js";
import { furtherHint, hintWords } from "./hints.js";
import { whyPanel } from "./why.js";

/** Milliseconds that three tried cards stay selected. */
const stay = 800;

export const open = (section, value) => openDay(section, new Puzzle(), value);

class Puzzle extends DayPuzzle {
  #clock = 0;

  constructor() {
    const board = setBoard({ label: "Cards", pick: (place) => this.pick(place), kind: "day" });
    const solve = makeButton(signed("look", "Show solutions"), () => this.reveal());
    const found = make("ol", { class: "sets-found" });
    const why = whyPanel();
    super({
      game: "set", title: "Set puzzle", kind: "set-day", board, tools: [makeButton(signed("hint", "Hint"), () => this.hint()), solve],
      panels: [make("section", { class: "panel", "aria-label": "Sets found" }, make("h2", {}, "Sets found"), found), why, displayPanel("initials", "keys")],
    });
    Object.assign(this, { board, solve, found, why });
    listen(this.element, (key) => {
      const place = cardKeys.indexOf(key);
      if (key === "h") this.hint();
      else if (place >= 0 && place < (this.puzzle?.cards.length ?? 0)) this.pick(place);
      else return false;
      return true;
    });
  }

  async load(day) {
    const { result } = await ask("set.puzzle", { date: day, sets: setsOfDay });
    const { cards, sets } = result.puzzles[0];
    return { day, cards, sets, evidence: result.evidence };
  }

  begin() {
    // What another tab found leaves the selection alone.
    if (this.puzzle === this.shown) return;
    this.release();
    [this.shown, this.isRevealed, this.hinted] = [this.puzzle, false, []];
  }

  task() {
    return "Find all six Sets.";
  }

  progress({ own }) {
    return `${own.length} of ${setsOfDay} found`;
  }

  headWords({ own }) {
    return `Found: ${own.length} of ${setsOfDay}`;
  }

  get isOver() {
    return this.record.own.length === setsOfDay;
  }

  ending() {
    return this.record.shown ? "All six are found, with the solutions in view." : this.solvedWords("All six are found: 6 Sets");
  }

  how() {
    return `6 Sets ${howSolved(this.record)}`;
  }

  pick(place) {
    if (!this.puzzle) return;
    const { cards, sets } = this.puzzle;
    if (this.tried) this.release();
    this.selection = this.selection.includes(place) ? this.selection.filter((other) => other !== place) : [...this.selection, place];
    if (this.selection.length < 3) return this.show(this.selection.length ? `${this.selection.length} selected.` : "Nothing selected.");
    const key = [...this.selection].sort((one, other) => one - other);
    const number = sets.findIndex((set) => String(set) === String(key));
    this.tried = number < 0 ? "mismatch" : "match";
    this.#clock = setTimeout(() => {
      this.release();
      this.show(this.status.textContent);
    }, stay);
    this.why.show(this.selection, this.selection.map((chosen) => cards[chosen]));
    if (number < 0) {
      this.note("x");
      return this.show("Not a Set. Try again.");
    }
    if (this.record.own.includes(number)) return this.show("You have found this Set already.");
    this.note("S", ({ own }) => ({ own: own.includes(number) ? own : [...own, number] }));
    this.hinted = [];
    const { length } = this.record.own;
    return this.show(length === setsOfDay ? this.ending() : `A Set! ${length} of ${setsOfDay} found.`);
  }

  /** Frees the three cards that were tried. */
  release() {
    clearTimeout(this.#clock);
    [this.selection, this.tried] = [[], null];
  }

  /** One card of a Set that is left, then two, then all three; then the next Set. */
  hint() {
    if (!this.puzzle) return;
    const left = this.puzzle.sets.filter((_, number) => !this.record.own.includes(number));
    if (left.length === 0) return this.say("All Sets are found.");
    this.hinted = furtherHint(left, this.hinted);
    this.note("h");
    this.show(hintWords(this.hinted, "Hint"));
  }

  reveal() {
    if (!this.puzzle) return;
    const isShown = (this.isRevealed = !this.isRevealed);
    if (isShown && !this.isSolved) this.change(() => ({ shown: true }));
    this.show(isShown ? "All six are shown; only those you found yourself count." : "The solutions are hidden again.");
  }

  restart() {
    this.shown = null;
    super.restart();
  }

  paint() {
    const { cards, sets } = this.puzzle;
    const { own } = this.record;
    this.board.show(cards.map((digits, place) => ({
      digits, checked: this.selection.includes(place), hinted: this.hinted.includes(place),
      found: own.filter((number) => sets[number].includes(place)).length, mark: this.selection.includes(place) ? this.tried : null,
    })));
    write(this.solve.lastChild, this.isRevealed ? "Hide solutions" : "Show solutions");
    this.found.replaceChildren(...foundLines(sets, cards, own, this.isRevealed));
  }
}
