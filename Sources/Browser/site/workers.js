// Workers that answer questions: one for each question that is being answered, with a module of its own. Long questions
// that can be cut are shared by several (shared.js).

import { forHelper, forLead, readRounds } from "./shared.js";

/** The games that have two modules: one for all questions, and one that plays, which is half as large and there sooner. */
export const games = ["matchsticks", "set", "reversi", "memory", "cardmatch"];
const playing = (game) => `${game}-play`;

/** How many workers have something to do at the same time, as far as the browser reports. */
const processors = Math.min(8, navigator.hardwareConcurrency ?? 4);

/** More workers would share the processors; with fewer, a quick question would wait for long ones. */
export const most = Math.max(4, processors);

/** What workers are made of: files in the same folder as this one. */
const beside = {
  /** The module of a game, packed by gzip; a server may have unpacked it. */
  async module(game) {
    const load = { bytes: 0, total: 0, begun: performance.now() };
    loads.set(game, load);
    const response = await fetch(new URL(`${game}.wasm.gz`, import.meta.url)).catch(() => null);
    if (!response?.ok) {
      loads.delete(game);
      throw new Error(`the program can't be loaded${response ? ` (${response.status} ${response.statusText})` : ""}; is there a connection?`);
    }
    // What is unpacked on the way is longer than its header says.
    if (!response.headers.has("Content-Encoding")) load.total = Number(response.headers.get("Content-Length"));
    return response.body.pipeThrough(counting(load, () => loads.delete(game)));
  },
  /** A page may run only files of its own origin as workers; those import another origin's. */
  worker() {
    const file = new URL("worker.js", import.meta.url);
    if (file.origin === self.location.origin) return new Worker(file, { type: "module" });
    const address = URL.createObjectURL(new Blob([`import ${JSON.stringify(file.href)};`], { type: "text/javascript" }));
    const worker = new Worker(address, { type: "module" });
    worker.addEventListener("message", () => URL.revokeObjectURL(address), { once: true });
    return worker;
  },
  /** Where the data files are that the module may read, and the contents of those that are loaded already. */
  data: async () => ({}),
  /** Whether there are modules that only play. */
  plays: true,
};
let parts = beside;

const loads = new Map();

/** How much of a game's module is there: `{ bytes, total, begun }`, `total` 0 where it isn't known, `begun` in milliseconds of `performance.now()`; undefined when none is being loaded. */
export const loadOf = (game) => loads.get(game);

/** What counts the bytes of a module as they pass. */
function counting(load, end) {
  return new TransformStream({
    transform(bytes, controller) {
      load.bytes += bytes.length;
      controller.enqueue(bytes);
    },
    flush: end,
    cancel: end,
  });
}

/** Lets workers be made of other parts, for a page that has them elsewhere. */
export function makeFrom(others) {
  parts = { ...beside, plays: false, ...others };
}

/** The workers of a game. */
class Crew {
  #module;
  #idle = [];
  #waiting = [];
  #count = 0;
  #starting = 0;

  constructor(game) {
    this.game = game;
  }

  /** The module, fetched and compiled once for all of them. */
  #compile() {
    if (!this.#module) {
      this.#module = compile(this.game);
      this.#module.catch(() => (this.#module = undefined));
    }
    return this.#module;
  }

  /** Adds a worker, which takes the first question that waits. */
  async #add() {
    this.#count += 1;
    this.#starting += 1;
    try {
      const worker = await start(this.game, this.#compile());
      this.#starting -= 1;
      this.release(worker);
    } catch (error) {
      this.#starting -= 1;
      this.#count -= 1;
      this.#waiting.shift()?.reject(error);
    }
  }

  /** Whether its module is there, or on its way. */
  get isBegun() {
    return this.#module !== undefined;
  }

  /** Has a worker ready for the first question. */
  prepare() {
    if (this.#count === 0) this.#add();
  }

  /** A worker that has nothing to do. */
  take(signal) {
    const worker = this.#idle.pop();
    if (worker) return worker;
    return new Promise((resolve, reject) => {
      const turn = { resolve, reject };
      this.#waiting.push(turn);
      signal?.addEventListener("abort", () => {
        const place = this.#waiting.indexOf(turn);
        if (place < 0) return;
        this.#waiting.splice(place, 1);
        reject(signal.reason);
      });
      if (this.#waiting.length > this.#starting && this.#count < most) this.#add();
    });
  }

  /** Takes a worker back that has answered. */
  release(worker) {
    const next = this.#waiting.shift();
    if (next) next.resolve(worker);
    else this.#idle.push(worker);
  }

  /** Ends a worker in the middle of its work; another one takes its place, so that the next question finds it ready. */
  end(worker) {
    worker.terminate();
    this.#count -= 1;
    this.#add();
  }
}

async function compile(game) {
  const bytes = await unpacked(await parts.module(game));
  return WebAssembly.compileStreaming(new Response(bytes, { headers: { "Content-Type": "application/wasm" } }));
}

/** A stream without gzip: a server that says "Content-Encoding" for files that end in .gz has the browser unpack them. */
async function unpacked(stream) {
  const [first, whole] = stream.tee();
  const reader = first.getReader();
  let beginning = [];
  for (let part = await reader.read(); !part.done && beginning.length < 2; part = await reader.read()) beginning = [...beginning, ...part.value.subarray(0, 2)];
  reader.cancel();
  return beginning[0] === 0x1f && beginning[1] === 0x8b ? whole.pipeThrough(new DecompressionStream("gzip")) : whole;
}

/** A worker with an instance of a game's module. */
async function start(game, compiled) {
  const worker = parts.worker();
  try {
    const [module, data] = await Promise.all([compiled, parts.data(game)]);
    await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => (data.failure ? reject(new Error(data.failure)) : resolve());
      worker.onerror = (event) => reject(new Error(event.message || "a worker can't be started"));
      worker.postMessage({ module, ...data });
    });
    return worker;
  } catch (error) {
    worker.terminate();
    throw error;
  }
}

