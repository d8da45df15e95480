// Whether the program answers, and one banner for the time while it doesn't.

import { make } from "../parts/dom.js";
import { address, isFolder } from "./place.js";

const events = new EventTarget();
let lost = false;
let banner = null;

/** Called when a request found no program: shows the banner and tries again until there is one. */
export function loseConnection() {
  if (lost) return;
  lost = true;
  banner = make("p", { class: "connection", role: "alert" }, make("span", { class: "lamp", "aria-hidden": "true" }), `Lost the ${isFolder ? "connection" : "program"} – retrying …`);
  document.querySelector("header").after(banner);
  retry();
}

async function retry() {
  while (lost) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await fetch(address("api/"), { method: "HEAD" }).then(hasConnection, () => {});
  }
}

/** Called when a request was answered. */
export function hasConnection() {
  if (!lost) return;
  lost = false;
  banner.remove();
  events.dispatchEvent(new Event("back"));
}

/** Resolves as soon as the program answers; at once, if it does. For work that resumes automatically. */
export function connected() {
  return lost ? new Promise((resolve) => events.addEventListener("back", resolve, { once: true })) : Promise.resolve();
}

/** Whether the program is gone. */
export function isLost() {
  return lost;
}
