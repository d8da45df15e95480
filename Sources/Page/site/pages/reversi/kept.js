// One's own games, kept in this browser when they end.

import { kept, update } from "../../lib/service/store.js";

const key = "reversi.games";
const most = 50;

/** The games that were kept, the newest first: `{ moves, size, first }`, moves as a transcript; `position` where they begin at a board. */
export function keptGames() {
  return kept(key) ?? [];
}

/** Keeps the game of a state of play that is over. */
export function keepGame({ table, settings }) {
  const own = settings.you === "person" ? settings.colour : { black: "white", white: "black" }[settings.colour];
  const isAgainst = (settings.you === "person") !== (settings.opponent === "person");
  keep({ moves: table.transcript, size: Number(settings.size), first: settings.first, position: table.start, ...(isAgainst ? { own } : {}) });
}

/** Keeps a line that was opened or reviewed. */
export function keepLine({ moves, size, first, position }) {
  keep({ moves: moves.join(""), size, first, ...(position ? { position } : {}) });
}

/** Whether a line is kept. */
export function isKept({ moves, size, position }) {
  return keptGames().some((game) => !isOther(game, { moves: moves.join(""), size, position }));
}

const isOther = (one, other) => one.moves !== other.moves || one.size !== other.size || (one.position ?? null) !== (other.position ?? null);

function keep(game) {
  update(key, (games = []) => [game, ...games.filter((other) => isOther(other, game))].slice(0, most));
}
