// What a review says about moves: how bad they were, in words and signs, and where the game turned.

import { capital } from "../../lib/parts/words.js";
import { lead, otherSide, signed } from "./words.js";

/** Classes of moves that lost something, by the discs lost. */
const classes = [
  { name: "blunder", plural: "Blunders", sign: "??", from: 10 },
  { name: "mistake", plural: "Mistakes", sign: "?", from: 4 },
  { name: "inaccuracy", plural: "Inaccuracies", sign: "?!", from: 2 },
];

/** The class of a reviewed move; undefined for one that is good enough. */
export function classOf(move) {
  return move.isForced ? undefined : classes.find(({ from }) => move.loss >= from);
}

/** How many moves of each class a side made, the least bad first: `{ plural, count }`. */
export function counts(moves, side) {
  return classes.toReversed().map(({ name, plural }) => ({ plural, count: moves.filter((move) => move.side === side && classOf(move)?.name === name).length }));
}

/** The value after a move, for black, no matter which side made it. */
export function forBlack({ side, discDifference }) {
  return side === "black" ? discDifference : -discDifference;
}

/** "15. d8 lost 16 discs: b3 was even." */
export function describe(move) {
  const head = `${move.index + 1}. ${move.move}`;
  const now = lead(move.discDifference, move.side);
  if (move.isForced) return `${head} was the only move. ${now}.`;
  if (move.loss === 0) return `${head} was the best move. ${now}.`;
  return `${head} lost ${loss(move)}: ${alternative(move)}.`;
}

/** "about 2.5 discs", "1 disc". */
export function loss(move) {
  const number = move.loss.toLocaleString("en", { maximumFractionDigits: 1 });
  return `${move.evidence.kind === "proved" ? "" : "about "}${number} ${number === "1" ? "disc" : "discs"}`;
}

function alternative({ bestMove, bestDiscDifference, side }) {
  if (bestDiscDifference === 0) return `${bestMove} was even`;
  const leader = bestDiscDifference > 0 ? side : otherSide[side];
  return `after ${bestMove} ${capital(leader)} is ahead by ${signed(Math.abs(bestDiscDifference)).slice(1)}`;
}

/** The move that decided a game, in words: the last one that changed the winner, or otherwise the one that lost most. */
export function decision({ moves, worstMoves }) {
  const turned = moves.findLast((move) => classOf(move) && Math.sign(move.discDifference) !== Math.sign(move.bestDiscDifference));
  if (turned) return `The turning point: ${describe(turned)}`;
  const worst = moves.find((move) => move.index === worstMoves[0]);
  return worst && classOf(worst) ? `The biggest mistake: ${describe(worst)}` : "No move lost anything that mattered.";
}
