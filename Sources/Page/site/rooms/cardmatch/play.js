// The card matching game: pairs of equal rank or suit, at a cost for every card that is turned.

import { adviserPanel } from "../../lib/adviser.js";
import { make } from "../../lib/dom.js";
import { deckBoard } from "../../lib/deck.js";
import { openGame } from "../../lib/frame.js";
import { integer } from "../../lib/numbers.js";
import { adviceFor } from "./adviser.js";
import { drawCard, nameCard } from "./faces.js";

export async function open(section) {
  const board = deckBoard({ label: "Cards", pick: (place) => board.game.command(`turn ${place + 1}`), kind: "match-cards" });
  const makeTable = (game) => {
    board.game = game;
    const table = make("div", { class: "table" }, board);
    table.show = (state) => board.show(state.table.cards.map(look));
    return table;
  };
  const headline = ({ table }) => (table ? `Score: ${integer(table.score)} · Cards left: ${table.left}` : "");
  const { game, beside } = await openGame(section, { name: "cardmatch", title: "Card matching", headline, table: makeTable });
  beside.append(adviserPanel(game, { advise: (state, signal) => adviceFor(game, state, signal), mark: board.mark }));
}

function look({ side, card }, place) {
  if (side === "faceDown") {
    const back = () => make("span", { class: "back" }, String(place + 1));
    return { name: `card ${place + 1}, face down`, kind: "down", look: `down ${place}`, draw: back };
  }
  const state = side === "up" ? "up" : "matched";
  return {
    name: `card ${place + 1}, ${nameCard(card)}, ${state}`, kind: state, look: `${card} ${state}`,
    draw: () => [drawCard(card), make("span", { class: "owner" }, state === "matched" ? "✓" : "")],
  };
}
