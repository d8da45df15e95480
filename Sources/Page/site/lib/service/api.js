// Questions to the program: the same documents as `puzzlelab … --json`.

import { carry, carryOn, forgetFiles, isOffered } from "./carrier.js";
import { Fault } from "./fault.js";

export { Fault, forgetFiles, isOffered };

/** The signal of the options, once all that was given can be sent; otherwise throws a `Fault`. */
function checked(question, request, options) {
  if (typeof question !== "string") throw new Fault(`"question": a name such as "set.hints" is missing`);
  if (typeof request !== "object" || Array.isArray(request)) throw new Fault(`"request": this isn't an object`);
  try {
    JSON.stringify(request);
  } catch (error) {
    throw new Fault(`"request": this can't be written as JSON: ${error.message.split("\n")[0]}`);
  }
  const signal = options?.signal ?? undefined;
  if (signal !== undefined && typeof signal.addEventListener !== "function") {
    throw new Fault(`"signal": this isn't an AbortSignal`);
  }
  return signal;
}

/** Asks a question; its document. Throws a `Fault`. */
export async function ask(question, request = {}, options = {}) {
  const signal = checked(question, request, options);
  return carry(question, request ?? {}, signal);
}

/**
 * Asks a question whose answer gets better: yields documents, the last one is final. Aborting the
 * signal, or leaving the loop, ends the search. A stream that breaks off, or ends without an answer,
 * throws a `Fault`.
 */
export async function* improve(question, request = {}, options = {}) {
  const signal = checked(question, request, options);
  let hasAnswer = false;
  for await (const answer of carryOn(question, request ?? {}, signal)) {
    hasAnswer = true;
    yield answer;
  }
  if (!hasAnswer) throw new Fault("the answer was cut off");
}
