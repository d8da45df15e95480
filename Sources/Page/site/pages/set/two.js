// Two people at one table of Set: the player who sees a Set calls, and selects it.

import { make, write } from "../../lib/parts/dom.js";
import { counted, integer } from "../../lib/parts/numbers.js";
import { capital } from "../../lib/parts/words.js";

const sides = [["you", "q"], ["opponent", "m"]];

/** The two buttons; `show(state, names)` says whose they are and what they have. */
export function callPanel(game) {
  const buttons = sides.map(([seat, key]) => make(
    "button", { type: "button", class: "call", "aria-keyshortcuts": key, onclick: () => game.command(`call ${seat}`) },
    make("strong", {}), make("span", { class: "note" }), make("kbd", {}, key)));
  const panel = make("div", { class: "calls", hidden: true, role: "group", "aria-label": "Who has seen a Set?" }, buttons);
  panel.show = ({ table, settings, over }, names) => {
    panel.hidden = settings.opponent !== "person";
    if (panel.hidden) return;
    const points = [[table.score, table.setsFound], [table.opponentScore, table.opponentSetsFound]];
    for (const [place, [seat]] of sides.entries()) {
      const button = buttons[place];
      button.setAttribute("aria-pressed", String(table.caller === seat));
      button.setAttribute("aria-disabled", String(over || table.caller === seat));
      write(button.children[0], `${names[seat]}: ${capital(table.kind.group)}!`);
      write(button.children[1], `${counted(integer(points[place][0]), "point")} · ${counted(points[place][1], table.kind.group)}`);
    }
  };
  /** What a key does; whether it meant something. */
  panel.press = (key) => {
    const place = sides.findIndex((side) => side[1] === key);
    if (panel.hidden || place < 0) return false;
    buttons[place].click();
    return true;
  };
  return panel;
}
