// Matchsticks: the game, an explorer of any rule, and a lesson.

import { make } from "../lib/dom.js";
import { openGame } from "../lib/frame.js";
import { makeTabs } from "../lib/tabs.js";
import { makeExplorer } from "./matchsticks/explorer.js";
import { makeLesson } from "./matchsticks/lesson.js";
import { makeTable } from "./matchsticks/table.js";

export const title = "Matchsticks";

export async function open(main) {
  const panels = { play: make("div"), explore: make("div"), lesson: make("div") };
  const explorer = makeExplorer(panels.explore);
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
  await openGame(panels.play, {
    name: "matchsticks", table: makeTable, headline: (state) => (state.table ? `Matches: ${state.table.matches}` : ""),
  });
}
