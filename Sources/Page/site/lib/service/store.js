// What a visitor's browser keeps: first for this tab, then for the next visit. A browser that keeps
// nothing (a full or forbidden storage) loses only what it would have kept.

const storages = [() => sessionStorage, () => localStorage];

/** The names under which the page keeps something; what others keep at the same origin isn't ours. */
const ours = /^(results|players|(game|intro|lesson|adviser|matchsticks|set|reversi|memory|cardmatch)\..+)$/;

/** Keeps a value under a name; `nextVisit: false` for this tab alone. */
export function remember(name, value, { nextVisit = true } = {}) {
  for (const storage of nextVisit ? storages : storages.slice(0, 1)) {
    try {
      storage().setItem(name, JSON.stringify(value));
    } catch {
      // There is no space, or no permission.
    }
  }
}

/** What was kept under a name: this tab's value and that of the last visit, as far as there are. */
export function recall(name) {
  return storages.flatMap((storage) => {
    try {
      const value = JSON.parse(storage().getItem(name));
      return value === null ? [] : [value];
    } catch {
      return [];
    }
  });
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
      for (const name of choose(Object.keys(storage()))) storage().removeItem(name);
    } catch {
      // Nothing is kept where there is no permission.
    }
  }
}
