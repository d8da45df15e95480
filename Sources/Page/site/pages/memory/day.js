// A table for each day, to be cleared in as few attempts as a perfect memory needs four times out of five.

import { ask } from "../../lib/service/api.js";
import { make } from "../../lib/parts/dom.js";
import { counted, decimal, duration } from "../../lib/parts/numbers.js";
import { sentence } from "../../lib/parts/words.js";
import { DayPuzzle, openDay } from "../../lib/play/daily.js";
import { seedOf, streakWords } from "../../lib/play/days.js";
import { deckBoard } from "../../lib/play/deck.js";
import { loadFaces } from "./faces.js";
import { look } from "./play.js";

const pairs = 10;
const categories = ["animals", "fruit", "instruments", "pop", "electronic", "rock", "metal"];
/** In how many of a hundred games a perfect memory reaches the target, at least. */
const reached = 80;
/** Milliseconds that two unequal cards stay up. */
const stay = 1600;

export const open = (section, value) => openDay(section, new Puzzle(), value);

class Puzzle extends DayPuzzle {
  #clock = 0;
  #isBusy = false;

  constructor() {
    const board = deckBoard({ label: "Cards of the puzzle", pick: (place) => this.turn(place), kind: "memory-cards" });
    const about = make("p", {});
    super({
      game: "memory", title: "Memory puzzle", kind: "memory", board,
      panels: [make("section", { class: "panel", "aria-label": "The puzzle" }, make("h2", {}, "One table, one target"), about,
        make("p", {}, "The cards lie in the same places for everybody, and each table can be tried once."))],
    });
    // Whoever began again would know the cards.
    this.again.remove();
    Object.assign(this, { board, about });
  }

  /** The table that the day's number deals, and what a perfect memory needs for one of its size. */
  async load(day) {
    const category = categories[new Date(`${day}T12:00:00Z`).getUTCDay()];
    const begin = ["settings", `settings pairs ${pairs}`, `settings category ${category}`, "settings opponent none", "back", "new"];
    const [report] = await Promise.all([ask("memory.report", { pairs }), loadFaces(category).catch(() => {})]);
    const { distribution, expectedTurns, evidence } = report.result;
    let [sum, target] = [0, 0];
    for (const { turns, probability } of distribution) {
      if (100 * sum < reached) [sum, target] = [sum + Number(probability.decimal), turns];
    }
    return { begin, seed: seedOf("memory", day), target, chance: sum, expectedTurns, evidence };
  }

  async begin() {
    const { target, chance, expectedTurns } = this.puzzle;
    this.about.textContent = `Find all ${pairs} pairs in at most ${counted(target, "attempt")}. A perfect memory needs ${decimal(expectedTurns)} on average, and at most ${target} in ${Math.round(100 * chance)} % of all games.`;
    await this.replay(this.record.own);
  }

  async replay(turns) {
    const { begin, seed } = this.puzzle;
    const { result } = await ask("memory.replay", { actions: [], commands: [...begin, ...turns], pause: true, seed });
    this.state = result;
    this.isBack = true;
    return result;
  }

  task() {
    return `Find all ${pairs} pairs in at most ${counted(this.puzzle.target, "attempt")}.`;
  }

  progress({ tries }) {
    return this.puzzle ? `${tries.length} of ${counted(this.puzzle.target, "attempt")}` : counted(tries.length, "attempt");
  }

  get isOver() {
    return Boolean(this.state?.over);
  }

  ending() {
    if (!this.isSolved) return `All pairs found in ${counted(this.attempts, "attempt")}; the target was ${this.puzzle.target}. Each day there is another table.`;
    return [`All pairs found in ${counted(this.attempts, "attempt")} and ${duration(this.record.seconds)}.`, streakWords("memory")].filter(Boolean).join(" ");
  }

  how() {
    return `${counted(this.attempts, "attempt")}, the target was ${this.puzzle.target}`;
  }

  get attempts() {
    return this.state.table.you.attempts;
  }

  paint() {
    const isBack = this.isBack && !this.state.over;
    this.board.show(this.state.table.cards.map((card, place) => look(isBack && card.side === "up" && this.isMiss ? { side: "faceDown" } : card, place, this.state)));
  }

  /** Whether two cards lie open that don't belong together: they are turned back when the next one is turned. */
  get isMiss() {
    return this.state.table.cards.filter(({ side }) => side === "up").length === 2;
  }

  async turn(place) {
    if (!this.puzzle || this.#isBusy || this.isOver) return;
    this.#isBusy = true;
    clearTimeout(this.#clock);
    try {
      const { day } = this;
      const own = [...this.record.own, `turn ${place + 1}`];
      const before = this.state.table.you;
      const result = await this.replay(own);
      if (this.day !== day) return;
      if (!result.accepted) return this.show(sentence(result.refusal));
      this.settle(own, before, result);
    } catch (error) {
      this.say(sentence(error.message));
    } finally {
      this.#isBusy = false;
    }
  }

  settle(own, before, { table: { you }, over }) {
    const isAttempt = you.attempts > before.attempts;
    const isPair = you.pairs > before.pairs;
    const isSolved = over && you.attempts <= this.puzzle.target;
    this.isBack = false;
    if (isAttempt) this.note(isPair ? "S" : "x", () => ({ own, ...(isSolved ? { solved: true } : {}) }));
    else this.change(() => ({ own }));
    const words = !isAttempt ? "Turn another card." : isPair ? "A pair!" : "Not a pair.";
    this.show(over ? this.ending() : words);
    if (!isAttempt || isPair) return;
    this.#clock = setTimeout(() => {
      this.isBack = true;
      this.paint();
    }, stay);
  }
}
