// What a visitor's browser keeps: first for this tab, then for the next visit. A browser that keeps
// nothing (a full or forbidden storage) loses only what it would have kept.

const storages = [() => sessionStorage, () => localStorage];

/** Keeps a value under a name; `nextVisit: false` for this tab alone. */
export function remember(name, value, { nextVisit = true } = {}) {
  for (const storage of nextVisit ? storages : storages.slice(0, 1)) {
    try {
      storage().setItem(name, JSON.stringify(value));
    } catch {
      // There is no room, or no leave.
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
