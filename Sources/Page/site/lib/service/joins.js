// How two versions of a kept record become one in which nothing is lost: of two tabs, or of a file and this browser.
// Joining is the same in either order but for lists' orders, and joining again changes nothing.

const most = { results: 2000, solved: 2000, games: 50, trees: 20 };

const union = (one, other, key = (value) => value) => {
  const known = new Set(one.map(key));
  return [...one, ...other.filter((value) => !known.has(key(value)))];
};
const list = (value) => (Array.isArray(value) ? value : []);

/** A day's puzzle; a later round, begun by "Start again", takes the place of one before. */
function day(one, other) {
  const rounds = [one, other].map(({ round }) => round ?? 0);
  if (rounds[0] !== rounds[1]) return rounds[0] > rounds[1] ? one : other;
  const [more, less] = (one.tries ?? "").length > (other.tries ?? "").length ? [one, other] : [other, one];
  // Numbers are what was found, in any order; anything else is a course of play, of which the longer one holds.
  const isFound = list(more.own).concat(list(less.own)).every(Number.isInteger);
  return {
    ...less, ...more, own: isFound ? union(list(more.own), list(less.own)) : list(more.own), seconds: Math.max(more.seconds ?? 0, less.seconds ?? 0),
    ...(more.shown || less.shown ? { shown: true } : {}), ...(more.solved || less.solved ? { solved: true } : {}),
    ...(more.ended || less.ended ? { ended: [more.ended, less.ended].filter(Boolean).sort()[0] } : {}),
  };
}

/** The solved positions of practice; the streak is that of whoever has answered more often. */
function practice(one, other) {
  const later = (one.turn ?? 0) > (other.turn ?? 0) ? one : other;
  return { ...later, solved: union(list(other.solved), list(one.solved)).slice(-most.solved), best: Math.max(one.best ?? 0, other.best ?? 0) };
}

/** What is known of trained lines: of each what more answers have led to. */
function training(one, other) {
  const answers = ({ successes = 0, mistakes = 0, due = "" }) => [successes + mistakes, successes, due];
  const isMore = (mine, theirs) => answers(mine).reduce((found, value, place) => found || (value > answers(theirs)[place] ? 1 : value < answers(theirs)[place] ? -1 : 0), 0) > 0;
  const lines = { ...other.lines };
  for (const [key, known] of Object.entries(one.lines ?? {})) if (!lines[key] || isMore(known, lines[key])) lines[key] = known;
  return { lines };
}

/** A class's lesson: for each limit the later round, and of one round the longer one. */
function lesson(one, other) {
  const found = { ...one.found, ...other.found };
  const again = { ...one.again, ...other.again };
  for (const limit of Object.keys(found)) {
    const [mine, theirs] = [one, other].map((each) => ({ again: each.again?.[limit] ?? 0, found: list(each.found?.[limit]) }));
    const isMine = mine.again !== theirs.again ? mine.again > theirs.again : mine.found.length > theirs.found.length;
    found[limit] = (isMine ? mine : theirs).found;
    again[limit] = Math.max(mine.again, theirs.again);
  }
  return { ...one, ...other, found, again };
}

const byBeginning = ({ game, begun }) => `${game} ${begun}`;
const mainLine = (tree) => JSON.stringify([tree?.start, tree?.lines?.[0]?.moves]);

const joins = [
  [/^results$/, (one, other) => union(list(other), list(one), byBeginning).sort((a, b) => (a.ended < b.ended ? -1 : a.ended > b.ended ? 1 : 0)).slice(-most.results)],
  [/\.day\./, day],
  [/^reversi\.practice$/, practice],
  [/^reversi\.games$/, (one, other) => union(list(other), list(one), ({ moves, size, position = "" }) => `${moves} ${size}${position}`).slice(0, most.games)],
  [/^reversi\.trainer$/, training],
  [/^lesson\./, lesson],
  [/^intro\./, (one, other) => Math.max(Number(one) || 0, Number(other) || 0)],
  [/^reversi\.trees$/, (one, other) => union(list(other), list(one), mainLine).slice(0, most.trees)],
];

/** Both versions in one; of what can't be joined the `other` one, which is the one that is there now. */
export function joined(name, one, other) {
  if (one === undefined || one === null) return other;
  if (other === undefined || other === null) return one;
  const join = joins.find(([pattern]) => pattern.test(name))?.[1];
  if (!join || (typeof one !== typeof other)) return other;
  return join(one, other);
}

/** Whether a tab adds what is missing when another tab has written; not where that would bring back branches that were deleted. */
export const isMended = (name) => name !== "reversi.trees";

/** Whether two values have the same JSON, whatever the order of their members. */
export function isSame(one, other) {
  const sorted = (_, value) => (value && typeof value === "object" && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value);
  return JSON.stringify(one, sorted) === JSON.stringify(other, sorted);
}
