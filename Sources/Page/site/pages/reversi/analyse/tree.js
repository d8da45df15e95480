// A main line and its variations. A tree is a value: its lines, each with all its moves from the
// beginning, the main one first; which of them is followed; and how many of its moves are on the
// board.

import { makeLine } from "../line.js";

/** The tree of a line alone. */
export function treeOf({ size, first, position, moves, at }) {
  return { start: { size, first, position }, lines: [{ moves, name: "" }], current: 0, at };
}

/** The line that is followed. */
export function lineIn({ start, lines, current, at }) {
  return makeLine({ ...start, moves: lines[current].moves, at });
}

const begins = (moves, prefix) => prefix.every((move, place) => move === moves[place]);

/** How many moves the line of a place has in common with those before it: there it branches off. */
export function forkOf({ lines }, place) {
  const { moves } = lines[place];
  const shared = lines.slice(0, place).map(({ moves: others }) => {
    const end = moves.findIndex((move, index) => move !== others[index]);
    return end < 0 ? moves.length : end;
  });
  return Math.max(0, ...shared);
}

/** How many moves of the line that is followed are those of the main line. */
export function sharedWithMain({ lines, current }) {
  return current === 0 ? lines[0].moves.length : forkOf({ lines: [lines[0], lines[current]] }, 1);
}

/** The line that another one branches off from; -1 for the main line. */
export function parentOf(tree, place) {
  const prefix = tree.lines[place].moves.slice(0, forkOf(tree, place));
  return place === 0 ? -1 : tree.lines.findIndex(({ moves }) => begins(moves, prefix));
}

/** The tree after more moves: along a line that has them, at the end of one, or as a new branch. */
export function grown(tree, more) {
  const { lines, current, at } = tree;
  const path = [...lines[current].moves.slice(0, at), ...more];
  // The line that is followed comes first, so that its rest stays ahead.
  const along = [current, ...lines.keys()].find((place) => begins(lines[place].moves, path));
  if (along !== undefined) return { ...tree, current: along, at: path.length };
  if (at === lines[current].moves.length) return { ...tree, lines: lines.with(current, { ...lines[current], moves: path }), at: path.length };
  return { ...tree, lines: [...lines, { moves: path, name: "" }], current: lines.length, at: path.length };
}

/** The tree on another of its lines: after the move by which that one branches off, or where the main line was left. */
export function onLine(tree, place) {
  const at = place === 0 ? sharedWithMain(tree) : forkOf(tree, place) + 1;
  return { ...tree, current: place, at };
}

/** The tree without a branch, and without those that branch off from it. */
export function pruned(tree, place) {
  const prefix = tree.lines[place].moves.slice(0, forkOf(tree, place) + 1);
  const isGone = (line) => begins(line.moves, prefix);
  const left = onLine(tree, isGone(tree.lines[tree.current]) ? 0 : tree.current);
  const lines = tree.lines.filter((line, index) => index === 0 || !isGone(line));
  const current = lines.indexOf(tree.lines[left.current]);
  return { ...tree, lines, current, at: left.current === tree.current ? tree.at : left.at };
}

/** The tree with another name for a line. */
export function named(tree, place, name) {
  return { ...tree, lines: tree.lines.with(place, { ...tree.lines[place], name }) };
}

/** The tree on exactly this line; null when it has none such. */
export function found(tree, { size, first, position, moves, at }) {
  // The size of a position is in its text.
  const isSame = position ? tree.start.position === position : !tree.start.position && tree.start.size === size && tree.start.first === first;
  if (!isSame) return null;
  const place = tree.lines.findIndex((line) => line.moves.length === moves.length && begins(line.moves, moves));
  return place < 0 ? null : { ...tree, current: place, at };
}
