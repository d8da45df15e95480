// A running game. The program holds no state: a game is the list of actions that leads to it, which
// this tab keeps, and each command is a question `<game>.replay`.

import { Record } from "./record.js";
import { insist, Thinking } from "./thinking.js";

/**
 * Dispatches "change" when `state` has changed and "fault" when a command found no answer.
 *
 * Commands are carried out one after another. A computer thinks beside them: what is refused
 * meanwhile leaves it in peace, what is accepted ends its thinking. An answer counts only if the
 * game hasn't gone on since it was asked for.
 */
export class Game extends EventTarget {
  /** The result of the last answer; see docs/schemas/<game>.replay.json. */
  state = null;
  /** The moves since the last command of a person. */
  events = [];
  /** What a person should know about how this game came to be; it goes with the next command. */
  note = "";
  /** Whether no time passes, because nobody sees the table. */
  isHeld = false;
  #record;
  #queue = Promise.resolve();
  #thinking;

  /** `delay`: milliseconds that a computer takes for a move. */
  constructor(name, { delay = 600 } = {}) {
    super();
    this.name = name;
    this.#record = new Record(name);
    this.#thinking = new Thinking(delay, {
      ask: (signal) => this.#record.ask([], { signal }),
      take: (result) => this.#take(result, [...this.events, ...result.events].slice(-9)),
      isHeld: () => this.isHeld || document.hidden,
      tick: (line) => this.#inTurn(() => this.#carryOut([line], { isTick: true })),
      fault: (message) => this.#fault(message),
    });
  }

  /** Goes on with the game given, or this tab's, or the last one that was played here, or begins one. */
  async open(given = null) {
    let lost = "";
    for (const kept of [given, ...this.#record.kept()]) {
      if (!Array.isArray(kept?.actions) || kept.actions.length === 0) continue;
      const reason = await this.#insist(() => this.#load(kept.actions, kept.seed));
      if (!reason) break;
      lost ||= `The game ${kept === given ? "of this address" : "that was kept"} can't be played: ${reason}.`;
    }
    if (!this.state) await this.#insist(() => this.#inTurn(() => this.#carryOut(["new"])));
    this.say(lost);
  }

  /** Adds a sentence to what is told, until the next command. */
  say(note) {
    if (!note || !this.state) return;
    this.note = note;
    this.dispatchEvent(new Event("change"));
  }

  /** Plays a game from its actions, and goes on with it; false, and a fault, when they aren't those of a game. */
  async load(actions, seed = this.#record.seed) {
    try {
      const reason = await this.#load(actions, seed);
      if (reason) this.#fault(reason);
      return !reason;
    } catch (fault) {
      this.#fault(fault.message);
      return false;
    }
  }

  /** The actions that lead to this state, to be shared or kept. */
  get actions() {
    return this.#record.actions;
  }

  /** What the random numbers begin with. */
  get seed() {
    return this.#record.seed;
  }

  /** Carries out commands as a person types them, after those before them; whether they were accepted. */
  command(...lines) {
    return this.#inTurn(() => this.#carryOut(lines)).catch((fault) => {
      this.#fault(fault.message);
      return false;
    });
  }

  #inTurn(work) {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => {});
    return done;
  }

  async #carryOut(commands, { isTick = false } = {}) {
    for (;;) {
      const { actions } = this;
      const result = await this.#record.ask(commands);
      // A computer has moved meanwhile: the command is meant for what is there now.
      if (actions !== this.actions) continue;
      // That a second passes isn't told, and what was told stays.
      const events = isTick ? [...this.events, ...result.events.filter((event) => event.seat)].slice(-9) : result.events;
      if (!isTick) this.note = "";
      if (result.accepted || result.actions.length !== actions.length) this.#take(result, events);
      else this.#show(result, events);
      return result.accepted;
    }
  }

  /** Why a game can't be loaded, "" when it is. Throws what has nothing to do with the game. */
  #load(actions, seed) {
    return this.#inTurn(async () => {
      try {
        const result = await this.#record.ask([], { actions, seed });
        this.note = "";
        this.#take(result, result.events, { seed, nextVisit: false });
        return "";
      } catch (fault) {
        if (fault.isPassing) throw fault;
        return fault.message;
      }
    });
  }

  #take(result, events, kept) {
    this.#record.take(result.actions, kept);
    this.#show(result, events);
    this.#thinking.follow(result);
  }

  #show(result, events) {
    this.state = result;
    this.events = events;
    this.dispatchEvent(new Event("change"));
  }

  /** Does what opens a game, as soon as the program answers; why it can't be done, if it can't. */
  #insist(work) {
    return insist(work, { fault: (message) => this.#fault(message) }).catch((fault) => fault.message);
  }

  #fault(message) {
    this.dispatchEvent(new CustomEvent("fault", { detail: message }));
  }
}
