// The names of two people at one screen: one mechanism for all games. The program calls them
// "Player 1" (on this side) and "Player 2", within a sentence "player 1"; the page shows their names
// instead.

import { make } from "../parts/dom.js";
import { kept, update } from "../service/store.js";

const name = "players";
const places = { you: "Player 1", opponent: "Player 2" };

/** The name of the person at a place, "you" or "opponent". */
export function playerName(seat) {
  return kept(name)?.[seat] || places[seat];
}

/** Whether the person at a place has a name of their own. */
export function isNamed(seat) {
  return Boolean(kept(name)?.[seat]);
}

/** A text of the program with the names of the players. */
export function withNames(text) {
  return text.replace(/\b[Pp]layer [12]\b/g, (word) => {
    const seat = word.endsWith("1") ? "you" : "opponent";
    return kept(name)?.[seat] || word;
  });
}

/** Whether two people play: settings of a game say so by "person" on both sides. */
export function isForTwo(settings) {
  return settings.opponent === "person" && (settings.you ?? "person") === "person";
}

/** Two fields for the names; what is typed holds at once and is kept. `changed()` is called then. */
export function nameFields(changed) {
  return make("div", { class: "names" }, Object.entries(places).map(([seat, usual]) => {
    const id = `name-${seat}`;
    const input = make("input", {
      id, type: "text", maxlength: 20, placeholder: usual, autocomplete: "off", spellcheck: "false",
      oninput: () => {
        update(name, (names) => ({ ...names, [seat]: input.value.trim() }));
        changed();
      },
    });
    input.value = kept(name)?.[seat] ?? "";
    return make("div", { class: "field" }, make("label", { for: id }, `Name of ${usual.toLowerCase()}`), input);
  }));
}
