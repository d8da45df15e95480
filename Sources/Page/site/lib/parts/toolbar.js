// The buttons of a game: a drawing and a word each; where there is little room some are drawings alone.

import { make, write } from "./dom.js";
import { signed } from "./icons.js";

export class Toolbar {
  /**
   * Entries are those of `buttons` in lib/frame.js; `isNext(state)` marks the usual next step, `called(state)` is another
   * name, `look` is "icon-only" for a button without its word and "spare" for one that gives it up where there is little space.
   */
  constructor(game, entries) {
    this.entries = entries.map((entry) => ({
      ...entry,
      button: make("button", {
        type: "button", class: entry.look, title: entry.look ? entry.name : null, hidden: Boolean(entry.shown), "aria-disabled": "true",
        // Before there is a game nothing can be done with it.
        onclick: () => game.state && (entry.act ? entry.act() : game.command(entry.command)),
      }, signed(entry.icon, entry.name)),
    }));
    this.element = make("div", { class: "toolbar game-bar", role: "group", "aria-label": "Game" }, this.entries.map((entry) => entry.button));
  }

  /** Buttons that can't be used keep the focus, so they are marked and not disabled. */
  show(state) {
    for (const { button, enabled, isNext, shown, called } of this.entries) {
      if (called) write(button.lastChild, called(state));
      button.setAttribute("aria-disabled", String(!enabled(state)));
      button.classList.toggle("main", Boolean(isNext?.(state)));
      button.hidden = shown ? !shown(state) : false;
    }
  }
}
