// The adviser next to a game: opened by the player, with every move it shows what each choice is
// worth.

import { make } from "../parts/dom.js";
import { evidenceBadge } from "../parts/evidence.js";
import { sentence } from "../parts/words.js";
import { kept, update } from "../service/store.js";
import { makeTable } from "../charts/tables.js";

/**
 * A panel for a game. `advise(state, signal)` gives `{ words, head, choices, evidence, places }`:
 * sentences, the heads of three columns, `choices` of `{ name, value, isBest }`, and the
 * recommended places, which are passed to `mark(places)`. Nothing is asked while the panel is
 * closed; `isOpen` opens it on the first visit.
 */
export function adviserPanel(game, { advise, mark, isOpen = false }) {
  const body = make("div", { class: "advice", "aria-live": "polite" });
  const panel = make("details", { class: "panel adviser" }, make("summary", {}, "Adviser"), body);
  const name = `adviser.${game.name}`;
  panel.open = kept(name) ?? isOpen;
  let [asking, about] = [new AbortController(), null];

  async function refresh() {
    if (!panel.open || !game.state?.table) return mark([]);
    const key = JSON.stringify([game.state.table, game.state.turn, game.state.settings]);
    if (key === about) return;
    about = key;
    mark([]);
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    // What takes long is said; what doesn't is not flashed.
    const clock = setTimeout(() => body.replaceChildren(make("p", { class: "note" }, "The adviser is thinking …")), 400);
    try {
      const advice = await advise(game.state, signal);
      if (signal.aborted) return;
      body.replaceChildren(...show(advice));
      mark(advice.places ?? []);
    } catch (error) {
      if (!signal.aborted) body.replaceChildren(make("p", {}, sentence(error.message)));
    } finally {
      clearTimeout(clock);
    }
  }

  panel.addEventListener("toggle", () => {
    update(name, () => panel.open);
    if (!panel.open) about = null;
    refresh();
  });
  game.addEventListener("change", refresh);
  refresh();
  return panel;
}

function show({ words, head = [], choices = [], evidence }) {
  const rows = choices.map(({ name, value, isBest }) => ({
    kind: isBest ? "best" : null, cells: [[name, isBest ? make("span", { class: "verdict" }, "★ best") : null], value],
  }));
  const table = rows.length === 0 ? null : makeTable(head, rows);
  return [make("p", {}, words), table, evidenceBadge(evidence)].filter(Boolean);
}