const crews = new Map(games.flatMap((game) => [game, playing(game)]).map((module) => [module, new Crew(module)]));
let numbers = 0;

/** Loads a module and starts a worker, before the first question. */
export function prepare(module) {
  crews.get(module)?.prepare();
}

/** Those who answer a line: who plays doesn't wait for the large module. */
function crewOf(game, line) {
  const [all, players] = [crews.get(game) ?? crews.get(games[0]), crews.get(playing(game))];
  const isPlayed = parts.plays && line.startsWith(`{"ask":"${game}.replay"`);
  return isPlayed && (players.isBegun || !all.isBegun) ? players : all;
}

/**
 * Sends a line such as `puzzlelab batch` takes to a game, or to a module by its name; yields the documents that answer it, as
 * text: with `showsProgress` those on the way, too. Aborting the signal, or leaving the loop, ends
 * the search. A question without progress that can be cut is shared by workers when a part of it
 * takes longer than `patience`, in milliseconds.
 */
export async function* lines(game, line, { showsProgress = false, signal, patience = 250 } = {}) {
  const crew = crewOf(game, line);
  let rounds = showsProgress || processors < 2 ? undefined : [];
  const begin = performance.now();
  while (true) {
    let known;
    const tasks = rounds && forLead(rounds, Math.round(performance.now() - begin), patience);
    for await (const { text, left } of replies(crew, { line, showsProgress, tasks }, signal)) {
      if (left) known = readRounds(left);
      else yield text;
    }
    if (!known) return;
    // Where a helper finds nothing, one worker answers all alone.
    rounds = (await share(crew, line, known.slice(0, -1), known.at(-1), signal)) ? known : undefined;
  }
}

/** Has workers do the open tasks of a round; false if one of them finds nothing. */
async function share(crew, line, rounds, round, signal) {
  const failure = new AbortController();
  const either = AbortSignal.any([failure.signal, ...(signal ? [signal] : [])]);
  const helper = async () => {
    for (let tasks = round.take(processors); tasks; tasks = round.take(processors)) {
      for await (const { left } of replies(crew, { line, tasks: forHelper(rounds, tasks) }, either)) {
        if (!left) return;
        round.add(readRounds(left).at(-1), tasks);
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(processors, round.open) }, helper));
  } catch (error) {
    failure.abort(error);
    throw error;
  }
  return round.open === 0;
}

/** Asks a worker of a crew; yields its replies, up to the last one. Leaving the loop before ends the worker. */
async function* replies(crew, question, signal) {
  signal?.throwIfAborted();
  const worker = await crew.take(signal);
  const number = ++numbers;
  const received = [];
  let wake = () => {};
  let failure;
  let isDone = false;
  const fail = (error) => {
    failure = error;
    wake();
  };
  worker.onmessage = ({ data }) => {
    if (data.number !== number) return;
    if (data.failure) fail(new Error(`the module of ${crew.game} failed: ${data.failure}`));
    else received.push(data);
    isDone ||= data.isLast;
    wake();
  };
  worker.onerror = (event) => fail(new Error(event.message || `the module of ${crew.game} failed`));
  const abort = () => fail(signal.reason);
  signal?.addEventListener("abort", abort);
  try {
    signal?.throwIfAborted();
    worker.postMessage({ number, ...question });
    while (true) {
      if (failure) throw failure;
      if (received.length > 0) yield received.shift();
      else if (isDone) return;
      else await new Promise((resolve) => (wake = resolve));
    }
  } finally {
    signal?.removeEventListener("abort", abort);
    if (isDone && !failure) crew.release(worker);
    else crew.end(worker);
  }
}
