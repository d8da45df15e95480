// How the cards of Set are displayed, and which help is available: choices of this browser.

import { make } from "../../lib/parts/dom.js";
import { recall, remember } from "../../lib/service/store.js";

const choices = {
  initials: { words: "Initials of the colours", usual: false },
  keys: { words: "Keys choose cards: 1–9, then the letters on them", usual: true },
  count: { words: "The number of Sets on the table", usual: false },
};

/** Dispatches "change" when a choice has changed. */
export const display = new EventTarget();

/** Whether something is displayed. */
export function isDisplayed(name) {
  return recall(`set.${name}`)[0] ?? choices[name].usual;
}

/** A panel with some of the choices. */
export function displayPanel(...names) {
  return make("details", { class: "panel" }, make("summary", {}, "Display"), names.map((name) => {
    const box = make("input", {
      type: "checkbox",
      onchange: () => {
        remember(`set.${name}`, box.checked);
        display.dispatchEvent(new Event("change"));
      },
    });
    const follow = () => (box.checked = isDisplayed(name));
    follow();
    display.addEventListener("change", follow);
    return make("label", { class: "choice" }, box, choices[name].words);
  }));
}
