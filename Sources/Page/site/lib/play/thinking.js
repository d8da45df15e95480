// What happens automatically in a game: a computer's move after a while, and the seconds of a race.

import { connected } from "../service/connection.js";
import { kept } from "../service/store.js";

/** Waits. */
function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/**
 * Returns the answer of `work`, which is repeated while the program doesn't answer, until the
 * signal ends it. `fault(message)` is called for each failure; one that isn't passing is thrown.
 */
export async function insist(work, { fault, signal, wait = 2000 }) {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (signal?.aborted) return undefined;
      fault(error.message);
      if (!error.isPassing) throw error;
      await pause(wait);
      await connected();
      if (signal?.aborted) return undefined;
    }
  }
}

/** The milliseconds that a computer waits before it moves: those chosen under Display, or the usual ones. */
function pauseOf(usual) {
  const { pause: chosen } = kept("display") ?? {};
  if (chosen !== undefined) return 1000 * Number(chosen);
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? Math.min(usual, 200) : usual;
}

/**
 * `ask(signal)` is the question for a computer's move, `take(result)` continues with its answer;
 * `tick(line)` carries out the command that lets a second pass, while not `isHeld()`;
 * `fault(message)` is called with what failed.
 */
export class Thinking {
  #delay;
  #work;
  #running = new AbortController();

  constructor(delay, work) {
    this.#delay = delay;
    this.#work = work;
  }

  /** Begins what a state waits for, and ends what another one waited for. */
  follow({ waits, second }) {
    this.#running.abort();
    this.#running = new AbortController();
    const { signal } = this.#running;
    const work = this.#work;
    if (waits === "move") this.#begin(pauseOf(this.#delay), signal, async () => {
      const result = await work.ask(signal);
      if (!signal.aborted) work.take(result);
    });
    else if (second) this.#begin(1000, signal, () => work.tick(second), work.isHeld);
  }

  /** Works after a while; while it is held it waits as long again. */
  async #begin(delay, signal, work, isHeld = () => false) {
    do await pause(delay);
    while (!signal.aborted && isHeld());
    if (!signal.aborted) await insist(work, { fault: this.#work.fault, signal }).catch(() => {});
  }
}
