// What the menu of Memory chooses for the game, which may be opened later.

import { ask } from "../../lib/service/api.js";
import { kept, recall, update } from "../../lib/service/store.js";

class Choices extends EventTarget {
  #waiting = [];
  #game = null;
  #kept = null;

  /** Learns the settings of the game that will be resumed. */
  async load() {
    const { actions = [], seed = 1 } = recall("game.memory")[0] ?? {};
    if (!this.#game) this.#kept = (await ask("memory.replay", { actions, commands: [], pause: true, seed })).result.settings;
    this.dispatchEvent(new Event("change"));
  }

  /** Passes to the game what was chosen before it was opened, and reports later changes. */
  async serve(game) {
    this.#game = game;
    const category = kept("memory.category");
    // A first game has the category that was chosen on an earlier visit.
    if (category && this.#waiting.length === 0 && game.state.moveCount === 0 && game.state.settings.category !== category) await game.command(`settings category ${category}`, "new");
    if (this.#waiting.length > 0) await game.command(...this.#waiting);
    this.#waiting = [];
    game.addEventListener("change", () => this.dispatchEvent(new Event("change")));
    this.dispatchEvent(new Event("change"));
  }

  /** The value of a setting, as far as it is known. */
  value(name) {
    if (this.#game) return this.#game.state.settings[name];
    const waiting = this.#waiting.findLast((line) => line.startsWith(`settings ${name} `))?.split(" ").at(-1);
    return waiting ?? (name === "category" ? kept("memory.category") : undefined) ?? this.#kept?.[name];
  }

  /** Changes a setting, after others if that needs them; another category is for the next game. */
  choose(name, value, before = {}) {
    if (name === "category") update("memory.category", () => value);
    this.command(...Object.entries({ ...before, [name]: value }).map(([each, text]) => `settings ${each} ${text}`));
  }

  /** Carries out commands, now or when the game is opened. */
  command(...lines) {
    if (this.#game) return this.#game.command(...lines);
    this.#waiting.push(...lines);
    this.dispatchEvent(new Event("change"));
    return undefined;
  }
}

export const choices = new Choices();
