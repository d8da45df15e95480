// Work that is done one after another, and whether it takes longer than people notice.

const noticed = 300;

export class Queue {
  /** Whether what is under way has taken long. */
  isSlow = false;
  #last = Promise.resolve();
  #words = [];
  #clock = null;
  #changed;

  /** `changed()` is called when `isSlow` has changed. */
  constructor(changed) {
    this.#changed = changed;
  }

  /** What `work` leads to, after all before it; `words` say what it is about. */
  do(work, words = []) {
    const done = this.#last.then(work);
    this.#words.push(words);
    this.#last = done.catch(() => {}).finally(() => {
      this.#words.shift();
      this.#wait();
    });
    this.#wait();
    return done;
  }

  /** Whether work under way is about a word. */
  isAbout(word) {
    return this.#words.some((words) => words.includes(word));
  }

  #wait() {
    clearTimeout(this.#clock);
    if (this.#words.length > 0) this.#clock = setTimeout(() => this.#tell(true), noticed);
    else this.#tell(false);
  }

  #tell(isSlow) {
    if (this.isSlow === isSlow) return;
    this.isSlow = isSlow;
    this.#changed();
  }
}
