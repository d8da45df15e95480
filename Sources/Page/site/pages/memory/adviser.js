// What the program advises at a table of Memory.

import { ask } from "../../lib/service/api.js";
import { counted, decimal } from "../../lib/parts/numbers.js";

/** The moves, by the number of unknown cards that they may turn. */
const moves = [
  "Turn two known cards, in effect a pass",
  "Turn one unknown card, then a known one",
  "Turn one unknown card, then another unless its mate is known",
];

/** The advice for the player whose turn it is. */
export async function adviceFor(game, state, signal) {
  if (state.over) return { words: "The game is over." };
  if (state.isComputersTurn || state.turn === undefined) return { words: "It is the computer's turn." };
  const { cards, opponent, attempt } = state.table;
  // Between the cards of an attempt, and where other cards than pairs count, the game's own adviser knows what to do.
  if (attempt.length > 0 || state.settings.game !== "pairs") {
    const request = { actions: game.actions, commands: ["hint"], pause: true, seed: game.seed };
    const { words, evidence, move } = (await ask("memory.replay", request, { signal })).result.advice ?? {};
    const place = /^turn (\d+)$/.exec(move ?? "");
    return { words: words ?? "There is no advice.", evidence, places: place ? [place[1] - 1] : [] };
  }
  const table = cards.map(({ side, seen }) => (side === "guessed" ? "." : seen ?? "?"));
  const { result } = await ask("memory.hints", { table, players: opponent ? 2 : 1 }, { signal });
  const value = (choice) => (opponent ? ahead(choice.expectedGain) : decimal(choice.expectedTurns, 3));
  const isTaking = result.action === "takePair";
  return {
    words: `${result.reason} ${counted(result.pairs, "pair")} left; seen: ${counted(result.knownPairs, "whole pair")}, ${counted(result.known, "single card")}.`,
    head: ["Choice", opponent ? "Pairs ahead" : "Attempts left"],
    choices: [
      // The other moves are those after the pair: their values leave it out.
      ...(isTaking ? [{ name: "Take the known pair", value: value(result), isBest: true }]
        : result.moves.map((choice) => ({ name: moves[choice.move], value: value(choice), isBest: choice.move === result.bestMove }))),
    ],
    evidence: result.evidence,
    places: [result.first, result.second].filter((place) => place !== undefined),
  };
}

function ahead(fraction) {
  return `${Number(fraction.decimal) > 0 ? "+" : ""}${decimal(fraction, 3)}`;
}
