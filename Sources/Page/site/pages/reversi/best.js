// How a game would have ended with best play, as far as that is proved.

import { ask } from "../../lib/service/api.js";
import { capital } from "../../lib/parts/words.js";
import { forBlack } from "./judgement.js";

/** Pairs for the card of a result: of the whole game on the smallest board, elsewhere of the earliest position that the review solved. */
export async function bestPlay(line, reviewed, signal) {
  if (line.size === 4) {
    const { moves, sideToMove } = (await ask("reversi.hints", { size: 4, first: line.first, start: true, level: 60, count: 1 }, { signal })).result;
    return [["Best play", `${end(sideToMove === "black" ? moves[0].discDifference : -moves[0].discDifference)} (proved)`]];
  }
  const { moves } = await reviewed;
  const solved = moves.find(({ evidence }) => evidence.kind === "proved");
  if (!solved) return [["Best play", "no position of this game is solved"]];
  const before = solved.index > 0 ? "; no earlier position is solved" : "";
  return [["Best play", `from move ${solved.index + 1} on, ${end(forBlack(solved))} (proved)${before}`]];
}

function end(difference) {
  if (difference === 0) return "a draw";
  return `${capital(difference > 0 ? "black" : "white")} wins by ${Math.abs(difference)}`;
}
