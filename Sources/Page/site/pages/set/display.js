// How the cards of Set are displayed, and which help is available: choices of this browser.

import { make } from "../../lib/parts/dom.js";
import { kept, update, watch } from "../../lib/service/store.js";

const choices = {
  initials: { words: "Initials of the colours", usual: false },
  keys: { words: "Keys choose cards: 1–9, then the letters on them", usual: true },
  time: { words: "The time", usual: true },
  marks: { words: "Hints stay marked", usual: false },
  count: { words: "The number of Sets on the table", usual: false },
};

/** Dispatches "change" when a choice has changed. */
export const display = new EventTarget();
for (const name of Object.keys(choices)) watch(`set.${name}`, () => display.dispatchEvent(new Event("change")));

/** Whether something is displayed. */
export function isDisplayed(name) {
  return kept(`set.${name}`) ?? choices[name].usual;
}

/** A panel with some of the choices, and with elements. */
export function displayPanel(...parts) {
  return make("details", { class: "panel" }, make("summary", {}, "Display"), parts.map((name) => {
    if (typeof name !== "string") return name;
    const box = make("input", {
      type: "checkbox",
      onchange: () => {
        update(`set.${name}`, () => box.checked);
        display.dispatchEvent(new Event("change"));
      },
    });
    const follow = () => (box.checked = isDisplayed(name));
    follow();
    display.addEventListener("change", follow);
    return make("label", { class: "choice" }, box, choices[name].words);
  }));
}
