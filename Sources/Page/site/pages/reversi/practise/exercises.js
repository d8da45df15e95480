// Positions to practise: shipped ones in three grades, and those of one's own games, in which one move wins.

import { ask, Fault } from "../../../lib/service/api.js";
import { address } from "../../../lib/service/place.js";
import { keptGames } from "../kept.js";
import { makeLine, movesOf, request } from "../line.js";

/** Grades of the shipped positions. */
export const grades = ["easy", "medium", "hard"];

/** The moves at the end of a game that are examined: there values are proved at once. */
const lastMoves = 14;

let shipped = null;

/** The file of the shipped positions; one that doesn't come is fetched again the next time. */
async function load() {
  const response = await fetch(address("pages/reversi/practise/puzzles.obf")).catch(() => null);
  if (response?.ok) return response.text();
  shipped = null;
  throw new Fault("the positions can't be loaded; is there a connection? Choose them again to try once more");
}

/** The shipped positions of a grade: exercises `{ key, line, level, tolerance }`. */
export async function ofGrade(grade) {
  shipped ??= load();
  const lines = (await shipped).split("\n").filter((text) => text.includes(`, ${grade}, `));
  return lines.map((text) => ({ key: text.match(/#\d+/)[0], line: makeLine({ position: text.split(";")[0] }), level: 60, tolerance: 0 }));
}

const searched = new Map();

/** Yields the exercises of each kept game, the newest first. */
export async function* ofOwnGames(signal) {
  for (const game of keptGames()) {
    if (!searched.has(game.moves)) searched.set(game.moves, await ofGame(game, signal));
    yield searched.get(game.moves);
  }
}

/** The positions of a game with one winning move, by the game's review and the values of its moves. */
async function ofGame(game, signal) {
  const line = makeLine({ ...game, moves: movesOf(game.moves), at: undefined });
  const begin = Math.max(0, line.moves.length - lastMoves);
  const start = (await ask("reversi.show", request(line, begin), { signal })).result.position;
  const rest = line.moves.slice(begin);
  const { result } = await ask("reversi.review", { position: start, moves: rest.join(""), level: 10 }, { signal });
  const found = [];
  for (const move of result.moves) {
    if (move.isForced || move.evidence.kind !== "proved" || move.bestDiscDifference <= 0) continue;
    const at = begin + move.index;
    const { moves } = (await ask("reversi.hints", { ...request(line, at), level: 60 }, { signal })).result;
    const isOnly = moves.length > 1 && moves[0].discDifference > 0 && moves[1].discDifference <= 0;
    if (isOnly) found.push({ key: `${game.moves}@${at}`, line: { ...line, at }, level: 60, tolerance: 0 });
  }
  return found;
}

/** The exercise to find a better move than one that a review of a level names. */
export function insteadOf(line, move, level) {
  return { key: `${line.moves.join("")}@${line.at}!`, line, level, tolerance: 2, move };
}
