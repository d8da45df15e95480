// A position for each day in which one move wins: found and proved by the program.

import { ask } from "../../lib/service/api.js";
import { make, makeButton } from "../../lib/parts/dom.js";
import { signed as labelled } from "../../lib/parts/icons.js";
import { capital } from "../../lib/parts/words.js";
import { DayPuzzle } from "../../lib/play/daily.js";
import { seedOf } from "../../lib/play/days.js";
import { kept, update } from "../../lib/service/store.js";
import { makeBoard } from "./board.js";
import { address, difference, makeLine, played, request } from "./line.js";

const most = 40;
/** From Sunday to Saturday: harder towards the weekend. */
const difficulties = ["hard", "easy", "easy", "medium", "medium", "medium", "hard"];
/** Where the numbers of a day began to work: it needn't be sought again. */
const place = "reversi.day-number";
const where = { corner: "in a corner", besideCorner: "next to an empty corner", edge: "on an edge", inside: "inside the board, on no edge" };

/** A puzzle; `go(day)` opens that of a day, today's without one. */
export const makePuzzle = () => new Puzzle();

class Puzzle extends DayPuzzle {
  constructor() {
    const board = makeBoard("Board of the puzzle", (square) => this.answer(square));
    const look = make("a", { hidden: true }, "Analyse this position");
    super({
      game: "reversi", title: "Reversi puzzle", kind: "reversi", board,
      tools: [makeButton(labelled("hint", "Hint"), () => this.hint()), makeButton(labelled("look", "Show solution"), () => this.reveal())],
      panels: [make("section", { class: "panel", "aria-label": "The puzzle" }, make("h2", {}, "One move wins"),
        make("p", {}, "With best play one move wins; every other move draws or loses. The program found this position in a game against itself, and proved the value of each move."), look)],
    });
    Object.assign(this, { board, look });
  }

  /** The first position with a single winning move among those that the day's numbers lead to. */
  async load(day) {
    const difficulty = difficulties[new Date(`${day}T12:00:00Z`).getUTCDay()];
    const known = kept(place);
    for (let number = known?.day === day ? known.number : 0; number < most; number += 1) {
      const { result } = await ask("reversi.puzzles", { generate: 4, difficulty, empties: "8-10", gap: 2, seed: seedOf("reversi", day) + number });
      const found = result.puzzles.find(({ moves }) => moves.length > 2 && moves[0].discDifference > 0 && moves[1].discDifference <= 0);
      if (!found) continue;
      update(place, () => ({ day, number }));
      const line = makeLine({ position: found.position });
      const [before, after] = await Promise.all([line, played(line, found.bestMove)].map(async (each) => (await ask("reversi.show", request(each))).result));
      return { ...found, line, before, after, evidence: result.evidence };
    }
    throw new Error("no position with a single winning move was found for this day");
  }

  begin() {
    this.hinted = [];
    this.look.href = address(this.puzzle.line);
  }

  task() {
    return `${capital(this.puzzle.sideToMove)} to move: one move wins.`;
  }

  progress({ solved, shown, tries }) {
    if (solved) return shown ? "solution shown" : "solved";
    return tries ? "tried" : capital(this.puzzle?.difficulty ?? "");
  }

  get isOver() {
    return Boolean(this.record.solved);
  }

  ending() {
    const { bestMove, discDifference, principalVariation } = this.puzzle;
    return `${bestMove} wins by ${discDifference}: ${principalVariation.slice(0, 5).join(" ")} … ${this.record.shown ? "" : this.solvedWords()}`.trim();
  }

  paint() {
    const { before, after, bestMove, sideToMove } = this.puzzle;
    const isOver = Boolean(this.record.solved);
    this.look.hidden = !isOver;
    if (isOver) return this.board.show({ squares: after.position.slice(0, -2), last: bestMove, flipped: difference(before.position, after.position) });
    const notes = new Map(this.hinted.map((square) => [square, { text: "?", kind: "advised", words: "one of two" }]));
    return this.board.show({ squares: before.position.slice(0, -2), legal: before.legalMoves, turn: sideToMove, notes });
  }

  answer(square) {
    if (!this.puzzle || this.record.solved) return undefined;
    const { moves, bestMove } = this.puzzle;
    const move = moves.find((each) => each.move === square);
    if (!move) return this.say(`${capital(square)} flips nothing: choose a square with a ring.`);
    const isBest = square === bestMove;
    this.note(isBest ? "S" : "x", () => ({ own: [square], ...(isBest ? { solved: true } : {}) }));
    if (isBest) return this.show(this.ending());
    const { discDifference: value } = move;
    return this.show(`${capital(square)} ${value === 0 ? "only draws" : `loses by ${-value}`}. Try another.`);
  }

  /** Where the move is; then it and the second best. */
  hint() {
    if (!this.puzzle || this.record.solved) return undefined;
    const { moves, place: at } = this.puzzle;
    const isFirst = !this.record.tries.includes("h");
    this.note("h");
    if (!isFirst) this.hinted = moves.slice(0, 2).map(({ move }) => move);
    return this.show(isFirst ? `Hint: the move is ${where[at]}.` : `Hint: it is ${this.hinted.toSorted().join(" or ")}.`);
  }

  reveal() {
    if (!this.puzzle || this.record.solved) return undefined;
    this.change(() => ({ shown: true, solved: true }));
    return this.show(this.ending());
  }
}
