// The browser's worker in a thread of Node: messages, and files in place of requests.

import { readFileSync } from "node:fs";
import { parentPort } from "node:worker_threads";

globalThis.onmessage = null;
globalThis.postMessage = (message) => parentPort.postMessage(message);

/** As much of a request as the worker uses: a file of the package, whole and at once. */
globalThis.XMLHttpRequest = class {
  open(method, url) {
    this.url = url;
  }

  send() {
    try {
      this.response = new Uint8Array(readFileSync(this.url)).buffer;
      this.status = 200;
    } catch (error) {
      if (error.code !== "ENOENT") throw error;
      this.status = 404;
    }
  }
};

await import("./worker.js");
parentPort.on("message", (data) => globalThis.onmessage({ data }));
