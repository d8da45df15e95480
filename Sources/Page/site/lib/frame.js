// What surrounds every game: title, headline, table, message, buttons, settings.

import { make, write } from "./dom.js";
import { evidenceBadge } from "./evidence.js";
import { Game } from "./game.js";
import { settingsDialog } from "./settings.js";

/**
 * Opens a game in `main`.
 *
 * `table(game)` makes the element of the table once; its `show(state)` is called whenever the state
 * changes. `buttons` are more buttons: `{ name, command, enabled: (state) => Boolean }`. `headline`
 * makes a line of the state. The frame's element has `beside`, an empty place for more.
 */
export async function openGame(main, { name, title, table, headline = () => "", buttons = [], delay }) {
  const game = new Game(name, { delay });
  const heading = make("h1", {}, title);
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
    { name: "New game", command: "new", enabled: () => true },
    { name: "Settings", act: () => dialog.begin(), enabled: () => true },
  ]);
  const beside = make("div", { class: "beside" });
  const frame = make(
    "div", { class: `room ${name}` },
    make("div", { class: "play" }, make("div", { class: "title" }, heading, line), board, status, evidence, toolbar.element),
    beside, dialog);
  main.replaceChildren(frame);

  game.addEventListener("change", () => {
    const { state } = game;
    if (state.table) board.show(state);
    write(line, headline(state));
    write(status, words(game));
    evidence.replaceChildren(...[evidenceBadge(state.advice?.evidence)].filter(Boolean));
    toolbar.show(state);
    dialog.show(state);
  });
  game.addEventListener("fault", (event) => write(status, `${event.detail}.`));
  await game.open();
  return { game, frame, beside, status };
}

/** What happened, or why nothing did, and what to do. */
function words({ state, events }) {
  if (state.refusal) return sentence(state.refusal);
  return [...events.slice(-3).map((event) => sentence(event.words)), state.message].join(" ");
}

/** A phrase with a capital letter and a stop. */
export function sentence(phrase) {
  return `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}.`;
}

class Toolbar {
  constructor(game, entries) {
    this.entries = entries.map((entry) => ({
      ...entry,
      button: make("button", { type: "button", onclick: entry.act ?? (() => game.command(entry.command)) }, entry.name),
    }));
    this.element = make("div", { class: "toolbar", role: "group", "aria-label": "Game" }, this.entries.map((entry) => entry.button));
  }

  /** Buttons that can't be used keep the focus, so they are marked and not disabled. */
  show(state) {
    for (const { button, enabled } of this.entries) button.setAttribute("aria-disabled", String(!enabled(state)));
  }
}
