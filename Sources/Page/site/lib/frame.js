// What surrounds every game: title, headline, table, message, buttons, settings, and its address.

import { make, makeButton, write } from "./dom.js";
import { evidenceBadge } from "./evidence.js";
import { Game } from "./game.js";
import { settingsDialog } from "./settings.js";
import { fragmentOf, gameOf, isGame } from "./share.js";
import { sentence } from "./words.js";

/**
 * Opens a game in `main`.
 *
 * `table(game)` makes the element of the table once; its `show(state)` is called whenever the state
 * changes. `buttons` are more buttons: `{ name, command, enabled: (state) => Boolean }`. `headline`
 * makes a line of the state. Without `title` there is no heading. The frame's element has `beside`,
 * an empty place for more.
 */
export async function openGame(main, { name, title, table, headline = () => "", buttons = [], delay }) {
  const game = new Game(name, { delay });
  const heading = title ? make("h1", {}, title) : null;
  const line = make("p", { class: "headline" });
  const status = make("p", { role: "status", class: "message" });
  const evidence = make("p", { class: "proof" });
  const board = table(game);
  const dialog = settingsDialog(game);
  const toolbar = new Toolbar(game, [
    { name: "Hint", command: "hint", enabled: (state) => state.turn !== undefined && !state.isComputersTurn && !state.over },
    ...buttons,
    { name: "Undo", command: "undo", enabled: (state) => state.canUndo },
    { name: "Redo", command: "redo", enabled: (state) => state.canRedo },
    { name: "New game", command: "new", enabled: () => true, isNext: (state) => state.over },
    { name: "Share", act: () => share(game, status), enabled: () => game.actions.length > 0 },
    { name: "Settings", act: () => dialog.begin(), enabled: () => true },
  ]);
  const beside = make("div", { class: "beside" });
  const frame = make(
    "div", { class: `room ${name}` },
    make("div", { class: "play" }, make("div", { class: "title" }, heading, line), board, status, evidence, toolbar.element),
    beside, dialog);
  main.replaceChildren(frame);
  board.addEventListener("click", ignoreSecondClick, { capture: true });

  game.addEventListener("change", () => {
    const { state } = game;
    if (state.table) board.show(state);
    write(line, headline(state));
    write(status, words(game));
    evidence.replaceChildren(...[evidenceBadge(state.advice?.evidence)].filter(Boolean));
    toolbar.show(state);
    dialog.show(state);
  });
  game.addEventListener("fault", (event) => write(status, sentence(event.detail)));
  addEventListener("hashchange", () => openAddress(game, (shared) => game.load(shared.actions, shared.seed)));
  if (!(await openAddress(game, (shared) => game.open(shared)))) await game.open();
  dialog.goOn();
  return { game, frame, beside, status };
}

/** The second click of a double click isn't another move. */
function ignoreSecondClick(event) {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Opens the game that the address holds, if it holds one, and then leaves the address of the room. */
async function openAddress(game, open) {
  if (!isGame(location.hash)) return false;
  const fragment = location.hash;
  history.replaceState(null, "", location.pathname);
  try {
    await open(await gameOf(fragment));
  } catch (error) {
    if (!game.state) await game.open();
    game.say(sentence(error.message));
  }
  return true;
}

/** Puts the address of this very game on the clipboard, or where it can be copied by hand. */
async function share(game, status) {
  const address = new URL(await fragmentOf(game), location.href).href;
  try {
    await navigator.clipboard.writeText(address);
    write(status, "The address of this game is on the clipboard.");
  } catch {
    history.replaceState(null, "", address);
    write(status, "The address of this game is in the address bar: copy it from there.");
  }
}

/** What happened, or why nothing did, and what to do. */
function words({ state, events, note }) {
  if (state.refusal) return sentence(state.refusal);
  return [note, ...events.slice(-3).map((event) => sentence(event.words)), state.message].filter(Boolean).join(" ");
}

class Toolbar {
  constructor(game, entries) {
    this.entries = entries.map((entry) => ({
      ...entry,
      button: makeButton(entry.name, entry.act ?? (() => game.command(entry.command))),
    }));
    this.element = make("div", { class: "toolbar", role: "group", "aria-label": "Game" }, this.entries.map((entry) => entry.button));
  }

  /** Buttons that can't be used keep the focus, so they are marked and not disabled. */
  show(state) {
    for (const { button, enabled, isNext } of this.entries) {
      button.setAttribute("aria-disabled", String(!enabled(state)));
      button.classList.toggle("main", Boolean(isNext?.(state)));
    }
  }
}
