// What is known of the lines that are learnt, and when each comes up again: a day after it was right, then after 2, 4, 8, … days.

import { later } from "../../../lib/play/days.js";
import { kept, update } from "../../../lib/service/store.js";

export const name = "reversi.trainer";
/** The longest pause, in days, and the lines that are kept. */
const [longest, most] = [365, 3000];

/** What is known, by the keys of lines: `{ due, pause, successes, mistakes }`, `due` a day such as "2026-12-24". */
export function known() {
  return kept(name)?.lines ?? {};
}

/** Counts an answer on a day; what is known of the line then. After a mistake it stays due. */
export function count(key, isRight, day) {
  const { lines } = update(name, (there) => {
    const { [key]: before = { pause: 0, successes: 0, mistakes: 0 }, ...others } = there?.lines ?? {};
    const pause = isRight ? Math.min(Math.max(1, 2 * before.pause), longest) : 0;
    const after = { due: later(day, pause), pause, successes: before.successes + (isRight ? 1 : 0), mistakes: before.mistakes + (isRight ? 0 : 1) };
    return { lines: Object.fromEntries([...Object.entries(others), [key, after]].slice(-most)) };
  });
  return lines[key];
}

/** The lines of a session on a day: those that are due, the longest waiting first, then new ones; at most half of them where others are due. */
export function chosen(lines, day, size) {
  const there = known();
  const due = lines.filter(({ key }) => there[key]?.due <= day).toSorted((one, other) => (there[one.key].due < there[other.key].due ? -1 : there[one.key].due > there[other.key].due ? 1 : 0));
  const fresh = lines.filter(({ key }) => !there[key]);
  const old = due.slice(0, size);
  return [...old, ...fresh.slice(0, old.length === 0 ? size : Math.min(size - old.length, Math.max(1, Math.floor(size / 2))))];
}

/** How many lines are begun and due on a day, and the day when the next one after it is; undefined where none is. */
export function plan(lines, day) {
  const begun = lines.flatMap(({ key }) => known()[key] ?? []);
  const next = begun.map(({ due }) => due).filter((due) => due > day).sort()[0];
  return { begun: begun.length, due: begun.filter(({ due }) => due <= day).length, next };
}

/** How many days lie between two days. */
export function between(day, other) {
  return Math.round((new Date(`${other}T12:00:00Z`) - new Date(`${day}T12:00:00Z`)) / 86400000);
}
