// One's own games, kept in this browser when they end.

import { recall, remember } from "../../lib/service/store.js";

const key = "reversi.games";
const most = 50;

/** The games that were kept, the newest first: `{ moves, size, first }`, moves as a transcript. */
export function keptGames() {
  // All tabs keep their games together.
  return recall(key).at(-1) ?? [];
}

/** Keeps the game of a state of play that is over. */
export function keepGame({ table, settings }) {
  const game = { moves: table.transcript, size: Number(settings.size), first: settings.first };
  const others = keptGames().filter((other) => other.moves !== game.moves || other.size !== game.size);
  remember(key, [game, ...others].slice(0, most));
}
