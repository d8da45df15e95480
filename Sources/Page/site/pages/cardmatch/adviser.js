// What the program advises at a table of the card matching game.

import { ask } from "../../lib/service/api.js";
import { decimal } from "../../lib/parts/numbers.js";
import { nameCard } from "./faces.js";

const scores = ["match", "rankScore", "suitScore", "partialRankScore", "partialSuitScore", "bonus", "mismatch", "cost", "unchooseCost"];

const names = {
  flipUnseen: () => "Turn an unseen card",
  flipKnown: ({ card, index }) => `Turn up card ${index + 1}, the ${nameCard(card)}`,
  turnDown: ({ card }) => `Turn the ${nameCard(card)} back down`,
  stop: () => "Stop here",
};

/** The points of a game, as questions take them. */
export const rulesOf = (settings) => Object.fromEntries(scores.map((name) => [name, Number(settings[name])]));

/** The advice for this table: the exact worth of every choice. */
export async function adviceFor(game, state, signal) {
  if (state.over) return { words: "The game is over." };
  if (state.settings.opponent === "person") return { words: "The adviser knows the game for one player only." };
  const { cards } = state.table;
  const ends = { matched: ".", up: "+", faceDown: "" };
  const places = cards.map(({ side, seen }) => (seen ? seen + ends[side] : "??"));
  const { result } = await ask("cardmatch.hints", { places, ...rulesOf(state.settings) }, { signal });
  const { best } = result;
  const advised = best?.action === "flipUnseen" ? places.indexOf("??") : best?.index ?? -1;
  return {
    words: `Best play expects ${decimal(result.expectedScore)} more points.`,
    head: ["Choice", "Further points"],
    choices: result.choices.map((choice) => ({
      name: names[choice.action](choice), value: decimal(choice.expectedScore),
      isBest: choice.action === best?.action && choice.index === best.index,
    })),
    evidence: result.evidence,
    places: advised < 0 ? [] : [advised],
    isStop: best?.action === "stop",
  };
}
