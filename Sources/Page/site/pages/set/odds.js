// The odds, exact: how many Sets are on a table, how seldom there is none, what comes in the second
// round.

import { rename } from "../../lib/service/address.js";
import { ask } from "../../lib/service/api.js";
import { barChart, shares } from "../../lib/charts/bars.js";
import { make, makeButton, write } from "../../lib/parts/dom.js";
import { checkedBy, evidenceBadge } from "../../lib/parts/evidence.js";
import { chance, count, counted, decimal } from "../../lib/parts/numbers.js";
import { sentence } from "../../lib/parts/words.js";

/** The largest deals whose distribution has a certificate. */
const mostChecked = 13;

const sizes = Array.from({ length: 15 }, (_, place) => place + 3);

export async function open(section, value) {
  const tables = tablePart();
  section.append(
    make("div", { class: "title" }, make("h1", {}, "The odds"), make("p", { class: "note" }, "Every number is counted on the spot, not estimated.")),
    make("div", { class: "odds" }, make("div", {}, tables, roundsPart()), nonePart()));
  await tables.go(value);
  return tables;
}

/** A part whose content waits for an answer. */
function part(title, ...children) {
  const notice = make("p", { class: "notice", role: "status" });
  const proof = make("p", { class: "proof" });
  const element = make("section", { class: "panel", "aria-label": title }, make("h2", {}, title), children, notice, proof);
  element.say = (text) => write(notice, text);
  element.prove = (evidence, check) => proof.replaceChildren(evidenceBadge(evidence, "", check));
  return element;
}

/** How many Sets a deal of K cards holds. */
function tablePart() {
  const choice = make("select", { id: "deal-size", onchange: () => element.go(choice.value) }, sizes.map((size) => make("option", { value: size }, size > 15 ? `${size} (takes a while)` : String(size))));
  const chart = barChart(shares([], "setCount", "Sets on the table", "Sets"));
  const facts = make("p", { class: "facts" });
  const element = part("How many Sets are on the table?", make("div", { class: "field inline" }, make("label", { for: "deal-size" }, "Cards on the table"), choice), facts, chart);
  let asking = new AbortController();
  element.go = async (value = choice.dataset.size ?? "12") => {
    const size = sizes.includes(Number(value)) ? Number(value) : 12;
    choice.value = choice.dataset.size = String(size);
    rename(`#odds=${size}`);
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    element.say(size > 15 ? "Counting every deal; this takes up to a minute …" : "");
    try {
      const { result } = await ask("set.report", { dealSize: size }, { signal });
      if (signal.aborted) return;
      element.say("");
      chart.show(shares(result.rows, "setCount", `Sets among ${size} cards`, "Sets"));
      write(facts, `${counted(result.mostLikely, "Set")} ${result.mostLikely === 1 ? "is" : "are"} the most common number among ${count(result.deals)} deals; on average there are ${decimal(result.mean)}, at most ${result.maximum.setCount}.`);
      element.prove(result.evidence, size > mostChecked ? "" : checkedBy("set_distribution", `set distribution --deal-size ${size}`));
    } catch (error) {
      if (!signal.aborted) element.say(sentence(error.message));
    }
  };
  return element;
}

/** How seldom a table holds no Set, for each size. */
function nonePart() {
  const all = Array.from({ length: 19 }, (_, place) => place + 3);
  const rows = all.map((size) => ({ label: String(size), values: [0], texts: ["…"], marked: size === 12 }));
  const data = { caption: "Chance of no Set, by the cards on the table (logarithmic)", head: "Cards", names: ["chance of no Set"], rows, most: 1, widest: 20 };
  const chart = barChart(data);
  const element = part("How rare is a table with no Set?", make("p", {}, "From 21 cards on there is always a Set; the game's table of 12 is marked. A bar that is a twelfth shorter stands for a tenth of the chance."), chart);
  (async () => {
    for (const [place, size] of all.entries()) {
      const { result } = await ask("set.chance", { dealSize: size });
      rows[place].values = [magnitude(Number(result.noSetProbability.decimal))];
      rows[place].texts = [chance(result.noSetProbability)];
      chart.show(data);
      element.prove(result.evidence);
    }
  })().catch((error) => element.say(sentence(error.message)));
  return element;
}

/** The length of a bar on a scale of tenths, from 1 in 10^12 up. */
const magnitude = (value) => (value === 0 ? 0 : Math.max(0.01, 1 + Math.log10(value) / 12));

/** The second deal of a game. */
function roundsPart() {
  const place = make("div", {});
  const button = makeButton("Count the second round", () => begin());
  const element = part(
    "After the first Set is taken",
    make("p", {}, "Twelve cards are dealt. If they have a Set, one is taken; then three cards are dealt. All first deals, all Sets taken and all three cards are counted, which takes a few seconds."),
    button, place);
  async function begin() {
    if (button.getAttribute("aria-disabled") === "true") return;
    button.setAttribute("aria-disabled", "true");
    element.say("Counting …");
    try {
      const { result } = await ask("set.rounds");
      place.replaceChildren(barChart(roundsChart(result)), make("p", {}, `On average ${decimal(result.first.mean)} Sets are on the first table and ${decimal(result.second.mean)} on the second. Three more cards after a table without a Set leave none again in ${chance(result.afterNone.noSetProbability)} of cases.`));
      element.say("");
      element.prove(result.evidence);
    } catch (error) {
      element.say(sentence(error.message));
      button.setAttribute("aria-disabled", "false");
    }
  }
  return element;
}

function roundsChart({ first, afterSet }) {
  const rows = afterSet.probabilities.map((later, sets) => [first.probabilities[sets] ?? { decimal: "0" }, later]).map((pair, sets) => ({
    label: String(sets), values: pair.map((fraction) => Number(fraction.decimal)), texts: pair.map(chance),
  }));
  return { caption: "Sets on the first table, and on twelve cards after a Set was taken", head: "Sets", names: ["first table", "after a Set"], rows };
}
