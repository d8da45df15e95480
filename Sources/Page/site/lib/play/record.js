// The record of a running game: its seed, the actions that lead to its state and its tally, which this tab keeps.

import { ask } from "../service/api.js";
import { recall, remember } from "../service/store.js";

export class Record {
  /** What has been done, as the program writes it. */
  actions = [];
  /** What the random numbers begin with. */
  seed = Math.floor(Math.random() * 2 ** 48);
  #game;

  constructor(game) {
    this.#game = game;
  }

  /** The state that the actions, or others, and then commands lead to. */
  async ask(commands, { actions = this.actions, seed = this.seed, signal } = {}) {
    return (await ask(`${this.#game}.replay`, { actions, commands, pause: true, seed }, { signal })).result;
  }

  /** Continues with other actions; `nextVisit: false` keeps them for this tab alone. */
  take(actions, { seed = this.seed, nextVisit, tally, isOpen } = {}) {
    [this.actions, this.seed] = [actions, seed];
    remember(`game.${this.#game}`, { actions, seed, tally, isOpen }, { nextVisit });
  }

  /** The games to resume: this tab's, then the one that was played here last. */
  kept() {
    return recall(`game.${this.#game}`);
  }
}
