// A running game. The program holds no state: a game is the list of actions that leads to it, which
// this tab keeps, and each command is a question `<game>.replay`.

import { connected, isLost } from "../service/connection.js";
import { Queue } from "./queue.js";
import { Record } from "./record.js";
import { Tally } from "./tally.js";
import { insist, Thinking } from "./thinking.js";

/**
 * Dispatches "change" when `state` has changed, "fault" when a command found no answer, "left" when a
 * new game took the place of one that wasn't over (`restore()` returns to it), "tick" twice a
 * second while time passes, and "wait" when `isSlow` has changed.
 *
 * Commands are carried out one after another. A computer thinks concurrently: an action refused
 * meanwhile doesn't disturb it, one that is accepted ends its thinking. An answer counts only if
 * the game hasn't gone on since it was asked for.
 */
export class Game extends EventTarget {
  /** The result of the last answer; see docs/schemas/<game>.replay.json. */
  state = null;
  /** The moves since the last command of a person. */
  events = [];
  /** What a person should know about how this game came to be; it disappears with the next command. */
  note = "";
  /** Whether no time passes, because the table isn't in view. */
  isHeld = false;
  /** The time, hints and moves taken back so far. */
  tally;
  /** Whether the state was loaded: kept, or from an address; then nothing has just happened. */
  isLoaded = false;
  #left = null;
  #missed = null; // The last commands that found no program.
  #record;
  #queue = new Queue(() => this.dispatchEvent(new Event("wait")));
  #thinking;

  /** `delay`: milliseconds that a computer takes for a move. */
  constructor(name, { delay = 600 } = {}) {
    super();
    this.name = name;
    this.#record = new Record(name);
    this.#thinking = new Thinking(delay, {
      ask: (signal) => this.#record.ask([], { signal }),
      take: (result) => this.#take(result, [...this.events, ...result.events].slice(-9)),
      isHeld: () => this.#isHidden,
      tick: (line) => this.#queue.do(() => this.#carryOut([line], { isTick: true })),
      fault: (message) => this.#fault(message),
    });
    this.tally = new Tally(() => this.state?.table && !this.state.over && !this.#isHidden, () => this.dispatchEvent(new Event("tick")));
  }

  /** Whether the table is out of view. */
  get #isHidden() {
    return this.isHeld || document.hidden || document.querySelector("dialog[open]") !== null;
  }

  /** Resumes the game given, or this tab's, or the last one that was played here, or begins one. */
  async open(given = null) {
    let lost = "";
    for (const kept of [given, ...this.#record.kept()]) {
      if (!Array.isArray(kept?.actions) || kept.actions.length === 0) continue;
      const reason = await this.#insist(() => this.#load(kept.actions, kept.seed, kept.tally));
      if (!reason) break;
      lost ||= `The game ${kept === given ? "of this address" : "that was kept"} can't be played: ${reason}.`;
    }
    if (!this.state) await this.#insist(() => this.#queue.do(() => this.#carryOut(["new"])));
    this.say(lost);
  }

  /** Adds a sentence to the message, until the next command. */
  say(note) {
    if (!note || !this.state) return;
    this.note = note;
    this.dispatchEvent(new Event("change"));
  }

  /** Plays a game from its actions, and continues with it; false, and a fault, when they aren't those of a game. */
  async load(actions, seed = this.#record.seed, tally = undefined) {
    try {
      const reason = await this.#load(actions, seed, tally);
      if (reason) this.#fault(reason);
      return !reason;
    } catch (fault) {
      this.#fault(fault.message);
      return false;
    }
  }

  /** Whether a command is waited for longer than people notice. */
  get isSlow() { return this.#queue.isSlow; }

  /** Whether a new table is waited for. */
  get isDealing() {
    return this.#queue.isAbout("new");
  }

  /** The actions that lead to this state, to be shared or kept, and what the random numbers begin with. */
  get actions() { return this.#record.actions; }
  get seed() { return this.#record.seed; }

  /** The state that commands would lead to from here; nothing comes of it. */
  ask(...commands) {
    return this.#record.ask(commands);
  }

  /** Goes back to the game that the last new one took the place of. */
  restore() {
    return this.load(this.#left.actions, this.#left.seed, this.#left.tally);
  }

  /** Carries out commands as a person types them, after those before them; whether they were accepted. */
  command(...lines) {
    this.#missed = null;
    return this.#do(lines);
  }

  /** The same for a command that the page gives itself: the earlier messages stay. */
  quietly(line) {
    return this.#do([line], { isTick: true });
  }

  #do(lines, how) {
    return this.#queue.do(() => this.#carryOut(lines, how), lines).catch((fault) => this.#miss(fault.message, lines));
  }

  /** Says what failed. Without a program, the last commands are carried out as soon as there is one, unless anything else has happened. */
  #miss(message, lines) {
    this.#fault(isLost() ? `${message} What you did is done as soon as it answers.` : message);
    const { actions } = this;
    if (isLost()) connected().then(() => this.#missed === lines && this.actions === actions && this.command(...lines));
    this.#missed = lines;
    return false;
  }

  async #carryOut(commands, { isTick = false } = {}) {
    for (;;) {
      const { actions } = this;
      const result = await this.#record.ask(commands);
      // A computer has moved meanwhile: the command is meant for the present state.
      if (actions !== this.actions) continue;
      // The passing of a second isn't reported, and earlier messages stay.
      const events = isTick ? [...this.events, ...result.events.filter((event) => event.seat)].slice(-9) : result.events;
      if (!isTick) [this.note, this.isLoaded] = ["", false];
      if (result.accepted) this.#count(commands, result);
      if (result.accepted || result.actions.length !== actions.length) this.#take(result, events);
      else this.#show(result, events);
      return result.accepted;
    }
  }

  /** Counts what commands cost; a game that they leave in the middle is kept to be restored. */
  #count(commands, result) {
    const { state, tally } = this;
    tally.count(commands);
    if (!state || !isBeginning(commands, result)) return;
    if (state.moveCount > 0 && !state.over) {
      this.#left = { actions: this.actions, seed: this.seed, tally: tally.kept };
      this.dispatchEvent(new Event("left"));
    }
    tally.take();
  }

  /** Why a game can't be loaded, "" when it is. Throws what has nothing to do with the game. */
  #load(actions, seed, tally) {
    return this.#queue.do(async () => {
      try {
        const result = await this.#record.ask([], { actions, seed });
        [this.note, this.isLoaded] = ["", true];
        this.tally.take(tally);
        this.#take(result, result.events, { seed, nextVisit: false });
        return "";
      } catch (fault) {
        if (fault.isPassing) throw fault;
        return fault.message;
      }
    });
  }

  #take(result, events, kept) {
    this.#record.take(result.actions, { ...kept, tally: this.tally.kept, isOpen: result.moveCount > 0 && !result.over });
    this.#show(result, events);
    this.#thinking.follow(result);
  }

  #show(result, events) {
    [this.state, this.events] = [result, events];
    this.dispatchEvent(new Event("change"));
  }

  /** Does what opens a game, as soon as the program answers; why it fails, if it does. */
  #insist = (work) => insist(work, { fault: (message) => this.#fault(message) }).catch((fault) => fault.message);

  #fault(message) {
    this.dispatchEvent(new CustomEvent("fault", { detail: message }));
  }
}

/** Whether commands have begun another game: "new", and other settings. */
const isBeginning = (commands, { moveCount }) => commands.includes("new") || (moveCount === 0 && commands.some((command) => /^(back|settings)\b/.test(command)));
