// What came out of a game, and where it turned.

import { ask } from "../../lib/service/api.js";
import { isForTwo, playerName } from "../../lib/play/players.js";
import { capital } from "../../lib/parts/words.js";
import { bestPlay } from "./best.js";
import { decision } from "./judgement.js";
import { request } from "./line.js";
import { picture } from "./picture.js";
import { discCount, otherSide, player, signed } from "./words.js";

/** The level at which a finished game is reviewed. */
const level = 8;

/** The result of a finished game, whose moves are a line, for the card at its end, with more facts of the page's own. */
export function resultOf({ table, settings }, line, { review, facts }) {
  const squares = table.squares.length;
  const empty = squares - table.blackDiscs - table.whiteDiscs;
  const discs = { black: (squares + table.difference) / 2, white: (squares - table.difference) / 2 };
  const isAgainstComputer = (settings.you === "person") !== (settings.opponent === "person");
  const own = settings.you === "person" ? settings.colour : otherSide[settings.colour];
  const name = (side) => nameOf(side, settings);
  // The card's own questions wait for each other, so that both speak of one review.
  let reviewing = null;
  const reviewed = (signal) => (reviewing ??= ask("reversi.review", { ...request(line), start: undefined, level, ...(table.givenMoves > 0 ? { fromPly: table.givenMoves + 1 } : {}) }, { signal }).then(({ result }) => result));
  return {
    title: titleOf({ table, discs, own: isAgainstComputer ? own : null, name }),
    outcome: !isAgainstComputer ? undefined : !table.winner ? "drawn" : table.winner === own ? "won" : "lost",
    score: isAgainstComputer ? discs[own] - discs[otherSide[own]] : undefined,
    facts: [
      ["Black", `${name("black")}, ${discs.black}`], ["White", `${name("white")}, ${discs.white}`],
      ...(empty > 0 ? [["Empty squares", `${empty}, which ${empty === 1 ? "counts" : "count"} for the winner`]] : []), ...practised(table, own), ...facts],
    again: "Rematch",
    swap: isForTwo(settings) || isAgainstComputer ? ["settings", `settings colour ${otherSide[settings.colour]}`, "back"] : undefined,
    review,
    more: async (signal) => [...(await bestPlay(line, reviewed(signal), signal)), ...accuracy(await reviewed(signal), isAgainstComputer ? own : null)],
    turning: async (signal) => decision(await reviewed(signal)),
    picture: () => picture(table.squares),
  };
}

/** How a result for practice compares with the best one; the discs that were lost are a figure. */
function practised({ best, bestIsProved, shortfall }, own) {
  if (shortfall === undefined) return [];
  const words = shortfall === 0 ? "reached" : `${discCount(Math.abs(shortfall))} ${Math.abs(shortfall) === 1 ? "disc" : "discs"} ${shortfall > 0 ? "short" : "more"}`;
  return [["Best result", `${signed(own === "black" ? best : -best)} (${bestIsProved ? "proved" : "estimated"}), ${words}`, ["Short of the best", discCount(Math.max(0, shortfall))]]];
}

/** The player of a colour. */
function nameOf(side, settings) {
  const seat = side === settings.colour ? "you" : "opponent";
  if (isForTwo(settings)) return playerName(seat);
  return settings[seat] === "person" ? "you" : capital(player(settings[seat]));
}

function titleOf({ table: { winner }, discs, own, name }) {
  if (!winner) return `A draw, ${discs.black}–${discs.white}.`;
  if (own) return `You ${winner === own ? "won" : "lost"} ${discs[own]}–${discs[otherSide[own]]}.`;
  const score = `${discs[winner]}–${discs[otherSide[winner]]}`;
  const person = name(winner);
  return `${person === "you" ? capital(winner) : `${person} (${capital(winner)})`} wins ${score}.`;
}

/** How good the moves of both sides were; those of the person on this side are a figure. */
function accuracy({ black, white }, own) {
  const words = (side) => `${side.bestMoves} of ${side.choices} best, ${discCount(side.totalLoss)} discs lost`;
  const figure = ({ bestMoves, choices }, side) => (side === own && choices > 0 ? ["Best moves", `${bestMoves} of ${choices}`] : undefined);
  return [["Black’s moves", words(black), figure(black, "black")], ["White’s moves", words(white), figure(white, "white")]];
}
