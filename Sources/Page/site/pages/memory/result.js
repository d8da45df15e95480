// What came out of a game of Memory.

import { ask } from "../../lib/service/api.js";
import { draw } from "../../lib/parts/dom.js";
import { counted, decimal } from "../../lib/parts/numbers.js";
import { playerName } from "../../lib/play/players.js";
import { drawFace } from "./faces.js";
import { unitOf } from "./play.js";

/** The result of a finished game, for the card at its end. */
export function resultOf({ table, settings }, game) {
  const review = (signal) => ask("memory.review", { actions: game.actions }, { signal });
  const shared = {
    more: async (signal) => expected((await review(signal)).result), turning: async (signal) => turningPoint((await review(signal)).result),
    picture: () => pictureOf(table),
  };
  const { you, opponent } = table;
  if (!opponent) {
    const all = `All ${counted(you.pairs, unitOf(settings))} in ${counted(you.attempts, "attempt")}`;
    if (you.points !== undefined) {
      return { title: `${all}, ${counted(you.points, "point")}.`, score: you.points, scored: (points) => counted(points, "point"), facts: [], ...shared };
    }
    return {
      title: `${all}.`, score: you.attempts, better: (one, other) => one < other,
      scored: (attempts) => counted(attempts, "attempt"), facts: [], ...shared,
    };
  }
  const isForTwo = settings.opponent === "person";
  const names = isForTwo ? [playerName("you"), playerName("opponent")] : ["You", "The computer"];
  const isWon = table.winner === "you";
  const score = `${Math.max(you.pairs, opponent.pairs)} to ${Math.min(you.pairs, opponent.pairs)}`;
  return {
    title: !table.winner ? `A draw, ${you.pairs} pairs each.` : isForTwo || isWon ? `${names[isWon ? 0 : 1]} won, ${score}.` : `You lost, ${you.pairs} to ${opponent.pairs}.`,
    outcome: isForTwo ? undefined : isWon ? "won" : table.winner ? "lost" : "drawn",
    facts: [[`Attempts: ${names[0]}`, String(you.attempts)], [`Attempts: ${names[1]}`, String(opponent.attempts)]],
    swap: ["settings", `settings first ${settings.first === "you" ? "opponent" : "you"}`, "back"], ...shared,
  };
}

function expected({ expected, lossOfYou, unit }) {
  const lost = Number(lossOfYou.decimal);
  return [
    ...(expected ? [["Best play expects", `${decimal(expected)} ${unit}`, ["Best play expects", decimal(expected)]]] : []),
    ["Given away", lost === 0 ? "nothing" : `${decimal(lossOfYou)} ${unit}`]];
}

/** The decision that cost most. */
function turningPoint({ decisions, worstMove, unit }) {
  const decision = decisions.find(({ index }) => index === worstMove);
  if (!decision) return "Every card was the best one to turn.";
  const place = (move) => move.replace("turn ", "card ");
  const best = decision.best ? `: ${place(decision.best)} was better` : "";
  return `Move ${decision.index + 1} (${place(decision.move)}) cost most, ${decimal(decision.loss)} ${unit}${best}.`;
}

/** The table with all its faces. */
function pictureOf({ cards, category }) {
  const columns = Math.ceil(Math.sqrt(cards.length * 1.2));
  return draw("svg", { viewBox: `0 0 ${columns * 80} ${Math.ceil(cards.length / columns) * 80}` }, cards.map(({ face }, place) => {
    const [x, y] = [(place % columns) * 80, Math.floor(place / columns) * 80];
    const [picture, word] = drawFace(face, category);
    const tile = draw("rect", { x: x + 2, y: y + 2, width: 76, height: 76, rx: 8, fill: "#ffffff", stroke: "#cfd6da", "stroke-width": 2 });
    const isDrawing = picture instanceof SVGElement;
    if (isDrawing) for (const [name, value] of Object.entries({ x: x + 16, y: y + 8, width: 48, height: 48 })) picture.setAttribute(name, value);
    const text = draw("text", {
      x: x + 40, y: y + (isDrawing ? 71 : 54), "text-anchor": "middle", "font-family": "system-ui, sans-serif", "font-weight": 700,
      "font-size": isDrawing ? 11 : 40, fill: "#1b2227",
    }, (word ?? picture).textContent);
    return draw("g", {}, tile, isDrawing ? picture : [], text);
  }));
}
