// Matchsticks: the game, an explorer of any rule, and a lesson.

import { change, make } from "../lib/parts/dom.js";
import { openGame } from "../lib/play/frame.js";
import { isForTwo, playerName } from "../lib/play/players.js";
import { later, openViews } from "../lib/parts/views.js";
import { sentence } from "../lib/parts/words.js";
import { fragmentOf } from "./matchsticks/address.js";
import { makeTable } from "./matchsticks/table.js";

export const title = "Matchsticks";

export async function open(main) {
  let opened = null;
  const tabs = openViews(main, title, {
    play: { title: "Play", open: openPlayOnce },
    learn: { title: "Learn", open: later(() => import("./matchsticks/introduction.js"), begin) },
    day: { title: "Daily puzzle", open: later(() => import("./matchsticks/day.js")) },
    rules: { title: "Explore", open: later(() => import("./matchsticks/explorer.js"), begin) },
    lesson: { title: "Lesson", open: later(() => import("./matchsticks/lesson.js"), begin) },
  });

  async function openPlayOnce(panel) {
    opened = await openPlay(panel);
    return { go: () => (opened.game.isHeld = false), leave: () => (opened.game.isHeld = true) };
  }

  /** Begins a game with what was explored or learnt; the last word is that of the program. */
  async function begin(choices) {
    await (await tabs).pick("play");
    const { game } = opened;
    const lines = Object.entries(choices).filter(([, value]) => value).map(([name, value]) => `settings ${name} ${value}`);
    const tried = await game.ask("settings", ...lines);
    if (tried.accepted) await game.command("settings", ...lines, "back", "new");
    else game.say(sentence(tried.refusal));
  }
  await tabs;
}

async function openPlay(panel) {
  const opened = await openGame(panel, {
    name: "matchsticks", title, table: makeTable, headline: (state) => (state.table ? `Matches: ${state.table.matches}` : ""),
    scores, result: () => import("./matchsticks/result.js"),
  });
  const { game, beside } = opened;
  const rule = make("p", {});
  const opponent = make("p", {});
  const exploring = make("a", {}, "Explore this position");
  beside.append(make(
    "section", { class: "panel", "aria-label": "The rules" }, make("h2", {}, "The rules"), rule, opponent,
    make("p", { class: "links" }, exploring, make("a", { href: "#learn" }, "Learn the secret in three minutes"))));
  const show = () => {
    const { table, settings: chosen } = game.state;
    rule.textContent = table?.game ?? "";
    opponent.textContent = isForTwo(chosen) ? `${playerName("you")} plays ${playerName("opponent")}.` : chosen.you === "person" ? `You play the ${chosen.opponent} computer.` : "Computers play.";
    // Rules that depend on the last take need more than the heaps.
    change(exploring, { href: addressOf(game.state), hidden: !table || chosen.rules.startsWith("last") });
  };
  game.addEventListener("change", show);
  if (game.state) show();
  return opened;
}

/** How many matches are left, and whose turn it is. */
function scores({ table, settings, turn, over }) {
  if (!table) return [];
  const left = { name: "Matches", value: table.matches };
  if (!isForTwo(settings)) return [left];
  return [
    { name: playerName("you"), value: "", isTurn: !over && turn === "you" }, left,
    { name: playerName("opponent"), value: "", side: "right", isTurn: !over && turn === "opponent" }];
}

/** Where a position is explored. */
function addressOf({ table, settings }) {
  return fragmentOf({ rules: settings.rules, heaps: table?.heaps.join(","), play: settings.play });
}
