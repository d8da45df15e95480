// A position under study: the line that leads to it, the variations that were tried, and what the
// program says about it.

import { ask } from "../../../lib/service/api.js";
import { Queue } from "../../../lib/play/queue.js";
import { difference, fromAddress, makeLine, movesOf, request, sideOf } from "../line.js";
import { found, grown, lineIn, named, onLine, pruned, treeOf } from "./tree.js";
import { keepTree, keptTree } from "./variations.js";

/**
 * Dispatches "change" when another position is on the board, "named" when only a line has another name, and
 * "fault" with the program's words when a position or a move is none. What is asked for begins where everything
 * before it has led to: two keys are two steps, however late the answers are.
 */
export class Study extends EventTarget {
  /** The main line and its branches: see tree.js. */
  tree = treeOf(makeLine());
  /** The result of `reversi.show`. */
  shown = null;
  /** The discs that the last move turned. */
  flipped = [];
  #past = [];
  #future = [];
  #queue = new Queue(() => {});
  #fault = "";
  #known = new Map();
  #isKept;

  /** Trees are kept for another visit if nothing else is said. */
  constructor({ isKept = true } = {}) {
    super();
    this.#isKept = isKept;
  }

  /** The line that is followed. */
  get line() {
    return lineIn(this.tree);
  }

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

  /** Shows a line of this tree, of a kept one, or of its own; whether it is one. What was there before returns with `undo`. */
  open(line) {
    return this.#turn((tree) => found(tree, line) ?? (this.#isKept ? keptTree(line) : null) ?? treeOf(line));
  }

  /** Shows what an address names, and returns whether it did; if not, it says why, and shows the beginning if nothing is shown yet. */
  async openAddress(hash) {
    this.#fault = "";
    if (await this.#follow(hash)) return true;
    const words = this.#fault;
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

  /** Makes moves of either colour: those of a line that is known, or a branch. */
  play(...moves) {
    return this.#turn((tree) => grown(tree, moves));
  }

  /** Goes to the position after `at` moves, or `step` moves forwards or back. */
  go(at) {
    return this.#turn((tree) => moved(tree, at), { isNew: false });
  }

  step(by) {
    return this.#turn((tree) => moved(tree, tree.at + by), { isNew: false });
  }

  /** Goes to the line of a place, where it branches off. */
  enter(place) {
    return this.#turn((tree) => onLine(tree, place), { isNew: false });
  }

  /** Deletes the branch that is followed. */
  remove() {
    return this.#turn((tree) => (tree.current > 0 ? pruned(tree, tree.current) : tree));
  }

  /** Names the branch that is followed. */
  name(name) {
    return this.#queue.do(() => {
      this.tree = named(this.tree, this.tree.current, name);
      if (this.#isKept) keepTree(this.tree);
      this.dispatchEvent(new Event("named"));
    });
  }

  undo() {
    return this.#swap(this.#past, this.#future);
  }

  redo() {
    return this.#swap(this.#future, this.#past);
  }

  #swap(from, to) {
    return this.#turn((tree) => {
      if (from.length === 0) return tree;
      to.push(tree);
      return from.pop();
    }, { isNew: false });
  }

  /** Shows the tree that `change` makes of the present one; whether the program knows such a position. */
  #turn(change, { isNew = true } = {}) {
    return this.#queue.do(async () => {
      const before = this.tree;
      const [hadOne, tree] = [this.shown !== null, change(before)];
      if (hadOne && tree === before) return true;
      if (!(await this.#turnTo(tree))) return false;
      if (isNew && hadOne && this.tree.lines !== before.lines) {
        this.#past.push(before);
        this.#future = [];
      }
      if (this.#isKept && (before.lines.length > 1 || this.tree.lines.length > 1)) keepTree(this.tree);
      this.dispatchEvent(new Event("change"));
      return true;
    });
  }

  async #turnTo(tree) {
    const line = lineIn(tree);
    try {
      const [shown, before] = await Promise.all([this.#show(line), line.at > 0 ? this.#show(line, line.at - 1) : null]);
      // A pass at the end of a line isn't a choice; it is made and announced.
      if (shown.mustPass && line.at === line.moves.length) return await this.#turnTo(grown(tree, ["pa"]));
      this.flipped = before ? difference(before.position, shown.position) : [];
      this.tree = line.position ? { ...tree, start: { ...tree.start, size: sideOf(shown.position.slice(0, -2)) } } : tree;
      this.shown = shown;
      return true;
    } catch (error) {
      this.#refuse(error.message);
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

/** A tree with another number of moves on the board. */
function moved(tree, at) {
  const there = Math.max(0, Math.min(at, tree.lines[tree.current].moves.length));
  return there === tree.at ? tree : { ...tree, at: there };
}
