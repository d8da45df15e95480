// A worker with a module of its own: answers one question at a time.

let module;
let base = import.meta.url;
let found = new Uint8Array();
const files = new Map();
let number = 0;

const memory = () => new Uint8Array(module.memory.buffer);
const taken = (start, count) => memory().slice(Number(start), Number(start) + Number(count));
const text = (start, count) => new TextDecoder().decode(taken(start, count));

/**
 * One of the toolkit's data files; `null` where there is none. The module waits for it; without a
 * network it stops: it mustn't continue with less than it asked for.
 */
function load(name) {
  if (!files.has(name)) {
    if (base === null) return null;
    const request = new XMLHttpRequest();
    try {
      request.open("GET", new URL(`data/${name}`, base), false);
      request.responseType = "arraybuffer";
      request.send();
    } catch {
      throw new Error(`a file of the program, data/${name}, can't be loaded; is there a connection?`);
    }
    if (request.status === 404) return null;
    if (request.status !== 200) throw new Error(`a file of the program, data/${name}, can't be loaded (${request.status} ${request.statusText})`);
    files.set(name, new Uint8Array(request.response));
  }
  return files.get(name);
}

const browser = {
  nanoseconds: () => BigInt(Math.round(1e6 * performance.now())),
  find(name, count) {
    const file = load(text(name, count));
    if (file === null) return -1n;
    found = file;
    return BigInt(found.length);
  },
  read: (to) => memory().set(found, Number(to)),
  answer: (bytes, count, isLast) => postMessage({ number, text: text(bytes, count), isLast: isLast === 1 }),
  leave: (numbers, count) =>
    postMessage({ number, left: new BigInt64Array(taken(numbers, 8n * count).buffer), isLast: true }),
};

/** Puts bytes in a buffer of the module. */
function lodge(bytes) {
  const buffer = module.puzzlelab_buffer(BigInt(bytes.length));
  memory().set(bytes, Number(buffer));
  return buffer;
}

onmessage = async ({ data }) => {
  if (data.module) {
    // Where there is nothing to load from, the code that starts the worker passes it all files.
    if (data.base !== undefined) base = data.base;
    for (const [name, bytes] of data.files ?? []) files.set(name, bytes);
    try {
      module = (await WebAssembly.instantiate(data.module, { browser })).exports;
      postMessage({});
    } catch (error) {
      postMessage({ failure: String(error) });
    }
    return;
  }
  number = data.number;
  const line = new TextEncoder().encode(data.line);
  const { tasks } = data;
  try {
    const buffer = lodge(line);
    if (tasks) module.puzzlelab_share(buffer, BigInt(line.length), lodge(new Uint8Array(tasks.buffer)), BigInt(tasks.length));
    else module.puzzlelab_answer(buffer, BigInt(line.length), data.showsProgress ? 1 : 0);
  } catch (error) {
    // The module stopped in the middle: it can't be used again.
    postMessage({ number, failure: error.message });
  }
};
