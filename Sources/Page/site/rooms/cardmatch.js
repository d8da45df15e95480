// Card matching: the game with an adviser beside, and how good a deal can be.

import { later, openViews } from "../lib/views.js";
import * as play from "./cardmatch/play.js";

export const title = "Card matching";

export function open(main) {
  return openViews(main, title, {
    play: { title: "Play", open: play.open },
    statistics: { title: "All deals", open: later(() => import("./cardmatch/statistics.js")) },
  });
}
