// How long the computer waits yet before it claims a Set.

import { make, write } from "../../lib/parts/dom.js";
import { counted } from "../../lib/parts/numbers.js";

/** Shows it in a panel, which is made with the first table. */
export function showRace(panel, table, seconds) {
  if (!panel.firstChild) panel.append(make("h2", {}, "Race"), make("p", {}), make("progress", {}));
  const [words, bar] = panel.querySelectorAll("p, progress");
  bar.setAttribute("aria-label", `Time until the computer claims a ${table.kind.group}`);
  bar.max = Number(seconds);
  bar.value = table.secondsUnchanged;
  write(words, `You have found ${counted(table.setsFound, table.kind.group)}, the computer ${counted(table.opponentSetsFound, table.kind.group)}. It claims one when the table hasn't changed for ${counted(seconds, "second")}.`);
}
