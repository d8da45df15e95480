// The toolkit for programs in a browser, a worker included: `import { ask } from "puzzlelab"`.

import { makeFrom } from "./workers.js";

export { ask, Fault, improve } from "./lib/service/api.js";

/**
 * Says where the package's folder is on the web, for programs whose bundler puts this file
 * elsewhere: modules, data and worker are loaded from there. To be called before the first question.
 */
export function locate(folder) {
  const base = new URL(folder, import.meta.url).href.replace(/\/?$/, "/");
  makeFrom({
    plays: true,
    async module(game) {
      const response = await fetch(`${base}${game}.wasm.gz`).catch(() => null);
      if (!response?.ok) throw new Error(`there is no ${base}${game}.wasm.gz; is locate() given the package's folder?`);
      return response.body;
    },
    worker() {
      const code = `import ${JSON.stringify(`${base}worker.js`)};`;
      const address = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
      const worker = new Worker(address, { type: "module" });
      worker.addEventListener("message", () => URL.revokeObjectURL(address), { once: true });
      return worker;
    },
  });
}
