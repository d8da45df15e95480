// A puzzle for each day, the same for everybody: what is the same in all games.

import { change, make, makeButton, write } from "../parts/dom.js";
import { evidenceBadge } from "../parts/evidence.js";
import { signed } from "../parts/icons.js";
import { duration } from "../parts/numbers.js";
import { dress } from "../parts/dress.js";
import { toast } from "../parts/toast.js";
import { sentence } from "../parts/words.js";
import { rename } from "../service/address.js";
import { connected } from "../service/connection.js";
import { isSame } from "../service/joins.js";
import { watch } from "../service/store.js";
import { calendarPanel } from "./calendar.js";
import { changeDay, dayName, fragmentOf, freshRecord, howSolved, isDay, isSolved, later, recordOf, shareText, stateOf, streakWords, streaks, today } from "./days.js";
import { Tally } from "./tally.js";

/** Opens a puzzle in its view. */
export async function openDay(section, puzzle, value) {
  await dress("pages/today");
  section.append(puzzle.element);
  await puzzle.go(value);
  return puzzle;
}

/**
 * A puzzle of one game. What extends it has:
 *
 * - `load(day)`: a promise of the puzzle of a day, with its `evidence`; it comes from the program alone.
 * - `begin()`: the puzzle and the record of its day are there.
 * - `paint()`: shows them; `this.record` may have been changed by another tab.
 * - `progress(record)`: how far it is: "3 of 6 found"; `task()`: what is to be done; `ending()`: how it ended; `isOver`.
 */
export class DayPuzzle {
  #game;
  #title;
  #seen = today();

