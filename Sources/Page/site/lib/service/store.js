// What a visitor's browser keeps. Running games belong to a tab: `remember` and `recall` keep them first for this tab,
// then for the next visit. Everything else is one for all tabs: `kept` reads it, `update` changes it – what is there now
// is read, changed and written in one go, so that nothing another tab has done meanwhile is lost – and `watch` says when
// another tab has changed it. A browser that keeps nothing (a full or forbidden storage) loses only what it would have kept.

const storages = [() => sessionStorage, () => localStorage];

/** The names under which the page keeps something; what others keep at the same origin isn't ours. */
export const ours = /^(results|players|display|(game|intro|lesson|adviser|matchsticks|set|reversi|memory|cardmatch)\..+)$/;

/** What this tab wrote last, by name. */
export const written = new Map();
const watchers = new Set();
/** The names for which there was no room. */
const homeless = new Set();

function read(storage, name) {
  try {
    return JSON.parse(storage().getItem(name)) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(storage, name, value) {
  try {
    if (value === undefined) storage().removeItem(name);
    else storage().setItem(name, JSON.stringify(value));
    return true;
  } catch {
    // There is no room, or no leave.
    return false;
  }
}

/** Keeps a value under a name for this tab and the next visit; `nextVisit: false` for this tab alone. */
export function remember(name, value, { nextVisit = true } = {}) {
  for (const storage of nextVisit ? storages : storages.slice(0, 1)) write(storage, name, value);
}

/** What was remembered under a name: this tab's value and that of the last visit, as far as there are. */
export function recall(name) {
  return storages.map((storage) => read(storage, name)).filter((value) => value !== undefined);
}

/** What all tabs keep under a name; undefined where there is nothing. */
export function kept(name) {
  return read(storages[homeless.has(name) ? 0 : 1], name);
}

/** Keeps what `change` makes of the value that is there now; undefined forgets it. What is kept then. */
export function update(name, change) {
  const value = change(kept(name));
  settle(name, value);
  return value;
}

/** Keeps a value in the place of what was there. */
export function settle(name, value) {
  written.set(name, value);
  homeless.delete(name);
  if (write(storages[1], name, value)) return;
  homeless.add(name);
  write(storages[0], name, value);
}

/**
 * Calls `act(name)` when another tab has changed what is kept under a name, or under one that begins with a text ending
 * in "."; also when this page comes back from the browser's history, where it heard nothing.
 */
export function watch(name, act) {
  watchers.add((changed) => (changed === null || changed === name || (name.endsWith(".") && changed.startsWith(name))) && act(changed ?? name));
}

/** Says that another tab has changed what is kept under a name; null where it may be any. */
export function tell(name) {
  for (const watcher of watchers) watcher(name);
}

/** The names that all tabs keep, those that begin with a text. */
export function keptNames(beginning = "") {
  try {
    return Object.keys(localStorage).filter((name) => ours.test(name) && name.startsWith(beginning)).sort();
  } catch {
    return [];
  }
}

/** Forgets all but the `most` last names, in their order, of those that begin with a text. */
export function forgetBut(most, beginning) {
  forget((names) => names.filter((name) => name.startsWith(beginning)).sort().slice(0, -most));
}

/** Forgets everything that the page keeps. */
export function forgetAll() {
  forget((names) => names.filter((name) => ours.test(name)));
}

function forget(choose) {
  for (const storage of storages) {
    try {
      for (const name of choose(Object.keys(storage()))) {
        written.delete(name);
        homeless.delete(name);
        storage().removeItem(name);
      }
    } catch {
      // Nothing is kept where there is no permission.
    }
  }
}
