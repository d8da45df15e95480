// Any deal: typed, clicked or drawn at random; every Set of it, and what its pairs lack.

import { rename } from "../../lib/service/address.js";
import { ask } from "../../lib/service/api.js";
import { barChart } from "../../lib/charts/bars.js";
import { make, makeButton, write } from "../../lib/parts/dom.js";
import { evidenceBadge } from "../../lib/parts/evidence.js";
import { counted } from "../../lib/parts/numbers.js";
import { sentence } from "../../lib/parts/words.js";
import { setBoard, smallCards } from "./board.js";
import { nameCard } from "./faces.js";
import { makePalette } from "./palette.js";
import { whyPanel } from "./why.js";
import { dress } from "../../lib/parts/dress.js";

await dress("pages/set/explore");

export async function open(section, value) {
  const deal = new Deal();
  section.append(deal.element);
  await deal.go(value);
  return deal;
}

class Deal {
  #question = 0;

  constructor() {
    this.input = make("textarea", { id: "cards", rows: 3, spellcheck: "false", "aria-describedby": "cards-help" });
    this.headline = make("p", { class: "headline" });
    this.board = setBoard({ label: "Cards of the deal", pick: (place) => this.pick(place), kind: "deal", outline: ["Set", "part of the Set that is outlined"] });
    this.status = make("p", { role: "status", class: "message" });
    this.proof = make("p", { class: "proof" });
    this.palette = makePalette((digits) => this.toggle(digits));
    this.list = make("div", { class: "set-list" });
    this.facts = make("ul", { class: "facts" });
    this.chart = barChart(chartOf([]));
    this.why = whyPanel();
    this.panels = [
      make("section", { class: "panel", "aria-label": "All Sets" }, make("h2", {}, "All Sets"), this.list),
      make("section", { class: "panel", "aria-label": "More about the deal" }, make("h2", {}, "More about the deal"), this.facts, this.chart)];
    this.element = make(
      "div", { class: "page set-explore" },
      make("div", { class: "play" },
        make("div", { class: "title" }, make("h1", {}, "Explore a deal"), this.headline),
        this.board, this.status, this.proof,
        make("form", { onsubmit: (event) => { event.preventDefault(); this.go(this.input.value); } },
          make("label", { for: "cards" }, "Cards"), this.input,
          make("small", { id: "cards-help" }, "Digits (0120), letters (2GSF) or words (two green striped diamonds), in any mixture."),
          make("div", { class: "toolbar" }, make("button", { class: "main" }, "Show"), makeButton("Deal 12 at random", () => this.draw()), makeButton("Clear", () => this.go("")))),
        make("details", {}, make("summary", {}, "Choose cards by clicking"), this.palette)),
      make("div", { class: "beside" },
        this.panels[0], this.why, this.panels[1]));
  }

