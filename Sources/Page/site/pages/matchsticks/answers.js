// What the program says about a position and its rules: outcome, moves, values, losing heaps.

import { ask } from "../../lib/service/api.js";
import { valuePlot } from "../../lib/charts/bars.js";
import { make, write } from "../../lib/parts/dom.js";
import { checkedBy, evidenceBadge } from "../../lib/parts/evidence.js";
import { counted } from "../../lib/parts/numbers.js";
import { kept, update } from "../../lib/service/store.js";
import { sentence } from "../../lib/parts/words.js";
import { askMap, lettersOf } from "./map.js";
import { askMoves } from "./moves.js";
import { askGenera, askTotal, askValues as askWorth } from "./theory.js";

const plotted = 100;

/** The element of the answers; `go(heaps)` follows a move. */
export function makeAnswers({ go }) {
  const outcome = part("Who wins");
  const moves = part("Moves");
  const values = part("Grundy values");
  const losing = part("Losing heaps");
  const genera = part("Misère play");
  const parts = [outcome, moves, losing, values, genera];
  // What only experts ask for is folded; it stays as they left it.
  const experts = make("details", { class: "experts", ontoggle: () => update("matchsticks.experts", () => experts.open) },
    make("summary", {}, "For experts: values and theory"), values.element, genera.element);
  experts.hidden = true;
  experts.open = kept("matchsticks.experts") === true;
  const element = make("div", { class: "answers", "aria-busy": "false" }, outcome.element, moves.element, losing.element, experts);

  /** Fills parts from the top, so that nothing jumps. Each may fail on its own: a code without a period, a heap too large for a search. */
  async function fill(works, signal) {
    const fallen = works.map(([place, work]) => [place, work.catch((fault) => [make("p", { class: "note" }, sentence(fault.message))])]);
    for (const [place, work] of fallen) {
      const children = await work;
      if (signal.aborted) return;
      place.fill(...children);
      if (place === values) experts.hidden = false;
    }
    if (!signal.aborted) element.setAttribute("aria-busy", "false");
  }

  return {
    element,
    wait: () => element.setAttribute("aria-busy", "true"),
    clear: () => (element.setAttribute("aria-busy", "false"), parts.forEach((each) => each.fill()), (experts.hidden = true)),
    async show({ analysis, given, position, signal }) {
      showOutcome(outcome, analysis.result);
      const rules = analysis.request.rules ?? position.rules;
      const isPosition = lettersOf(rules).length > 1;
      const hasHeapValues = !/^last|^fibonacci$|->/.test(rules);
      losing.name(isPosition ? "Map" : "Losing heaps");
      if (isPosition) {
        values.fill();
        experts.hidden = true;
      }
      if (!hasHeapValues) genera.fill();
      // All are asked at once.
      await fill([
        [moves, askMoves(analysis, position, signal, go)],
        ...(isPosition
          ? [[losing, askMap({ ...given, rules }, analysis.request.heaps ?? [], signal, go)]]
          : [[losing, askLosing(given, signal)], [values, askValues(values, given, analysis.request.heaps ?? [], signal, go)]]),
        ...(hasHeapValues ? [[genera, askGenera(given.rules, signal)]] : []),
      ], signal);
    },
    /** A game of Left and Right. */
    async showPartizan({ rules, heaps, signal }) {
      const { verdict, moves: both } = await askTotal(rules, heaps, signal, go);
      if (signal.aborted) return;
      outcome.fill(...verdict);
      moves.fill(...both);
      values.name("Values");
      losing.fill();
      genera.fill();
      await fill([[values, askWorth(rules, signal)]], signal);
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

function proof(evidence, check) {
  return make("p", { class: "proof" }, evidenceBadge(evidence, "", check));
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
    proof((found ?? result).evidence, found?.period && !found.saltus && isListed(rules) ? checkedBy("matchsticks_period", `matchsticks report --rules ${rules}`) : "")];
}

/** Whether rules are a few takes or a finite code, whose periods have certificates. */
const isListed = (rules) => /^(take:[\d,-]+|octal:[0-7]*\.[0-7]+|kayles|dawsons?-(chess|kayles)|dawson)$/.test(rules);

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
