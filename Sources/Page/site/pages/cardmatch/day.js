// A deal for each day with all cards in view: the best score is known, and reached by the right pairs alone.

import { ask } from "../../lib/service/api.js";
import { make, makeButton, write } from "../../lib/parts/dom.js";
import { signed } from "../../lib/parts/icons.js";
import { counted, integer } from "../../lib/parts/numbers.js";
import { DayPuzzle, openDay } from "../../lib/play/daily.js";
import { seedOf } from "../../lib/play/days.js";
import { deckBoard } from "../../lib/play/deck.js";
import { capital, sentence } from "../../lib/parts/words.js";
import { drawCard, nameCard } from "./faces.js";

const dealSize = 12;
const most = 60;

export const open = (section, value) => openDay(section, new Puzzle(), value);

class Puzzle extends DayPuzzle {
  #known = new Map();
  #isBusy = false;

  constructor() {
    const board = deckBoard({ label: "Cards of the puzzle", pick: (place) => this.pick(place), kind: "match-cards" });
    const pairs = make("ol", { class: "pairs-found" });
    const undo = makeButton(signed("undo", "Undo"), () => this.undo());
    super({
      game: "cardmatch", title: "Card matching puzzle", kind: "cardmatch", board,
      tools: [makeButton(signed("hint", "Hint"), () => this.hint()), undo],
      panels: [
        make("section", { class: "panel", "aria-label": "Your pairs" }, make("h2", {}, "Your pairs"), pairs),
        make("details", { class: "panel" }, make("summary", {}, "Rules"),
          make("p", {}, "All cards are in view. Take two of the same rank for 16 points, or two of the same suit for 4; each card costs a point. A card that is taken for a few points is missing for more: the best score needs the right pairs."))],
    });
    Object.assign(this, { board, pairs, undoButton: undo });
  }

  /** What the program says of these cards in view; asked once. */
  value(cards) {
    const key = cards.join(" ");
    if (!key) return Promise.resolve({ bestScore: 0, play: [] });
    if (!this.#known.has(key)) this.#known.set(key, ask("cardmatch.analyze", { cards: key }).then(({ result }) => result));
    const asked = this.#known.get(key);
    asked.catch(() => this.#known.delete(key));
    return asked;
  }

  /** The first deal among those that the day's numbers lead to in which a card may be taken too early: cards enough that hang together. */
  async load(day) {
    for (let number = 0; number < most; number += 1) {
      const { cards } = (await ask("cardmatch.deal", { dealSize, seed: seedOf("cardmatch", day) + number })).result;
      const result = await this.value(cards);
      const ofRank = result.play.filter(({ outcome }) => outcome === "rankMatch").length;
      if (result.components.some(({ size }) => size >= dealSize - 2) && ofRank >= 2 && ofRank < result.play.length / 2) return { cards, best: result.bestScore, evidence: result.evidence };
    }
    throw new Error("no deal was found for this day");
  }

  async begin() {
    [this.selected, this.advised] = [null, []];
    const { cards } = this.puzzle;
    this.scores = await Promise.all(this.record.own.map(async (pair) => (await this.value(pair.map((place) => cards[place]))).bestScore));
  }

  /** The cards that are left, by their places. */
  get left() {
    const taken = new Set(this.record.own.flat());
    return this.puzzle.cards.map((_, place) => place).filter((place) => !taken.has(place));
  }

  get score() {
    return (this.scores ?? []).reduce((sum, score) => sum + score, 0);
  }

  task() {
    return `Reach ${counted(this.puzzle.best, "point")}, the best score of these cards.`;
  }

  progress({ own }) {
    return this.puzzle && own === this.record?.own ? `${integer(this.score)} of ${this.puzzle.best} points` : counted(own.length, "pair");
  }

  ending() {
    return `${counted(this.puzzle.best, "point")}, the best score: ${this.solvedWords()}`;
  }

  how() {
    return `${counted(this.puzzle.best, "point")}, the best score`;
  }

  paint() {
    const { cards } = this.puzzle;
    const { left } = this;
    this.board.show(cards.map((card, place) => {
      const state = !left.includes(place) ? "matched" : place === this.selected ? "up" : "open";
      const words = { matched: "taken", up: "selected", open: "" }[state];
      return {
        name: [`card ${place + 1}`, nameCard(card), words].filter(Boolean).join(", "), kind: state, look: `${card} ${state}`,
        draw: () => [drawCard(card), make("span", { class: "owner" }, state === "matched" ? "✓" : "")],
      };
    }));
    this.board.mark(this.advised);
    const points = (number) => `${this.scores[number] < 0 ? "−" : "+"}${Math.abs(this.scores[number])}`;
    this.pairs.replaceChildren(...this.record.own.map((pair, number) => write(make("li"), `${pair.map((place) => nameCard(cards[place])).join(" and ")}: ${points(number)}`)));
    this.undoButton.setAttribute("aria-disabled", String(this.record.own.length === 0 || this.isSolved));
  }

  async pick(place) {
    if (!this.puzzle || this.#isBusy || this.isSolved || !this.left.includes(place)) return undefined;
    if (this.selected === null || this.selected === place) {
      this.selected = this.selected === place ? null : place;
      return this.show(this.selected === null ? "Nothing selected." : `${capital(nameCard(this.puzzle.cards[place]))} selected.`);
    }
    const pair = [this.selected, place];
    this.#isBusy = true;
    try {
      const { cards } = this.puzzle;
      const { bestScore, play } = await this.value(pair.map((each) => cards[each]));
      [this.selected, this.advised] = [null, []];
      if (play.length === 0) {
        this.note("x");
        return this.show(`The ${nameCard(cards[pair[0]])} and the ${nameCard(cards[pair[1]])} don't match.`);
      }
      this.scores.push(bestScore);
      const isSolved = this.score === this.puzzle.best;
      this.note("S", ({ own }) => ({ own: [...own, pair], ...(isSolved ? { solved: true } : {}) }));
      return await this.tell(bestScore);
    } catch (error) {
      return this.say(sentence(error.message));
    } finally {
      this.#isBusy = false;
    }
  }

  /** What a pair brought, and whether there is anything left to take. */
  async tell(points) {
    if (this.isSolved) return this.show(this.ending());
    const rest = await this.value(this.left.map((place) => this.puzzle.cards[place]));
    return this.show(rest.bestScore > 0 ? `${points} points. ${this.left.length} cards are left.`
      : `${integer(this.score)} of ${this.puzzle.best} points, and nothing more to take: undo a pair, or start again.`);
  }

  undo() {
    if (!this.puzzle || this.record.own.length === 0 || this.isSolved) return undefined;
    this.scores.pop();
    [this.selected, this.advised] = [null, []];
    this.note("u", ({ own }) => ({ own: own.slice(0, -1) }));
    return this.show("The last pair is back.");
  }

  /** A pair that leads to the best score of what is left; or that an earlier pair must be taken back. */
  async hint() {
    if (!this.puzzle || this.isSolved) return undefined;
    const { cards, best } = this.puzzle;
    const { left } = this;
    const rest = await this.value(left.map((place) => cards[place]));
    this.note("h");
    if (this.score + rest.bestScore < best) return this.show(`Hint: from here at most ${integer(this.score + rest.bestScore)} points can be reached. Undo a pair.`);
    this.advised = rest.play.slice(0, 2).map(({ index }) => left[index]);
    return this.show(`Hint: take the ${nameCard(cards[this.advised[0]])} and the ${nameCard(cards[this.advised[1]])}.`);
  }
}
