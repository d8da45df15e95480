// All deals of the card matching game, counted: best scores, what can be cleared, strategies.

import { rename } from "../../lib/service/address.js";
import { ask } from "../../lib/service/api.js";
import { barChart, shares } from "../../lib/charts/bars.js";
import { make, makeButton, write } from "../../lib/parts/dom.js";
import { checkedBy, evidenceBadge } from "../../lib/parts/evidence.js";
import { sentence } from "../../lib/parts/words.js";
import { chance, counted, decimal, grouped } from "../../lib/parts/numbers.js";
import { makeTable } from "../../lib/charts/tables.js";

/** Up to this number of cards the program compares strategies. */
const mostCompared = 12;

/** The most cards for which best play has a certificate. */
const mostChecked = 9;

/** The cards of a deck. */
const deckSize = 52;

/** Whether a text is a number of cards. */
const isSize = (text) => /^\d{1,2}$/.test(text) && Number(text) <= deckSize;

/** Whether a strategy is valued for that many cards in groups of that size. */
const isValued = (policy, dealSize, match) =>
  match === 2 || (policy === "optimal" ? dealSize <= mostOfThree : !["never-unchoose", "match-at-once"].includes(policy));

/** With groups of three up to this number of cards best play is solved. */
const mostOfThree = 10;

/** The strategies: the program's name, the question that values it, what it is called, and what it does. */
const policies = [
  ["optimal", "solve", "Best play", "chooses by the exact value of every choice"],
  ["never-unchoose", "solve", "Never turn back", "the best play without turning a card back down"],
  ["peek-all", "solve", "Look first", "turns up every card, then takes the best groups"],
  ["match-at-once", "solve", "Take pairs at once", "takes a pair as soon as both cards are known"],
  ["random", "simulate", "At random", "chooses any card that isn't open"],
  ["random-with-unchoosing", "simulate", "Wholly at random", "chooses any card, also to turn it back down"],
];

export async function open(section, value) {
  const report = new Report();
  section.append(report.element);
  await report.go(value);
  return report;
}

class Report {
  #asking = new AbortController();

  constructor() {
    this.size = make("input", { id: "report-size", type: "number", min: 0, max: deckSize, value: 12, onchange: () => this.go() });
    this.group = make(
      "select", { id: "report-group", onchange: () => this.go() }, make("option", { value: 2 }, "two cards"), make("option", { value: 3 }, "three cards"));
    this.facts = make("ul", { class: "facts" });
    this.scores = barChart(shares([], "score", "Best scores", "Best score"));
    this.left = barChart(shares([], "cardCount", "The fewest cards that can remain", "Cards"));
    this.notice = make("p", { role: "status", class: "notice" });
    this.proof = make("p", { class: "proof" });
    this.leftProof = make("p", { class: "proof" });
    this.compare = makeButton("Compare strategies", () => this.policies());
    this.ways = make("div", { "aria-live": "polite" });
    const panel = (name, ...children) => make("section", { class: "panel", "aria-label": name }, make("h2", {}, name), children);
    this.element = make(
      "div", { class: "report" }, make("h1", {}, "All deals"),
      make("div", { class: "fields-row" }, make("div", { class: "field" }, make("label", { for: "report-size" }, "Cards on the table"), this.size),
        make("div", { class: "field" }, make("label", { for: "report-group" }, "A group is"), this.group)), this.notice,
      make("div", { class: "odds" },
        panel("All cards visible", this.facts, this.scores, this.proof),
        make("div", {}, panel("What can be cleared", this.left, this.leftProof),
          panel("Face down", make("p", {}, `The expected scores of strategies before any card is seen, for up to ${mostCompared} cards. It takes some seconds.`), this.compare, this.ways))));
  }

  /** Opens the report that an address names: cards, and those of a group, as in 12,3. */
  async go(address = `${this.size.value},${this.group.value}`) {
    this.#asking.abort();
    const [value, group = "2"] = address.split(",");
    this.group.value = group === "3" ? "3" : "2";
    if (!isSize(value)) {
      write(this.notice, `The number of cards is a whole number from 0 to ${deckSize}.`);
      return;
    }
    this.size.value = value;
    rename(`#statistics=${this.match === 3 ? `${value},3` : value}`);
    this.ways.replaceChildren();
    this.compare.setAttribute("aria-disabled", String(Number(value) > mostCompared));
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    try {
      const { result } = await ask("cardmatch.report", { dealSize: Number(value), match: this.match, dealsOnly: true }, { signal });
      write(this.notice, "");
      this.show(result, Number(value));
    } catch (error) {
      if (!signal.aborted) write(this.notice, sentence(error.message));
    }
  }

  /** How many cards are a group. */
  get match() {
    return Number(this.group.value);
  }

  show(result, size) {
    this.facts.replaceChildren(...[
      `There ${Number(result.deals) === 1 ? "is" : "are"} ${grouped(result.deals, "deal")} of ${counted(size, "card")}.`,
      `Their best scores lie between ${result.leastBestScore} and ${result.greatestBestScore}, ${decimal(result.meanBestScore)} on average.`,
      `All cards can be matched: ${chance(result.clearableProbability)}; by play for the best score: ${chance(result.clearedByBestPlayProbability)}.`,
    ].map((text) => make("li", {}, text)));
    this.scores.show(shares(result.bestScores, "score", `Best scores of ${counted(size, "card")}`, "Best score"));
    this.left.show(shares(result.fewestLeft, "cardCount", "The fewest cards that can remain", "Cards"));
    for (const proof of [this.proof, this.leftProof]) proof.replaceChildren(evidenceBadge(result.evidence));
  }

  /** Compares strategies for face-down play, one after another. */
  async policies() {
    if (this.compare.getAttribute("aria-disabled") === "true") return;
    this.compare.setAttribute("aria-disabled", "true");
    const { signal } = this.#asking;
    const [dealSize, match] = [Number(this.size.value), this.match];
    const valued = policies.filter(([policy]) => isValued(policy, dealSize, match));
    const rows = [];
    const words = make("p", { class: "note" });
    const bar = make("progress", { max: valued.length, value: 0, "aria-label": "Strategies compared" });
    const table = make("table");
    this.ways.replaceChildren(words, bar, table);
    try {
      for (const [policy, question, name, what] of valued) {
        write(words, `Comparing: ${name.toLowerCase()} (${rows.length + 1} of ${valued.length}) …`);
        const { result } = await ask(`cardmatch.${question}`, { dealSize, match, policy, ...(question === "simulate" ? { games: 20_000 } : {}) }, { signal });
        const isChecked = policy === "optimal" && match === 2 && dealSize <= mostChecked;
        const check = isChecked ? checkedBy("cardmatch_values", `cardmatch solve --deal-size ${dealSize}`) : "";
        const score = question === "solve" ? decimal(result.expectedScore) : result.meanScore.value.toFixed(2).replace("-", "−");
        rows.push([[make("span", {}, name), make("small", { class: "what" }, what)], score, evidenceBadge(result.evidence ?? result.meanScore.evidence, "", check)]);
        bar.value = rows.length;
        makeTable(["Strategy", "Expected score", "Evidence"], rows, table);
      }
      words.remove();
      bar.remove();
    } catch (error) {
      if (!signal.aborted) this.ways.replaceChildren(make("p", { class: "notice" }, sentence(error.message)));
    } finally {
      if (!signal.aborted) this.compare.setAttribute("aria-disabled", "false");
    }
  }
}
