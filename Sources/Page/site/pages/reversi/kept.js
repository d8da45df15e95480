// One's own games, kept in this browser when they end.

import { kept, update } from "../../lib/service/store.js";

const key = "reversi.games";
const most = 50;

/** The games that were kept, the newest first: `{ moves, size, first }`, moves as a transcript. */
export function keptGames() {
  return kept(key) ?? [];
}

/** Keeps the game of a state of play that is over. */
export function keepGame({ table, settings }) {
  const game = { moves: table.transcript, size: Number(settings.size), first: settings.first };
  const isOther = (other) => other.moves !== game.moves || other.size !== game.size;
  update(key, (games = []) => [game, ...games.filter(isOther)].slice(0, most));
}
