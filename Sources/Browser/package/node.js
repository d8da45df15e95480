// The toolkit for Node: `import { ask } from "puzzlelab"`. Modules and data are files of the package.

import "./node-globals.js";
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { Worker } from "node:worker_threads";
import { makeFrom } from "./workers.js";

export { ask, Fault, improve } from "./lib/service/api.js";

/** A thread with the interface of a browser's worker; while it has nothing to do, the program may end. */
class Thread {
  #thread = new Worker(new URL("node-worker.js", import.meta.url));
  #failure;
  onmessage = null;
  onerror = null;

  constructor() {
    this.#thread.on("message", (data) => {
      // It has started, or it has answered.
      if (data.isLast || data.number === undefined) this.#thread.unref();
      this.onmessage?.({ data });
    });
    this.#thread.on("error", (error) => {
      this.#failure = { message: error.message };
      this.onerror?.(this.#failure);
    });
  }

  postMessage(data) {
    if (this.#failure) return this.onerror?.(this.#failure);
    this.#thread.ref();
    this.#thread.postMessage(data);
  }

  terminate() {
    this.#thread.terminate();
  }
}

makeFrom({
  plays: true,
  module: async (game) => Readable.toWeb(createReadStream(new URL(`${game}.wasm.gz`, import.meta.url))),
  worker: () => new Thread(),
});

/** For programs that run in a browser as well, where it says where the package's folder is. */
export function locate() {}
