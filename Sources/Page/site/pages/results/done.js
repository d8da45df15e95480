// All that has been done in this browser: games that were played to their end, and daily puzzles that were solved.

import { dayName, fragmentOf, isSolved, keptDays } from "../../lib/play/days.js";
import { allResults } from "../../lib/play/results.js";
import { keptNames } from "../../lib/service/store.js";

export const gamePaths = ["matchsticks", "set", "reversi", "memory", "cardmatch"];

/** Everything, the latest first; a daily puzzle has its `day`. */
export function allDone() {
  return [...allResults(), ...[...gamePaths, ...decks()].flatMap(puzzlesOf)].sort((one, other) => (one.ended < other.ended ? 1 : one.ended > other.ended ? -1 : 0));
}

/** The games whose puzzles of another deck were begun: "set.quads". */
const decks = () => [...new Set(keptNames("set.").map((name) => /^(set\..+)\.day\./.exec(name)?.[1]).filter(Boolean))];

/** The daily puzzles of a game that were solved, like results. */
function puzzlesOf(game) {
  const [path, deck] = game.split(".");
  const times = (text, letter) => text.split(letter).length - 1;
  return keptDays(game).filter(([, record]) => isSolved(game, record)).map(([day, { tries, seconds, ended }]) => ({
    game: path, day, address: `${path}${fragmentOf(game, day)}`, ended: ended ?? `${day}T12:00:00.000Z`, seconds, hints: times(tries, "h"), undos: times(tries, "u"), outcome: "won",
    title: `Puzzle of ${dayName(day, { day: "numeric", month: "long", year: "numeric" })} solved${deck ? ` (${deck})` : ""}`, settings: `daily puzzle${deck ? ` of ${deck}` : ""}`,
  }));
}
