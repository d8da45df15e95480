// Memory: the game with an adviser beside, and what best play can expect.

import { later, openViews } from "../lib/views.js";
import * as play from "./memory/play.js";

export const title = "Memory";

export function open(main) {
  return openViews(main, title, {
    play: { title: "Play", open: play.open },
    statistics: { title: "Best play", open: later(() => import("./memory/statistics.js")) },
  });
}
