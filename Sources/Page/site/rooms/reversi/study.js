// A position that is looked at: the line that leads to it, and what the program says about it.

import { ask } from "../../lib/api.js";
import { difference, fromAddress, makeLine, movesOf, played, request, sideOf } from "./line.js";

/**
 * Dispatches "change" when another position is on the board, and "fault" with the program's words
 * when a position or a move is none.
 */
export class Study extends EventTarget {
  line = makeLine();
  /** The result of `reversi.show`. */
  shown = null;
  /** The discs that the last move turned. */
  flipped = [];
  #past = [];
  #future = [];
  #latest = 0;
  #fault = "";
  #known = new Map();

  get canUndo() {
    return this.#past.length > 0;
  }

  get canRedo() {
    return this.#future.length > 0;
  }

  /** The last move; undefined at the beginning. */
  get lastMove() {
    return this.line.moves[this.line.at - 1];
  }

  /** Shows another line; whether it is one. What was there before comes back with `undo`. */
  async open(line, { isNew = true } = {}) {
    const before = this.line;
    const hadOne = this.shown !== null;
    if (!(await this.#turnTo(line))) return false;
    if (isNew && hadOne) {
      this.#past.push(before);
      this.#future = [];
    }
    this.dispatchEvent(new Event("change"));
    return true;
  }

  /** Shows what an address names; whether it did. At first else the beginning, and says why. */
  async openAddress(hash) {
    this.#fault = "";
    if (await this.#follow(hash)) return true;
    const words = this.#fault;
    // Without a fault another line was opened meanwhile.
    if (!words) return false;
    if (!this.shown) await this.open(makeLine());
    this.#refuse(words);
    return false;
  }

  async #follow(hash) {
    const named = fromAddress(hash);
    if (!named) return this.open(makeLine());
    const { moves, ...start } = named.request;
    const list = movesOf(moves ?? "");
    // Moves that no reader could split are left to the program, which says what is wrong.
    if (moves && list.join("").length < moves.replace(/pass/gi, "pa").length && !(await this.#isLegal(named.request))) return false;
    return this.open(makeLine({ ...start, moves: list, at: Math.min(named.ply ?? list.length, list.length) || 0 }));
  }

  /** Makes a move of either colour; the same move as before goes on in the line. */
  play(move) {
    const { line } = this;
    if (line.moves[line.at] === move) return this.go(line.at + 1);
    return this.open(played(line, move));
  }

  /** Goes to the position after `at` moves. */
  go(at) {
    const there = Math.max(0, Math.min(at, this.line.moves.length));
    return there === this.line.at ? true : this.open({ ...this.line, at: there }, { isNew: false });
  }

  undo() {
    return this.#swap(this.#past, this.#future);
  }

  redo() {
    return this.#swap(this.#future, this.#past);
  }

  async #swap(from, to) {
    if (from.length === 0) return;
    const here = this.line;
    to.push(here);
    await this.open(from.pop(), { isNew: false });
  }

  async #turnTo(line) {
    const turn = (this.#latest += 1);
    try {
      const [shown, before] = await Promise.all([this.#show(line), line.at > 0 ? this.#show(line, line.at - 1) : null]);
      if (turn !== this.#latest) return false;
      // A pass at the end of a line is no choice; it is made and told.
      if (shown.mustPass && line.at === line.moves.length) return await this.#turnTo(played(line, "pa"));
      this.flipped = before ? difference(before.position, shown.position) : [];
      this.line = line.position ? { ...line, size: sideOf(shown.position.slice(0, -2)) } : line;
      this.shown = shown;
      return true;
    } catch (error) {
      if (turn === this.#latest) this.#refuse(error.message);
      return false;
    }
  }

  async #isLegal(asked) {
    try {
      await ask("reversi.show", asked);
      return true;
    } catch (error) {
      this.#refuse(error.message);
      return false;
    }
  }

  #refuse(words) {
    this.#fault = words;
    this.dispatchEvent(new CustomEvent("fault", { detail: words }));
  }

  async #show(line, at = line.at) {
    const asked = request(line, at);
    const key = JSON.stringify(asked);
    if (!this.#known.has(key)) this.#known.set(key, (await ask("reversi.show", asked)).result);
    return this.#known.get(key);
  }
}
