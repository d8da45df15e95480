// The tasks of a question that workers share: GameCore's SharedTasks says how.

/** A round of tasks: the results of those that are done. */
export class Round {
  #results;
  #next;

  constructor(results) {
    this.#results = results;
    this.#next = results.indexOf(undefined);
  }

  /** How many tasks have no result. */
  get open() {
    return this.#results.filter((result) => !result).length;
  }

  /** The next tasks that no worker has taken yet, first and end: fewer at a time as the end comes near; undefined when there are none. */
  take(workers) {
    const first = this.#next;
    const rest = this.#results.length - first;
    if (first < 0 || rest === 0) return undefined;
    this.#next += Math.ceil(rest / (4 * workers));
    return [first, this.#next];
  }

  /** Adds what another worker found of some tasks. */
  add(other, [first, end]) {
    for (let task = first; task < end; task++) this.#results[task] = other.#results[task];
  }

  /** The number of tasks, and their results. */
  get numbers() {
    return [BigInt(this.#results.length), ...this.#results.flatMap((result) => [...result])];
  }
}

/** The rounds that a module left: of each the number of its tasks and, for each task, the number of its numbers and these. */
export function readRounds(numbers) {
  const rounds = [];
  for (let at = 0; at < numbers.length; ) {
    const results = [];
    for (let rest = Number(numbers[at++]); rest > 0; rest--) {
      const count = Number(numbers[at]);
      results.push(count < 0 ? undefined : numbers.slice(at, at + count + 1));
      at += 1 + Math.max(0, count);
    }
    rounds.push(new Round(results));
  }
  return rounds;
}

const written = (rounds, ...first) => BigInt64Array.from([...first.map(BigInt), ...rounds.flatMap((round) => round.numbers)]);

/** What the worker gets that answers a question of which some rounds are known; times in milliseconds. */
export const forLead = (rounds, age, patience) => written(rounds, age, patience, -1, -1);

/** What a worker gets that does some tasks of the next round. */
export const forHelper = (rounds, [first, end]) => written(rounds, 0, 0, first, end);
