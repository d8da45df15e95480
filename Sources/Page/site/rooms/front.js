// The front door.
import { make } from "../lib/dom.js";

export function open(main) {
  main.replaceChildren(make("h1", {}, "Five games, solved"));
}
