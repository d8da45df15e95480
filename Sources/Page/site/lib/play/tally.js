// What a game has cost so far: the seconds during which its page was seen, hints, moves taken back.

const step = 500;

export class Tally {
  seconds = 0;
  hints = 0;
  undos = 0;
  /** When the game began, which also distinguishes it from others. */
  begun = Date.now();
  #last = performance.now();

  /** `isRunning()` says whether time passes; `tick()` is called twice a second while it does. */
  constructor(isRunning, tick) {
    setInterval(() => {
      const now = performance.now();
      const passed = now - this.#last;
      this.#last = now;
      // A machine that slept has not played.
      if (!isRunning() || passed > 4 * step) return;
      this.seconds += passed / 1000;
      tick();
    }, step);
  }

  /** Counts the commands that are worth it. */
  count(commands) {
    for (const command of commands) {
      if (command === "hint") this.hints += 1;
      if (command === "undo") this.undos += 1;
    }
  }

  /** What is kept of it. */
  get kept() {
    const { seconds, hints, undos, begun } = this;
    return { seconds, hints, undos, begun };
  }

  /** Continues with what was kept, or begins anew. */
  take({ seconds = 0, hints = 0, undos = 0, begun = Date.now() } = {}) {
    Object.assign(this, { seconds, hints, undos, begun });
  }
}
