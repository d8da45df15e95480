// Work that is done one after another, and whether it takes longer than people notice.

const noticed = 300;

export class Queue {
  /** Whether what is under way has taken long. */
  isSlow = false;
  #last = Promise.resolve();
  #count = 0;
  #clock = null;
  #changed;

  /** `changed()` is called when `isSlow` has changed. */
  constructor(changed) {
    this.#changed = changed;
  }

  /** What `work` leads to, after all before it. */
  do(work) {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {}).finally(() => this.#add(-1));
    this.#add(1);
    return done;
  }

  #add(more) {
    this.#count += more;
    clearTimeout(this.#clock);
    if (this.#count > 0) this.#clock = setTimeout(() => this.#tell(true), noticed);
    else this.#tell(false);
  }

  #tell(isSlow) {
    if (this.isSlow === isSlow) return;
    this.isSlow = isSlow;
    this.#changed();
  }
}
