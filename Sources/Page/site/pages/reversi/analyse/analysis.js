// The analysis board: both colours are moved, and the program says what each move is worth.

import { rename } from "../../../lib/service/address.js";
import { isOffered } from "../../../lib/service/api.js";
import { change, draw as drawing, make, makeButton, write } from "../../../lib/parts/dom.js";
import { icon, signed } from "../../../lib/parts/icons.js";
import { makeTabs } from "../../../lib/parts/tabs.js";
import { insist } from "../../../lib/play/thinking.js";
import { makeBoard, turnBoards } from "../board.js";
import { makeBook, openingName } from "./book.js";
import { deepen } from "../engine.js";
import { makeGauge } from "./gauge.js";
import { address, request } from "../line.js";
import { makeMoves } from "../moves.js";
import { makeOpening } from "./opening.js";
import { makePlayed } from "./played.js";
import { makeReview } from "./review.js";
import { makeSetup } from "./setup.js";
import { Study } from "./study.js";
import { sharedWithMain } from "./tree.js";
import { makeValues } from "./values.js";
import { makeVariations } from "./variations.js";
import { discs, refusal, situation } from "../words.js";
import { dress } from "../../../lib/parts/dress.js";

await dress("pages/reversi/analyse");

/**
 * The element; `study` holds the position, `wake` and `rest` begin and end the search, `beginReview(fromPly)`
 * shows a review. `playFrom(line, practice)` begins a game there, `tryAgain(line, move, level)` an exercise.
 */
