// The record of one's own results, which this browser keeps.

import { kept, update } from "../service/store.js";

const name = "results";
const most = 2000;

/** All results, the latest last: `{ game, begun, ended, seconds, hints, undos, outcome, score, title, settings }`. */
export function allResults() {
  const all = kept(name);
  return Array.isArray(all) ? all : [];
}

/** Keeps a result; the first end of a game counts, so that one that was taken back doesn't come twice. */
export function keepResult(result) {
  update(name, (all = []) => (all.some((each) => each.game === result.game && each.begun === result.begun) ? all : [...all, result].slice(-most)));
}

/** Forgets all results. */
export function clearResults() {
  update(name, () => undefined);
}

/**
 * What one has reached with the same game and settings: `{ games, won, best, row }`, where `best` is the best score
 * before the result `but`, undefined where none was kept, and `row` how many of the last games were won in a row.
 * `better(a, b)` says whether `a` beats `b`.
 */
export function standing(game, settings, { but, better = (one, other) => one > other } = {}) {
  const same = allResults().filter((each) => each.game === game && each.settings === settings && each.begun !== but);
  const scores = same.map(({ score }) => score).filter((score) => typeof score === "number");
  return {
    games: same.length, won: same.filter(({ outcome }) => outcome === "won").length, row: inARow(same),
    best: scores.reduce((best, score) => (best === undefined || better(score, best) ? score : best), undefined),
  };
}

/** How many of the last decided games were won in a row. */
export function inARow(results) {
  const decided = results.filter(({ outcome }) => outcome);
  return decided.length - 1 - decided.findLastIndex(({ outcome }) => outcome !== "won");
}

const columns = ["game", "ended", "outcome", "score", "seconds", "hints", "undos", "title", "settings"];

/** The results as a table for a spreadsheet. */
export function asCSV(results) {
  const cell = (value) => {
    const text = value === undefined || value === null ? "" : String(value);
    return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const rows = results.map((each) => columns.map((column) => (column === "seconds" ? Math.round(each.seconds) : each[column])));
  return [columns, ...rows].map((row) => row.map(cell).join(",")).join("\n");
}
