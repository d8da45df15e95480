// The analysis board: both colours are moved, and the program says what each move is worth.

import { draw as drawing, make, write } from "../../lib/dom.js";
import { makeBoard } from "./board.js";
import { deepen } from "./engine.js";
import { makeGauge } from "./gauge.js";
import { address, request } from "./line.js";
import { makeMoves } from "./moves.js";
import { makeOpening } from "./opening.js";
import { makeReview } from "./review.js";
import { makeSetup } from "./setup.js";
import { Study } from "./study.js";
import { makeValues } from "./values.js";
import { discs, refusal, situation } from "./words.js";

/** The element; `study` holds the position, `wake` and `rest` begin and end the search. `playFrom(line)` begins a game there. */
export function makeAnalysis({ playFrom }) {
  const study = new Study();
  const headline = make("p", { class: "headline" });
  const status = make("p", { role: "status", class: "message" });
  const board = makeBoard("Analysis board", (square) => (setup.isOpen ? setup.put(square) : study.play(square)));
  const gauge = makeGauge();
  const values = makeValues({ play: (move) => study.play(move === "pass" ? "pa" : move), changed: ({ isNew }) => (isNew ? search() : draw()) });
  const moves = makeMoves((at) => study.go(at));
  const setup = makeSetup({ study, changed: () => (setup.isOpen ? rest() : search(), say(), draw()) });
  const review = makeReview({ study, changed: () => draw() });
  const opening = makeOpening({ study, say: (words) => write(status, words), opened: () => review.clear() });
  const tools = toolbar([
    ["First move", "M2 2h2v12H2zM14 2v12L5 8z", () => study.go(0), () => study.line.at > 0],
    ["Back", "M13 2v12L4 8z", () => study.go(study.line.at - 1), () => study.line.at > 0],
    ["Forward", "M3 2v12l9-6z", () => study.go(study.line.at + 1), () => study.line.at < study.line.moves.length],
    ["Last move", "M12 2h2v12h-2zM2 2v12l9-6z", () => study.go(study.line.moves.length), () => study.line.at < study.line.moves.length],
    ["Undo", "", () => study.undo(), () => study.canUndo],
    ["Redo", "", () => study.redo(), () => study.canRedo],
    ["Play from here", "", () => playFrom(study.line, study.shown), () => !study.line.position && study.shown && !study.shown.isFinished],
  ]);
  const element = make(
    "div", { class: "room reversi analysis" },
    make(
      "div", { class: "play" }, make("div", { class: "title" }, make("h1", {}, "Analysis"), headline), board, gauge, status, tools,
      make("p", { class: "note" }, "Arrow keys move over the board, elsewhere through the moves; Page Up and Page Down go back and forward everywhere.")),
    make("div", { class: "beside" }, values, make("section", { class: "panel", "aria-label": "Moves so far" }, make("h2", {}, "Moves"), moves), review, opening, setup));
  let result = null;
  let searching = null;

  function rest() {
    searching?.abort();
    searching = null;
  }

  async function search() {
    rest();
    result = null;
    draw();
    if (values.level === null || setup.isOpen || !study.shown || study.shown.isFinished) return;
    const { signal } = (searching = new AbortController());
    try {
      for await (const better of deepen(request(study.line), values.level, signal)) {
        result = better;
        draw();
      }
    } catch (error) {
      if (error.name !== "AbortError" && !signal.aborted) write(status, refusal(error.message));
    }
  }

  function draw() {
    const { shown, line } = study;
    if (!shown) return;
    const squares = setup.isOpen ? setup.squares : shown.position.slice(0, -2);
    const position = setup.isOpen ? { squares } : {
      squares, legal: shown.legalMoves, last: study.lastMove, flipped: study.flipped, turn: shown.isFinished ? null : shown.sideToMove, ...values.marks(result),
    };
    board.show(position);
    values.show(shown.isFinished ? { moves: [] } : result);
    gauge.show(shown, result);
    write(headline, discs(shown));
    moves.show({ moves: line.moves, at: line.at, marks: review.marks(line) });
    review.show(line);
    tools.show();
  }

  const say = () => study.shown && write(status, setup.isOpen ? "Choose squares to set up the position." : situation(study.shown, study.lastMove));

  study.addEventListener("change", () => {
    say();
    if (!element.closest("[hidden]")) history.replaceState(null, "", address(study.line));
    search();
  });
  study.addEventListener("fault", (event) => write(status, refusal(event.detail)));
  document.addEventListener("keydown", (event) => {
    if (!element.isConnected || element.closest("[hidden]") || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target.closest("input, select, textarea, dialog")) return;
    const { at, moves } = study.line;
    const there = { ArrowLeft: at - 1, PageUp: at - 1, ArrowRight: at + 1, PageDown: at + 1, Home: 0, End: moves.length }[event.key];
    if (there === undefined) return;
    event.preventDefault();
    study.go(there);
  });
  return Object.assign(element, { study, review, rest, wake: () => study.shown && (history.replaceState(null, "", address(study.line)), search()) });
}

function toolbar(entries) {
  const buttons = entries.map(([name, path, act, enabled]) => {
    const sign = path && drawing("svg", { viewBox: "0 0 16 16", "aria-hidden": "true" }, drawing("path", { d: path }));
    const button = make("button", { type: "button", onclick: act, "aria-label": name, title: sign ? name : null, class: sign ? "sign" : null }, sign || name);
    return { enabled, button };
  });
  const element = make("div", { class: "toolbar", role: "group", "aria-label": "Moves" }, buttons.map(({ button }) => button));
  element.show = () => {
    for (const { button, enabled } of buttons) button.setAttribute("aria-disabled", String(!enabled()));
  };
  return element;
}
