// What can be learnt: the openings that have names, the beginnings of one's own games, and better moves than one's mistakes.
// A line is `{ key, name, line, side }`; with `tolerance` it is one move, and others that are nearly as good are right, too.

import { ask, Fault } from "../../../lib/service/api.js";
import { address } from "../../../lib/service/place.js";
import { keptGames } from "../kept.js";
import { loss } from "../judgement.js";
import { makeLine, movesOf, request, squareNames } from "../line.js";

/** Moves of a game that belong to its opening, the level of reviews, the discs that a mistake loses, and those that an answer may. */
const [openingMoves, reviewLevel, mistakeLoss, tolerance] = [12, 8, 4, 2];

let shipped = null;

/** The openings with names; the file is fetched again after it didn't come. */
async function load() {
  const response = await fetch(address("pages/reversi/train/openings.txt")).catch(() => null);
  if (response?.ok) return response.text();
  shipped = null;
  throw new Fault("the openings can't be loaded; is there a connection? Choose them again to try once more");
}

/** The lines of a side for the openings that have a text in one of their names. */
export async function named(side, text) {
  shipped ??= load();
  const rows = (await shipped).split("\n").filter((row) => row.trim() && !row.startsWith("#"));
  const wanted = text.trim().toLowerCase();
  return rows.flatMap((row) => {
    const [, names, moves] = row.match(/^(.*\S)\s+([a-h1-8]+)\s*$/) ?? [];
    return names?.toLowerCase().includes(wanted) ? [learnt(side, movesOf(moves), names.split(" / ")[0])] : [];
  });
}

/** The beginnings of one's own games on the usual board, each once. */
export async function own(side) {
  const lines = keptGames().filter(({ size, first, position }) => size === 8 && first === "black" && !position).map(({ moves }) => learnt(side, movesOf(moves).slice(0, openingMoves), "From your games"));
  return [...new Map(lines.map((line) => [line.key, line])).values()];
}

const learnt = (side, moves, name) => ({ key: `${side} ${moves.join("")}`, name, side, line: makeLine({ moves, at: 0 }) });

const reviewed = new Map();

/** One's own mistakes in the kept games, the newest game first; `said` receives words about the progress. */
export async function mistakes(signal, said) {
  const found = [];
  const games = keptGames();
  for (const [place, game] of games.entries()) {
    const key = JSON.stringify([game.position, game.moves]);
    if (!reviewed.has(key)) {
      said(`Reviewing your games: ${place + 1} of ${games.length}…`);
      reviewed.set(key, await ofGame(game, signal));
    }
    found.push(...reviewed.get(key));
  }
  return found;
}

async function ofGame(game, signal) {
  const line = makeLine({ ...game, moves: movesOf(game.moves) });
  const { result } = await ask("reversi.review", { ...request(line), start: undefined, level: reviewLevel }, { signal });
  const bad = result.moves.filter((move) => !move.isForced && move.loss >= mistakeLoss && (!game.own || move.side === game.own));
  const lines = bad.toSorted((one, other) => other.loss - one.loss).map(async (move) => {
    const { position } = (await ask("reversi.show", request(line, move.index), { signal })).result;
    return { key: `${move.side} ${position} ${move.bestMove}`, name: `Move ${move.index + 1} of your game: better than ${move.move}, which lost ${loss(move)}`, side: move.side, tolerance, line: makeLine({ size: line.size, position, moves: [move.bestMove], at: 0 }) };
  });
  return Promise.all(lines);
}

/** The line with another move after `at` moves that is the same one by a symmetry of the board `squares`; null where it is another one. */
export function turned(line, squares, move) {
  const names = squareNames(line.size);
  const last = line.size - 1;
  for (let way = 1; way < 8; way += 1) {
    const place = (index) => {
      let [row, column] = [Math.floor(index / line.size), index % line.size];
      if (way & 1) [row, column] = [column, row];
      if (way & 2) row = last - row;
      if (way & 4) column = last - column;
      return row * line.size + column;
    };
    const of = (square) => (square === "pa" ? square : names[place(names.indexOf(square))]);
    const isSame = [...squares].every((disc, index) => squares[place(index)] === disc);
    if (isSame && of(line.moves[line.at]) === move) return { ...line, moves: line.moves.map((each, index) => (index < line.at ? each : of(each))) };
  }
  return null;
}
