// Memory: the game with an adviser beside, and what best play can expect.

import { openViews } from "../lib/views.js";
import * as play from "./memory/play.js";
import * as statistics from "./memory/statistics.js";

export const title = "Memory";

export function open(main) {
  return openViews(main, title, {
    play: { title: "Play", open: play.open },
    statistics: { title: "Best play", open: statistics.open },
  });
}
