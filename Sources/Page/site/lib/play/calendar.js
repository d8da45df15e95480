// A month of puzzles: which days are solved, and the way to any of them up to today.

import { change, make, makeButton, write } from "../parts/dom.js";
import { dayName, recordOf, stateOf, today } from "./days.js";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** A panel for a game; `show(day)` shows the month of a day, `go(day)` is called for a day that is chosen; `words(record)` says how far a puzzle is. */
export function calendarPanel(game, go, words) {
  const heading = make("h3", { "aria-live": "polite" });
  const before = makeButton("‹", () => turn(-1), { "aria-label": "Previous month" });
  const after = makeButton("›", () => turn(1), { "aria-label": "Next month" });
  const body = make("tbody", {});
  const table = make(
    "table", { class: "calendar" },
    make("thead", {}, make("tr", {}, weekdays.map((name) => make("th", { scope: "col", abbr: name }, name.slice(0, 2))))), body);
  const panel = make("section", { class: "panel", "aria-label": "Calendar" }, make("div", { class: "month" }, before, heading, after), table);
  let [month, chosen] = ["", ""];

  panel.show = (day, shown = day.slice(0, 7)) => {
    [chosen, month] = [day, shown];
    const first = `${month}-01`;
    write(heading, dayName(first, { month: "long", year: "numeric" }));
    change(after, { "aria-disabled": String(month >= today().slice(0, 7)) });
    const days = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
    const blank = (new Date(`${first}T12:00:00Z`).getUTCDay() + 6) % 7;
    const cells = [...Array(blank).fill(null), ...Array.from({ length: days }, (_, place) => `${month}-${String(place + 1).padStart(2, "0")}`)];
    body.replaceChildren(...Array.from({ length: Math.ceil(cells.length / 7) }, (_, row) =>
      make("tr", {}, Array.from({ length: 7 }, (_, column) => make("td", {}, cell(cells[row * 7 + column]))))));
  };

  function cell(day) {
    if (!day) return null;
    const record = recordOf(game, day);
    const is = stateOf(game, record);
    const state = is === "solved" ? "solved" : is === "begun" ? words(record) : day > today() ? "not open yet" : "";
    return makeButton(String(Number(day.slice(8))), () => day <= today() && go(day), {
      class: is === "new" ? null : is, "aria-disabled": day > today() ? "true" : null,
      "aria-current": day === chosen ? "date" : null, "aria-label": [dayName(day, { dateStyle: "long" }), state].filter(Boolean).join(", "),
    });
  }

  function turn(months) {
    const date = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + months, 1));
    const next = date.toISOString().slice(0, 7);
    if (next <= today().slice(0, 7)) panel.show(chosen, next);
  }
  return panel;
}
