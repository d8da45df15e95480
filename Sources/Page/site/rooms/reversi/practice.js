// Practice: positions of one's own games in which one move wins and all others don't.

import { ask } from "../../lib/api.js";
import { change, make, makeButton, write } from "../../lib/dom.js";
import { capital } from "../../lib/words.js";
import { makeBoard } from "./board.js";
import { keptGames } from "./kept.js";
import { makeLine, movesOf, request } from "./line.js";
import { basis, discs, refusal, sign, signed } from "./words.js";

/** The moves at the end of a game that are looked at: there values are proved at once. */
const lastMoves = 14;

/** The element; `wake` and `rest` begin and end looking for positions, `analyse(line)` opens one. */
export function makePractice({ analyse }) {
  const headline = make("p", { class: "headline" });
  const status = make("p", { role: "status", class: "message" });
  const board = makeBoard("Practice board", (square) => answer(square));
  const tools = make(
    "div", { class: "toolbar", role: "group", "aria-label": "Practice" }, makeButton("Next position", () => turn(1)), makeButton("Show the answer", () => solve()),
    makeButton("Analyse it", () => exercises[at] && analyse(exercises[at].line)));
  const element = make(
    "div", { class: "room reversi practice" },
    make("div", { class: "play" }, make("div", { class: "title" }, make("h1", {}, "Practice"), headline), board, status, tools),
    make("div", { class: "beside" }, make("section", { class: "panel", "aria-label": "About practice" }, make("h2", {}, "One move wins"),
      make("p", {}, "These positions are from your own games. One move wins with best play; every other move draws or loses. All of that is proved."))));
  const exercises = [];
  const searched = new Set();
  let at = 0;
  let looking = null;
  let isSolved = false;

  async function look() {
    const { signal } = (looking = new AbortController());
    const games = keptGames();
    count();
    if (games.length === 0 && exercises.length === 0) {
      board.show({ squares: (await ask("reversi.show", { start: true })).result.position.slice(0, -2) });
      write(status, "Positions come from your own games: play one to its end.");
    }
    try {
      for (const game of games) {
        if (signal.aborted) return;
        if (searched.has(game.moves)) continue;
        if (exercises.length === 0) write(status, "Searching your games…");
        const found = await positions(game, signal);
        searched.add(game.moves);
        exercises.push(...found);
        if (found.length > 0 && exercises.length === found.length) show();
        count();
      }
      if (games.length > 0 && exercises.length === 0) write(status, "In your games so far no position has a single winning move. Play another.");
    } catch (error) {
      if (error.name !== "AbortError") write(status, refusal(error.message));
    }
  }

  function count() {
    write(headline, exercises.length === 0 ? "" : `Position ${at + 1} of ${exercises.length}`);
    for (const tool of tools.children) change(tool, { "aria-disabled": String(exercises.length === 0) });
  }

  function show() {
    const { shown } = exercises[at];
    isSolved = false;
    board.show({ squares: shown.position.slice(0, -2), legal: shown.legalMoves, turn: shown.sideToMove });
    write(status, `${capital(shown.sideToMove)} to move: one move wins. ${discs(shown)}.`);
    count();
  }

  function turn(by) {
    if (exercises.length === 0) return;
    at = (at + by) % exercises.length;
    show();
  }

  function answer(square) {
    const exercise = exercises[at];
    if (!exercise) return;
    const move = exercise.moves.find((move) => move.move === square);
    if (!move) return write(status, `${square} isn't a legal move. Choose another.`);
    if (move === exercise.moves[0]) return solve("Right: ");
    write(status, `${square} doesn't win: ${sign(move.evidence)} ${signed(move.discDifference)} (${basis(move.evidence)}). Try another.`);
  }

  function solve(words = "") {
    const exercise = exercises[at];
    if (!exercise || isSolved) return;
    isSolved = true;
    const { shown, moves } = exercise;
    const notes = new Map(moves.map((move, place) => [move.move, {
      text: signed(move.discDifference), under: sign(move.evidence), kind: `${move.evidence.kind}${place === 0 ? " best" : ""}`, words: `${signed(move.discDifference)}, ${basis(move.evidence)}`,
    }]));
    board.show({ squares: shown.position.slice(0, -2), legal: shown.legalMoves, notes, turn: shown.sideToMove });
    write(status, `${words}${words ? "" : "The answer: "}${moves[0].move} wins by ${moves[0].discDifference} (proved); every other move draws or loses.`);
  }

  return Object.assign(element, { wake: look, rest: () => looking?.abort() });
}

/** The positions of a game with one winning move, by the game's review and the values of its moves. */
async function positions(game, signal) {
  const line = makeLine({ size: game.size, first: game.first, moves: movesOf(game.moves) });
  const begin = Math.max(0, line.moves.length - lastMoves);
  const start = (await ask("reversi.show", request(line, begin), { signal })).result.position;
  const rest = line.moves.slice(begin);
  const { result } = await ask("reversi.review", { position: start, moves: rest.join(""), level: 10 }, { signal });
  const found = [];
  for (const move of result.moves) {
    if (move.isForced || move.evidence.kind !== "proved" || move.bestDiscDifference <= 0) continue;
    const asked = request(line, begin + move.index);
    const hints = (await ask("reversi.hints", { ...asked, level: 10 }, { signal })).result;
    const isOnly = hints.moves.length > 1 && hints.moves[0].discDifference > 0 && hints.moves[1].discDifference <= 0;
    if (!isOnly || hints.moves.some((other) => other.evidence.kind !== "proved")) continue;
    const shown = (await ask("reversi.show", asked, { signal })).result;
    found.push({ line: { ...line, at: begin + move.index }, shown, moves: hints.moves });
  }
  return found;
}
