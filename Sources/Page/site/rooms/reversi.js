// Reversi: the game, an analysis board, and positions to practise.

import { make } from "../lib/dom.js";
import { openGame } from "../lib/frame.js";
import { isGame } from "../lib/share.js";
import { makeTabs } from "../lib/tabs.js";
import { makeAnalysis } from "./reversi/analysis.js";
import { makeBoard } from "./reversi/board.js";
import { keepGame } from "./reversi/kept.js";
import { fromAddress, makeLine, movesOf } from "./reversi/line.js";
import { makeMoves } from "./reversi/moves.js";
import { makePractice } from "./reversi/practice.js";
import { discs, otherSide } from "./reversi/words.js";

export const title = "Reversi";

export async function open(main) {
  const play = make("div", {});
  const analysis = makeAnalysis({ playFrom: (line, shown) => playFrom(line, shown) });
  const practice = makePractice({ analyse: (line) => analyse(line) });
  const tabs = makeTabs("Reversi", [
    { id: "play", name: "Play", panel: play },
    { id: "analyse", name: "Analyse", panel: make("div", {}, analysis) },
    { id: "practise", name: "Practise", panel: make("div", {}, practice) },
  ], { changed: (id) => (history.pushState(null, "", id === "play" ? location.pathname : `#${id}`), enter(id)) });
  main.replaceChildren(tabs);

  function entitle(id) {
    document.title = `${{ play: "", analyse: "Analysis – ", practise: "Practice – " }[id]}${title} – puzzlelab`;
  }

  /** What a tab does when it is entered, and the others when they are left. */
  function enter(id) {
    analysis.rest();
    practice.rest();
    entitle(id);
    if (id === "play" && !isGame(location.hash)) history.replaceState(null, "", location.pathname);
    if (id === "practise") practice.wake();
    if (id === "analyse") analysis.study.shown ? analysis.wake() : analyse(game?.state ? lineOf(game.state) : makeLine());
  }

  function analyse(line) {
    tabs.choose("analyse");
    entitle("analyse");
    return analysis.study.open(line);
  }

  async function playFrom(line, shown) {
    const { opponent, size } = game.state.settings;
    tabs.choose("play");
    enter("play");
    // A book is for one size.
    const book = size === String(line.size) ? {} : { book: "none" };
    const choices = { ...book, size: line.size, first: line.first, colour: shown.sideToMove, you: "person", opponent: "person" };
    const settings = Object.entries(choices).map(([name, value]) => `settings ${name} ${value}`);
    const moves = line.moves.slice(0, line.at).filter((move) => move !== "pa");
    await game.command("settings", ...settings, "back", "new", ...moves, `opponent ${opponent === "person" ? "level:4" : opponent}`);
  }

  async function follow() {
    if (fromAddress(location.hash) !== null) {
      tabs.choose("analyse");
      entitle("analyse");
      practice.rest();
      await analysis.study.openAddress(location.hash);
      return;
    }
    const id = { "#practise": "practise", "#analyse": "analyse" }[location.hash] ?? "play";
    tabs.choose(id);
    enter(id);
  }

  let game = null;
  // An address that names a position doesn't wait for the game.
  const followed = follow();
  addEventListener("hashchange", follow);
  const opened = await openGame(play, { name: "reversi", title, table: makeTable, headline: (state) => (state.table ? discs(state.table) : "") });
  game = opened.game;
  showBeside(game, opened.beside, analyse, analysis.review);
  await followed;
}

/** The line of a state of play. */
function lineOf({ table, settings }) {
  return makeLine({ size: Number(settings.size), first: settings.first, moves: movesOf(table?.transcript ?? "") });
}

function makeTable(game) {
  const board = makeBoard("Board", (square) => game.command(square));
  const table = make("div", { class: "table" }, board);
  table.show = (state) => {
    const { squares, lastMove, flipped, sideToMove } = state.table;
    const advised = state.advice?.move;
    const notes = advised ? new Map([[advised, { text: "★", kind: "advised", words: "advised" }]]) : undefined;
    board.show({ squares, legal: state.legal ?? [], last: lastMove, flipped, turn: sideToMove ?? null, notes });
  };
  return table;
}

/** The moves so far, and the ways on from there. */
function showBeside(game, beside, analyse, review) {
  const moves = makeMoves((at) => analyse({ ...lineOf(game.state), at }));
  const opponent = make("p", { class: "note" });
  const button = (name, act) => make("button", { type: "button", onclick: act }, name);
  beside.append(make(
    "section", { class: "panel", "aria-label": "Game" }, make("h2", {}, "Moves"), moves,
    make("div", { class: "toolbar" }, button("Analyse this game", () => analyse(lineOf(game.state))),
      button("Review this game", () => analyse(lineOf(game.state)).then((isOpen) => isOpen && review.begin()))), opponent));
  const show = () => {
    const { state } = game;
    const line = lineOf(state);
    moves.show({ moves: line.moves, at: line.moves.length });
    opponent.textContent = `You play ${state.settings.colour}. ${otherSide[state.settings.colour] === "white" ? "White" : "Black"} is played by ${state.settings.opponent}. Another opponent or a smaller board: Settings.`;
    if (state.over && state.table) keepGame(state);
  };
  game.addEventListener("change", show);
  if (game.state) show();
}
