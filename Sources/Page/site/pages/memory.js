// Memory: the game with an adviser next to it, its menu, and what best play can expect.

import { later, openViews } from "../lib/parts/views.js";
import * as play from "./memory/play.js";

export const title = "Memory";

export async function open(main) {
  const tabs = await openViews(main, title, {
    play: { title: "Play", open: play.open },
    learn: { title: "Learn", open: later(() => import("./memory/learn.js"), () => tabs.pick("play")) },
    day: { title: "Daily puzzle", open: later(() => import("./memory/day.js")) },
    menu: { title: "Menu", open: later(() => import("./memory/menu.js"), () => tabs.pick("play")) },
    statistics: { title: "Best play", open: later(() => import("./memory/statistics.js")) },
  });
}
