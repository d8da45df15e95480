// Everything that is kept, to and from a file.

import { isSame, joined } from "./joins.js";
import { kept, keptNames, ours, settle } from "./store.js";

/** Everything that is kept, by name, to be saved as a file. */
export function everything() {
  return Object.fromEntries(keptNames().map((name) => [name, kept(name)]));
}

/** Adds what a file has to what is kept: records are joined, choices that were made here stay. How many names were added or changed. */
export function addAll(values) {
  const names = Object.keys(values).filter((name) => ours.test(name) && values[name] !== null);
  return names.filter((name) => {
    const before = kept(name);
    const after = joined(name, values[name], before);
    if (isSame(after, before)) return false;
    settle(name, after);
    return true;
  }).length;
}
