// What was reached in one game: how many games, the best, streaks, and the last games as a small chart.

import { draw, make } from "../../lib/parts/dom.js";
import { counted, duration, integer } from "../../lib/parts/numbers.js";
import { streaks } from "../../lib/play/days.js";
import { inARow } from "../../lib/play/results.js";
import { pageAddress } from "../../lib/service/place.js";

const shown = 20;
const less = (one, other) => one < other;
const more = (one, other) => one > other;

/** What the best of a game is, among games of the same settings. */
const measures = {
  set: { name: "Fastest", of: ({ score }) => score, better: less, words: duration },
  reversi: { name: "Highest win", of: ({ outcome, score }) => (outcome === "won" ? score : undefined), better: more, words: (score) => `+${integer(score)}` },
  memory: { name: "Fewest attempts", of: ({ score }) => score, better: less, words: String },
  cardmatch: { name: "Most points", of: ({ score }) => score, better: more, words: integer },
  matchsticks: { name: "Fastest win", of: ({ outcome, seconds }) => (outcome === "won" ? seconds : undefined), better: less, words: duration },
};

/** The measure of a game with the settings of its last game: some count points. */
function measureOf(game, [last]) {
  return game === "memory" && last?.settings?.includes("game points") ? { ...measures.cardmatch } : measures[game];
}

/** A card about a game: its results, the latest first, and its daily puzzles. */
export function summaryCard(game, name, done) {
  const games = done.filter(({ day }) => !day);
  const decided = games.filter(({ outcome }) => outcome);
  const won = decided.filter(({ outcome }) => outcome === "won").length;
  const { now, best } = streaks(game);
  const facts = [
    ...(games.length > 0 ? [["Games", String(games.length)]] : []),
    ...(decided.length > 0 ? [["Won", `${won} of ${decided.length}`], ["Won in a row", String(inARow([...games].reverse()))]] : []),
    ...bestOf(game, games),
    ...(done.length > games.length ? [["Daily puzzles", String(done.length - games.length)]] : []), ...(best > 0 ? [["Days in a row", now === best ? String(now) : `${now}, best ${best}`]] : []),
  ];
  return make("article", { class: "panel summary" },
    make("h2", {}, make("a", { href: pageAddress(game) }, name)), games.length > 0 ? chart(games.slice(0, shown).reverse(), measureOf(game, games)) : make("p", { class: "note" }, "No game finished yet."),
    make("dl", { class: "facts-list" }, facts.flatMap(([term, value]) => [make("dt", {}, term), make("dd", {}, value)])));
}

/** The best result with the settings of the last game: others can't be compared with it. */
function bestOf(game, games) {
  const { name, of, better, words } = measureOf(game, games);
  const values = games.filter(({ settings }) => settings === games[0]?.settings).map(of).filter((value) => typeof value === "number");
  if (values.length === 0) return [];
  return [[name, words(values.reduce((best, value) => (better(value, best) ? value : best)))]];
}

const [wide, high, step] = [200, 44, 10];

/** The last games, the latest on the right: bars up for those that were won, down for those that were lost; alone, how large the score was. */
function chart(games, { of, words, name }) {
  const scores = games.map((game) => (game.outcome ? game.score : of(game)));
  const isDecided = games.some(({ outcome }) => outcome);
  const most = Math.max(...scores.map((score) => Math.abs(score ?? 0)), 1);
  const bar = (kind, place, y, height) => draw("rect", { class: kind, x: wide - (games.length - place) * step + 1.5, y, width: step - 3, height: Math.max(2, height), rx: 1.5 });
  const bars = games.map(({ outcome }, place) => {
    if (!isDecided) return bar("score", place, high - (high * Math.abs(scores[place] ?? 0)) / most, (high * Math.abs(scores[place] ?? 0)) / most);
    if (outcome === "won") return bar("won", place, 3, high / 2 - 4);
    if (outcome === "lost") return bar("lost", place, high / 2 + 1, high / 2 - 4);
    return bar("drawn", place, high / 2 - 2, 4);
  });
  const list = games.map(({ outcome }, place) => outcome ?? (typeof scores[place] === "number" ? words(scores[place]) : "played"));
  return draw("svg", {
    class: "last-games", viewBox: `0 0 ${wide} ${high}`, role: "img", "aria-label": `The last ${counted(games.length, "game")}${isDecided ? "" : ` (${name.toLowerCase()} is best)`}: ${list.join(", ")}`,
  }, draw("line", { x1: 0, x2: wide, y1: isDecided ? high / 2 : high, y2: isDecided ? high / 2 : high }), bars);
}
