// What came out of a game of Set.

import { ask } from "../../lib/service/api.js";
import { counted, duration, integer } from "../../lib/parts/numbers.js";
import { playerName } from "../../lib/play/players.js";
import { capital } from "../../lib/parts/words.js";
import { lookOf } from "./faces.js";
import { pictureOf } from "./picture.js";

/** The result of a finished game, for the card at its end. */
export function resultOf({ table, settings }, game) {
  const more = (signal) => mistakes(game, signal);
  const sets = `${capital(table.kind.group)}s`;
  const picture = () => pictureOf(table.taken.map(({ cards }) => cards), lookOf(settings));
  const left = ["Cards left", String(table.cardsInPlay)];
  if (settings.opponent === "none") {
    return {
      title: `${counted(table.setsFound, table.kind.group)}, ${counted(integer(table.score), "point")}.`,
      score: Math.round(game.tally.seconds), better: (one, other) => one < other, scored: duration, facts: [left], more, picture,
    };
  }
  const [yours, others] = [table.score, table.opponentScore];
  const isForTwo = settings.opponent === "person";
  const names = isForTwo ? [playerName("you"), playerName("opponent")] : ["You", "The computer"];
  const score = `${integer(Math.max(yours, others))} to ${integer(Math.min(yours, others))}`;
  const own = `You ${yours > others ? "won" : "lost"}, ${integer(yours)} to ${integer(others)}.`;
  return {
    title: yours === others ? `A draw, ${integer(yours)} all.` : isForTwo ? `${names[yours > others ? 0 : 1]} won, ${score}.` : own,
    outcome: isForTwo ? undefined : yours > others ? "won" : yours < others ? "lost" : "drawn",
    facts: [[`${sets}: ${names[0]}`, String(table.setsFound)], [`${sets}: ${names[1]}`, String(table.opponentSetsFound)], left], more, picture,
  };
}

/** How often cards weren't a Set, or another group, and cards were dealt although there was one. */
async function mistakes(game, signal) {
  const { result } = await ask("set.review", { actions: game.actions }, { signal });
  const costly = result.decisions.filter(({ loss }) => Number(loss.decimal) > 0);
  const deals = costly.filter(({ move }) => move === "deal").length;
  const mistakes = String(costly.length - deals);
  return [["Mistakes", mistakes, ["Mistakes", mistakes]], ...(deals > 0 ? [["Needless deals", String(deals)]] : [])];
}