  constructor({ game, title, kind, board, tools = [], panels = [] }) {
    [this.#game, this.#title] = [game, title];
    this.headline = make("p", { class: "headline" });
    this.status = make("p", { role: "status", class: "message" });
    this.proof = make("div", { class: "proof" });
    this.name = make("h1", { class: "day-name" });
    this.next = makeButton("›", () => this.step(1), { "aria-label": "Next day" });
    this.share = makeButton(signed("share", "Share"), () => this.copy(), { hidden: true });
    this.again = makeButton(signed("again", "Start again"), () => this.restart());
    this.calendar = calendarPanel(game, (day) => this.go(day), (record) => this.progress(record));
    this.streak = make("p", { class: "note streak" });
    this.calendar.append(this.streak);
    this.tally = new Tally(() => this.isRunning, () => (this.change(() => ({})), this.head()));
    this.element = make(
      "div", { class: `page day-page ${kind}` },
      make("div", { class: "play" },
        make("div", { class: "title" },
          make("div", { class: "days" }, makeButton("‹", () => this.step(-1), { "aria-label": "Previous day" }), this.name, this.next), this.headline),
        make("div", { class: "table" }, board),
        make("div", { class: "toolbar game-bar", role: "group", "aria-label": "Puzzle" }, tools, this.again, this.share),
        make("div", { class: "said" }, this.status, this.proof)),
      make("div", { class: "beside" }, panels, this.calendar));
    watch(`${game}.day.`, (name) => name.endsWith(this.day) || name.endsWith(".") ? this.follow() : this.showDays());
    // At midnight there is a new day to go to.
    setInterval(() => this.#seen !== today() && ((this.#seen = today()), this.showDays()), 1000);
  }

  /** Another day, named as in 2026-11-22; today where there is no such day, or it is still to come. */
  async go(value = this.day ?? today()) {
    const day = isDay(value) && value <= today() ? value : today();
    const note = day === value ? "" : isDay(value) ? `The puzzle of ${dayName(value)} isn't open yet; this is today's.` : `“${value.slice(0, 30)}” isn't a day; this is today's puzzle.`;
    this.wanted = day;
    const slow = setTimeout(() => this.wanted === day && this.say("The puzzle is being made …"), 500);
    let puzzle;
    try {
      puzzle = await this.load(day);
    } catch (error) {
      if (this.wanted !== day) return;
      this.say(sentence(error.message));
      // As soon as the program answers again, the day is there.
      if (error.isPassing) setTimeout(() => connected().then(() => this.wanted === day && this.go(value)), 2000);
      return;
    } finally {
      clearTimeout(slow);
    }
    if (this.wanted !== day) return;
    [this.day, this.puzzle] = [day, puzzle];
    if (this.element.offsetParent !== null) rename(fragmentOf(this.#game, day));
    this.proof.replaceChildren(...[evidenceBadge(puzzle.evidence)].filter(Boolean));
    this.record = recordOf(this.#game, day);
    this.tally.take({ seconds: this.record.seconds });
    write(this.name, dayName(day));
    await this.begin();
    this.show([note, this.isSolved || this.isOver ? this.ending() : this.task()].filter(Boolean).join(" "));
    this.showDays();
  }

  get isSolved() {
    return isSolved(this.#game, this.record);
  }

  /** Shows what another tab has done. */
  async follow() {
    if (!this.puzzle) return;
    const before = this.record;
    this.record = recordOf(this.#game, this.day);
    const is = stateOf(this.#game, this.record);
    const isAnew = is === "new" || before.round !== this.record.round;
    this.tally.seconds = isAnew ? this.record.seconds : Math.max(this.tally.seconds, this.record.seconds);
    // That time passes there changes nothing here.
    if (isSame({ ...before, seconds: 0 }, { ...this.record, seconds: 0 })) return;
    await this.begin();
    this.show(this.isSolved || this.isOver ? this.ending() : is === "new" ? this.task() : `${this.progress(this.record)}.`);
    this.showDays();
  }

  showDays() {
    if (!this.day) return;
    change(this.next, { "aria-disabled": String(this.day >= today()) });
    this.calendar.show(this.day);
    const { now, best } = streaks(this.#game);
    write(this.streak, best === 0 ? "Solve a puzzle each day to begin a streak." : `Streak: ${now} · Best: ${best}`);
  }

  /** Changes the newest record of the day; the time is the longest. */
  change(change) {
    const was = this.isSolved;
    this.record = changeDay(this.#game, this.day, (record) => ({ ...change(record), seconds: Math.max(record.seconds, this.tally.seconds) }));
    if (this.isSolved && !was) this.record = changeDay(this.#game, this.day, () => ({ ended: new Date().toISOString() }));
  }

  /** Notes what was tried: S for a success, x for a mistake, h for a hint, u for a step back; with other changes of the record. */
  note(letter, more = () => ({})) {
    this.change((record) => ({ tries: record.tries.length < 99 ? record.tries + letter : record.tries, ...more(record) }));
    this.showDays();
  }

  restart() {
    if (!this.puzzle) return;
    const [day, before] = [this.day, this.record];
    const isWorth = stateOf(this.#game, before) !== "new";
    const begin = (record) => changeDay(this.#game, day, ({ round = 0 }) => ({ ...freshRecord(), solved: undefined, ended: undefined, ...record, round: round + 1 }));
    const show = () => (this.day === day ? this.follow() : this.showDays());
    begin({});
    show();
    if (isWorth) toast("Puzzle started again", { name: "Undo", act: () => (begin(before), show()) });
  }

  step(days) {
    // Two presses are two days, whether or not the program has answered.
    const day = later(this.wanted ?? today(), days);
    return day > today() ? undefined : this.go(day);
  }

  async copy() {
    const text = shareText(this.#game, this.#title, this.day, this.record, this.how?.());
    try {
      await navigator.clipboard.writeText(text);
      this.say("The result is on the clipboard, without the solution.");
    } catch {
      this.say(text);
    }
  }

  /** Whether time passes: the puzzle is in view, and there is something to find. */
  get isRunning() {
    return Boolean(this.record) && !this.isSolved && !this.isOver && this.element.offsetParent !== null && !document.hidden;
  }

  head() {
    write(this.headline, `${duration(this.tally.seconds)} · ${(this.headWords ?? this.progress).call(this, this.record)}`);
  }

  show(message) {
    this.paint();
    this.head();
    this.share.hidden = !this.isSolved;
    this.say(message);
  }

  /** "Solved in 2:41, 1 mistake, no hints. 3 days in a row!" */
  solvedWords(begin = "Solved") {
    return [`${begin} ${howSolved(this.record)}.`, streakWords(this.#game)].filter(Boolean).join(" ");
  }

  say(message) {
    write(this.status, message);
  }
}
