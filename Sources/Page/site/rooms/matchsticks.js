// Matchsticks: the game, an explorer of any rule, and a lesson.

import { change, make } from "../lib/dom.js";
import { openGame } from "../lib/frame.js";

export const title = "Matchsticks";

export async function open(main) {
  await openGame(main, { name: "matchsticks", title, table: makeTable, headline: (state) => state.table ? `Matches: ${state.table.matches}` : "" });
}

function makeTable(game) {
  const moves = make("div", { class: "toolbar", role: "group", "aria-label": "Moves" });
  const table = make("div", { class: "table" }, moves);
  table.show = (state) => {
    while (moves.children.length < state.legal.length) moves.append(make("button", { type: "button" }));
    while (moves.children.length > state.legal.length) moves.lastChild.remove();
    state.legal.forEach((command, place) => {
      const name = command.charAt(0).toUpperCase() + command.slice(1);
      change(moves.children[place], { onclick: () => game.command(command) }).textContent = name;
    });
  };
  return table;
}
