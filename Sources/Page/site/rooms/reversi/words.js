// Values, sides and results in words and signs.

import { capital, sentence } from "../../lib/words.js";

/** A difference in discs with its sign: "+2", "−0.5", "0". */
export function signed(value) {
  const text = Math.abs(value).toLocaleString("en", { maximumFractionDigits: 1 });
  return text === "0" ? "0" : `${value < 0 ? "−" : "+"}${text}`;
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

/** Who is ahead by how much, of a value for `side`. */
export function lead(value, side) {
  if (value === 0) return "Even";
  return `${capital(value > 0 ? side : otherSide[side])} is ahead by ${signed(Math.abs(value)).slice(1)}`;
}

/** What is to be said about a position that `reversi.show` describes. */
export function situation(shown, lastMove) {
  const passed = lastMove === "pa" ? `${capital(otherSide[shown.sideToMove])} can't move and passes. ` : "";
  const notes = shown.notes.map((note) => ` ${sentence(note)}`).join("");
  if (!shown.isFinished) return `${passed}${capital(shown.sideToMove)} to move${shown.mustPass ? ", who can only pass" : ""}.${notes}`;
  const difference = shown.finalDifference;
  const winner = difference > 0 ? shown.sideToMove : otherSide[shown.sideToMove];
  const result = difference === 0 ? "a draw" : `${winner} wins by ${Math.abs(difference)}`;
  return `The game is over: ${result}.${notes}`;
}

/** A refusal of the program as a sentence, without the name of the parameter. */
export function refusal(message) {
  return sentence(message.replace(/^"\w+": /, ""));
}

/** Discs of both sides as a headline. */
export function discs({ blackDiscs, whiteDiscs }) {
  return `Black ${blackDiscs} – White ${whiteDiscs}`;
}
