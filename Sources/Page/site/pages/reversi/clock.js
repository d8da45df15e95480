// A clock for both sides: minutes, and seconds that each move adds. Time never decides a game: a
// flag that falls is announced, and the game continues.

import { make, write } from "../../lib/parts/dom.js";
import { duration } from "../../lib/parts/numbers.js";
import { kept, recall, remember, update, watch } from "../../lib/service/store.js";
import { capital } from "../../lib/parts/words.js";

const key = "reversi.clock";
const sides = ["black", "white"];

/**
 * The clock of a game: `faces` is the element with both times, `panel` the one to choose it by, and `facts()`
 * what the result's card says about it. Time passes while the table is seen, from the first move
 * on.
 */
export function makeClock(game) {
  const parts = Object.fromEntries(sides.map((side) => [side, make("span", { class: `time ${side}` }, make("span", {}), make("strong", {}))]));
  const faces = make("div", { class: "clock", role: "timer", "aria-label": "Clock", hidden: true }, Object.values(parts));
  const isOn = make("input", { type: "checkbox", onchange: () => choose() });
  const field = (from, to) => make("input", { type: "number", inputmode: "numeric", min: from, max: to, onchange: () => choose() });
  const [minutes, increment] = [field(1, 180), field(0, 60)];
  const note = make("p", { class: "note", role: "status" });
  const panel = make(
    "details", { class: "panel" }, make("summary", {}, "Clock"), make("div", { class: "choices" }, make("label", {}, isOn, " Play with a clock"),
      make("label", {}, "Minutes each ", minutes), make("label", {}, "Seconds added per move ", increment)), note);
  const usual = { isOn: false, minutes: 5, increment: 3 };
  let chosen = {};
  const read = () => {
    chosen = { ...usual, ...kept("reversi.clock-chosen") };
    isOn.checked = chosen.isOn;
    [minutes.value, increment.value] = [chosen.minutes, chosen.increment];
  };
  read();
  watch("reversi.clock-chosen", read);
  /** What the running game has: `{ begun, minutes, increment, left, fallen }`; null without a clock. */
  let clock = null;
  let [turn, count, last] = [null, 0, performance.now()];

  const within = (input) => Math.max(Number(input.min), Math.min(Number(input.max), Math.trunc(Number(input.value)) || 0));

  function choose() {
    [minutes.value, increment.value] = [within(minutes), within(increment)];
    const now = { isOn: isOn.checked, minutes: Number(minutes.value), increment: Number(increment.value) };
    // What wasn't changed here stays as another tab has it.
    const changed = Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== chosen[name]));
    chosen = update("reversi.clock-chosen", (there) => ({ ...usual, ...there, ...changed }));
    const isBegun = game.state?.moveCount > 0;
    write(note, isBegun ? "That holds from the next game on." : "");
    if (!isBegun) begin();
  }

  /** A clock for the game that is at its beginning, as it was chosen. */
  function begin() {
    const { begun } = game.tally;
    clock = chosen.isOn ? { begun, increment: chosen.increment, left: { black: 60 * chosen.minutes, white: 60 * chosen.minutes }, fallen: null } : null;
    keep();
  }

  function keep() {
    remember(key, clock, { nextVisit: true });
    show();
  }

  function follow() {
    const { state, tally } = game;
    if (!state?.table) return;
    const kept = recall(key).find((each) => each?.begun === tally.begun);
    if (clock?.begun !== tally.begun) {
      [clock, count] = [kept ?? null, state.moveCount];
      if (!kept && state.moveCount === 0) begin();
    }
    // A move adds its seconds; one that is taken back takes none.
    if (clock && turn && state.moveCount > count && clock.fallen !== turn) clock.left[turn] += clock.increment;
    [turn, count] = [state.over ? null : (state.table.sideToMove ?? null), state.moveCount];
    if (state.moveCount === 0) write(note, "");
    keep();
  }

  function pass() {
    const now = performance.now();
    const passed = Math.min((now - last) / 1000, 2);
    last = now;
    if (!clock || !turn || count === 0) return;
    clock.left[turn] = Math.max(0, clock.left[turn] - passed);
    if (clock.left[turn] === 0 && !clock.fallen) {
      clock.fallen = turn;
      game.say(`${capital(turn)}'s time is up. The game goes on.`);
    }
    keep();
  }

  function show() {
    faces.hidden = clock === null;
    if (clock) for (const side of sides) {
      const [name, time] = parts[side].children;
      write(name, `${capital(side)}${clock.fallen === side ? " – time is up" : ""}`);
      write(time, duration(Math.ceil(clock.left[side])));
      parts[side].classList.toggle("running", side === turn);
      parts[side].classList.toggle("fallen", clock.fallen === side);
    }
  }

  game.addEventListener("change", follow);
  game.addEventListener("tick", pass);
  return {
    faces, panel,
    facts: () => (!clock ? [] : [["Clock", clock.fallen ? `${capital(clock.fallen)}'s time ran out` : sides.map((side) => `${capital(side)} ${duration(clock.left[side])}`).join(", ") + " left"]]),
  };
}
