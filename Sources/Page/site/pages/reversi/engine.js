// What the moves are worth, from a glance to the level that was chosen.

import { improve } from "../../lib/service/api.js";

/** The levels a person chooses from. */
export const levels = [
  { level: 4, name: "Glance (level 4)" },
  { level: 10, name: "Quick (level 10)" },
  { level: 16, name: "Careful (level 16)" },
  { level: 24, name: "Deep (level 24)" },
  { level: 60, name: "To the end (level 60)" },
];

/** Soon a good value for the best move, then all moves at the level, shallower answers on the way. */
function steps(level) {
  return level > 10 ? [{ level: 10, count: 1 }, { level }] : [{ level, count: 1 }, { level }];
}

/**
 * Yields results of `reversi.hints` about a position, each at least as deep as the one before. Ends
 * when the level is reached, all is proved, or the signal says so.
 */
export async function* deepen(position, level, signal) {
  let known = null;
  for (const step of steps(level)) {
    for await (const { result } of improve("reversi.hints", { ...position, ...step }, { signal })) {
      if (signal.aborted) return;
      known = merged(known ?? result, result);
      yield known;
    }
    if (!known || known.isFinished || (known.moves.length === known.legalMoveCount && known.moves.every((move) => move.evidence.kind === "proved"))) return;
  }
}

/** How much evidence weighs. */
function weight(evidence) {
  return evidence.kind === "proved" ? Infinity : (evidence.depth ?? 0) + (evidence.selectivity ?? 0) / 1000;
}

/**
 * What is known best of each move. The first is that of the answer that knows most about its first; all others are compared
 * at one depth, the greatest at which all moves are known: `compared` has their values there.
 */
export function merged(known, newer) {
  if (newer.moves.length === 0) return newer;
  const compared = newer.moves.length === newer.legalMoveCount ? new Map(newer.moves.map(({ move, discDifference }) => [move, discDifference])) : known.compared;
  const isBetter = weight(newer.moves[0].evidence) >= weight(known.moves[0].evidence);
  const [leading, other] = isBetter ? [newer, known] : [known, newer];
  const moves = new Map(leading.moves.map((move) => [move.move, move]));
  for (const move of other.moves) {
    const rival = moves.get(move.move);
    if (!rival || weight(move.evidence) > weight(rival.evidence)) moves.set(move.move, move);
  }
  const [first, ...others] = [...moves.values()];
  if (compared) others.sort((one, two) => compared.get(two.move) - compared.get(one.move));
  return { ...leading, compared, moves: [first, ...others] };
}
