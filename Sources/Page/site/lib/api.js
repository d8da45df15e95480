// Questions to the program: the same documents as `puzzlelab … --json`.

import { hasConnection, loseConnection } from "./connection.js";

/** Why there is no answer: `message` is one line for a person. */
export class Fault extends Error {
  constructor(message, document = {}) {
    // A message may begin with the name of the part of the request that it is about.
    super(message.replace(/^"\w+": /, ""));
    /** The name of that part, if it has one. */
    this.field = message.match(/^"(\w+)": /)?.[1];
    this.document = document;
  }

  /** Whether the same question may have an answer later: the program is gone, or has too much to do. */
  get isPassing() {
    return this.document.schema === undefined || this.document.status === 75;
  }
}

async function post(question, request, accept, signal) {
  try {
    const response = await fetch(`/api/${question}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: accept },
      body: JSON.stringify(request),
      signal,
    });
    hasConnection();
    return response;
  } catch (error) {
    if (error.name === "AbortError") throw error;
    loseConnection();
    throw new Fault("the program doesn't answer; is 'puzzlelab serve' still running?");
  }
}

/** Asks a question; its document. Throws a `Fault`. */
export async function ask(question, request = {}, { signal } = {}) {
  const response = await post(question, request, "application/json", signal);
  let answer;
  try {
    answer = await response.json();
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new Fault(`the program answered ${response.status} ${response.statusText}`);
  }
  if (!response.ok) throw new Fault(answer.message ?? response.statusText, answer);
  return answer;
}

/**
 * Asks a question whose answer gets better: yields documents, the last one is final. Aborting the
 * signal, or leaving the loop, ends the search. A stream that breaks off, or ends without an answer,
 * throws a `Fault`.
 */
export async function* improve(question, request = {}, { signal } = {}) {
  const response = await post(question, request, "text/event-stream", signal);
  if (!response.ok) {
    const answer = await response.json().catch(() => ({}));
    throw new Fault(answer.message ?? response.statusText, answer);
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let hasAnswer = false;
  try {
    for (let text = ""; ; ) {
      const { value, done } = await reader.read().catch((error) => {
        if (error.name === "AbortError") throw error;
        throw new Fault("the answer was cut off");
      });
      if (done && !hasAnswer) throw new Fault("the answer was cut off");
      if (done) return;
      text += value;
      const events = text.split("\n\n");
      text = events.pop();
      for (const event of events) {
        const { name, data } = parse(event);
        if (name === "fault") throw new Fault(data.message, data);
        if (name !== "answer") continue;
        hasAnswer = true;
        yield data;
      }
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

function parse(event) {
  const fields = { event: "message", data: "" };
  for (const line of event.split("\n")) {
    const colon = line.indexOf(": ");
    if (colon > 0) fields[line.slice(0, colon)] = line.slice(colon + 2);
  }
  return { name: fields.event, data: fields.data ? JSON.parse(fields.data) : null };
}
