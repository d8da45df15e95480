// A puzzle for each day: twelve cards that hold six Sets, the same for everybody.

import { ask } from "../../lib/api.js";
import { make, makeButton, write } from "../../lib/dom.js";
import { evidenceBadge } from "../../lib/evidence.js";
import { recall, remember } from "../../lib/store.js";
import { address } from "../../lib/views.js";
import { sentence } from "../../lib/words.js";
import { setBoard, smallCards } from "./board.js";
import { nameCard } from "./faces.js";
import { whyPanel } from "./why.js";

const sets = 6;

export async function open(section, value) {
  const puzzle = new Puzzle();
  section.append(puzzle.element);
  await puzzle.go(value);
  return puzzle;
}

class Puzzle {
  constructor() {
    this.headline = make("p", { class: "headline" });
    this.board = setBoard({ label: "Cards", pick: (place) => this.pick(place), kind: "day" });
    this.status = make("p", { role: "status", class: "message" });
    this.proof = make("p", { class: "proof" });
    this.date = make("input", { type: "date", id: "day", onchange: () => this.date.value && this.go(this.date.value) });
    this.found = make("ol", { class: "sets-found" });
    this.why = whyPanel();
    this.solve = makeButton("Show solutions", () => this.reveal());
    this.element = make(
      "div", { class: "room set-day" },
      make("div", { class: "play" },
        make("div", { class: "title" }, make("h1", {}, "Puzzle of the day"), this.headline),
        make("div", { class: "toolbar days" }, 
          makeButton("‹", () => this.step(-1), { "aria-label": "Previous day", title: "Previous day" }), make("label", { for: "day", class: "unseen" }, "Day"), this.date,
          makeButton("›", () => this.step(1), { "aria-label": "Next day", title: "Next day" }), makeButton("Today", () => this.go(today()))),
        this.board, this.status, this.proof,
        make("div", { class: "toolbar", role: "group", "aria-label": "Puzzle" }, makeButton("Hint", () => this.hint()), this.solve, makeButton("Start again", () => this.restart()))),
      make("div", { class: "beside" }, make("section", { class: "panel", "aria-label": "Sets found" }, make("h2", {}, "Sets found"), this.found), this.why));
  }

  /** Another day, named as in 2026-11-22. */
  async go(value = this.day ?? today()) {
    this.wanted = value;
    try {
      const { result } = await ask("set.puzzle", { date: value, sets });
      if (this.wanted !== value) return;
      [this.day, this.date.value] = [value, value];
      address(`day=${value}`);
      [this.cards, this.sets] = [result.puzzles[0].cards, result.puzzles[0].sets];
      this.proof.replaceChildren(evidenceBadge(result.evidence));
    } catch (error) {
      return this.say(sentence(error.message));
    }
    const kept = recall(`set.day.${value}`)[0] ?? {};
    [this.own, this.shown] = [kept.own ?? [], kept.shown ?? false];
    [this.selection, this.hinted, this.tried] = [[], [], null];
    const name = new Date(`${value}T12:00:00Z`).toLocaleDateString("en-GB", { dateStyle: "full", timeZone: "UTC" });
    this.show(this.own.length === sets ? `${name}: solved.` : `${name}: find all six Sets.`);
  }

  pick(place) {
    if (!this.cards) return;
    if (this.tried) [this.selection, this.tried] = [[], null];
    this.selection = this.selection.includes(place) ? this.selection.filter((other) => other !== place) : [...this.selection, place];
    if (this.selection.length < 3) return this.show(this.selection.length ? `${this.selection.length} selected.` : "Nothing selected.");
    const key = [...this.selection].sort((one, other) => one - other);
    const number = this.sets.findIndex((set) => String(set) === String(key));
    this.tried = number < 0 ? "mismatch" : "match";
    if (number < 0) return this.show("These three aren't a Set; the next card starts a new selection.");
    if (this.own.includes(number)) return this.show("You have found this Set already.");
    this.own.push(number);
    this.hinted = [];
    this.keep();
    this.show(this.own.length === sets ? "A Set, and the last one: all six are found!" : `A Set! ${this.own.length} of ${sets} found.`);
  }

  /** First one card of a Set that is left, then two. */
  hint() {
    if (!this.cards) return;
    const left = this.sets.find((_, number) => !this.own.includes(number));
    if (!left) return this.say("All Sets are found.");
    const more = this.hinted.length === 1 && this.hinted[0] === left[0] ? 2 : 1;
    this.hinted = left.slice(0, more);
    this.show(`Hint: a Set that you haven't found has ${more === 1 ? "card" : "cards"} ${this.hinted.map((place) => place + 1).join(" and ")}.`);
  }

  reveal() {
    if (!this.cards) return;
    this.shown = !this.shown;
    this.keep();
    this.show(this.shown ? "All six Sets are listed: shown ones aren't counted as found." : "The solutions are hidden again.");
  }

  restart() {
    if (!this.cards) return;
    [this.own, this.shown, this.selection, this.hinted, this.tried] = [[], false, [], [], null];
    this.keep();
    this.show("Find all six Sets.");
  }

  step(days) {
    const date = new Date(`${this.day ?? today()}T12:00:00Z`);
    date.setUTCDate(date.getUTCDate() + days);
    return this.go(date.toISOString().slice(0, 10));
  }

  keep() {
    remember(`set.day.${this.day}`, { own: this.own, shown: this.shown });
  }

  show(message) {
    this.board.show(this.cards.map((digits, place) => ({
      digits, checked: this.selection.includes(place), hinted: this.hinted.includes(place),
      mark: this.selection.includes(place) ? this.tried : null,
    })));
    const tried = this.tried ? this.selection : [];
    this.why.show(tried, tried.map((place) => this.cards[place]));
    write(this.headline, `Found: ${this.own.length} of ${sets}`);
    write(this.solve, this.shown ? "Hide solutions" : "Show solutions");
    const rest = this.sets.map((_, number) => number).filter((number) => !this.own.includes(number));
    this.found.replaceChildren(...this.own.map((number) => this.line(number, "")), ...rest.map((number) => this.line(number, this.shown ? " (shown)" : null)));
    this.say(message);
  }

  line(number, note) {
    if (note === null) return make("li", { class: "open" }, make("span", { class: "note" }, "not found yet"));
    const places = this.sets[number];
    const names = places.map((place) => `card ${place + 1}: ${nameCard(this.cards[place])}`);
    return make("li", { title: names.join("; ") }, smallCards(places.map((place) => this.cards[place])), make("span", { class: "note" }, `${places.map((place) => place + 1).join(", ")}${note}`));
  }

  say(message) {
    write(this.status, message);
  }
}

/** The visitor's own day, as Swedes write it. */
const today = () => new Date().toLocaleDateString("sv");
