// What is said while an answer takes long: what is being done, and how long it has taken.

import { make, write } from "../parts/dom.js";

/** An element with a word; `show()` follows the game's `isSlow`. */
export function makeWait(game) {
  const element = make("p", { class: "wait", "aria-live": "polite", hidden: true });
  let [clock, begun] = [0, 0];
  const tell = () => {
    const seconds = Math.floor((performance.now() - begun) / 1000);
    const words = game.state ? (game.isDealing ? "Dealing" : "Thinking") : "Opening the game";
    write(element, `${words} …${seconds > 1 ? ` ${seconds} s` : ""}`);
    element.hidden = false;
  };
  element.show = () => {
    clearInterval(clock);
    element.hidden = true;
    begun = performance.now();
    if (!game.isSlow) return write(element, "");
    tell();
    clock = setInterval(tell, 1000);
    return element;
  };
  return element;
}
