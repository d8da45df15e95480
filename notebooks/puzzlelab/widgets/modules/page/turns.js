// The boards that may search: fewer than there are workers, so that one is always left for a move.

import { most } from "../workers.js";

const searching = [];
const waiting = [];

/** Begins the search of a board; the one that has searched longest pauses, if there are too many. */
export function begin(board) {
  end(board);
  searching.push(board);
  if (searching.length < most) return;
  const oldest = searching.shift();
  waiting.push(oldest);
  oldest.pause();
}

/** A board has ended its search, or needs none: one that paused resumes. */
export function end(board) {
  for (const list of [searching, waiting]) if (list.includes(board)) list.splice(list.indexOf(board), 1);
}

/** Lets a paused board resume, after another one has finished. */
export function resume() {
  if (searching.length < most - 1) waiting.pop()?.search();
}
