// What best play of Memory can expect, exactly: attempts alone, chances for two.

import { ask } from "../../lib/api.js";
import { barChart, shares } from "../../lib/bars.js";
import { make, write } from "../../lib/dom.js";
import { evidenceBadge } from "../../lib/evidence.js";
import { sentence } from "../../lib/words.js";
import { chance, counted, decimal } from "../../lib/numbers.js";
import { address } from "../../lib/views.js";

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
    this.pairs = make("input", { id: "report-pairs", type: "number", min: 1, max: 250, value: 6, onchange });
    this.players = make("select", { id: "report-players", onchange }, make("option", { value: 1 }, "one: minimise attempts"), make("option", { value: 2 }, "two: win more pairs"));
    this.recall = make("input", { id: "report-recall", type: "number", min: 0, max: 10000, placeholder: "all", onchange });
    const field = (text, input) => make("div", { class: "field" }, make("label", { for: input.id }, text), input);
    this.facts = make("ul", { class: "facts" });
    this.chart = barChart(shares([], "turns", "Attempts until all pairs are found", "Attempts"));
    this.notice = make("p", { role: "status", class: "notice" });
    this.proof = make("p", { class: "proof" });
    this.element = make(
      "div", { class: "report" }, make("h1", {}, "Best play"),
      make("div", { class: "fields-row" }, field("Pairs", this.pairs), field("Players", this.players), field("Cards remembered", this.recall)),
      this.notice, make("section", { class: "panel", "aria-label": "Expectations" }, this.facts, this.chart, this.proof));
  }

  /** Opens the report that an address names: pairs, players and what is remembered, as in 10,1,3. */
  go(value) {
    const [pairs, players, recall] = (value ?? "").split(",");
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
    address(`statistics=${[pairs, players, recall].filter(Boolean)}`);
    try {
      const request = { pairs: Number(pairs), players: Number(players), ...(recall ? { recall: Number(recall) } : {}) };
      const { result } = await ask("memory.report", request, { signal });
      write(this.notice, "");
      this.show(result, pairs, players === "2");
    } catch (error) {
      if (!signal.aborted) write(this.notice, sentence(error.message));
    }
  }

  show(result, pairs, isForTwo) {
    const enough = result.quantiles?.find(({ fraction }) => fraction === "0.95")?.turns;
    const facts = isForTwo ? [
      ...(result.winProbability ? [`The first player wins ${chance(result.winProbability)} of the games, draws ${chance(result.drawProbability)} and loses ${chance(result.lossProbability)}.`] : []),
      `On average the first player finishes ${decimal(result.expectedGain, 4)} pairs ahead.`,
    ] : [
      `Best play needs ${decimal(result.expectedTurns, 4)} attempts on average for ${counted(pairs, "pair")}${result.luckyMatches ? `; ${decimal(result.luckyMatches, 3)} pairs are found by luck` : ""}.`,
      ...(enough ? [`In 95 % of the games ${enough} attempts are enough.`] : []),
      ...(result.expectedTurnsWithRecall ? [`A player who remembers only that many cards needs ${decimal(result.expectedTurnsWithRecall, 4)} attempts.`] : []),
    ];
    this.facts.replaceChildren(...facts.map((text) => make("li", {}, text)));
    const rows = result.distribution ?? [];
    this.chart.show(isForTwo
      ? shares(rows, "gain", "The first player's lead in pairs", "Pairs ahead")
      : shares(rows, "turns", "Attempts until all pairs are found", "Attempts"));
    this.proof.replaceChildren(...[evidenceBadge(result.evidence)].filter(Boolean));
  }
}
