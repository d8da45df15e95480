// Matchsticks: the game, an explorer of any rule, and a lesson.

import { change, make } from "../lib/dom.js";
import { openGame } from "../lib/frame.js";
import { makeTabs } from "../lib/tabs.js";
import { fragmentOf, makeExplorer } from "./matchsticks/explorer.js";
import { makeLesson } from "./matchsticks/lesson.js";
import { makeTable } from "./matchsticks/table.js";

export const title = "Matchsticks";

export async function open(main) {
  const panels = { play: make("div"), explore: make("div"), lesson: make("div") };
  const explorer = makeExplorer(panels.explore, { begin });
  const lesson = makeLesson(panels.lesson);
  const tabs = makeTabs(
    "Matchsticks", [
      { id: "play", name: "Play", panel: panels.play },
      { id: "explore", name: "Explore", panel: panels.explore, open: () => explorer.open() },
      { id: "lesson", name: "Lesson", panel: panels.lesson, open: () => lesson.open() },
    ],
    { changed: (id) => history.replaceState(null, "", { play: location.pathname, explore: explorer.address(), lesson: "#lesson" }[id]) });
  main.replaceChildren(make("h1", {}, title), tabs);

  const follow = () => {
    if (location.hash.startsWith("#rules=")) {
      explorer.restore(location.hash);
      tabs.choose("explore");
    } else tabs.choose(location.hash === "#lesson" ? "lesson" : "play");
  };
  addEventListener("hashchange", follow);
  follow();

  const exploring = make("a", {}, "Explore this position");
  const { game, beside } = await openGame(panels.play, {
    name: "matchsticks", table: makeTable, headline: (state) => (state.table ? `Matches: ${state.table.matches}` : ""),
  });
  beside.append(make("p", {}, exploring));
  const lead = () => change(exploring, { href: addressOf(game.state), hidden: !game.state?.table || game.state.settings.rules.startsWith("last") });
  game.addEventListener("change", lead);
  if (game.state) lead();

  /** Plays what is explored, one setting after another; the last word is that of the program. */
  async function begin({ rules, heaps, play }) {
    history.replaceState(null, "", location.pathname);
    tabs.choose("play");
    await game.command(`settings rules ${rules}`) && await game.command(`settings heaps ${heaps}`) && play && await game.command(`settings play ${play}`);
  }
}

/** Where a position is explored; rules that look at the last take need more than the heaps. */
function addressOf({ table, settings }) {
  return fragmentOf({ rules: settings.rules, heaps: table?.heaps.join(","), play: settings.play });
}
