// Positions of several numbers: the ones from which the player to move loses, as a picture and as a list.

import { ask } from "../../lib/service/api.js";
import { draw, make, makeButton } from "../../lib/parts/dom.js";
import { evidenceBadge } from "../../lib/parts/evidence.js";
import { sentence } from "../../lib/parts/words.js";

const side = 12;
const margin = 18;

/** The letters of a line whose numbers are given with a position, "..." among them; none of rules that aren't a line. */
export function lettersOf(rules) {
  if (!rules.includes("->")) return [];
  return rules.split("->")[0].replace(/ if .*/, "").split(",").map((each) => each.trim()).filter((each) => !each.includes("="));
}

/** The map of a line around a position; `go(heaps)` is called with the position that is chosen on it. */
export async function askMap(given, heaps, signal, go) {
  const letters = lettersOf(given.rules);
  if (letters.includes("...") || letters.length > 3) return [];
  const most = Math.max(...heaps.map(Number));
  const to = letters.length === 3 ? 12 : Math.min(60, Math.max(16, most + 4));
  const { result } = await ask("matchsticks.map", { ...given, to: [to], limit: 5000, time: 3 }, { signal });
  const lost = result.pPositions;
  const listed = lost.slice(0, 24);
  return [
    make("p", {}, sentence(result.rulesInWords)),
    letters.length === 2 ? picture(letters, to, lost, heaps.map(Number), go) : null,
    make("p", {}, `With numbers up to ${to} the player to move loses at `, listed.flatMap((position, place) => [
      place > 0 ? "; " : "", makeButton(position.join(", "), () => go(position.join(",")), { class: "link" })]), lost.length > listed.length ? "; …" : "."),
    make("p", { class: "proof" }, evidenceBadge(result.evidence))];
}

/** A square for every position: across the first number, down the second one. */
function picture([across, down], to, lost, [x, y], go) {
  const place = (number) => margin + number * side;
  const size = place(to + 1) + 2;
  const numbers = Array.from({ length: Math.floor(to / 5) + 1 }, (_, each) => each * 5);
  const svg = draw("svg", { class: "map", viewBox: `0 0 ${size} ${size}`, role: "img", "aria-label": `A map of the positions: ${across} from left to right, ${down} from top to bottom; the player to move loses where a square is dark` },
    draw("rect", { class: "ground", x: margin, y: margin, width: (to + 1) * side, height: (to + 1) * side }),
    numbers.map((number) => [
      draw("text", { x: place(number) + side / 2, y: margin - 5, "text-anchor": "middle" }, String(number)),
      draw("text", { x: margin - 4, y: place(number) + side - 2, "text-anchor": "end" }, String(number))]).flat(),
    lost.map(([a, b]) => draw("rect", { class: "lost", x: place(a) + 0.5, y: place(b) + 0.5, width: side - 1, height: side - 1, rx: 2 })),
    x <= to && y <= to ? [draw("rect", { class: "here", x: place(x), y: place(y), width: side, height: side, rx: 2 })] : []);
  svg.addEventListener("click", (event) => {
    const box = svg.getBoundingClientRect();
    const at = (offset, length) => Math.floor(((offset / length) * size - margin) / side);
    const [a, b] = [at(event.clientX - box.left, box.width), at(event.clientY - box.top, box.height)];
    if (Math.min(a, b) >= 0 && Math.max(a, b) <= to) go(`${a},${b}`);
  });
  return svg;
}
