// What the theory says about single heaps: values of games of Left and Right, and heaps in misère
// play.

import { ask } from "../../lib/service/api.js";
import { make, makeButton } from "../../lib/parts/dom.js";
import { evidenceBadge } from "../../lib/parts/evidence.js";
import { counted, integer } from "../../lib/parts/numbers.js";
import { makeTable, scrolling } from "../../lib/charts/tables.js";
import { lettersOf } from "./map.js";

const listed = 20;
/** As far as the numbers of positions go, which are many. */
const listedOfPositions = 6;
const winners = {
  L: "Left wins, whoever moves first", R: "Right wins, whoever moves first",
  N: "Whoever moves first wins", P: "Whoever moves second wins",
};

/** A position of a game of Left and Right: its outcome, its value, the moves of both. */
export async function askTotal(rules, heaps, signal, go) {
  const { result } = await ask("matchsticks.value", { rules, heaps, time: 5 }, { signal });
  const { total } = result;
  return {
    verdict: [
      make("p", { class: `verdict ${total.outcome === "P" ? "loses" : "wins"}`, role: "status" }, `${winners[total.outcome]}.`),
      make("p", {}, `Value ${total.value}; mean ${fraction(total.mean)}, temperature ${fraction(total.temperature)}.`),
      proof(result)],
    moves: [scrolling("Moves", makeTable(["Player", "Move", ...(result.heaps[0]?.position ? [] : ["Leaves"]), "Value then", "Result"], [
      ...result.leftMoves.map((move) => moveRow("Left", move, result.heaps, go)),
      ...result.rightMoves.map((move) => moveRow("Right", move, result.heaps, go))]))],
  };
}

function moveRow(player, { heap, take, leaves, value, wins }, heaps, go) {
  const { position } = heaps[heap];
  const parts = position ? inPositions(leaves, position.length) : leaves;
  const name = position ? `Go to ${parts.join(" and ") || "nothing"}` : `Take ${take}${heaps.length > 1 ? ` from heap ${heap + 1}` : ""}`;
  const next = position ? leaves.join(",") : heaps.flatMap((each, place) => (place === heap ? leaves : [each.heap])).filter((each) => each !== "0").join(" ") || "0";
  // Several positions side by side can't be asked for.
  const leads = !position || (heaps.length === 1 && parts.length === 1);
  return [
    player, leads ? makeButton(name, () => go(next), { class: "link" }) : name, ...(position ? [] : [leaves.join(" and ")]), value,
    make("span", { class: wins ? "wins" : "loses" }, wins ? "✓ wins" : "✗ loses")];
}

/** Numbers one after the other, as positions of some numbers each. */
function inPositions(numbers, length) {
  const places = Array.from({ length: Math.ceil(numbers.length / length) }, (_, place) => place * length);
  return places.map((start) => numbers.slice(start, start + length).join(", "));
}

/** The values of the first heaps of a game of Left and Right. */
export async function askValues(rules, signal) {
  const isPosition = lettersOf(rules).length > 1;
  const { result } = await ask("matchsticks.value", { rules, to: isPosition ? listedOfPositions : listed, time: 2 }, { signal });
  const rows = result.heaps.map((each) => [each.position?.join(", ") ?? each.heap, winners[each.outcome], fraction(each.mean), fraction(each.temperature), each.value]);
  return [
    scrolling("Values", makeTable([isPosition ? "Position" : "Heap", "Who wins", "Mean", "Temperature", "Value"], rows)),
    result.period === undefined ? null : make("p", {}, `The values repeat every ${counted(result.period, "heap")} from heap ${result.preperiod} on.`),
    proof(result)];
}

/** The first heaps in misère play: genus, tame or wild, canonical form. */
export async function askGenera(rules, signal) {
  const { result } = await ask("matchsticks.genus", { rules, to: listed, time: 1 }, { signal });
  const rows = result.heaps.map(({ heap, genus, isTame, isHereditarilyTame, isFormHereditarilyTame, outcome, form }) => [
    String(heap), genus, isHereditarilyTame ? "tame" : isTame ? isFormHereditarilyTame ? "tame, its form hereditarily" : "tame, not hereditarily" : "wild", outcome === "N" ? "mover" : "opponent", form]);
  return [
    make("p", {}, result.firstWild === undefined ? "All these heaps are tame: sums of them are played as in Nim." : `The first wild heap is ${result.firstWild}.`),
    scrolling("Misère play", makeTable(["Heap", "Genus", "Tame?", "Who wins", "Canonical form"], rows)),
    result.isComplete ? null : make("p", { class: "note" }, "Larger heaps would take longer."),
    proof(result)];
}

function fraction({ numerator, denominator }) {
  return denominator === "1" ? integer(numerator) : `${integer(numerator)}/${denominator}`;
}

function proof({ evidence }) {
  return make("p", { class: "proof" }, evidenceBadge(evidence));
}