export function makeAnalysis({ playFrom, tryAgain }) {
  const study = new Study();
  const headline = make("p", { class: "headline" });
  const status = make("p", { role: "status", class: "message" });
  const opening = make("p", { class: "opening" });
  const board = makeBoard("Analysis board", (square) => (setup.isOpen ? setup.put(square) : study.play(square)));
  const gauge = makeGauge();
  const values = makeValues({ play: (move) => study.play(move === "pass" ? "pa" : move), changed: ({ isNew }) => (isNew ? search() : draw()) });
  const moves = makeMoves((at) => study.go(at));
  const signs = make("p", { class: "note signs" }, "✓ best move · ?! inaccuracy · ? mistake · ?? blunder");
  const variations = makeVariations(study);
  const setup = makeSetup({ study, changed: () => (setup.isOpen ? rest() : search(), say(), draw()), done: () => panels.pick("values") });
  const review = makeReview({ study, changed: () => draw(), tryAgain });
  const book = isOffered("reversi.book-probe") ? makeBook({ play: (moves) => study.play(...moves), changed: () => draw() }) : null;
  const games = makePlayed({ play: (moves) => study.play(...moves) });
  const paste = makeOpening({ study, say: (words) => write(status, words), opened: (fromPly) => review.opened(fromPly) });
  const practise = makeButton("Practise from here", () => study.shown && !study.shown.isFinished && playFrom(study.line, "on"), { title: "Play on against the best defence, and lose as little as you can" });
  const tools = toolbar([
    ["First move", "M2 2h2v12H2zM14 2v12L5 8z", () => study.go(0), () => study.line.at > 0],
    ["Back", "M13 2v12L4 8z", () => study.step(-1), () => study.line.at > 0],
    ["Forward", "M3 2v12l9-6z", () => study.step(1), () => study.line.at < study.line.moves.length],
    ["Last move", "M12 2h2v12h-2zM2 2v12l9-6z", () => study.go(study.line.moves.length), () => study.line.at < study.line.moves.length],
    ["Turn the board", "M8 2a6 6 0 1 0 6 6h-2a4 4 0 1 1-4-4v3l5-4-5-4z", () => turnBoards(), () => true],
    ["Undo", icon("undo"), () => study.undo(), () => study.canUndo],
    ["Redo", icon("redo"), () => study.redo(), () => study.canRedo],
    ["Keys", icon("keys"), () => keys.togglePopover(), () => true],
    ["Play from here", signed("play", "Play from here"), () => playFrom(study.line), () => study.shown && !study.shown.isFinished],
  ]);
  const keys = make("div", { class: "key-list", popover: "auto", id: "analysis-keys" }, make("h2", {}, "Keys"),
    make("p", {}, "Arrow keys move over the board, elsewhere through the moves; Page Up and Page Down go back and forward everywhere. R on the board turns it."));
  const panels = makeTabs("About the position", [
    { id: "values", name: "Values", panel: make("div", {}, values, make("section", { class: "panel", "aria-label": "Moves so far" }, make("h2", {}, "Moves"), make("div", { class: "toolbar" }, practise), moves, signs, variations)) },
    { id: "review", name: "Review", panel: make("div", {}, review.chart, review) },
    { id: "openings", name: "Openings", panel: make("div", {}, book ?? "", games) },
    { id: "setup", name: "Set up", panel: make("div", {}, setup) },
    { id: "open", name: "Open", panel: make("div", {}, paste) },
  ], { changed: (id) => (id === "setup" ? beginSetup() : setup.close()) });
  const element = make(
    "div", { class: "page reversi analysis" },
    make(
      "div", { class: "play" }, make("div", { class: "title" }, make("h1", { class: "unseen" }, "Analysis"), headline),
      make("div", { class: "table stage" }, board, gauge, setup.bar), values.legend, opening, make("div", { class: "said" }, status), tools, keys),
    make("div", { class: "beside" }, panels));
  let result = null;
  let searching = null;

  function rest() {
    searching?.abort();
    searching = null;
    result = null;
  }

  async function search() {
    rest();
    draw();
    if (values.level === null || setup.isOpen || !study.shown || study.shown.isFinished) return;
    const { signal } = (searching = new AbortController());
    let isLost = false;
    const work = async () => {
      for await (const better of deepen(request(study.line), values.level, signal)) {
        if (isLost) say();
        isLost = false;
        result = better;
        draw();
      }
    };
    await insist(work, { signal, fault: (message) => ((isLost = true), write(status, refusal(message))) }).catch(() => {});
  }

  function draw() {
    const { shown, line } = study;
    if (!shown) return;
    change(practise, { "aria-disabled": String(shown.isFinished) });
    if (setup.isOpen) board.show({ squares: setup.squares });
    else board.show({
      squares: shown.position.slice(0, -2), legal: shown.legalMoves, last: study.lastMove, flipped: study.flipped,
      turn: shown.isFinished ? null : shown.sideToMove, book: book?.marks(), ...values.marks(result),
    });
    // While a position is set up, nothing is shown about the one before.
    gauge.hidden = setup.isOpen;
    write(headline, setup.isOpen ? "" : discs(shown));
    write(opening, setup.isOpen ? "" : openingName(shown));
    values.show(shown.isFinished ? { moves: [] } : result);
    gauge.show(shown, result);
    moves.show({ moves: line.moves, at: line.at, marks: review.marks(line), fork: sharedWithMain(study.tree) });
    signs.hidden = review.marks(line).size === 0;
    variations.show();
    review.show(line);
    element.classList.toggle("reviewed", !review.chart.hidden);
    tools.show();
  }

  const say = () => study.shown && write(status, setup.isOpen ? "Choose squares to set up the position." : situation(study.shown, study.lastMove));

  study.addEventListener("change", () => {
    say();
    if (!element.closest("[hidden]")) rename(address(study.line));
    book?.follow(study.line);
    games.follow(study.line);
    search();
  });
  study.addEventListener("named", () => variations.show());
  study.addEventListener("fault", (event) => write(status, refusal(event.detail)));
  document.addEventListener("keydown", (event) => {
    if (!element.isConnected || element.closest("[hidden]") || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target.closest("input, select, textarea, dialog")) return;
    const by = { ArrowLeft: -1, PageUp: -1, ArrowRight: 1, PageDown: 1, Home: -Infinity, End: Infinity }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    study.step(by);
  });

  /** As soon as there is a position to begin with. */
  function beginSetup() {
    if (study.shown) setup.open();
    else study.addEventListener("change", () => panels.chosen === "setup" && setup.open(), { once: true });
  }

  function beginReview(fromPly) {
    panels.pick("review");
    review.opened(fromPly);
    return review.begin();
  }
  return Object.assign(element, { study, beginReview, rest, wake: () => study.shown && (rename(address(study.line)), search()) });
}

function toolbar(entries) {
  const buttons = entries.map(([name, path, act, enabled]) => {
    const sign = typeof path === "string" ? drawing("svg", { viewBox: "0 0 16 16", "aria-hidden": "true" }, drawing("path", { d: path })) : path;
    // Only what has a word gives it up where there is little room.
    const look = Array.isArray(sign) ? "spare" : `sign ${name.toLowerCase().replaceAll(" ", "-")}`;
    const button = make("button", { type: "button", onclick: act, "aria-label": name, title: name, class: look }, sign);
    return { enabled, button };
  });
  const element = make("div", { class: "toolbar game-bar", role: "group", "aria-label": "Moves" }, buttons.map(({ button }) => button));
  element.show = () => {
    for (const { button, enabled } of buttons) button.setAttribute("aria-disabled", String(!enabled()));
  };
  return element;
}
