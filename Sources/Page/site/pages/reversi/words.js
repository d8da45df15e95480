// Values, sides and results in words and signs.

import { isForTwo, isNamed, playerName } from "../../lib/play/players.js";
import { capital, sentence } from "../../lib/parts/words.js";

/** A difference in discs with its sign: "+2", "−0.5", "0". */
export function signed(value) {
  const text = Math.abs(value).toLocaleString("en", { maximumFractionDigits: 1 });
  return text === "0" ? "0" : `${value < 0 ? "−" : "+"}${text}`;
}

/** A number of discs that is expected: "31.5". */
export function discCount(value) {
  return value.toLocaleString("en", { maximumFractionDigits: 2 });
}

/** A player of the settings: "Greedy (beginner)", "level 4". */
export function player(name) {
  const [word, number] = name.split(":");
  const words = { person: "a person", greedy: "Greedy (beginner)", random: "Random", level: `level ${number}`, depth: `a search of depth ${number}`, minimax: `minimax of depth ${number}` };
  const named = { beginner: "a beginner", novice: "a novice", casual: "a casual player", club: "a club player", strong: "a strong player", expert: "an expert", master: "a master", unbeatable: "the unbeatable player" };
  return words[word] ?? named[name] ?? name;
}

/** The two players of a game, from its settings. */
export function players(settings) {
  const { colour, you, opponent } = settings;
  const [mine, theirs] = [capital(colour), capital(otherSide[colour])];
  if (isForTwo(settings)) return `${playerName("you")} plays ${mine}, ${playerName("opponent")} ${theirs}.`;
  if (you === "person") return `You play ${mine} against ${player(opponent)}.`;
  if (opponent === "person") return `You play ${theirs} against ${player(you)}.`;
  return `${mine} is played by ${player(you)}, ${theirs} by ${player(opponent)}.`;
}

/** What a game for practice is about; nothing in other games. */
export function goal({ table, settings }) {
  if (table?.best === undefined) return "";
  const own = settings.you === "person" ? settings.colour : otherSide[settings.colour];
  return ` Lose as little as you can: the best result is ${table.bestIsProved ? "" : "about "}${signed(own === "black" ? table.best : -table.best)}.`;
}

/** ✓ where a value is proved, ≈ where it is estimated. */
export function sign(evidence) {
  return { proved: "✓", bounded: "↕" }[evidence.kind] ?? "≈";
}

/** "proved" or "estimated at depth 10". */
export function basis(evidence) {
  return evidence.kind === "proved" ? "proved" : `estimated at depth ${evidence.depth}`;
}

export const otherSide = { black: "white", white: "black" };

/** The player who is ahead, and by how much, from a value for `side`. */
export function lead(value, side) {
  if (value === 0) return "Even";
  return `${capital(value > 0 ? side : otherSide[side])} is ahead by ${signed(Math.abs(value)).slice(1)}`;
}

/** What is to be said about a position that `reversi.show` describes. */
export function situation(shown, lastMove) {
  const passed = lastMove === "pa" ? `${capital(otherSide[shown.sideToMove])} can't move and passes. ` : "";
  const notes = shown.notes.map((note) => ` ${sentence(note)}`).join("");
  if (!shown.isFinished) return `${passed}${capital(shown.sideToMove)} to move${shown.mustPass ? ", who can only pass" : ""}.${notes}`;
  return `Game over: ${outcome(shown)}.${notes}`;
}

/** "black wins by 8" of a finished position. */
export function outcome({ finalDiscDifference, sideToMove }) {
  if (finalDiscDifference === 0) return "a draw";
  return `${finalDiscDifference > 0 ? sideToMove : otherSide[sideToMove]} wins by ${Math.abs(finalDiscDifference)}`;
}

/** A refusal of the program as a sentence, without the name of the parameter. */
export function refusal(message) {
  return sentence(message.replace(/^"\w+": /, ""));
}

/** Discs of both sides as a headline, with the names of two people. */
export function discs({ blackDiscs, whiteDiscs }, settings) {
  const name = (side) => (settings && isForTwo(settings) ? ` (${playerName(side === settings.colour ? "you" : "opponent")})` : "");
  return `Black${name("black")} ${blackDiscs} – White${name("white")} ${whiteDiscs}`;
}

/** Discs of both sides as chips: one's own at the left, the other side's at the right. */
export function scores({ table, settings, over }) {
  if (!table) return [];
  const own = settings.colour;
  const isAgainst = settings.you === "person" || isForTwo(settings);
  const name = (side) => (isForTwo(settings) && isNamed(side === own ? "you" : "opponent") ? playerName(side === own ? "you" : "opponent")
    : isAgainst && settings.opponent !== "person" ? (side === own ? "You" : "Computer") : capital(side));
  return [own, otherSide[own]].map((side, place) => ({
    name: name(side), value: table[`${side}Discs`], piece: side, side: place === 1 ? "right" : null, isTurn: !over && table.sideToMove === side,
  }));
}
