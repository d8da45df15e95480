// Heaps for each day from which one move wins: the program says which.

import { ask } from "../../lib/service/api.js";
import { make, makeButton } from "../../lib/parts/dom.js";
import { signed } from "../../lib/parts/icons.js";
import { DayPuzzle, openDay } from "../../lib/play/daily.js";
import { seedOf } from "../../lib/play/days.js";
import { fragmentOf } from "./address.js";
import { makeTable } from "./table.js";

/** What a day's puzzle is drawn from. */
const rules = [
  { rules: "take:3", play: "normal", heaps: 3, to: 9, words: "Take 1, 2 or 3 from one heap." },
  { rules: "take:any", play: "normal", heaps: 3, to: 7, words: "Take any number from one heap." },
  { rules: "take:any", play: "misere", heaps: 3, to: 7, words: "Take any number from one heap." },
  { rules: "take:1,3,4", play: "normal", heaps: 3, to: 9, words: "Take 1, 3 or 4 from one heap." },
  { rules: "take:any", play: "normal", heaps: 4, to: 9, words: "Take any number from one heap." },
];
const aims = { normal: "The last match wins.", misere: "The last match loses." };

export const open = (section, value) => openDay(section, new Puzzle(), value);

class Puzzle extends DayPuzzle {
  constructor() {
    const board = makeTable({ command: (line) => this.answer(line) }, { openSettings: () => {} });
    board.querySelector(".info")?.remove();
    const [rule, aim] = [make("p", {}), make("p", {})];
    const look = make("a", { hidden: true }, "Explore this position");
    super({
      game: "matchsticks", title: "Matchsticks puzzle", kind: "matchsticks", board,
      tools: [makeButton(signed("hint", "Hint"), () => this.hint()), makeButton(signed("look", "Show solution"), () => this.reveal())],
      panels: [make("section", { class: "panel", "aria-label": "The rules" }, make("h2", {}, "One move wins"), rule, aim,
        make("p", {}, "After one move the other player loses, whatever they do. After every other move they win."), look)],
    });
    Object.assign(this, { board, rule, aim, look });
  }

  /** The first heaps with a single winning move among those that the day's numbers lead to. */
  async load(day) {
    const draw = random(seedOf("matchsticks", day));
    for (;;) {
      const kind = rules[Math.floor(draw() * rules.length)];
      const heaps = Array.from({ length: kind.heaps }, () => 2 + Math.floor(draw() * (kind.to - 1)));
      if (new Set(heaps).size < heaps.length) continue;
      const { result } = await ask("matchsticks.hints", { rules: kind.rules, play: kind.play, heaps: heaps.join(",") });
      if (result.hints.filter(({ wins }) => wins).length !== 1) continue;
      return { ...kind, heaps: heaps.map(String), hints: result.hints, best: result.hints.find(({ wins }) => wins), evidence: result.evidence };
    }
  }

  begin() {
    const { words, play, rules: name, heaps } = this.puzzle;
    [this.rule.textContent, this.aim.textContent] = [words, aims[play]];
    this.look.href = fragmentOf({ rules: name, heaps: heaps.join(","), play });
    this.hinted = null;
  }

  task() {
    return `${this.puzzle.words} ${aims[this.puzzle.play]} Find the one move that wins.`;
  }

  progress({ solved, shown, tries }) {
    return solved ? (shown ? "solution shown" : "solved") : tries ? "tried" : "one move wins";
  }

  get isOver() {
    return Boolean(this.record.solved);
  }

  ending() {
    const { heap, take } = this.puzzle.best;
    return `Take ${take} from heap ${heap + 1}: from there every move loses. ${this.record.shown ? "" : this.solvedWords()}`.trim();
  }

  paint() {
    const { heaps, hints, best } = this.puzzle;
    const isOver = Boolean(this.record.solved);
    const now = isOver ? heaps.with(best.heap, best.leaves[0] ?? "0") : heaps;
    this.look.hidden = !isOver;
    // Takes in the order in which they are counted, not in that of their worth.
    const legal = isOver ? [] : hints.toSorted((one, other) => one.heap - other.heap || one.take - other.take).map(command);
    this.board.show({ table: { heaps: now, initialHeaps: heaps }, legal, advice: this.hinted ? { move: this.hinted } : null });
  }

  answer(line) {
    if (!this.puzzle || this.record.solved) return undefined;
    const move = this.puzzle.hints.find((each) => command(each) === line);
    if (!move) return undefined;
    this.note(move.wins ? "S" : "x", () => ({ own: [line], ...(move.wins ? { solved: true } : {}) }));
    return this.show(move.wins ? this.ending() : `Take ${move.take} from heap ${move.heap + 1}: then the other player can win. Try another.`);
  }

  /** From which heap; then the move. */
  hint() {
    if (!this.puzzle || this.record.solved) return undefined;
    const { best } = this.puzzle;
    const isFirst = !this.record.tries.includes("h");
    this.note("h");
    if (!isFirst) this.hinted = command(best);
    return this.show(isFirst ? `Hint: take from heap ${best.heap + 1}.` : `Hint: take ${best.take} from heap ${best.heap + 1}.`);
  }

  reveal() {
    if (!this.puzzle || this.record.solved) return undefined;
    this.change(() => ({ shown: true, solved: true }));
    return this.show(this.ending());
  }
}

/** A move as the table writes it. */
const command = ({ take, heap }) => `take ${take} from ${heap + 1}`;

/** Numbers from 0 to 1, always the same for the same seed (splitmix32). */
function random(seed) {
  let state = seed % 2 ** 32;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}
