// The table of a game: heaps of matches to be clicked, and a button for each take.

import { change, make, write } from "../../lib/parts/dom.js";
import { icon } from "../../lib/parts/icons.js";
import { counted } from "../../lib/parts/numbers.js";
import { fillStage } from "../../lib/parts/stage.js";
import { makeMany } from "./many.js";
import { makeSticks } from "./sticks.js";

/** More moves than these aren't buttons. */
const mostButtons = 12;

/** The element of the table; `show(state)` draws a state. */
export function makeTable(game, { openSettings }) {
  const heaps = make("div", { class: "heaps" });
  const own = makeOwn(game);
  const info = make("button", { type: "button", class: "info", "aria-label": "Choose the opponent and the matches", title: "Choose the opponent and the matches", onclick: openSettings }, icon("info"));
  const table = make("div", { class: "table" }, make("div", { class: "tabletop" }, fillStage(heaps), info), own);
  let moves = [];
  heaps.onkeydown = (event) => walk(heaps, event);
  table.show = (state) => {
    const { initialHeaps: initial } = state.table;
    const now = state.table.heaps.length > 0 ? state.table.heaps : ["0"];
    // While there is nothing to choose the last choice stays, so that nothing jumps.
    const isChoice = state.legal?.length > 0;
    if (isChoice) moves = state.legal.map(read);
    else if (!state.legal) moves = [];
    own.hidden = Boolean(state.legal);
    heaps.style.setProperty("--heap-count", now.length);
    const hint = state.advice?.move ? read(state.advice.move) : null;
    const isWhole = now.length === initial.length;
    const had = heaps.contains(document.activeElement);
    while (heaps.children.length > now.length) heaps.lastChild.remove();
    while (heaps.children.length < now.length) heaps.append(makeHeap());
    now.forEach((count, place) => {
      const own = moves.filter((move) => move.heap === place + 1);
      heaps.children[place].show({
        count, initial: isWhole ? initial[place] : count, place, isAlone: initial.length === 1 && now.length === 1,
        moves: own, isChoice, act: (move) => game.command(move.command), hint: hint?.heap === place + 1 ? hint : null,
      });
    });
    settle(heaps, had);
  };
  return table;
}

/** Where a take is typed when there are too many for buttons. */
function makeOwn(game) {
  const field = make("input", { id: "own-take", type: "text", spellcheck: "false", autocomplete: "off", placeholder: "12 from 3" });
  const submit = (event) => {
    event.preventDefault();
    game.command(`take ${field.value}`);
  };
  return make(
    "form", { class: "toolbar", onsubmit: submit, hidden: true },
    make("label", { for: "own-take" }, "How many to take"), field, make("button", { type: "submit" }, "Take"));
}

/** A move as its command says it: "take 1 from 2 leaving 3 5". */
function read(command) {
  const [, take, heap = "1", leaving] = command.match(/^take (\d+)(?: from (\d+))?(?: leaving ([\d ]+))?$/) ?? [command, "?"];
  return { command, take, heap: Number(heap), leaving: leaving?.split(" ") };
}

function makeHeap() {
  let plain = new Map();
  let act = () => {};
  const title = make("h2", {});
  const sticks = makeSticks({ pick: (take) => plain.has(take) && act(plain.get(take)), canPick: (take) => plain.has(take) });
  const buttons = make("div", { class: "toolbar" });
  const many = makeMany();
  const element = make("section", { class: "heap" }, title, sticks, buttons, many);
  element.show = (heap) => {
    const { count, initial, place, isAlone, moves, isChoice, hint } = heap;
    act = heap.act;
    plain = new Map(isChoice ? moves.filter((move) => !move.leaving).map((move) => [Number(move.take), move]) : []);
    title.hidden = isAlone;
    write(title, `Heap ${place + 1}: ${counted(count, "match", "matches")}`);
    sticks.show(count, initial);
    if (hint && !hint.leaving) sticks.mark(Number(hint.take));
    const isMany = moves.length > mostButtons;
    [buttons.hidden, many.hidden] = [isMany, !isMany];
    change(buttons, { role: "group", "aria-label": isAlone ? "Moves" : `Moves from heap ${place + 1}` });
    if (isMany) many.show(moves, { isChoice, act, name: isAlone ? "to take" : `from heap ${place + 1}` });
    showButtons(buttons, isMany ? [] : moves, { ...heap, hint });
  };
  return element;
}

function showButtons(buttons, moves, { place, isAlone, isChoice, act, hint }) {
  while (buttons.children.length > moves.length) buttons.lastChild.remove();
  while (buttons.children.length < moves.length) buttons.append(make("button", { type: "button", tabindex: -1 }, make("span"), make("span", { class: "unseen" }), make("span")));
  moves.forEach((move, index) => {
    const button = buttons.children[index];
    const rest = move.leaving ? `, leave ${move.leaving.join(" and ")}` : "";
    // A name in one piece where there is but one heap.
    write(button.children[0], `Take ${move.take}${isAlone ? rest : ""}`);
    write(button.children[1], isAlone ? "" : ` from heap ${place + 1}`);
    write(button.children[2], isAlone ? "" : rest);
    change(button, { onclick: () => act(move), "aria-disabled": String(!isChoice), "data-hint": hint?.command === move.command ? "★" : null });
  });
}

/** One of the takes can be reached by Tab; the others by arrows. */
function settle(heaps, had) {
  const buttons = [...heaps.querySelectorAll(".toolbar button")];
  if (buttons.length === 0) return;
  if (had && !heaps.contains(document.activeElement)) buttons.at(-1).focus();
  const here = buttons.includes(document.activeElement) ? document.activeElement : buttons.find((button) => button.tabIndex === 0) ?? buttons[0];
  for (const button of buttons) button.tabIndex = button === here ? 0 : -1;
}

function walk(heaps, event) {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const buttons = [...heaps.querySelectorAll(".toolbar button")];
  const here = buttons.indexOf(document.activeElement);
  const last = buttons.length - 1;
  const place = {
    ArrowRight: Math.min(here + 1, last), ArrowDown: Math.min(here + 1, last), ArrowLeft: Math.max(here - 1, 0), ArrowUp: Math.max(here - 1, 0),
    Home: 0, End: last,
  }[event.key];
  if (here < 0 || place === undefined) return;
  event.preventDefault();
  buttons[place].focus();
  settle(heaps, true);
}
