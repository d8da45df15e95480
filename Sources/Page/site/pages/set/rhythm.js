// The rhythm of Set: what three cards are is shown for a moment, then the table is cleared without a click.

/** Milliseconds that a Set of one's own, one of the computer's and three other cards stay. */
const times = { own: 650, other: 1400, mismatch: 800 };

/** Clears the table of a game after each trial; `isSeen()` is whether it is in view. */
export function keepRhythm(game, isSeen) {
  let clock = 0;
  const clear = (state) => {
    if (game.state !== state) return;
    if (isSeen()) game.command("clear");
    else clock = setTimeout(clear, times.mismatch, state);
  };
  game.addEventListener("change", () => {
    clearTimeout(clock);
    const { state } = game;
    if (state.over || state.table?.isSet === undefined) return;
    const stay = !state.table.isSet ? times.mismatch : state.settings.opponent !== "none" && state.table.foundBy === "opponent" ? times.other : times.own;
    clock = setTimeout(clear, stay, state);
  });
  /** An action by the player also ends the trial. */
  return () => clearTimeout(clock);
}
