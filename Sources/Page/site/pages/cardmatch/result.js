// What came out of a game of card matching.

import { ask } from "../../lib/service/api.js";
import { draw } from "../../lib/parts/dom.js";
import { counted, decimal, integer } from "../../lib/parts/numbers.js";
import { playerName } from "../../lib/play/players.js";
import { rulesOf } from "./adviser.js";
import { suitOf } from "./faces.js";

/** The result of a game that is finished, or left unfinished, for the card at its end. */
export function resultOf({ table, settings, over }, game) {
  const shared = { more: (signal) => compared(table, settings, over, game, signal), turning: (signal) => turningPoint(game, signal), picture: () => pictureOf(table) };
  const left = ["Cards left", String(table.left)];
  if (settings.opponent === "person") {
    const [yours, others] = [table.score, table.opponentScore];
    const winner = playerName(yours > others ? "you" : "opponent");
    return {
      ...shared, facts: [left], turning: undefined,
      title: yours === others ? `A draw, ${integer(yours)} all.` : `${winner} won, ${integer(Math.max(yours, others))} to ${integer(Math.min(yours, others))}.`,
    };
  }
  return {
    title: `${over ? "Your score is" : "You stopped with"} ${counted(integer(table.score), "point")}.`, score: table.score, scored: integer, facts: [left], ...shared,
  };
}

/** What best play expected before a card was seen, and what this deal allowed with all cards in view. */
async function compared({ cards }, settings, isOver, game, signal) {
  const [review, deal] = await Promise.all([
    ask("cardmatch.review", { actions: game.actions }, { signal }).catch(() => null),
    isOver ? ask("cardmatch.analyze", { cards: cards.map(({ card }) => card), ...rulesOf(settings) }, { signal }).catch(() => null) : null]);
  const expected = review?.result.expected;
  return [
    ...(expected ? [["Best play expected", decimal(expected)]] : []),
    ...(deal ? [["This deal allowed", `${integer(deal.result.bestScore)}, all cards in view`, ["Best possible", integer(deal.result.bestScore)]]] : [])];
}

/** The decision that cost most. */
async function turningPoint(game, signal) {
  const { decisions, worstMove } = (await ask("cardmatch.review", { actions: game.actions }, { signal })).result;
  const decision = decisions.find(({ index }) => index === worstMove);
  if (!decision) return "Every choice was the best one.";
  const place = (move) => move.replace("turn ", "card ");
  return `Move ${decision.index + 1} (${place(decision.move)}) cost most, ${decimal(decision.loss)} points${decision.best ? `: ${place(decision.best)} was better` : ""}.`;
}

/** The table as it is. */
function pictureOf({ cards }) {
  const columns = Math.min(cards.length, cards.length > 24 ? 8 : 6);
  const [wide, high] = [72, 88];
  return draw(
    "svg", { viewBox: `0 0 ${columns * wide + 16} ${Math.ceil(cards.length / columns) * high + 16}` },
    draw("rect", { width: "100%", height: "100%", rx: 12, fill: "#2a7a55" }),
    cards.map(({ card, side }, place) => {
      const [x, y] = [(place % columns) * wide + 12, Math.floor(place / columns) * high + 12];
      const tile = draw("rect", { x, y, width: 64, height: 80, rx: 7, fill: card ? "#fdfcf8" : "#8c1c2c", stroke: "#fdfcf8", "stroke-width": 2 });
      if (!card) return tile;
      const [sign, isRed] = suitOf(card);
      const text = draw("text", {
        x: x + 32, y: y + 50, "text-anchor": "middle", "font-family": "system-ui, sans-serif", "font-size": 26, "font-weight": 700,
        fill: side === "matched" ? (isRed ? "#c01f33" : "#1b2227") : isRed ? "#c8515f" : "#737b80",
      }, `${card.slice(0, -1)}${sign}`);
      return draw("g", {}, tile, text);
    }));
}
