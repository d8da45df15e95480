// Set: the game, a puzzle for each day, any deal to explore, the odds.

import { make } from "../lib/parts/dom.js";
import { later, openViews } from "../lib/parts/views.js";
import { kept } from "../lib/service/store.js";
import { display, isDisplayed } from "./set/display.js";
import * as play from "./set/play.js";

export const title = "Set";

export async function open(main) {
  const own = kept("set.faces");
  if (own) (await import("./set/own/wear.js")).wear(own);
  const page = make("div", { class: "set-page" });
  const follow = () => page.classList.toggle("initials", isDisplayed("initials"));
  display.addEventListener("change", follow);
  follow();
  main.replaceChildren(page);
  const tabs = await openViews(page, title, {
    play: { title: "Play", open: play.open },
    learn: { title: "Learn", open: later(() => import("./set/learn.js"), () => tabs.pick("play")) },
    day: { title: "Daily puzzle", open: later(() => import("./set/day.js")) },
    cards: { title: "Explore", open: later(() => import("./set/explore.js")) },
    odds: { title: "Odds", open: later(() => import("./set/odds.js")) },
  });
}
