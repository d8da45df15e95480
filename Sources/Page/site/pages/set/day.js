// A puzzle for each day: twelve cards that hold six Sets, the same for all players.

import { ask } from "../../lib/service/api.js";
import { make, makeButton, write } from "../../lib/parts/dom.js";
import { evidenceBadge } from "../../lib/parts/evidence.js";
import { signed } from "../../lib/parts/icons.js";
import { duration } from "../../lib/parts/numbers.js";
import { Tally } from "../../lib/play/tally.js";
import { address } from "../../lib/parts/views.js";
import { sentence } from "../../lib/parts/words.js";
import { setBoard } from "./board.js";
import { calendarPanel } from "./calendar.js";
import { dayName, ending, freshRecord, isDay, isSolved, keepDay, later, recordOf, setsOfDay, shareText, today } from "./days.js";
import { displayPanel } from "./display.js";
import { foundLines } from "./found.js";
import { furtherHint, hintWords } from "./hints.js";
import { cardKeys, listen } from "./keys.js";
import { whyPanel } from "./why.js";

/** Milliseconds that three tried cards stay selected. */
const stay = 800;

export async function open(section, value) {
  const puzzle = new Puzzle();
  section.append(puzzle.element);
  await puzzle.go(value);
  return puzzle;
}

class Puzzle {
  #clock = 0;

  constructor() {
    this.headline = make("p", { class: "headline" });
    this.board = setBoard({ label: "Cards", pick: (place) => this.pick(place), kind: "day" });
    this.status = make("p", { role: "status", class: "message" });
    this.proof = make("p", { class: "proof" });
    this.name = make("p", { class: "day-name" });
    this.next = makeButton("›", () => this.step(1), { "aria-label": "Next day" });
    this.found = make("ol", { class: "sets-found" });
    this.why = whyPanel();
    this.calendar = calendarPanel((day) => this.go(day));
    this.solve = makeButton(signed("look", "Show solutions"), () => this.reveal());
    this.share = makeButton(signed("share", "Share"), () => this.copy(), { hidden: true });
    this.tally = new Tally(() => this.isRunning, () => [this.keep(), this.head()]);
    this.element = make(
      "div", { class: "page set-day" },
      make("div", { class: "play" },
        make("div", { class: "title" }, make("h1", {}, "Puzzle of the day"), this.headline),
        make("div", { class: "toolbar days" }, makeButton("‹", () => this.step(-1), { "aria-label": "Previous day" }), this.name, this.next),
        make("div", { class: "table" }, this.board),
        make("div", { class: "toolbar game-bar", role: "group", "aria-label": "Puzzle" },
          makeButton(signed("hint", "Hint"), () => this.hint()), this.solve, makeButton(signed("again", "Start again"), () => this.restart()), this.share),
        make("div", { class: "said" }, this.status, this.proof)),
      make("div", { class: "beside" },
        make("section", { class: "panel", "aria-label": "Sets found" }, make("h2", {}, "Sets found"), this.found), this.why, this.calendar,
        displayPanel("initials", "keys")));
    listen(this.element, (key) => {
      const place = cardKeys.indexOf(key);
      if (key === "h") this.hint();
      else if (place >= 0 && place < (this.cards?.length ?? 0)) this.pick(place);
      else return false;
      return true;
    });
  }

  /** Another day, named as in 2026-11-22; today where there is no such day, or it is still to come. */
  async go(value = this.day ?? today()) {
    const day = isDay(value) && value <= today() ? value : today();
    const note = day === value ? "" : isDay(value) ? `The puzzle of ${dayName(value)} isn't open yet; this is today's.` : `“${value.slice(0, 30)}” isn't a day; this is today's puzzle.`;
    this.wanted = day;
    try {
      const { result } = await ask("set.puzzle", { date: day, sets: setsOfDay });
      if (this.wanted !== day) return;
      this.day = day;
      address(`day=${day}`);
      [this.cards, this.sets] = [result.puzzles[0].cards, result.puzzles[0].sets];
      this.proof.replaceChildren(evidenceBadge(result.evidence));
    } catch (error) {
      return this.wanted === day ? this.say(sentence(error.message)) : undefined;
    }
    this.record = recordOf(day);
    this.isRevealed = false;
    this.tally.take({ seconds: this.record.seconds });
    [this.selection, this.hinted, this.tried] = [[], [], null];
    write(this.name, dayName(day));
    this.next.setAttribute("aria-disabled", String(day >= today()));
    this.show([note, isSolved(this.record) ? ending({ ...this.record, seconds: this.tally.seconds }) : "Find all six Sets."].filter(Boolean).join(" "));
    this.calendar.show(day);
  }

