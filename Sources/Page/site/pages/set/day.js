// A puzzle for each day: cards that hold six Sets, or three groups of another deck, the same for all players.

import { ask } from "../../lib/service/api.js";
import { make, makeButton, write } from "../../lib/parts/dom.js";
import { signed } from "../../lib/parts/icons.js";
import { counted } from "../../lib/parts/numbers.js";
import { capital } from "../../lib/parts/words.js";
import { DayPuzzle } from "../../lib/play/daily.js";
import { howSolved, keptDays, later, setsOfDay, today } from "../../lib/play/days.js";
import { cardKeys, listen, setBoard } from "./board.js";
import { displayPanel } from "./display.js";
import { openDecks, usual } from "./decks/days.js";
import { lookOf } from "./faces.js";
import { foundLines } from "./found.js";
import { furtherHint, hintWords } from "./hints.js";
import { whyPanel } from "./why.js";

/** Milliseconds that cards that were tried stay selected. */
const stay = 800;
/** The earlier days of which "Another puzzle" draws one. */
const reach = 1000;

export const makePuzzle = (deck = usual) => new Puzzle(deck);

export const open = (section, value) => openDecks(section, makePuzzle, value);

class Puzzle extends DayPuzzle {
  #clock = 0;

  constructor({ deck, title, kind }) {
    const board = setBoard({ label: "Cards", pick: (place) => this.pick(place), kind: "day" });
    const solve = makeButton(signed("look", "Show solutions"), () => this.reveal());
    const found = make("ol", { class: "sets-found" });
    const heading = `${capital(kind.group)}s found`;
    const game = deck === "set" ? deck : `set.${deck}`;
    const why = kind.isExplained ? whyPanel(deck === "set" ? {} : { about: `Find ${kind.one} to see why it is one.` }) : null;
    super({
      game, title: `${title} puzzle`, kind: "set-day", board,
      tools: [makeButton(signed("hint", "Hint"), () => this.hint()), solve, makeButton(signed("next", "Another puzzle"), () => this.another(), { title: "One of an earlier day that you haven’t begun" })],
      panels: [make("section", { class: "panel", "aria-label": heading }, make("h2", {}, heading), found, deck === "set" ? null : make("p", { class: "note" }, kind.definition)), why, displayPanel("initials", "keys")].filter(Boolean),
    });
    Object.assign(this, { board, solve, found, why, deck, kind, game, look: lookOf({ deck, faces: "glyphs" }) });
    listen(this.element, (key) => {
      const place = cardKeys.indexOf(key);
      if (key === "h") this.hint();
      else if (place >= 0 && place < (this.puzzle?.cards.length ?? 0)) this.pick(place);
      else return false;
      return true;
    });
  }

  async load(day) {
    const { result } = await ask("set.puzzle", { date: day, ...(this.deck === "set" ? { sets: setsOfDay } : { deck: this.deck }) });
    const { cards, sets } = result.puzzles[0];
    return { day, cards, sets, evidence: result.evidence };
  }

  begin() {
    // What another tab found leaves the selection alone.
    if (this.puzzle === this.shown) return;
    this.release();
    [this.shown, this.isRevealed, this.hinted] = [this.puzzle, false, {}];
  }

  /** How many groups there are to find. */
  get goal() {
    return this.puzzle?.sets.length ?? setsOfDay;
  }

  get all() {
    return `all ${this.goal === setsOfDay ? "six" : "three"}`;
  }

  task() {
    return `Find ${this.all} ${this.kind.group}s.`;
  }

  progress({ own }) {
    return `${own.length} of ${this.goal} found`;
  }

  headWords({ own }) {
    return `Found: ${own.length} of ${this.goal}`;
  }

  get isOver() {
    return this.record.own.length === this.goal;
  }

  ending() {
    const all = `${capital(this.all)} are found`;
    return this.record.shown ? `${all}, with the solutions in view.` : this.solvedWords(`${all}: ${counted(this.goal, this.kind.group)}`);
  }

  how() {
    return `${counted(this.goal, this.kind.group)} ${howSolved(this.record)}`;
  }

  pick(place) {
    if (!this.puzzle) return;
    const { cards, sets } = this.puzzle;
    const { size, one, group } = this.kind;
    if (this.tried) this.release();
    this.selection = this.selection.includes(place) ? this.selection.filter((other) => other !== place) : [...this.selection, place];
    const key = [...this.selection].sort((one, other) => one - other);
    const number = sets.findIndex((set) => String(set) === String(key));
    const isKnown = this.record.own.includes(number);
    // Groups of any size may be parts of others: no choice is wrong, and one that is found may become another.
    if (size ? this.selection.length < size : number < 0 || isKnown) return this.show(isKnown ? `You have found this ${group} already.` : this.selection.length ? `${this.selection.length} selected.` : "Nothing selected.");
    this.tried = number < 0 ? "mismatch" : "match";
    this.#clock = setTimeout(() => {
      this.release();
      this.show(this.status.textContent);
    }, stay);
    this.why?.show(this.selection, this.selection.map((chosen) => cards[chosen]), this.look, this.deck, one);
    if (number < 0) {
      this.note("x");
      return this.show(`Not ${one}. Try again.`);
    }
    if (isKnown) return this.show(`You have found this ${group} already.`);
    const { goal } = this;
    this.note("S", ({ own }) => {
      const found = own.includes(number) ? own : [...own, number];
      return { own: found, ...(found.length === goal ? { solved: true } : {}) };
    });
    this.hinted = {};
    const { length } = this.record.own;
    return this.show(length === goal ? this.ending() : `${capital(one)}! ${length} of ${goal} found.`);
  }

  /** Frees the cards that were tried. */
  release() {
    clearTimeout(this.#clock);
    [this.selection, this.tried] = [[], null];
  }

  /** One card of a group that is left, then one more, until it is whole; then the next one. */
  hint() {
    if (!this.puzzle) return;
    const left = this.puzzle.sets.filter((_, number) => !this.record.own.includes(number));
    if (left.length === 0) return this.say(`All ${this.kind.group}s are found.`);
    this.hinted = furtherHint(left, this.hinted);
    this.note("h");
    this.show(hintWords(this.hinted.places, "Hint"));
  }

  /** The puzzle of an earlier day on which nothing was done. */
  another() {
    const begun = new Set(keptDays(this.game).map(([day]) => day));
    const free = Array.from({ length: reach }, (_, days) => later(today(), -1 - days)).filter((day) => !begun.has(day) && day !== this.day);
    return this.go(free[Math.floor(Math.random() * free.length)] ?? later(today(), -reach - 1));
  }

  reveal() {
    if (!this.puzzle) return;
    const isShown = (this.isRevealed = !this.isRevealed);
    if (isShown && !this.isSolved) this.change(() => ({ shown: true }));
    this.show(isShown ? `${capital(this.all)} are shown; only those you found yourself count.` : "The solutions are hidden again.");
  }

  restart() {
    this.shown = null;
    super.restart();
  }

  paint() {
    const { cards, sets } = this.puzzle;
    const { own } = this.record;
    this.board.show(cards.map((digits, place) => ({
      digits, checked: this.selection.includes(place), hinted: Boolean(this.hinted.places?.includes(place)),
      found: own.filter((number) => sets[number].includes(place)).length, mark: this.selection.includes(place) ? this.tried : null,
    })), this.look);
    write(this.solve.lastChild, this.isRevealed ? "Hide solutions" : "Show solutions");
    this.found.replaceChildren(...foundLines(sets, cards, own, this.isRevealed, this.look));
  }
}
