// A short notice with something to do about it, which disappears automatically.

import { make, makeButton } from "./dom.js";

let shown = null;

/**
 * Shows `words` and a button in the lower part of the page for ten seconds, longer while the button has the
 * focus or the pointer. Another toast takes its place. `act` is called when the button is pressed.
 */
export function toast(words, { name, act }, { seconds = 10 } = {}) {
  shown?.remove();
  const element = make("div", { class: "toast", role: "status" }, make("span", {}, words),
    makeButton(name, () => (element.remove(), act())));
  shown = element;
  document.querySelector("main").append(element);
  const leave = () => (element.matches(":hover, :focus-within") ? setTimeout(leave, 1000) : element.remove());
  setTimeout(leave, seconds * 1000);
  return element;
}
