// Set: the game, a puzzle for each day, any deal to explore, the odds.

import { make } from "../lib/dom.js";
import { openViews } from "../lib/views.js";
import * as day from "./set/day.js";
import * as explore from "./set/explore.js";
import * as odds from "./set/odds.js";
import * as play from "./set/play.js";

export const title = "Set";

export async function open(main) {
  const room = make("div", { class: "set-room" });
  const views = make("div", {});
  room.append(views, initials(room));
  main.replaceChildren(room);
  await openViews(views, title, {
    play: { title: "Play", open: play.open },
    day: { title: "Puzzle of the day", open: day.open },
    cards: { title: "Explore a deal", open: explore.open },
    odds: { title: "The odds", open: odds.open },
  });
}

/** The choice to see the initials of the colours; it is kept. */
function initials(room) {
  const box = make("input", {
    type: "checkbox",
    onchange: () => {
      room.classList.toggle("initials", box.checked);
      localStorage.setItem("set.initials", box.checked ? "yes" : "no");
    },
  });
  box.checked = localStorage.getItem("set.initials") === "yes";
  room.classList.toggle("initials", box.checked);
  return make("label", { class: "choice" }, box, " Show the initials of the colours on the cards");
}
