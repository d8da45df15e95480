// Practice: a position, and the one move that is right.

import { ask } from "../../../lib/service/api.js";
import { change, make, makeButton, write } from "../../../lib/parts/dom.js";
import { signed as labelled } from "../../../lib/parts/icons.js";
import { kept as keptOf, update, watch } from "../../../lib/service/store.js";
import { capital } from "../../../lib/parts/words.js";
import { makeBoard } from "../board.js";
import { grades, insteadOf, ofGrade, ofOwnGames } from "./exercises.js";
import { loss } from "../judgement.js";
import { difference, played, request } from "../line.js";
import { basis, discs, refusal, sign, signed } from "../words.js";
import { dress } from "../../../lib/parts/dress.js";
await dress("pages/reversi/analyse");
const own = "own";
const most = 2000; // Solved positions that are kept.
const name = "reversi.practice";

/** What all tabs keep of practice; `turn` counts the answers by which the streak has changed. */
const read = (there = keptOf(name)) => ({ solved: [], streak: 0, best: 0, turn: 0, source: grades[0], ...there });

/** The element; `wake` and `rest` start and stop the search for positions, `analyse(line)` opens one. */
export function makePractice({ analyse }) {
  const headline = make("p", { class: "headline" });
  const status = make("p", { role: "status", class: "message" });
  const board = makeBoard("Practice board", (square) => answer(square));
  const next = makeButton(labelled("next", "Next position"), () => turn());
  const reveal = makeButton(labelled("hint", "Show the answer"), () => solve(""));
  const look = makeButton(labelled("look", "Analyse it"), () => exercise && analyse(exercise.line));
  const source = make(
    "fieldset", { onchange: () => begin(source.querySelector(":checked").value) }, make("legend", { class: "unseen" }, "Positions"),
    make("div", { class: "segments" }, [...grades.map((grade) => [grade, capital(grade)]), [own, "My games"]].map(([value, name]) => make(
      "label", {}, make("input", { type: "radio", name: "practice-source", value }), make("span", {}, name)))));
  const score = make("dl", { class: "score" });
  const about = make("p", {});
  const element = make(
    "div", { class: "page reversi practice" },
    make("div", { class: "play" }, make("div", { class: "title" }, make("h1", { class: "unseen" }, "Practice"), headline), make("div", { class: "table" }, board),
      make("div", { class: "said" }, status), make("div", { class: "toolbar game-bar", role: "group", "aria-label": "Practice" }, next, reveal, look)),
    make("div", { class: "beside" }, make("section", { class: "panel", "aria-label": "About practice" }, make("h2", {}, "One move wins"), source, about, score)));
  let kept = read();
  const keep = (change) => (kept = update(name, (there) => ({ ...read(there), ...change(read(there)) })));
  watch(name, () => ((kept = read()), count()));
  let exercises = [];
  let exercise = null;
  let [isSolved, isSpoiled] = [false, false];
  let looking = new AbortController();

  async function begin(grade) {
    rest();
    const { signal } = (looking = new AbortController());
    [exercises, exercise] = [[], null];
    keep(() => ({ source: grade }));
    write(about, grade === own ? "From your own games. One move wins with best play; every other move draws or loses. All of that is proved."
      : "One move wins with best play; every other move draws or loses. All of that is proved. The program found these positions in its own games.");
    count();
    try {
      if (grade !== own) {
        exercises = await ofGrade(grade);
        if (!signal.aborted) await turn();
        return;
      }
      write(status, "Searching your games…");
      for await (const found of ofOwnGames(signal)) {
        if (signal.aborted) return;
        exercises.push(...found);
        if (!exercise && exercises.length > 0) await turn();
        count();
      }
      if (exercises.length === 0) write(status, "No puzzles in your games yet – try one of ours.");
    } catch (error) {
      if (error.name !== "AbortError") write(status, refusal(error.message));
    }
  }

  function count() {
    const solved = exercises.filter(({ key }) => kept.solved.includes(key)).length;
    write(headline, exercise ? `${exercise.key.startsWith("#") ? `Position ${exercise.key.slice(1)}` : `Position ${exercises.indexOf(exercise) + 1} of ${exercises.length}`}` : "");
    const entries = [["Solved", exercises.length > 0 ? `${solved} of ${exercises.length}` : "–"], ["Streak", kept.streak], ["Best streak", kept.best]];
    score.replaceChildren(...entries.map(([name, value]) => make("div", {}, make("dt", {}, name), make("dd", {}, String(value)))));
    for (const tool of [next, reveal, look]) change(tool, { "aria-disabled": String(!exercise || (tool === reveal && isSolved)) });
    next.classList.toggle("main", isSolved);
  }

  /** The next position that isn't solved yet, or otherwise the next one. */
  async function turn() {
    if (exercises.length === 0) return;
    const at = exercises.indexOf(exercise) + 1;
    const rest = [...exercises.slice(at), ...exercises.slice(0, at)];
    await show(rest.find(({ key }) => !kept.solved.includes(key)) ?? rest[0]);
  }

  async function show(other) {
    exercise = other;
    [isSolved, isSpoiled] = [false, false];
    const { signal } = looking;
    try {
      other.shown ??= (await ask("reversi.show", request(other.line), { signal })).result;
    } catch (error) {
      return signal.aborted ? undefined : write(status, refusal(error.message));
    }
    if (exercise !== other || signal.aborted) return undefined;
    const { shown, move } = exercise;
    board.show({ squares: shown.position.slice(0, -2), legal: shown.legalMoves, turn: shown.sideToMove });
    const task = move ? `find a better move than ${move.move}, which lost ${loss(move)}` : "one move wins";
    write(status, `${capital(shown.sideToMove)} to move: ${task}. ${discs(shown)}.`);
    count();
    askFor(exercise);
  }

  /** The moves of an exercise, which are asked for once. */
  function askFor(asked) {
    asked.moves ??= ask("reversi.hints", { ...request(asked.line), level: asked.level }, { signal: looking.signal }).then(({ result }) => result.moves);
    asked.moves.catch(() => (asked.moves = undefined));
    return asked.moves;
  }

  /** The exercise's moves, the best first; nothing when it has been replaced in the meantime. */
  async function values() {
    const asked = exercise;
    try {
      const moves = await askFor(asked);
      return asked === exercise ? moves : undefined;
    } catch (error) {
      if (asked === exercise) write(status, refusal(error.message));
      return undefined;
    }
  }

  async function answer(square) {
    if (!exercise || isSolved) return;
    const moves = await values();
    const move = moves?.find((move) => move.move === square);
    if (!moves || isSolved) return;
    if (!move) return write(status, `${square} isn't a legal move. Choose another.`);
    if (moves[0].discDifference - move.discDifference <= exercise.tolerance) return solve("Right! ", move);
    spoil();
    const what = exercise.move ? `${square} isn't better` : `${square} doesn't win`;
    write(status, `${what}: ${sign(move.evidence)} ${signed(move.discDifference)} (${basis(move.evidence)}). Try another.`);
    count();
  }

  function spoil() {
    isSpoiled = true;
    keep(({ turn }) => ({ streak: 0, turn: turn + 1 }));
  }

  /** Shows the right move on the board, which is made, and counts it when it was found. */
  async function solve(words, found) {
    const moves = exercise && !isSolved ? await values() : undefined;
    if (!moves || isSolved) return;
    isSolved = true;
    const solved = exercise;
    const { shown, line, key } = solved;
    const move = found ?? moves[0];
    if (!words) spoil();
    else if (!isSpoiled) keep(({ streak, best, turn }) => ({ streak: streak + 1, best: Math.max(best, streak + 1), turn: turn + 1 }));
    if (words) keep(({ solved: keys }) => ({ solved: keys.includes(key) ? keys : [...keys, key].slice(-most) }));
    const after = (await ask("reversi.show", request(played(line, move.move)))).result;
    if (exercise !== solved) return;
    board.show({ squares: after.position.slice(0, -2), last: move.move, flipped: difference(shown.position, after.position) });
    write(status, `${words || "The answer: "}${verdict(move, moves)}`);
    count();
  }

  function verdict(move, moves) {
    if (exercise.move) return `${move.move} is ${sign(move.evidence)} ${signed(move.discDifference)} (${basis(move.evidence)}).`;
    const second = moves[1].discDifference;
    return `${move.move} wins by ${move.discDifference} (proved); the next best, ${moves[1].move}, ${second === 0 ? "only draws" : `loses by ${-second}`}.`;
  }

  function rest() {
    looking.abort();
  }

  function wake() {
    if (exercise) {
      looking = new AbortController();
      return isSolved ? undefined : show(exercise);
    }
    source.querySelector(`[value="${kept.source}"]`).checked = true;
    return begin(kept.source);
  }

  /** A single task: to find a better move than one that a review names. */
  function tryAgain(...task) {
    rest();
    looking = new AbortController();
    for (const input of source.querySelectorAll("input")) input.checked = false;
    exercises = [insteadOf(...task)];
    write(about, "From the game that was reviewed. Any move that is less than two discs worse than the best one is right.");
    return show(exercises[0]);
  }

  return Object.assign(element, { wake, rest, tryAgain });
}
