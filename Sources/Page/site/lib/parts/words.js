// Sentences from the program's phrases.

import { withNames } from "../play/players.js";

/** A word with a capital letter. */
export function capital(word) {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

/** A phrase with a capital letter and a stop, in the page's types: the minus sign, the players' names. */
export function sentence(phrase) {
  return typeset(`${capital(phrase)}${/[.!?…]$/.test(phrase) ? "" : "."}`);
}

/** A text of the program as the page writes it: "−12" for "-12", names for "Player 1". */
export function typeset(text) {
  return withNames(text.replace(/(^|[\s(≈])-(?=\d)/g, "$1−"));
}
