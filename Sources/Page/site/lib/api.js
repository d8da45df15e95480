// Questions to the program: the same documents as `puzzlelab … --json`.

import { carry, carryOn, forgetFiles, isOffered } from "./carrier.js";
import { Fault } from "./fault.js";

export { Fault, forgetFiles, isOffered };

/** Asks a question; its document. Throws a `Fault`. */
export function ask(question, request = {}, { signal } = {}) {
  return carry(question, request, signal);
}

/**
 * Asks a question whose answer gets better: yields documents, the last one is final. Aborting the
 * signal, or leaving the loop, ends the search. A stream that breaks off, or ends without an answer,
 * throws a `Fault`.
 */
export async function* improve(question, request = {}, { signal } = {}) {
  let hasAnswer = false;
  for await (const answer of carryOn(question, request, signal)) {
    hasAnswer = true;
    yield answer;
  }
  if (!hasAnswer) throw new Fault("the answer was cut off");
}
