// How questions reach the program: by HTTP, at the server that sent the page. A page without a server has another carrier.

import { hasConnection, loseConnection } from "./connection.js";
import { Fault } from "./fault.js";
import { address } from "./place.js";

async function post(question, request, accept, signal) {
  try {
    const response = await fetch(address(`api/${question}`), {
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

/** Whether something can be asked here that isn't everywhere: the program answers every question of its catalogue. */
export const isOffered = () => true;

/** Deletes the files that the browser keeps for times without a network: here none. */
export const forgetFiles = async () => {};

/** The document that answers a question. */
export async function carry(question, request, signal) {
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

/** Yields the documents that answer a question, better ones one after another. */
export async function* carryOn(question, request, signal) {
  const response = await post(question, request, "text/event-stream", signal);
  if (!response.ok) {
    const answer = await response.json().catch(() => ({}));
    throw new Fault(answer.message ?? response.statusText, answer);
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (let text = ""; ; ) {
      const { value, done } = await reader.read().catch((error) => {
        if (error.name === "AbortError") throw error;
        throw new Fault("the answer was cut off");
      });
      if (done) return;
      text += value;
      const events = text.split("\n\n");
      text = events.pop();
      for (const event of events) {
        const { name, data } = parse(event);
        if (name === "fault") throw new Fault(data.message, data);
        if (name === "answer") yield data;
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
