// Sentences from the program's phrases.

/** A word with a capital letter. */
export function capital(word) {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

/** A phrase with a capital letter and a stop. */
export function sentence(phrase) {
  return `${capital(phrase)}${/[.!?]$/.test(phrase) ? "" : "."}`;
}
