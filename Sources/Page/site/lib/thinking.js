// What goes on by itself in a game: a computer's move after a while, and the seconds of a race.

/** Waits. */
export function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/**
 * `ask(signal)` is the question for a computer's move, `take(result)` goes on with its answer;
 * `tick(line)` carries out the command that lets a second pass; `fault(message)` is told what failed.
 */
export class Thinking {
  #delay;
  #work;
  #running = new AbortController();

  constructor(delay, work) {
    this.#delay = matchMedia("(prefers-reduced-motion: reduce)").matches ? Math.min(delay, 200) : delay;
    this.#work = work;
  }

  /** Begins what a state waits for, and ends what another one waited for. */
  follow({ waits, second }) {
    this.#running.abort();
    this.#running = new AbortController();
    const { signal } = this.#running;
    const work = this.#work;
    if (waits === "move") this.#repeat(this.#delay, signal, async () => {
      const result = await work.ask(signal);
      if (!signal.aborted) work.take(result);
    });
    else if (second) this.#repeat(1000, signal, () => work.tick(second));
  }

  /** Works after a while; again and again while the program doesn't answer. */
  async #repeat(delay, signal, work) {
    await pause(delay);
    while (!signal.aborted) {
      try {
        return await work();
      } catch (fault) {
        if (signal.aborted) return;
        this.#work.fault(fault.message);
        if (!fault.isPassing) return;
        await pause(3000);
      }
    }
  }
}
