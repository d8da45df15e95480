// The game of Memory: cards face down, alone or against a computer with a memory.

import { adviserPanel } from "../../lib/adviser.js";
import { make } from "../../lib/dom.js";
import { deckBoard } from "../../lib/deck.js";
import { openGame } from "../../lib/frame.js";
import { counted } from "../../lib/numbers.js";
import { capital } from "../../lib/words.js";
import { adviceFor } from "./adviser.js";
import { drawFace } from "./faces.js";

export async function open(section) {
  const board = deckBoard({ label: "Cards", pick: (place) => board.game.command(`turn ${place + 1}`), kind: "memory-cards" });
  const makeTable = (game) => {
    board.game = game;
    const table = make("div", { class: "table" }, board);
    table.show = (state) => board.show(state.table.cards.map((card, place) => look(card, place, state)));
    return table;
  };
  const { game, beside } = await openGame(section, { name: "memory", title: "Memory", headline, table: makeTable, delay: 900 });
  beside.append(adviserPanel(game, { advise: (state, signal) => adviceFor(game, state, signal), mark: board.mark }));
}

function headline({ table, settings }) {
  if (!table) return "";
  const found = ({ pairs, attempts }) => `${counted(pairs, "pair")} in ${counted(attempts, "attempt")}`;
  const sides = table.opponent ? `You: ${found(table.you)} · Computer: ${found(table.opponent)}` : `Found: ${found(table.you)}`;
  return `${sides} · ${capital(settings.category)}`;
}

const owners = { you: "you", opponent: "computer" };

function look({ side, face, guesser }, place, { table }) {
  if (side === "faceDown") {
    const back = () => make("span", { class: "back" }, String(place + 1));
    return { name: `card ${place + 1}, face down`, kind: "down", look: `down ${place}`, draw: back };
  }
  const owner = side === "guessed" && table.opponent ? owners[guesser] : "";
  const state = side === "up" ? "up" : owner === "computer" ? "guessed by the computer" : owner ? "guessed by you" : "guessed";
  const badge = side === "up" ? "" : `✓ ${owner}`.trim();
  return {
    name: `card ${place + 1}, ${face}, ${state}`, look: `${face} ${state}`,
    kind: side === "up" ? "up" : owner === "computer" ? "guessed opponent" : "guessed",
    draw: () => [drawFace(face), make("span", { class: "word" }, face), make("span", { class: "owner" }, badge)],
  };
}
