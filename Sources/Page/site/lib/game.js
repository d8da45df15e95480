// A running game. The program holds no state: a game is the list of actions that leads to it, which
// this tab keeps, and each command is a question `<game>.replay`.

import { ask } from "./api.js";

/** Dispatches "change" when `state` has changed and "fault" when a command found no answer. */
export class Game extends EventTarget {
  /** The result of the last answer; see docs/schemas/<game>.replay.json. */
  state = null;
  /** The moves since the last command of a person. */
  events = [];
  #actions = [];
  #seed = Math.floor(Math.random() * 2 ** 48);
  #queue = Promise.resolve();
  #thinking = null;
  #clock = null;

  /** `delay`: milliseconds that a computer takes for a move. */
  constructor(name, { delay = 600 } = {}) {
    super();
    this.name = name;
    this.delay = matchMedia("(prefers-reduced-motion: reduce)").matches ? Math.min(delay, 200) : delay;
  }

  /** Goes on with this tab's game, or the last one that was played here, or begins one. */
  async open() {
    for (const storage of [sessionStorage, localStorage]) {
      const kept = JSON.parse(storage.getItem(`game.${this.name}`) ?? "null");
      if (kept && (await this.load(kept.actions, kept.seed))) return;
    }
    await this.command("new");
  }

  /** Plays a game from its actions, and goes on with it; false when they aren't those of a game. */
  async load(actions, seed = this.#seed) {
    const before = [this.#actions, this.#seed];
    [this.#actions, this.#seed] = [actions, seed];
    if (await this.#run([])) return true;
    [this.#actions, this.#seed] = before;
    return false;
  }

  /** The actions that lead to this state, to be shared or kept. */
  get actions() {
    return this.#actions;
  }

  /** Carries out commands as a person types them, after those before them; whether they were accepted. */
  command(...lines) {
    this.#thinking?.abort();
    this.#queue = this.#queue.then(() => this.#run(lines));
    return this.#queue;
  }

  async #run(commands, signal) {
    try {
      const request = { actions: this.#actions, commands, pause: true, seed: this.#seed };
      const { result } = await ask(`${this.name}.replay`, request, { signal });
      if (signal?.aborted) return false;
      this.state = result;
      this.#actions = result.actions;
      this.events = commands.length > 0 ? result.events : [...this.events, ...result.events];
      this.#keep();
      this.dispatchEvent(new Event("change"));
      this.#goOn();
      return result.accepted;
    } catch (error) {
      if (error.name === "AbortError") return false;
      this.dispatchEvent(new CustomEvent("fault", { detail: error.message }));
      return false;
    }
  }

  /** Lets a computer move after a while, and time pass. */
  #goOn() {
    clearTimeout(this.#clock);
    if (this.state.waits === "move") {
      const thinking = new AbortController();
      this.#thinking = thinking;
      setTimeout(() => {
        if (!thinking.signal.aborted) this.#queue = this.#queue.then(() => this.#run([], thinking.signal));
      }, this.delay);
    } else if (this.state.second) {
      this.#clock = setTimeout(() => this.command(this.state.second), 1000);
    }
  }

  #keep() {
    const kept = JSON.stringify({ actions: this.#actions, seed: this.#seed });
    sessionStorage.setItem(`game.${this.name}`, kept);
    localStorage.setItem(`game.${this.name}`, kept);
  }
}
