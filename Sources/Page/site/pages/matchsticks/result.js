// What came out of a game, and where it was decided.

import { ask } from "../../lib/service/api.js";
import { draw } from "../../lib/parts/dom.js";
import { capital } from "../../lib/parts/words.js";
import { isForTwo, playerName } from "../../lib/play/players.js";

/** The result of a finished game, for the card at its end. */
export function resultOf({ table, settings, moveCount }, game) {
  const isWon = table.winner === "you";
  const isAgainstComputer = settings.you === "person" && settings.opponent !== "person";
  const loser = isWon ? "opponent" : "you";
  return {
    title: isAgainstComputer ? (isWon ? "You won." : "You lost.") : `${playerName(loser)} lost.`,
    computers: isAgainstComputer && isWon ? "The computer: “I lost.”" : undefined,
    shared: isAgainstComputer ? (isWon ? `I beat the ${settings.opponent} computer.` : `I lost to the ${settings.opponent} computer.`) : undefined,
    outcome: isAgainstComputer ? (isWon ? "won" : "lost") : undefined,
    facts: [["Heaps", table.initialHeaps.join(", ")], ["Moves", String(moveCount)], ...(isAgainstComputer ? [["Opponent", settings.opponent]] : [])],
    again: "New game",
    further: isAgainstComputer && isWon ? stronger(settings.opponent) : undefined,
    swap: isForTwo(settings) || isAgainstComputer ? ["settings", `settings first ${settings.first === "you" ? "opponent" : "you"}`, "back"] : undefined,
    more: (signal) => expected({ table, settings }, signal),
    turning: (signal) => turningPoint(game, signal),
    picture: () => picture(table, game.actions),
  };
}

/** Whoever beats a computer may try the next one. */
function stronger(opponent) {
  const next = { dumb: "wild", wild: "clever" }[opponent];
  return next && { name: `Try ${capital(next)}`, commands: ["settings", `settings opponent ${next}`, "back", "new"] };
}

/** Who should have won from the first move on. */
async function expected({ table, settings }, signal) {
  const { result } = await ask("matchsticks.analyze", { rules: settings.rules, play: settings.play, heaps: table.initialHeaps.join(","), time: 2 }, { signal });
  const words = seatWords(settings, (result.outcome === "N") === (settings.first === "you") ? "you" : "opponent");
  return [["With best play", words, ["With best play", capital(words)]]];
}

function seatWords(settings, seat) {
  if (isForTwo(settings) || settings.you !== "person") return `${playerName(seat)} wins`;
  return seat === "you" ? "you win" : "the opponent wins";
}

/** The last move by which a person gave a won game away. */
async function turningPoint(game, signal) {
  const { result } = await ask("matchsticks.review", { actions: game.actions }, { signal });
  const errors = result.decisions.filter(({ loss }) => Number(loss.decimal) > 0);
  if (errors.length === 0) return result.decisions.length > 0 ? "No move of yours was a mistake." : null;
  const { index, move, best, seat } = errors.at(-1);
  return `Move ${index + 1} (${move}) gave the win away${best ? `: ${best} would have kept it` : ""}${isForTwo(game.state.settings) ? `; it was ${playerName(seat)}’s` : ""}.`;
}

/** The takes of the game, one after another, as rows of matches of two colours. */
function picture(table, actions) {
  const takes = actions.flatMap((line) => line.match(/(?:^|^answer \d+ )take (\d+)/)?.[1] ?? []).map(Number);
  const total = takes.reduce((sum, take) => sum + take, 0);
  const [across, high] = [Math.min(total, 30), 64];
  const rows = Math.ceil(total / across) || 1;
  const sticks = takes.flatMap((take, turn) => Array.from({ length: Math.min(take, 300) }, () => turn % 2)).slice(0, 300);
  return draw("svg", { viewBox: `0 0 ${across * 14 + 8} ${rows * high + 8}` }, sticks.map((mover, place) => draw(
    "g", { transform: `translate(${(place % across) * 14 + 11} ${Math.floor(place / across) * high + 4})` },
    draw("rect", { x: -2, y: 8, width: 4, height: 48, rx: 1, fill: "#d9b57c", stroke: "#9a7437", "stroke-width": 0.6 }),
    draw("ellipse", { cx: 0, cy: 6, rx: 3.6, ry: 5.5, fill: mover === 0 ? "#b3372f" : "#2f6db3" }))));
}

