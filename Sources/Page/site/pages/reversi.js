// Reversi: the game, an analysis board, positions to practise, and an introduction. All but the game is loaded when it is opened.

import { advance, rename } from "../lib/service/address.js";
import { ask } from "../lib/service/api.js";
import { connected, loseConnection } from "../lib/service/connection.js";
import { make, makeButton, write } from "../lib/parts/dom.js";
import { openGame } from "../lib/play/frame.js";
import { isGame } from "../lib/parts/share.js";
import { dress } from "../lib/parts/dress.js";
import { makeTabs } from "../lib/parts/tabs.js";
import { veil } from "../lib/parts/veil.js";
import { makeBoard, turnBoards } from "./reversi/board.js";
import { makeClock } from "./reversi/clock.js";
import { keepGame } from "./reversi/kept.js";
import { fromAddress, makeLine, movesOf, request } from "./reversi/line.js";
import { makeMoves } from "./reversi/moves.js";
import { discs, goal, players, scores } from "./reversi/words.js";

export const title = "Reversi";

export async function open(main) {
  const panels = { play: make("div", {}), analyse: make("div", {}), practise: make("div", {}), train: make("div", {}), day: make("div", { class: "view" }), learn: make("div", {}) };
  const names = { play: "Play", analyse: "Analyse", practise: "Practise", train: "Train", day: "Daily puzzle", learn: "Learn" };
  const analysis = once(panels.analyse, async () => (await import("./reversi/analyse/analysis.js")).makeAnalysis({ playFrom, tryAgain }));
  const practice = once(panels.practise, async () => (await import("./reversi/practise/practice.js")).makePractice({ analyse }));
  const training = once(panels.train, async () => (await import("./reversi/train/trainer.js")).makeTrainer({ analyse }));
  const learn = once(panels.learn, async () => (await import("./reversi/practise/learn.js")).makeLearn());
  const daily = once(panels.day, async () => {
    const [{ makePuzzle }] = await Promise.all([import("./reversi/day.js"), dress("pages/today")]);
    return makePuzzle();
  });
  const tabs = makeTabs("Reversi", Object.entries(panels).map(([id, panel]) => ({ id, name: names[id], panel })), {
    isPage: true, changed: (id) => (advance(id === "play" ? location.pathname : `#${id}`), enter(id)),
  });
  main.replaceChildren(tabs);

  function choose(id) {
    tabs.choose(id);
    document.title = `${{ play: "", analyse: "Analysis – ", practise: "Practice – ", train: "Training – ", day: "Daily puzzle – ", learn: "Introduction – " }[id]}${title} – puzzlelab`;
    for (const [other, page] of [["analyse", analysis], ["practise", practice], ["train", training]]) if (other !== id) page.made?.rest();
  }

  /** What a tab does when it is entered; `value` is the day of a puzzle. */
  async function enter(id, value) {
    choose(id);
    const isFirst = id !== "play" && panels[id].childElementCount === 0;
    await (isFirst ? veil(panels[id], fill(id, value)) : fill(id, value));
  }

  async function fill(id, value) {
    if (id === "day") await (await daily()).go(value);
    if (id === "play" && !isGame(location.hash)) rename(location.pathname);
    if (id === "learn") await learn();
    if (id === "practise") await (await practice()).wake();
    if (id === "train") await (await training()).wake();
    if (id === "analyse") {
      const board = await analysis();
      if (board.study.shown) board.wake();
      else await board.study.open(game?.state ? lineOf(game.state) : makeLine());
    }
  }

  async function analyse(line) {
    choose("analyse");
    return (await analysis()).study.open(line);
  }

  async function review(line, given = 0) {
    if (await analyse(line)) await (await analysis()).beginReview(given + 1);
  }

  async function tryAgain(...task) {
    advance("#practise");
    choose("practise");
    await (await practice()).tryAgain(...task);
  }

  /** Begins a game after the moves of a line that are on the board; for practice, against the best defence. */
  async function playFrom(line, practice = "off") {
    const { settings } = game.state;
    enter("play");
    const from = [line.position, line.moves.slice(0, line.at).join("")].filter(Boolean).join(" ") || "start";
    // A book is for one size. Whoever has the move plays against the computer.
    const book = settings.size === String(line.size) ? {} : { book: "none" };
    const against = practice === "on" ? "unbeatable" : settings.opponent === "person" ? "level:4" : settings.opponent;
    const choices = { practice: "off", ...book, size: line.size, ...(line.position ? {} : { first: line.first }), you: "person", from, opponent: against };
    const lines = [...Object.entries(choices), ["practice", practice]].map(([name, value]) => `settings ${name} ${value}`);
    // Settings that are the same begin no game.
    const isSame = settings.practice === practice && settings.from === from && settings.opponent === against;
    await game.command(...(isSame ? ["new"] : ["settings", ...lines, "back"]));
  }

  /** Begins the game of an address `#play&moves=…`, `#play=practice&position=…`. */
  async function playAddress(hash) {
    await started;
    const { request: { size, first, position, moves = "" } } = fromAddress(hash) ?? { request: {} };
    rename(location.pathname);
    await playFrom(makeLine({ size, first, position, moves: movesOf(moves) }), new URLSearchParams(hash.slice(1)).get("play") === "practice" ? "on" : "off");
  }

  async function follow() {
    const [isDay, value] = location.hash.match(/^#day(?:=(.*))?$/) ?? [];
    if (isDay) return enter("day", value);
    if (/^#play\b/.test(location.hash)) return (choose("play"), void playAddress(location.hash));
    if (fromAddress(location.hash) === null) return enter({ "#practise": "practise", "#train": "train", "#analyse": "analyse", "#learn": "learn" }[location.hash] ?? "play");
    choose("analyse");
    return veil(panels.analyse, analysis().then(({ study }) => study.openAddress(location.hash)));
  }

  let [game, clock] = [null, null];
  let start;
  const started = new Promise((resolve) => (start = resolve));
  // An address that names a position doesn't wait for the game.
  const followed = follow();
  addEventListener("hashchange", follow);
  const opened = await openGame(panels.play, {
    name: "reversi", title, table: (game) => makeTable(game, (clock = makeClock(game))), headline: (state) => (state.table ? discs(state.table, state.settings) : ""),
    scores, delay: 350,
    result: async () => {
      const { resultOf } = await import("./reversi/result.js");
      return { resultOf: (state) => resultOf(state, lineOf(state), { review: () => review(lineOf(state), state.table.givenMoves), facts: clock.facts() }) };
    },
  });
  game = opened.game;
  start();
  showBeside(opened, { analyse, review, clock });
  await followed;
}

/** An element that is made in a place when it is first needed; `made` once it exists. */
function once(place, load) {
  let loading = null;
  const get = () => (loading ??= load().then((element) => {
    place.append(element.element ?? element);
    return (get.made = element);
  }, (error) => {
    // A module that wasn't delivered is fetched again only by a new page, which resumes where this
    // one was.
    loseConnection();
    connected().then(() => location.reload());
    throw error;
  }));
  return get;
}

/** The line of a state of play. */
function lineOf({ table, settings }) {
  return makeLine({ size: Number(settings.size), first: settings.first, position: table?.start ?? null, moves: movesOf(table?.transcript ?? "") });
}

function makeTable(game, clock) {
  const board = makeBoard("Board", (square) => game.command(square));
  const opening = make("p", { class: "opening" });
  const table = make("div", { class: "table" }, clock.faces, board, opening);
  table.show = (state) => {
    const { squares, lastMove, flipped, sideToMove } = state.table;
    const advised = state.advice?.move;
    const notes = advised ? new Map([[advised, { text: "★", kind: "advised", words: "advised" }]]) : undefined;
    board.show({ squares, legal: state.legal ?? [], last: lastMove, flipped, turn: sideToMove ?? null, notes });
    nameOpening(opening, state);
  };
  return table;
}

/** Writes the name of the opening that has been played, as far as the moves have one. */
async function nameOpening(place, state) {
  const line = lineOf(state);
  const key = (place.dataset.line = line.moves.join(""));
  const shown = line.size === 8 && line.moves.length > 0 ? await ask("reversi.show", request(line)).catch(() => null) : null;
  const name = shown?.result.opening;
  if (place.dataset.line === key) write(place, name ? `Opening: ${name}` : "");
}

/** The moves so far, the players, and the continuations from there. */
function showBeside({ game, beside, settings }, { analyse, review, clock }) {
  const moves = makeMoves((at) => analyse({ ...lineOf(game.state), at }));
  const opponent = make("p", { class: "note" });
  const usual = makeButton("Begin at the usual start", () => game.command("settings", "settings practice off", "settings from start", "back"), { class: "link", hidden: true });
  const rules = make("p", {}, "Enclose the other side's discs between two of yours, in any direction: they turn. Most discs at the end win. ",
    make("a", { href: "#learn" }, "Learn it in three minutes"));
  const heading = make("h2", {}, "Moves");
  beside.append(make(
    "section", { class: "panel", "aria-label": "Game" }, heading, rules, moves,
    make("div", { class: "toolbar" }, makeButton("Analyse this game", () => analyse(lineOf(game.state))), makeButton("Review this game", () => review(lineOf(game.state), game.state.table?.givenMoves)), makeButton("Turn the board", () => turnBoards())),
    make("div", { class: "who" }, opponent, makeButton("Change…", () => settings.begin(), { class: "link" }), usual)), clock.panel);
  const show = () => {
    const { state } = game;
    const line = lineOf(state);
    moves.show({ moves: line.moves, at: line.moves.length });
    // What helps now: the rules before the first move, then the moves.
    [rules.hidden, moves.hidden] = [line.moves.length > 0, line.moves.length === 0];
    write(heading, line.moves.length > 0 ? "Moves" : "The game");
    write(opponent, players(state.settings) + goal(state));
    usual.hidden = state.settings.from === "start";
    if (state.over && state.table) keepGame(state);
  };
  game.addEventListener("change", show);
  if (game.state) show();
}
