// How questions are answered without a server: by workers in the page.

import { Fault } from "./fault.js";
import { lines } from "../../workers.js";

/** What needs files on a disk, and can't be asked here: questions, and settings of games. */
const missing = /^reversi\.(book-.*|settings\.book)$/;

/** Whether something can be asked here that isn't everywhere. */
export const isOffered = (name) => !missing.test(name);

/** Deletes the files that the browser keeps for times without a network; what other pages of the origin keep stays. */
export async function forgetFiles() {
  const root = new URL("../../../", import.meta.url);
  const worker = await navigator.serviceWorker?.getRegistration(root);
  if (worker?.scope === root.href) await worker.unregister();
  for (const name of (await self.caches?.keys()) ?? []) {
    if (name.startsWith(`puzzlelab ${root.pathname} `)) await caches.delete(name);
  }
}

async function* documents(question, request, options) {
  try {
    for await (const text of lines(question.split(".")[0], JSON.stringify({ ask: question, request }), options)) {
      const document = JSON.parse(text);
      if (document.schema.startsWith("puzzlelab/error/")) throw new Fault(document.message, document);
      yield document;
    }
  } catch (error) {
    if (error instanceof Fault || error.name === "AbortError") throw error;
    throw new Fault(error.message);
  }
}

/** The document that answers a question. */
export async function carry(question, request, signal) {
  let answer;
  for await (const document of documents(question, request, { signal })) answer = document;
  return answer;
}

/** Yields the documents that answer a question, better ones one after another. */
export function carryOn(question, request, signal) {
  return documents(question, request, { showsProgress: true, signal });
}
