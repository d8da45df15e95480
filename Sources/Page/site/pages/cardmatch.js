// Card matching: the game with an adviser next to it, and how good a deal can be.

import { later, openViews } from "../lib/parts/views.js";
import * as play from "./cardmatch/play.js";

export const title = "Card matching";

export async function open(main) {
  const tabs = await openViews(main, title, {
    play: { title: "Play", open: play.open },
    learn: { title: "Learn", open: later(() => import("./cardmatch/learn.js"), () => tabs.pick("play")) },
    day: { title: "Daily puzzle", open: later(() => import("./cardmatch/day.js")) },
    statistics: { title: "All deals", open: later(() => import("./cardmatch/statistics.js")) },
  });
}
