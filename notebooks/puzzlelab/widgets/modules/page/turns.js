// The boards that may search: fewer than there are workers, so that one is always left for a move.

import { most } from "../workers.js";

const searching = [];
const waiting = [];

/** Begins the search of a board; the one that has searched longest gives way, if there are too many. */
export function begin(board) {
  end(board);
  searching.push(board);
  if (searching.length < most) return;
  const oldest = searching.shift();
  waiting.push(oldest);
  oldest.pause();
}

/** A board has ended its search, or needs none: one that gave way resumes. */
export function end(board) {
  for (const list of [searching, waiting]) if (list.includes(board)) list.splice(list.indexOf(board), 1);
}

/** Lets a board that gave way resume, after another one has ended. */
export function resume() {
  if (searching.length < most - 1) waiting.pop()?.search();
}
