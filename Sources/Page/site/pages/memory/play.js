// The game of Memory: cards face down, alone, for two, or against a computer with a memory.

import { adviserPanel } from "../../lib/play/adviser.js";
import { make } from "../../lib/parts/dom.js";
import { deckBoard } from "../../lib/play/deck.js";
import { displayPanel } from "../../lib/play/numbered.js";
import { openGame } from "../../lib/play/frame.js";
import { counted } from "../../lib/parts/numbers.js";
import { sentence } from "../../lib/parts/words.js";
import { playerName } from "../../lib/play/players.js";
import { adviceFor } from "./adviser.js";
import { choices } from "./choices.js";
import { areLoaded, drawBack, drawFace, loadFaces } from "./faces.js";

/** Milliseconds that two unequal cards stay up. */
const stay = 1600;

export async function open(section) {
  const board = deckBoard({ label: "Cards", pick: (place) => board.game.command(`turn ${place + 1}`), kind: "memory-cards" });
  let [adviser, table] = [[], null];
  const { game, beside } = await openGame(section, {
    name: "memory", title: "Memory", headline, scores, message, result: () => import("./result.js"), delay: 900,
    argument: ({ advice }) => advice?.words.replace(/^Hint: /, "") ?? "",
    table: (game) => (table = makeTable(game, board, () => adviser)),
  });
  beside.append(rules(), adviserPanel(game, {
    advise: (state, signal) => adviceFor(game, state, signal),
    mark: (places) => {
      adviser = places;
      table.mark();
    },
  }), displayPanel("memory", board));
  await choices.serve(game);
  await loadFaces(game.state.table.category).catch(() => {});
}

function makeTable(game, board, adviser) {
  board.game = game;
  const table = make("div", { class: "table" }, board);
  let [turnedBack, clock] = [null, 0];
  const paint = (state) => {
    const isBack = turnedBack === state;
    board.show(state.table.cards.map((card, place) => look(isBack && card.side === "up" ? { side: "faceDown" } : card, place, state)));
  };
  table.mark = () => board.mark([...named(game.state), ...(adviser().length > 0 ? adviser() : hinted(game.state))]);
  table.show = async (state) => {
    clearTimeout(clock);
    const { cards, category } = state.table;
    board.setAttribute("aria-busy", String(!areLoaded(category)));
    if (!areLoaded(category)) await loadFaces(category).catch((error) => game.say(sentence(error.message)));
    if (game.state !== state) return;
    board.setAttribute("aria-busy", "false");
    paint(state);
    table.mark();
    if (state.table.attempt.length > 0 || cards.filter(({ side }) => side === "up").length < 2) return;
    clock = setTimeout(() => {
      turnedBack = state;
      if (game.state === state) paint(state);
    }, stay);
  };
  return table;
}

/** The card that was named and is still face down. */
function named(state) {
  return state?.settings?.game === "together" ? state.table.attempt : [];
}

/** The card that a hint names. */
function hinted(state) {
  const place = /^turn (\d+)$/.exec(state?.advice?.move ?? "")?.[1];
  return place ? [place - 1] : [];
}

/** A hint as a friend gives it; its number is in the evidence. */
function message(state) {
  const [place] = hinted(state);
  return place === undefined ? state.message : `Try card ${place + 1} ★`;
}

function headline({ table, settings }) {
  if (!table) return "";
  const found = ({ pairs, attempts }) => `${counted(pairs, unitOf(settings))} in ${counted(attempts, "attempt")}`;
  const [you, other] = settings.opponent === "person" ? [playerName("you"), playerName("opponent")] : ["You", "Computer"];
  const sides = table.opponent ? `${you}: ${found(table.you)} · ${other}: ${found(table.opponent)}` : `Found: ${found(table.you)}`;
  return sides;
}

/** What is taken together. */
export function unitOf({ game }) {
  return { triples: "triple", fours: "group" }[game] ?? "pair";
}

/** Pairs and attempts, points where they count; against an opponent one's own at the left, the other's at the right. */
function scores({ table, settings, turn, over }) {
  if (!table) return [];
  const unit = unitOf(settings);
  const points = table.you.points === undefined ? [] : [{ name: "Points", value: table.you.points }];
  if (!table.opponent) return [...points, { name: `${unit[0].toUpperCase()}${unit.slice(1)}s`, value: table.you.pairs }, { name: "Attempts", value: table.you.attempts }];
  const names = settings.opponent === "person" ? [playerName("you"), playerName("opponent")] : ["You", "Computer"];
  return [["you", table.you], ["opponent", table.opponent]].map(([seat, { pairs }], place) => ({
    name: names[place], value: pairs, side: place === 1 ? "right" : null, isTurn: !over && turn === seat,
  }));
}

function rules() {
  return make("section", { class: "panel", "aria-label": "The rules" }, make("h2", {}, "The rules"),
    make("p", {}, "Turn two cards. Two equal ones are a pair and stay up; others are turned back, so remember where they are."),
    make("p", { class: "links" }, make("a", { href: "#learn" }, "Learn it in three minutes"), " ", make("a", { href: "#menu" }, "Other pictures, more cards, or another game: points, three of a kind, …")));
}

/** What a card of a state looks like, and what it is called. */
export function look({ side, face, guesser }, place, { table, settings }) {
  if (side === "faceDown") {
    const back = () => [drawBack(), make("span", { class: "back" }, String(place + 1))];
    return { name: `card ${place + 1}, face down`, kind: "down", look: `down ${place}`, draw: back };
  }
  const isOthers = side === "guessed" && guesser === "opponent";
  const owners = settings.opponent === "person" ? { you: playerName("you"), opponent: playerName("opponent") } : { you: "you", opponent: "the computer" };
  const owner = side === "guessed" && table.opponent ? owners[guesser] : "";
  const state = side === "up" ? "up" : owner ? `guessed by ${owner}` : "guessed";
  return {
    name: `card ${place + 1}, ${face}, ${state}`, look: `${table.category} ${face} ${state}`,
    kind: side === "up" ? "up" : isOthers ? "guessed opponent" : "guessed",
    draw: () => [...drawFace(face, table.category), make("span", { class: "owner" }, side === "up" ? "" : `✓ ${owner.replace("the ", "")}`.trim())],
  };
}
