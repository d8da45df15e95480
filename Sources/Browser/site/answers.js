// The front page's answers, as the program printed them: for them alone no module is loaded. A test compares them with the modules' own.

import { address } from "../../lib/service/place.js";

let documents;

/** The document that answered a question of the front page. */
export async function ask(question) {
  documents ??= fetch(address("answers.jsonl")).then((response) => response.text()).then((text) => text.trim().split("\n").map((line) => JSON.parse(line)));
  return (await documents).find(({ schema }) => schema.startsWith(`puzzlelab/${question}/`));
}

/** Where answers are computed. */
export const place = "in your browser, on the spot";

/** Whether today's cards can be asked for: where the browser keeps the modules, that loads nothing. */
export const isAtHand = () => Boolean(navigator.serviceWorker?.controller);
