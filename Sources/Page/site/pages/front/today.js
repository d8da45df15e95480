// Today's puzzles: one for each game, and how far each is.

import { ask } from "../../lib/service/api.js";
import { change, make, write } from "../../lib/parts/dom.js";
import { counted, duration } from "../../lib/parts/numbers.js";
import { dayName, recordOf, setsOfDay, stateOf, streaks, today } from "../../lib/play/days.js";
import { pageAddress } from "../../lib/service/place.js";
import { watch } from "../../lib/service/store.js";
import { isAtHand } from "./answers.js";
import { dayPicture } from "./cards.js";

const tasks = { set: "find six Sets", reversi: "one move wins", matchsticks: "one move wins", memory: "clear the table", cardmatch: "reach the best score" };
const order = ["set", "reversi", "matchsticks", "memory", "cardmatch"];
const signs = { new: "", begun: "–", solved: "✓" };

/** `{ element, ask }`: a card that follows what is done in other tabs; `ask` fetches today's cards of Set for its picture. */
export function todayCard(games) {
  const picture = dayPicture();
  const date = make("p", { class: "date" });
  const rows = order.map((path) => row(path, games.find((game) => game.path === path).name));
  const element = make(
    "section", { class: "today", "aria-labelledby": "today" },
    make("a", { class: "picture", href: pageAddress("set#day"), tabindex: -1, "aria-hidden": "true" }, picture),
    make("div", {}, make("div", { class: "today-head" }, make("h2", { id: "today" }, "Today’s puzzles"), date), make("ul", { class: "plain" }, rows.map((each) => each.element))));

  function show() {
    write(date, dayName(today(), { weekday: "long", day: "numeric", month: "short" }));
    for (const each of rows) each.show();
  }
  show();
  for (const path of order) watch(`${path}.day.`, show);
  let seen = today();
  setInterval(() => seen !== today() && ((seen = today()), show(), draw()), 1000);

  async function draw() {
    if (!isAtHand()) return;
    const day = today();
    const { result } = await ask("set.puzzle", { date: day, sets: setsOfDay });
    if (day === today()) picture.show(result.puzzles[0].cards);
  }
  // The picture isn't an answer: without the program it stays blank.
  return { element, ask: () => draw().catch(() => {}) };
}

function row(path, name) {
  const sign = make("span", { class: "sign", "aria-hidden": "true" });
  const state = make("span", { class: "state" });
  const streak = make("span", { class: "streak" });
  const element = make("li", {}, make("a", { href: pageAddress(`${path}#day`) }, sign, make("span", { class: "name" }, name), state, streak));
  return {
    element,
    show() {
      const record = recordOf(path, today());
      const is = stateOf(path, record);
      change(element, { class: is });
      write(sign, signs[is]);
      write(state, is === "solved" ? `solved in ${duration(record.seconds)}` : is === "new" ? tasks[path] : begun(path, record));
      const { now } = streaks(path);
      write(streak, now > 0 ? counted(now, "day") : "");
      change(streak, { title: now > 0 ? "Solved days in a row" : null });
    },
  };
}

function begun(path, { own, shown }) {
  if (path === "set") return shown ? "solutions shown" : `${own.length} of ${setsOfDay} found`;
  return shown ? "solution shown" : "begun";
}
