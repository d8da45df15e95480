// The card matching game: pairs of equal rank or suit, at a cost for every card that is turned.

import { adviserPanel } from "../../lib/play/adviser.js";
import { make, write } from "../../lib/parts/dom.js";
import { deckBoard } from "../../lib/play/deck.js";
import { openGame } from "../../lib/play/frame.js";
import { integer } from "../../lib/parts/numbers.js";
import { adviceFor } from "./adviser.js";
import { resultOf } from "./result.js";
import { drawBack, drawCard, nameCard } from "./faces.js";

export async function open(section) {
  const board = deckBoard({ label: "Cards", pick: (place) => board.game.command(`turn ${place + 1}`), kind: "match-cards" });
  const makeTable = (game) => {
    board.game = game;
    const table = make("div", { class: "table" }, board);
    table.show = (state) => board.show(state.table.cards.map((card, place) => look(card, place, state.over)));
    return table;
  };
  let isStop = false;
  const { game, beside, card } = await openGame(section, {
    name: "cardmatch", title: "Card matching", headline, table: makeTable, result: resultOf,
    buttons: [{
      name: "Stop", icon: "stop", act: () => card.end(), enabled: ({ over, moveCount }) => !over && moveCount > 0,
      shown: ({ settings }) => settings.opponent !== "person", isNext: ({ over }) => isStop && !over,
    }],
  });
  async function advise(state, signal) {
    const advice = await adviceFor(game, state, signal);
    if (signal.aborted) return advice;
    // Where no further point is expected the button to stop is highlighted.
    const was = isStop;
    isStop = Boolean(advice.isStop);
    if (was !== isStop) game.dispatchEvent(new Event("change"));
    return advice;
  }
  const rules = rulesPanel();
  game.addEventListener("change", () => rules.show(game.state.settings));
  rules.show(game.state.settings);
  beside.append(adviserPanel(game, { advise, mark: board.mark, isOpen: true }), rules);
}

function headline({ table, settings }) {
  if (!table) return "";
  const score = settings.opponent === "person"
    ? `Player 1: ${integer(table.score)} · Player 2: ${integer(table.opponentScore)}` : `Score: ${integer(table.score)}`;
  return `${score} · Cards left: ${table.left}`;
}

function look({ side, card }, place, isOver) {
  const back = () => [drawBack(), make("span", { class: "back" }, String(place + 1))];
  if (!card) return { name: `card ${place + 1}, face down`, kind: "down", look: `down ${place}`, draw: back };
  // At the end the cards that are left are shown, too.
  const state = side === "matched" ? "matched" : isOver ? "left" : "up";
  return {
    name: `card ${place + 1}, ${nameCard(card)}, ${state}`, kind: state, look: `${card} ${state}`,
    draw: () => [drawCard(card), make("span", { class: "owner" }, state === "matched" ? "✓" : "")],
  };
}

/** The rules with the points of this game. */
function rulesPanel() {
  const points = make("ul", { class: "facts" });
  const panel = make("details", { class: "panel" }, make("summary", {}, "Rules"),
    make("p", {}, "Turn one card, then another. If they have the same rank or the same suit they match and stay up; otherwise the first one is turned back and the second one stays. The game ends when no two of the remaining cards match."), points);
  panel.show = ({ rankScore, suitScore, bonus, mismatch, cost, unchooseCost }) => {
    const back = Number(unchooseCost) === 0 ? "free" : `−${unchooseCost}`;
    points.replaceChildren(...[
      `The same rank: +${rankScore * bonus} (${rankScore} × ${bonus})`, `The same suit: +${suitScore * bonus} (${suitScore} × ${bonus})`,
      `Two cards that don't match: −${mismatch}`, `Each card turned up: −${cost}`, `Turning a card back down: ${back}`,
    ].map((text) => write(make("li"), text)));
  };
  return panel;
}
