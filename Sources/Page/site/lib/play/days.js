// The daily puzzles of all games: which are solved, how, and how many days in a row.

import { counted, duration } from "../parts/numbers.js";
import { pageAddress } from "../service/place.js";
import { forgetBut, kept, keptNames, update } from "../service/store.js";

/** The days that are kept of each game: three years of them. */
const most = 1100;

/** The Sets of each puzzle of Set. */
export const setsOfDay = 6;

/** The record of a day on which nothing was done. */
export const freshRecord = () => ({ own: [], shown: false, tries: "", seconds: 0 });

/** The visitor's own day, as Swedes write it. */
export const today = () => new Date().toLocaleDateString("sv");

/** "Sunday, 22 November 2026". */
export function dayName(day, options = { dateStyle: "full" }) {
  return noon(day).toLocaleDateString("en-GB", { ...options, timeZone: "UTC" });
}

/** The day that many days later. */
export function later(day, days) {
  const date = noon(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Whether a text is a day. */
export function isDay(text) {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(noon(text).valueOf()) && noon(text).toISOString().startsWith(text);
}

const noon = (day) => new Date(`${day}T12:00:00Z`);

/** A number that belongs to a day, different for each game: what its puzzle is drawn with. */
export function seedOf(game, day) {
  const number = Number(day.replaceAll("-", ""));
  return number * 1000 + [...game].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 10 * 100;
}

/** The fragment that leads to a day's puzzle; a game may have several, each with a name after a point, as "set.quads" has. */
export function fragmentOf(game, day) {
  const deck = game.split(".")[1];
  return `#day=${day}${deck ? `,${deck}` : ""}`;
}

const nameOf = (game, day) => `${game}.day.${day}`;

/**
 * What is kept of a day: `own`, what was found or played; `shown`, whether the solution was; `tries`, a letter for each
 * success (S), mistake (x), hint (h) and step back (u); `seconds`; `solved` and `ended` at the end; `round`, how often it
 * was begun again.
 */
export function recordOf(game, day) {
  return { ...freshRecord(), ...kept(nameOf(game, day)) };
}

/** Keeps what `change(record)` changes in the newest record of a day; the record then. */
export function changeDay(game, day, change) {
  let isNew = false;
  const record = update(nameOf(game, day), (there) => {
    isNew = there === undefined;
    const before = { ...freshRecord(), ...there };
    return { ...before, ...change(before) };
  });
  if (isNew) forgetBut(most, `${game}.day.`);
  return record;
}

/** Whether a puzzle was solved without the solution. */
export function isSolved(game, { own, shown, solved }) {
  return (game === "set" ? own.length === setsOfDay : Boolean(solved)) && !shown;
}

/** "solved", "begun" or "new". */
export function stateOf(game, record) {
  return isSolved(game, record) ? "solved" : record.own.length > 0 || record.tries.length > 0 || record.shown ? "begun" : "new";
}

/** All days of a game that are kept, the earliest first: `[day, record]`. */
export function keptDays(game) {
  return keptNames(nameOf(game, "")).map((name) => [name.slice(-10), recordOf(game, name.slice(-10))]).filter(([day]) => isDay(day));
}

/** Solved days in a row: `now`, up to today or yesterday, and the `best` ever. */
export function streaks(game) {
  let [best, length, before] = [0, 0, ""];
  for (const [day, record] of keptDays(game)) {
    if (!isSolved(game, record)) continue;
    length = before && later(before, 1) === day ? length + 1 : 1;
    [best, before] = [Math.max(best, length), day];
  }
  return { now: before >= later(today(), -1) ? length : 0, best };
}

/** How a puzzle was solved: "in 2:41, 1 mistake, no hints". */
export function howSolved({ tries, seconds }) {
  const number = (letter, word) => {
    const times = tries.split(letter).length - 1;
    return times === 0 ? `no ${word}s` : counted(times, word);
  };
  return `in ${duration(seconds)}, ${number("x", "mistake")}, ${number("h", "hint")}`;
}

/** What is said of a streak of more than one day. */
export function streakWords(game) {
  const { now } = streaks(game);
  return now > 1 ? `${now} days in a row!` : "";
}

const signs = { S: "🟩", x: "⬛", h: "💡", u: "↩️" };

/** A text to share, which spoils nothing: `title`, how it went, and where the puzzle is. */
export function shareText(game, title, day, record, how = `Solved ${howSolved(record)}`) {
  const { now } = streaks(game);
  return [
    `${title}, ${dayName(day, { dateStyle: "long" })}`, now > 1 && day === today() ? `${how} · ${now} days in a row` : how,
    [...record.tries].map((letter) => signs[letter] ?? "").join(""), pageAddress(`${game.split(".")[0]}${fragmentOf(game, day)}`)].join("\n");
}
