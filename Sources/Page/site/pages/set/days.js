// The days of the daily puzzle: which are solved, how, and the length of the streak.

import { counted, duration } from "../../lib/parts/numbers.js";
import { pageAddress } from "../../lib/service/place.js";
import { forgetBut, recall, remember } from "../../lib/service/store.js";

/** The Sets of each puzzle. */
export const setsOfDay = 6;

/** The days that are kept: three years of them. */
const most = 1100;

/** The record of a day on which nothing was found. */
export const freshRecord = () => ({ own: [], shown: false, tries: "", seconds: 0 });

/** The visitor's own day, as Swedes write it. */
export const today = () => new Date().toLocaleDateString("sv");

/** "Sunday, 22 November 2026". */
export function dayName(day, options = { dateStyle: "full" }) {
  return noon(day).toLocaleDateString("en-GB", { ...options, timeZone: "UTC" });
}

/** The day a given number of days later. */
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

/**
 * What is kept of a day: `own`, the Sets found; `shown`, whether the solutions were; `tries`, a letter for each Set (S),
 * mistake (x) and hint (h); `seconds`.
 */
export function recordOf(day) {
  return { ...freshRecord(), ...recall(`set.day.${day}`)[0] };
}

export function keepDay(day, record) {
  remember(`set.day.${day}`, record);
  forgetBut(most, "set.day.");
}

/** Whether all Sets were found without being shown. */
export function isSolved({ own, shown }) {
  return own.length === setsOfDay && !shown;
}

/** The streak of solved days, up to today or yesterday. */
export function streak() {
  let [day, length] = [today(), 0];
  if (!isSolved(recordOf(day))) day = later(day, -1);
  for (; isSolved(recordOf(day)); day = later(day, -1)) length += 1;
  return length;
}

/** How a puzzle was solved: "6 Sets in 2:41, 1 mistake, no hints". */
export function howSolved({ tries, seconds }) {
  const number = (letter, word) => {
    const times = tries.split(letter).length - 1;
    return times === 0 ? `no ${word}s` : counted(times, word);
  };
  return `${counted(setsOfDay, "Set")} in ${duration(seconds)}, ${number("x", "mistake")}, ${number("h", "hint")}`;
}

const signs = { S: "🟩", x: "⬛", h: "💡" };

/** A text to share, which spoils nothing. */
export function shareText(day, record) {
  return [
    `Set puzzle, ${dayName(day, { dateStyle: "long" })}`, howSolved(record), [...record.tries].map((letter) => signs[letter]).join(""),
    pageAddress(`set#day=${day}`)].join("\n");
}

/** How a day's puzzle ended, a sentence. */
export function ending(record) {
  if (record.shown) return "All six are found, with the solutions in view.";
  const days = streak();
  return `All six are found: ${howSolved(record)}.${days > 1 ? ` ${days} days in a row!` : ""}`;
}
