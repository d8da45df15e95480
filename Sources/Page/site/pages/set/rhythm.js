// The rhythm of Set: what three cards are is shown for a moment, then the table is cleared without a click.

/** Milliseconds that a Set of one's own, one of the computer's and three other cards stay. */
const times = { own: 650, other: 1400, mismatch: 800 };

/**
 * Clears the table of a game after each trial; `isSeen()` is whether it is in view. The result
 * has `end()` – an action by the player, which ends the trial, too – and `verdict(state)`: what was said of the
 * three cards stays until then.
 */
export function keepRhythm(game, isSeen) {
  let [clock, isClearing, said, kept] = [0, false, "", null];
  const key = ({ table }) => JSON.stringify([table.cards, table.selection, table.hint, table.hintStep]);
  const clear = async (state) => {
    if (game.state !== state) return;
    if (!isSeen()) return void (clock = setTimeout(clear, times.mismatch, state));
    isClearing = true;
    await game.quietly("clear");
    isClearing = false;
  };
  game.addEventListener("change", () => {
    clearTimeout(clock);
    const { state } = game;
    if (!state.table) return;
    if (isClearing && state.table.isSet === undefined) kept ??= key(state);
    if (state.over || state.table.isSet === undefined) return;
    [said, kept] = [state.message, null];
    const stay = !state.table.isSet ? times.mismatch : state.settings.opponent !== "none" && state.table.foundBy === "opponent" ? times.other : times.own;
    clock = setTimeout(clear, stay, state);
  });
  return { end: () => clearTimeout(clock), verdict: (state) => (state.table && !state.over && key(state) === kept ? said : "") };
}
