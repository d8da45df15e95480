// An introduction that one does: a few steps, each with something to try on the table.

import { change, make, makeButton, write } from "./dom.js";
import { recall, remember, update } from "../service/store.js";
import { sentence } from "./words.js";
import { dress } from "./dress.js";
import { veil } from "./veil.js";

await dress("lib/parts/lesson");

/**
 * The element of an introduction.
 *
 * `name` keeps how far one has come; `title` and `end` (words, or elements, after the last step) are
 * shown. A step is `{ text, open(place, step), hint }`: `open` fills the element `place` with the
 * task, reports with `step.say(words)` what an attempt was worth, and with `step.done(words)` that
 * the step is solved; it may be asynchronous and may return a function that is called when the step
 * is left. A step without `open` is only read. `hint` is shown on demand.
 */
export function makeLesson({ name, title, steps, end }) {
  let at = Math.min(recall(`intro.${name}`)[0] ?? 0, steps.length);
  let leave = null;
  const counter = make("p", { class: "note" });
  const dots = steps.map(() => make("li", {}));
  const text = make("div", { class: "step-text" });
  const place = make("div", { class: "step-place" });
  const said = make("p", { role: "status", class: "message" });
  const next = makeButton("Next", () => go(at + 1), { class: "main" });
  const back = makeButton("Back", () => go(at - 1));
  const hint = makeButton("Hint", () => write(said, steps[at].hint));
  const element = make("section", { class: "introduction", "aria-label": title },
    make("h1", {}, title), make("div", { class: "step-head" }, make("ol", { class: "dots", "aria-hidden": "true" }, dots), counter), text, place, said, make("div", { class: "toolbar step-bar" }, next, back, hint));

  async function go(to) {
    leave?.();
    leave = null;
    at = Math.max(0, Math.min(to, steps.length));
    // This tab resumes where it is, another visit at the farthest step so far.
    remember(`intro.${name}`, at, { nextVisit: false });
    update(`intro.${name}`, (furthest) => Math.max(Number(furthest) || 0, at));
    const step = steps[at];
    dots.forEach((dot, place) => change(dot, { class: place < at ? "done" : place === at ? "now" : null }));
    write(counter, step ? `Step ${at + 1} of ${steps.length}` : "Done");
    text.replaceChildren(...[step ? step.text : end].flat().map((part) => (typeof part === "string" ? make("p", {}, part) : part)));
    place.replaceChildren();
    write(said, "");
    back.hidden = at === 0;
    hint.hidden = !step?.hint;
    next.hidden = !step;
    allow(!step?.open);
    if (!step?.open) return;
    const here = at;
    const tell = (words, isDone) => {
      if (here !== at) return;
      write(said, words);
      if (isDone) allow(true);
    };
    try {
      const left = await step.open(place, { say: (words) => tell(words, false), done: (words) => tell(words, true) });
      if (here === at) leave = left;
      else left?.();
    } catch (fault) {
      tell(sentence(fault.message), false);
    }
  }

  /** The button to continue works when the step is solved; it keeps the focus meanwhile. */
  function allow(isDone) {
    next.setAttribute("aria-disabled", String(!isDone));
    next.onclick = isDone ? () => go(at + 1) : null;
  }

  if (at === steps.length) at = 0;
  veil(element, go(at));
  return element;
}
