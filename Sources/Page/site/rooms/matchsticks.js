// Matchsticks: the game, an explorer of any rule, and a lesson.

import { change, make } from "../lib/dom.js";
import { openGame } from "../lib/frame.js";
import { later, openViews } from "../lib/views.js";
import { fragmentOf } from "./matchsticks/address.js";
import { makeTable } from "./matchsticks/table.js";

export const title = "Matchsticks";

export async function open(main) {
  let game = null;
  const tabs = openViews(main, title, {
    play: { title: "Play", open: async (panel) => void ({ game } = await openPlay(panel)) },
    rules: { title: "Explore", open: later(() => import("./matchsticks/explorer.js"), begin) },
    lesson: { title: "Lesson", open: later(() => import("./matchsticks/lesson.js")) },
  });

  /** Plays what is explored, one setting after another; the last word is that of the program. */
  async function begin({ rules, heaps, play }) {
    await (await tabs).pick("play");
    await game.command(`settings rules ${rules}`) && await game.command(`settings heaps ${heaps}`) && play && await game.command(`settings play ${play}`);
  }
  await tabs;
}

async function openPlay(panel) {
  const opened = await openGame(panel, {
    name: "matchsticks", title, table: makeTable, headline: (state) => (state.table ? `Matches: ${state.table.matches}` : ""),
  });
  const { game, beside } = opened;
  const rule = make("p", {});
  const exploring = make("a", {}, "Explore this position");
  beside.append(make(
    "section", { class: "panel", "aria-label": "The rules" }, make("h2", {}, "The rules"), rule,
    make("p", { class: "note" }, "Other rules, several heaps and another opponent are in the settings."), make("p", {}, exploring)));
  const show = () => {
    const { table, settings } = game.state;
    rule.textContent = table?.game ?? "";
    // Rules that look at the last take need more than the heaps.
    change(exploring, { href: addressOf(game.state), hidden: !table || settings.rules.startsWith("last") });
  };
  game.addEventListener("change", show);
  if (game.state) show();
  return opened;
}

/** Where a position is explored. */
function addressOf({ table, settings }) {
  return fragmentOf({ rules: settings.rules, heaps: table?.heaps.join(","), play: settings.play });
}