  /** A deal as a person writes it; without one twelve cards are dealt. */
  async go(text) {
    if (text === undefined) return this.cards ? rename(`#cards=${this.cards}`) : this.draw();
    const question = ++this.#question;
    this.wanted = null;
    if (text !== this.input.value && text !== String(this.cards)) this.input.value = text;
    try {
      const { result } = await ask("set.analyze", { cards: text.trim() ? [text] : [] });
      if (question === this.#question) this.take(result);
    } catch (error) {
      if (question === this.#question) this.blame(sentence(error.message));
    }
  }

  /** Why a deal can't be read, and that it is the field; "" when it can. */
  blame(words) {
    if (words) write(this.status, words);
    this.status.classList.toggle("refused", Boolean(words));
    this.input.setAttribute("aria-invalid", String(Boolean(words)));
    // Where there is no deal there is nothing to say of it.
    for (const panel of this.panels) panel.hidden = !(this.cards?.length > 0);
  }

  async draw() {
    const question = ++this.#question;
    const { result } = await ask("set.deal", { dealSize: 12, seed: Math.floor(Math.random() * 2 ** 48) });
    if (question !== this.#question) return undefined;
    this.input.value = "";
    return this.go(result.deals[0].cards.join(" "));
  }

  toggle(digits) {
    // What was clicked before counts, whether or not the program has answered.
    const before = this.wanted ?? this.cards;
    const cards = before.includes(digits) ? before.filter((card) => card !== digits) : [...before, digits];
    this.input.value = "";
    const going = this.go(cards.join(" "));
    this.wanted = cards;
    return going;
  }

  take(result) {
    [this.cards, this.result, this.selection, this.outlined, this.wanted] = [result.cards, result, [], null, null];
    if (!this.input.value.trim()) this.input.value = this.cards.join(" ");
    rename(`#cards=${this.cards}`);
    this.blame("");
    this.palette.show(this.cards);
    this.proof.replaceChildren(evidenceBadge(result.evidence));
    write(this.headline, `${counted(this.cards.length, "card")} · ${counted(result.setCount, "Set")}`);
    this.list.replaceChildren(...(result.setCount === 0 ? [make("p", { class: "note" }, "No three of these cards are a Set.")] : result.sets.map((set, number) => this.line(set, number))));
    const alone = result.cardsInNoSet.map((place) => place + 1);
    this.facts.replaceChildren(
      make("li", {}, alone.length === 0 ? "Every card is in some Set." : `In no Set: ${alone.length === 1 ? "card" : "cards"} ${alone.join(", ")}.`),
      make("li", {}, `${counted(result.deckCardsThatCompleteASet, "card")} of the deck would make a Set with two of these.`));
    this.chart.hidden = result.setCount === 0;
    this.chart.show(chartOf(result.setsByDifferingFeatures));
    this.show(result.setCount === 0 ? "No Set among these cards." : `${counted(result.setCount, "Set")} among these cards. Select three to see why they are a Set, or aren’t.`);
  }

  line(set, number) {
    const button = make("button", {
      type: "button", class: "set-line", "aria-pressed": "false", "aria-label": `Set ${number + 1}: cards ${set.map((place) => place + 1).join(", ")}`,
      title: set.map((place) => nameCard(this.cards[place])).join("; "), onclick: () => this.outline(number),
    }, smallCards(set.map((place) => this.cards[place])), make("span", {}, set.map((place) => place + 1).join(", ")));
    return button;
  }

  /** Outlines a Set on the table, and explains it. */
  outline(number) {
    this.outlined = this.outlined === number ? null : number;
    this.selection = [];
    const set = this.result.sets[number];
    this.show(this.outlined === null ? "Nothing is outlined." : `Set ${number + 1}: cards ${set.map((place) => place + 1).join(", ")}.`);
  }

  pick(place) {
    if (this.selection.length === 3 && !this.selection.includes(place)) this.selection = [];
    this.selection = this.selection.includes(place) ? this.selection.filter((other) => other !== place) : [...this.selection, place];
    this.outlined = null;
    this.show(this.selection.length === 3 ? (this.isSet() ? "These three are a Set." : "These three aren't a Set.") : `${counted(this.selection.length, "card")} selected.`);
  }

  isSet() {
    const key = String([...this.selection].sort((one, other) => one - other));
    return this.result.sets.some((set) => String(set) === key);
  }

  show(message) {
    const outlined = this.outlined === null ? [] : this.result.sets[this.outlined];
    const mark = this.selection.length < 3 ? null : this.isSet() ? "match" : "mismatch";
    this.board.show(this.cards.map((digits, place) => {
      const checked = this.selection.includes(place);
      return { digits, checked, mark: checked ? mark : null, hinted: outlined.includes(place) };
    }));
    [...this.list.children].forEach((button, number) => button.setAttribute?.("aria-pressed", String(number === this.outlined)));
    const three = outlined.length ? outlined : this.selection;
    this.why.show(three, three.map((place) => this.cards[place]));
    write(this.status, message);
  }
}

function chartOf(counts) {
  const rows = counts.map((sets, features) => ({ label: String(features), values: [sets], texts: [String(sets)] })).slice(1);
  return { caption: "Sets by the number of features that differ", head: "Differing features", names: ["Sets"], rows };
}
