// A deal of Set and what was found in it, for all views of a model.

import { ask } from "../lib/service/api.js";
import { counted } from "../lib/parts/numbers.js";
import { sentence } from "../lib/parts/words.js";
import { furtherHint, hintWords } from "../pages/set/hints.js";
import { obstacle, tell } from "./host.js";

const dealSize = 12;

/** The deal of a model and what was found in it; dispatches "change". */
export class Session extends EventTarget {
  cards = [];
  sets = [];
  evidence = null;
  selection = [];
  hinted = {};
  /** The numbers of the Sets that were found. */
  own = [];
  isRevealed = false;
  words = "";
  /** The cards as they were written. */
  #text = null;
  #asking = new AbortController();

  constructor(model) {
    super();
    this.model = model;
    model.on("change:cards", () => this.#follow());
    model.on("change:seed", () => this.#deal());
    if (obstacle) this.say(obstacle);
    else this.#follow();
  }

  #follow() {
    const text = this.model.get("cards") ?? null;
    if (text === null) return this.#deal();
    return text === this.#text ? undefined : this.#open(() => text);
  }

  /** Deals by the seed of the model. */
  #deal() {
    return this.#open(async (signal) => {
      const { result } = await ask("set.deal", { dealSize, seed: this.model.get("seed") ?? 1 }, { signal });
      return result.deals[0].cards.join(" ");
    }, { isNew: true });
  }

  /** Deals at random; the seed says which cards came. */
  dealAnew() {
    tell(this.model, { seed: Math.floor(Math.random() * 2 ** 48) });
  }

  /** Shows the cards that `find` finds; their Sets come from the program. */
  async #open(find, { isNew = false } = {}) {
    this.rest();
    const { signal } = (this.#asking = new AbortController());
    try {
      const text = await find(signal);
      const { result } = await ask("set.hints", { cards: text.trim() ? [text] : [] }, { signal });
      if (signal.aborted) return;
      [this.cards, this.sets, this.evidence] = [result.cards, result.sets, result.evidence];
      // A notebook that is opened again resumes where it was.
      const [selected, found] = this.#text === null && !isNew ? [this.model.get("selected") ?? [], this.model.get("found") ?? []] : [[], []];
      this.own = found.map((set) => this.sets.findIndex((other) => String(other) === String(set))).filter((number) => number >= 0);
      [this.selection, this.hinted, this.isRevealed] = [selected, {}, false];
      this.#text = text;
      tell(this.model, { ...(isNew ? { cards: text } : {}), set_count: this.sets.length, error: "" });
      this.say(this.sets.length === 0 ? "No Set among these cards." : "Choose three cards.");
    } catch (error) {
      if (signal.aborted) return;
      tell(this.model, { error: sentence(error.message) });
      this.say(sentence(error.message));
    }
  }

  rest() {
    this.#asking.abort();
  }

  say(words) {
    this.words = words;
    tell(this.model, { selected: this.selection, found: this.own.map((number) => this.sets[number]) });
    this.dispatchEvent(new Event("change"));
  }

  /** The number of the Set that is selected; -1 for other cards. */
  get tried() {
    const key = String([...this.selection].sort((one, other) => one - other));
    return this.sets.findIndex((set) => String(set) === key);
  }

  pick(place) {
    if (this.selection.length === 3 && !this.selection.includes(place)) this.selection = [];
    this.selection = this.selection.includes(place) ? this.selection.filter((other) => other !== place) : [...this.selection, place];
    if (this.selection.length < 3) return this.say(`${counted(this.selection.length, "card")} selected.`);
    const { tried } = this;
    if (tried < 0) return this.say("Not a Set.");
    if (this.own.includes(tried)) return this.say("You have found this Set already.");
    this.own = [...this.own, tried];
    this.hinted = {};
    return this.say(this.own.length === this.sets.length ? "A Set! All Sets are found." : `A Set! ${this.own.length} of ${this.sets.length} found.`);
  }

  hint() {
    const left = this.sets.filter((_, number) => !this.own.includes(number));
    if (left.length === 0) return this.say(this.sets.length === 0 ? "There is no Set among these cards." : "All Sets are found.");
    this.hinted = furtherHint(left, this.hinted);
    return this.say(hintWords(this.hinted.places, "Hint"));
  }

  reveal() {
    this.isRevealed = !this.isRevealed;
    this.say(this.isRevealed ? "All Sets are shown." : "The other Sets are hidden again.");
  }
}
