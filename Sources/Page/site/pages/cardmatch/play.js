// The card matching game: pairs, or groups of three, of equal rank or suit, at a cost for every card that is turned.

import { adviserPanel } from "../../lib/play/adviser.js";
import { make, write } from "../../lib/parts/dom.js";
import { deckBoard } from "../../lib/play/deck.js";
import { displayPanel } from "../../lib/play/numbered.js";
import { openGame } from "../../lib/play/frame.js";
import { integer } from "../../lib/parts/numbers.js";
import { playerName } from "../../lib/play/players.js";
import { adviceFor } from "./adviser.js";
import { drawBack, drawCard, nameCard } from "./faces.js";

/** Milliseconds that cards that don't match are seen next to the last one. */
const stay = 1100;

export async function open(section) {
  const board = deckBoard({ label: "Cards", pick: (place) => board.game.command(`turn ${place + 1}`), kind: "match-cards" });
  let isStop = false;
  const { game, beside, card } = await openGame(section, {
    name: "cardmatch", title: "Card matching", headline, scores, table: (game) => makeTable(game, board), result: () => import("./result.js"),
    buttons: [{
      name: "Stop", icon: "stop", act: () => card.end(), enabled: ({ over, moveCount }) => !over && moveCount > 0,
      shown: ({ settings, over }) => settings.opponent !== "person" && !over, isNext: ({ over }) => isStop && !over,
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
  const [rules, adviser] = [rulesPanel(), adviserPanel(game, { advise, mark: board.mark })];
  const show = () => {
    rules.show(game.state.settings);
    // For two there is no advice.
    adviser.hidden = game.state.settings.opponent === "person";
  };
  game.addEventListener("change", show);
  show();
  beside.append(rules, adviser, displayPanel("cardmatch", board));
}

/** The table: cards that don't match are all seen for a moment, then the earlier ones are turned back. */
function makeTable(game, board) {
  board.game = game;
  const table = make("div", { class: "table" }, board);
  let [before, clock] = [[], 0];
  const paint = ({ table: { cards }, over }, still = []) => board.show(cards.map((card, place) => look(still[place] ?? card, place, over)));
  table.show = (state) => {
    clearTimeout(clock);
    const { cards } = state.table;
    const still = cards.map((card, place) => (game.events.length > 0 && before[place]?.side === "up" && card.side === "faceDown" ? before[place] : undefined));
    const isMiss = before.length === cards.length && still.some(Boolean) && cards.some(({ side }, place) => side === "up" && before[place].side === "faceDown");
    paint(state, isMiss ? still : []);
    if (isMiss) clock = setTimeout(() => game.state === state && paint(state), stay);
    before = cards;
  };
  return table;
}

function headline({ table, settings }) {
  if (!table) return "";
  const score = settings.opponent === "person"
    ? `Player 1: ${integer(table.score)} · Player 2: ${integer(table.opponentScore)}` : `Score: ${integer(table.score)}`;
  return `${score} · Cards left: ${table.left}`;
}

/** Points and cards left; of two people one's own at the left, the other's at the right. */
function scores({ table, settings, turn, over }) {
  if (!table) return [];
  const left = { name: "Cards left", value: table.left };
  if (settings.opponent !== "person") return [{ name: "Score", value: integer(table.score) }, left];
  const side = (seat, score, place) => ({ name: playerName(seat), value: integer(score), side: place, isTurn: !over && turn === seat });
  return [side("you", table.score), left, side("opponent", table.opponentScore, "right")];
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
  const way = make("p", {});
  const panel = make("details", { class: "panel", open: true }, make("summary", {}, "Rules"), way, points,
    make("p", { class: "links" }, make("a", { href: "#learn" }, "Learn it in three minutes")));
  panel.show = ({ match, rankScore, suitScore, partialRankScore, partialSuitScore, bonus, mismatch, cost, unchooseCost }) => {
    const isThree = match === "3";
    way.textContent = isThree
      ? "Turn three cards, one after another. If two of them, or all three, have the same rank or the same suit, all three stay up and are out of the game; otherwise the first two are turned back and the third one stays. The game ends when no group of three can be made any more."
      : "Turn one card, then another. If they have the same rank or the same suit they match and stay up; otherwise the first one is turned back and the second one stays. The game ends when no two of the remaining cards match.";
    const back = Number(unchooseCost) === 0 ? "free" : `−${unchooseCost}`;
    const line = (name, score) => `${name}: +${score * bonus} (${score} × ${bonus})`;
    const groups = isThree
      ? [line("Three of a rank", 3 * rankScore), line("Three of a suit", 3 * suitScore), line("Two of a rank", partialRankScore), line("Two of a suit", partialSuitScore)]
      : [line("The same rank", rankScore), line("The same suit", suitScore)];
    points.replaceChildren(...[
      ...groups, `${isThree ? "Three" : "Two"} cards that don't match: −${mismatch}`, `Each card turned up: −${cost}`, `Turning a card back down: ${back}`,
    ].map((text) => write(make("li"), text)));
  };
  return panel;
}
