// Keys that choose cards of Set, as on the terminal's full screen.

import { isDisplayed } from "./display.js";

/** The letter on each card, by place; d, h and others are commands. */
export const cardKeys = [..."123456789acefijklopvwxyz"];

/** Calls `act(key)` for the keys of a view while it is visible and no text is being typed; `act` returns whether the key meant something. */
export function listen(element, act) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || !isDisplayed("keys")) return;
    if (element.offsetParent === null || document.querySelector("dialog[open]")) return;
    if (event.target.closest("input:not([type=checkbox]), textarea, select")) return;
    if (act(event.key.toLowerCase())) event.preventDefault();
  });
}
