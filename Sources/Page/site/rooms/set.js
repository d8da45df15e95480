// Set: the game, a puzzle for each day, any deal to explore, the odds.

import { make } from "../lib/dom.js";
import { recall, remember } from "../lib/store.js";
import { later, openViews } from "../lib/views.js";
import * as play from "./set/play.js";

export const title = "Set";

export async function open(main) {
  const room = make("div", { class: "set-room" });
  const views = make("div", {});
  room.append(views, initials(room));
  main.replaceChildren(room);
  await openViews(views, title, {
    play: { title: "Play", open: play.open },
    day: { title: "Daily puzzle", open: later(() => import("./set/day.js")) },
    cards: { title: "Explore", open: later(() => import("./set/explore.js")) },
    odds: { title: "Odds", open: later(() => import("./set/odds.js")) },
  });
}

/** The choice to see the initials of the colours; it is kept. */
function initials(room) {
  const box = make("input", {
    type: "checkbox",
    onchange: () => {
      room.classList.toggle("initials", box.checked);
      remember("set.initials", box.checked);
    },
  });
  box.checked = recall("set.initials")[0] === true;
  room.classList.toggle("initials", box.checked);
  return make("label", { class: "choice" }, box, " Show the initials of the colours on the cards");
}
