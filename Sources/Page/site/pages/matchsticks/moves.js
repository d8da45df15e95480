// The moves of a position, the best first.

import { ask } from "../../lib/service/api.js";
import { make, makeButton } from "../../lib/parts/dom.js";
import { counted } from "../../lib/parts/numbers.js";
import { makeTable, scrolling } from "../../lib/charts/tables.js";
import { lettersOf } from "./map.js";

/** All moves where they can be listed, otherwise those that win. */
export async function askMoves(analysis, position, signal, go) {
  const { winningMoves, winningMoveCount } = analysis.result;
  const heaps = analysis.request.heaps ?? [];
  let rows = winningMoves.map((move) => ({ ...move, wins: true }));
  let note = `${counted(winningMoveCount === "0" ? "No" : winningMoveCount, "winning move")}.`;
  try {
    const { result } = await ask("matchsticks.hints", { ...position, limit: 40, time: 2 }, { signal });
    rows = result.hints;
    if (rows.length === 40) note = `${note} The first 40 moves, best first.`;
  } catch (fault) {
    if (signal.aborted) throw fault;
    note = `${note} The other moves aren't listed here.`;
  }
  // The rules that depend on the last take need more than the heaps to continue.
  const follows = !/^last|^fibonacci$|=.*->/.test(position.rules) && heaps.length > 0;
  const length = rows.some((row) => row.lastsMoves) ? ["Length"] : [];
  const isPosition = lettersOf(analysis.request.rules ?? "").length > 1;
  const table = isPosition
    ? makeTable(["Move", "Result", ...length], rows.map((row) => positionRow(row, go)))
    : makeTable(["Move", "Leaves", "Result", ...length], rows.map((row) => moveRow(row, heaps, follows ? go : null)));
  return [make("p", {}, note), rows.length ? scrolling("Moves", table) : null];
}

/** A move of a game whose position is several numbers. */
function positionRow({ leaves, wins, lastsMoves }, go) {
  return [makeButton(`Go to ${leaves.join(", ")}`, () => go(leaves.join(",")), { class: "link" }), result(wins), ...(lastsMoves ? [String(lastsMoves)] : [])];
}

const result = (wins) => make("span", { class: wins ? "wins" : "loses" }, wins ? "✓ wins" : "✗ loses");

function moveRow({ take, heap, leaves, wins, lastsMoves }, heaps, go) {
  const name = `${take === "0" ? "Split" : `Take ${take}`}${heaps.length > 1 ? ` ${take === "0" ? "" : "from "}heap ${heap + 1}` : ""}`;
  const next = heaps.flatMap((count, place) => (place === heap ? leaves : [count])).filter((count) => count !== "0").join(" ") || "0";
  return [
    go ? makeButton(name, () => go(next), { class: "link" }) : name, leaves.join(" and "),
    result(wins),
    ...(lastsMoves ? [String(lastsMoves)] : [])];
}
