// The position of a Reversi board and the search in it, for all views of a model.

import { deepen } from "../pages/reversi/engine.js";
import { makeLine, movesOf, request } from "../pages/reversi/line.js";
import { Study } from "../pages/reversi/analyse/study.js";
import { refusal, situation } from "../pages/reversi/words.js";
import { obstacle, tell } from "./host.js";
import { begin, end, resume } from "./turns.js";

/** The position of a model and the search in it; dispatches "change". */
export class Session extends EventTarget {
  study = new Study({ isKept: false });
  result = null;
  words = "";
  /** How many views there are; without one nothing is searched. */
  views = 0;
  #searching = null;

  constructor(model) {
    super();
    this.model = model;
    this.study.addEventListener("change", () => this.#move());
    this.study.addEventListener("fault", (event) => this.#refuse(event.detail));
    model.on("change:moves", () => this.#follow());
    model.on("change:level", () => this.search());
    model.on("change:analysing", () => this.search());
    if (obstacle) this.#say(obstacle);
    else this.#follow();
  }

  get moves() {
    const { moves, at } = this.study.line;
    return moves.slice(0, at).join("");
  }

  get isAnalysing() {
    return this.model.get("analysing") ?? true;
  }

  get level() {
    return this.model.get("level") ?? 16;
  }

  /** Shows the moves that Python has set. */
  #follow() {
    const moves = this.model.get("moves") ?? "";
    if (this.study.shown && moves === this.moves) return;
    this.study.open(makeLine({ moves: movesOf(moves) }));
  }

  #move() {
    this.words = situation(this.study.shown, this.study.lastMove);
    tell(this.model, { moves: this.moves, error: "" });
    this.search();
  }

  /** Explains why moves can't be played; the ones before are still on the board. */
  async #refuse(words) {
    this.#say(refusal(words));
    tell(this.model, this.study.shown ? { moves: this.moves, error: this.words } : { error: this.words });
    if (!this.study.shown && this.model.get("moves")) await this.study.open(makeLine());
    this.#say(refusal(words));
    tell(this.model, { error: this.words });
  }

  #say(words) {
    this.words = words;
    this.dispatchEvent(new Event("change"));
  }

  /** Ends the search. */
  rest() {
    this.pause();
    end(this);
    resume();
  }

  /** Yields to another board. */
  pause() {
    this.#searching?.abort();
    this.#searching = null;
  }

  async search() {
    this.rest();
    this.#take(null);
    const { shown, line } = this.study;
    if (!shown || shown.isFinished || !this.isAnalysing || this.views === 0) return;
    begin(this);
    const { signal } = (this.#searching = new AbortController());
    try {
      for await (const better of deepen(request(line), this.level, signal)) this.#take(better);
    } catch (error) {
      if (!signal.aborted) this.#say(refusal(error.message));
    }
    if (!signal.aborted) this.rest();
  }

  #take(result) {
    this.result = result;
    const values = (result?.moves ?? []).map(({ move, discDifference, evidence, principalVariation }) =>
      [move, { discDifference, evidence, principalVariation }]);
    tell(this.model, { values: Object.fromEntries(values) });
    this.dispatchEvent(new Event("change"));
  }

  /** The choices of the panel of values: those of the model, and of this session. */
  kept = {
    recall: (name) => ({ "reversi.level": [this.level], "reversi.values": [this.isAnalysing] }[name] ?? this.#own.get(name) ?? []),
    remember: (name, value) => {
      if (name === "reversi.level") tell(this.model, { level: Number(value) });
      else if (name === "reversi.values") tell(this.model, { analysing: value });
      else this.#own.set(name, [value]);
    },
  };
  #own = new Map();
}
