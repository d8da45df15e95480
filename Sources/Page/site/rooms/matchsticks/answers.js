// What the program says about a position and its rules: outcome, moves, values, losing heaps.

import { ask } from "../../lib/api.js";
import { valuePlot } from "../../lib/bars.js";
import { make, makeButton, write } from "../../lib/dom.js";
import { evidenceBadge } from "../../lib/evidence.js";
import { counted } from "../../lib/numbers.js";
import { makeTable, scrolling } from "../../lib/tables.js";
import { sentence } from "../../lib/words.js";

const plotted = 100;

/** The element of the answers; `go(heaps)` follows a move. */
export function makeAnswers({ go }) {
  const outcome = part("Who wins");
  const moves = part("Moves");
  const values = part("Grundy values");
  const losing = part("Losing heaps");
  const element = make("div", { class: "answers", "aria-busy": "false" }, [outcome, moves, values, losing].map((each) => each.element));

  return {
    element,
    wait: () => element.setAttribute("aria-busy", "true"),
    clear: () => (element.setAttribute("aria-busy", "false"), [outcome, moves, values, losing].forEach((each) => each.fill())),
    async show({ analysis, given, position, signal }) {
      showOutcome(outcome, analysis.result);
      // All are asked at once and shown from the top, so that nothing jumps. Each may fail on its
      // own: a code without a period, a heap too large for a search.
      const works = [
        [moves, askMoves(analysis, position, signal, go)],
        [values, askValues(values, given, analysis.request.heaps ?? [], signal, go)],
        [losing, askLosing(given, signal)],
      ].map(([place, work]) => [place, work.catch((fault) => [make("p", { class: "note" }, sentence(fault.message))])]);
      for (const [place, work] of works) {
        const children = await work;
        if (signal.aborted) return;
        place.fill(...children);
      }
      if (!signal.aborted) element.setAttribute("aria-busy", "false");
    },
  };
}

function part(name) {
  const title = make("h2", {}, name);
  const body = make("div", {});
  const element = make("section", { class: "panel part", hidden: true }, title, body);
  return {
    element,
    name: (text) => write(title, text),
    fill: (...children) => {
      body.replaceChildren(...children.filter(Boolean));
      element.hidden = children.length === 0;
    },
  };
}

function proof(evidence) {
  return make("p", { class: "proof" }, evidenceBadge(evidence));
}

function showOutcome(outcome, result) {
  const wins = result.outcome === "N";
  outcome.fill(
    make("p", { class: `verdict ${wins ? "wins" : "loses"}`, role: "status" }, wins ? "The player to move wins." : "The player to move loses."),
    make("p", {}, sentence(result.reason)),
    result.grundyValue === undefined ? null : make("p", {}, grundy(result)),
    proof(result.evidence));
}

function grundy({ grundyValue, heapValues }) {
  if (heapValues.length < 2) return `Grundy value ${grundyValue}.`;
  return `Grundy values of the heaps ${heapValues.join(", ")}; their nim-sum is ${grundyValue}.`;
}

/** All moves where they can be listed, else those that win. */
async function askMoves(analysis, position, signal, go) {
  const { winningMoves, winningMoveCount } = analysis.result;
  const heaps = analysis.request.heaps ?? [];
  let rows = winningMoves.map((move) => ({ ...move, wins: true }));
  let note = `${counted(winningMoveCount === "0" ? "No" : winningMoveCount, "winning move")}.`;
  try {
    const { result } = await ask("matchsticks.hints", { ...position, limit: 40, time: 2 }, { signal });
    rows = result.hints;
    if (rows.length === 40) note = `${note} The first 40 moves, the best first.`;
  } catch (fault) {
    if (signal.aborted) throw fault;
    note = `${note} The other moves aren't listed here.`;
  }
  // The rules that look at the last take need more than the heaps to go on.
  const follows = !position.rules.startsWith("last") && position.rules !== "fibonacci" && heaps.length > 0;
  const head = ["Move", "Leaves", "Result", ...(rows.some((row) => row.lastsMoves) ? ["Lasts"] : [])];
  const table = makeTable(head, rows.map((row) => moveRow(row, heaps, follows ? go : null)));
  return [make("p", {}, note), rows.length ? scrolling("Moves", table) : null];
}

function moveRow({ take, heap, leaves, wins, lastsMoves }, heaps, go) {
  const name = `${take === "0" ? "Split" : `Take ${take}`}${heaps.length > 1 ? ` ${take === "0" ? "" : "from "}heap ${heap + 1}` : ""}`;
  const next = heaps.flatMap((count, place) => (place === heap ? leaves : [count])).filter((count) => count !== "0").join(",") || "0";
  return [
    go ? makeButton(name, () => go(next), { class: "link" }) : name, leaves.join(" and "),
    make("span", { class: wins ? "wins" : "loses" }, wins ? "✓ wins" : "✗ loses"),
    ...(lastsMoves ? [counted(lastsMoves, "move")] : [])];
}

async function askValues(values, { rules }, heaps, signal, go) {
  const { result } = await ask("matchsticks.sequence", { rules, to: plotted, time: 2 }, { signal });
  const isTake = result.kind === "smallestWinningTake";
  const name = isTake ? "smallest winning take" : "Grundy value";
  const report = isTake ? null : await ask("matchsticks.report", { rules, limit: 20, to: 5000, time: 1 }, { signal }).catch(() => null);
  const found = report?.result;
  const chart = {
    caption: `${isTake ? "Smallest winning takes" : "Grundy values"} of the heaps 0 to ${result.values.length - 1}`,
    head: "heap", name, values: result.values, marked: heaps.map(Number), period: periodOf(found),
    onpick: (heap) => go(String(heap)),
  };
  values.name(isTake ? "Smallest winning takes" : "Grundy values");
  return [
    valuePlot(chart),
    make("p", {}, isTake ? "Where nothing limits the first take; the heaps of the position are marked." : `${periodWords(found)} The heaps of the position are marked. These values are those of normal play.`),
    proof((found ?? result).evidence)];
}

function periodOf(found) {
  return found?.period === undefined ? undefined : { start: found.preperiod, length: found.period };
}

function periodWords(found) {
  if (found?.period === undefined) return `No period was found${found ? ` among ${found.heaps} heaps` : ""}.`;
  const start = found.preperiod === 0 ? "from the beginning" : `from heap ${found.preperiod} on`;
  const growth = found.saltus ? `, each time ${found.saltus} more` : "";
  return `The values repeat every ${counted(found.period, "heap")} ${start}${growth}.`;
}

async function askLosing(given, signal) {
  const { result } = await ask("matchsticks.losing", { ...given, to: 1000, limit: 30, time: 2 }, { signal });
  const more = Number(result.count) > result.positions.length ? ", …" : "";
  return [
    make("p", {}, result.positions.length ? `With one heap the player to move loses at ${result.positions.join(", ")}${more || "."}` : "With one heap the player to move always wins."),
    make("p", { class: "note" }, `${result.count} of the heaps 1 to 1000.`),
    proof(result.evidence)];
}
