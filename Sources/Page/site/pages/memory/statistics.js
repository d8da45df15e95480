// What best play of Memory can expect, exactly: attempts alone, chances for two.

import { rename } from "../../lib/service/address.js";
import { ask } from "../../lib/service/api.js";
import { barChart, shares } from "../../lib/charts/bars.js";
import { make, write } from "../../lib/parts/dom.js";
import { checkedBy, evidenceBadge } from "../../lib/parts/evidence.js";
import { sentence } from "../../lib/parts/words.js";
import { chance, counted, decimal } from "../../lib/parts/numbers.js";

/** The most pairs whose values have a certificate. */
const mostChecked = 200;

export async function open(section, value) {
  const report = new Report();
  section.append(report.element);
  await report.go(value);
  return report;
}

class Report {
  #asking = new AbortController();

  constructor() {
    const onchange = () => this.ask();
    this.pairs = make("input", { id: "report-pairs", type: "number", min: 1, max: 5000, value: 6, onchange });
    this.players = make("select", { id: "report-players", onchange }, make("option", { value: 1 }, "1 player – fewest attempts"), make("option", { value: 2 }, "2 players – most pairs"));
    this.recall = make("input", { id: "report-recall", type: "number", min: 0, max: 10000, placeholder: "all", onchange });
    const field = (text, input) => make("div", { class: "field" }, make("label", { for: input.id }, text), input);
    this.facts = make("ul", { class: "facts" });
    this.chart = barChart(shares([], "turns", "Attempts until all pairs are found", "Attempts"));
    this.notice = make("p", { role: "status", class: "notice" });
    this.proof = make("p", { class: "proof" });
    this.element = make(
      "div", { class: "report" }, make("h1", {}, "Best play"),
      make("div", { class: "fields-row" }, field("Pairs", this.pairs), field("Players", this.players), field("Room for cards in memory", this.recall)),
      this.notice, make("section", { class: "panel", "aria-label": "Expectations" }, this.facts, this.chart, this.proof));
  }

  /** Opens the report that an address names: pairs, players and what is remembered, as in 10,1,3. */
  go(value) {
    const [pairs, players, recall] = (value ?? "").split(",");
    // What isn't a number leaves the field empty, which is said.
    if (pairs) this.pairs.value = pairs;
    if (players) this.players.value = players === "2" ? "2" : "1";
    if (recall) this.recall.value = recall;
    return this.ask();
  }

  async ask() {
    this.#asking.abort();
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    const [pairs, players, recall] = [this.pairs.value, this.players.value, this.recall.value];
    if (!(Number(pairs) >= 1 && Number(pairs) <= 5000)) {
      write(this.notice, "The number of pairs is a whole number from 1 to 5000.");
      return;
    }
    rename(`#statistics=${[pairs, players, recall].filter(Boolean)}`);
    try {
      const request = { pairs: Number(pairs), players: Number(players), ...(recall ? { recall: Number(recall) } : {}) };
      const { result } = await ask("memory.report", request, { signal });
      write(this.notice, "");
      this.show(result, { pairs, players, recall });
    } catch (error) {
      if (!signal.aborted) write(this.notice, sentence(error.message));
    }
  }

  show(result, { pairs, players, recall }) {
    const isForTwo = players === "2";
    const enough = result.quantiles?.find(({ fraction }) => fraction === "0.95")?.turns;
    const facts = isForTwo ? [
      ...(result.winProbability ? [`The first player wins ${chance(result.winProbability)} of the games, draws ${chance(result.drawProbability)} and loses ${chance(result.lossProbability)}.`] : []),
      lead(result.expectedGain),
    ] : [
      `Best play needs ${decimal(result.expectedTurns)} attempts on average for ${counted(pairs, "pair")}${result.luckyMatches ? `; ${decimal(result.luckyMatches)} pairs are found by luck` : ""}.`,
      ...(enough ? [`In 95 % of the games ${enough} attempts are enough.`] : []),
      ...(result.expectedTurnsWithRecall ? [`With room for ${counted(recall, "card")} in memory it takes ${decimal(result.expectedTurnsWithRecall)} attempts.`] : []),
    ];
    this.facts.replaceChildren(...facts.map((text) => make("li", {}, text)));
    const rows = result.distribution ?? [];
    this.chart.show(isForTwo
      ? shares(rows, "gain", "The first player's lead in pairs", "Pairs ahead")
      : shares(rows, "turns", "Attempts until all pairs are found", "Attempts"));
    const isChecked = !recall && Number(pairs) <= mostChecked;
    const check = isChecked ? checkedBy("memory_values", `memory report --pairs ${pairs} --players ${players}`) : "";
    this.proof.replaceChildren(...[evidenceBadge(result.evidence, "", check)].filter(Boolean));
  }
}

/** How far ahead the first player is at the end, or behind. */
function lead(gain) {
  const value = Number(gain.decimal);
  if (value === 0) return "On average neither player finishes ahead.";
  return `On average the first player finishes ${decimal(gain, 4).replace("−", "")} pairs ${value > 0 ? "ahead" : "behind"}.`;
}