  pick(place) {
    if (!this.cards) return;
    if (this.tried) this.release();
    this.selection = this.selection.includes(place) ? this.selection.filter((other) => other !== place) : [...this.selection, place];
    if (this.selection.length < 3) return this.show(this.selection.length ? `${this.selection.length} selected.` : "Nothing selected.");
    const key = [...this.selection].sort((one, other) => one - other);
    const number = this.sets.findIndex((set) => String(set) === String(key));
    this.tried = number < 0 ? "mismatch" : "match";
    this.#clock = setTimeout(() => {
      this.release();
      this.show(this.status.textContent);
    }, stay);
    if (number < 0) return this.note("x", "Not a Set. Try again.");
    if (this.record.own.includes(number)) return this.show("You have found this Set already.");
    this.record.own.push(number);
    this.hinted = [];
    this.keep();
    const { length } = this.record.own;
    this.note("S", length === setsOfDay ? ending({ ...this.record, seconds: this.tally.seconds }) : `A Set! ${length} of ${setsOfDay} found.`);
    if (length === setsOfDay) this.calendar.show(this.day);
  }

  /** Frees the three cards that were tried. */
  release() {
    clearTimeout(this.#clock);
    [this.selection, this.tried] = [[], null];
  }

  /** One card of a Set that is left, then two, then all three; then the next Set. */
  hint() {
    if (!this.cards) return;
    const left = this.sets.filter((_, number) => !this.record.own.includes(number));
    if (left.length === 0) return this.say("All Sets are found.");
    this.hinted = furtherHint(left, this.hinted);
    this.note("h", hintWords(this.hinted, "Hint"));
  }

  reveal() {
    if (!this.cards) return;
    const isShown = (this.isRevealed = !this.isRevealed);
    if (isShown && !isSolved(this.record)) this.record.shown = true;
    this.keep();
    this.show(isShown ? "All six are shown; only those you found yourself count." : "The solutions are hidden again.");
  }

  restart() {
    if (!this.cards) return;
    this.release();
    [this.record, this.isRevealed, this.hinted] = [freshRecord(), false, []];
    this.tally.take();
    this.keep();
    this.show("Find all six Sets.");
    this.calendar.show(this.day);
  }

  step(days) {
    // Two presses are two days, whether or not the program has answered.
    const day = later(this.wanted ?? today(), days);
    return day > today() ? undefined : this.go(day);
  }

  async copy() {
    try {
      await navigator.clipboard.writeText(shareText(this.day, this.record));
      this.say("The result is on the clipboard, without the solution.");
    } catch {
      this.say(shareText(this.day, this.record));
    }
  }

  /** Whether time passes: the table is in view, and there is something to find. */
  get isRunning() {
    return Boolean(this.record) && this.record.own.length < setsOfDay && this.element.offsetParent !== null && !document.hidden;
  }

  head() {
    write(this.headline, `${duration(this.tally.seconds)} · Found: ${this.record.own.length} of ${setsOfDay}`);
  }

  /** Records what was tried, and announces it. */
  note(letter, message) {
    if (this.record.tries.length < 99) this.record.tries += letter;
    this.keep();
    this.show(message);
  }

  keep() {
    this.record.seconds = this.tally.seconds;
    keepDay(this.day, this.record);
  }

  show(message) {
    const { own } = this.record;
    this.board.show(this.cards.map((digits, place) => ({
      digits, checked: this.selection.includes(place), hinted: this.hinted.includes(place),
      found: own.filter((number) => this.sets[number].includes(place)).length, mark: this.selection.includes(place) ? this.tried : null,
    })));
    if (this.tried) this.why.show(this.selection, this.selection.map((place) => this.cards[place]));
    this.head();
    write(this.solve.lastChild, this.isRevealed ? "Hide solutions" : "Show solutions");
    this.share.hidden = !isSolved(this.record);
    this.found.replaceChildren(...foundLines(this.sets, this.cards, own, this.isRevealed));
    this.say(message);
  }

  say(message) {
    write(this.status, message);
  }
}
