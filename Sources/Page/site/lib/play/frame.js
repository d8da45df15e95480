// What surrounds every game: headline, table, buttons, message, panels, settings, result, and its address.

import { make, write } from "../parts/dom.js";
import { evidenceBadge } from "../parts/evidence.js";
import { Game } from "./game.js";
import { rename } from "../service/address.js";
import { address } from "../service/place.js";
import { kept } from "../service/store.js";
import { makePanels } from "../parts/panels.js";
import { makeScores } from "./scores.js";
import { fragmentOf, gameOf, isGame } from "../parts/share.js";
import { toast } from "../parts/toast.js";
import { Toolbar } from "../parts/toolbar.js";
import { veil } from "../parts/veil.js";
import { sentence, typeset } from "../parts/words.js";
import { makeWait } from "./wait.js";

/**
 * Opens a game in `main`.
 *
 * - `table(game, { openSettings })` makes the element of the table once; its `show(state)` is called whenever the state changes.
 * - `headline(state, game)` makes a sentence of the score, `scores(state, game)` its chips (lib/scores.js); both are
 *   written again with every "tick" of the game's clock.
 * - `buttons` are more buttons: `{ name, icon, command or act, enabled: (state) => Boolean, shown: (state) => Boolean }`.
 * - `message(state)` says what there is to do where the program's own words don't suit the page; `phrase(text)` puts what is
 *   said into other words.
 * - `argument(state)` says more where a hint's evidence is opened.
 * - `hint` may have an `act` of its own, and `name(state)` of its button.
 * - `result()` loads what says what came out, `{ resultOf(state, game) }`, for the card at the end: see lib/play/result.js. Without it there is no card.
 * - Without `title` there is no heading.
 *
 * The result is `{ game, frame, beside, status, settings, card }`: `beside` holds panels
 * (lib/panels.js), `status` is the line of messages, `settings.begin()` opens the settings,
 * `card.show()` the result.
 */
export async function openGame(main, { name, title, table, headline = () => "", scores = () => [], message, phrase = (text) => text, argument, hint = {}, buttons = [], delay, result }) {
  const game = new Game(name, { delay });
  // Which game it is says the bar at the top.
  const heading = title ? make("h1", { class: "unseen" }, title) : null;
  const line = makeScores();
  const status = make("p", { role: "status", class: "message" });
  const evidence = make("div", { class: "proof" });
  const wait = makeWait(game);
  // The dialogs are fetched when they are needed first.
  const loadSettings = onDemand(async () => frame.appendChild((await import("./settings.js")).settingsDialog(game, { changed: () => game.state && show() })));
  const loadCard = onDemand(async () => {
    const [{ resultCard }, { resultOf }] = await Promise.all([import("./result.js"), result()]);
    return frame.appendChild(resultCard(game, { name, title: title ?? name, result: resultOf }));
  });
  const tell = (error) => game.say(sentence(error instanceof TypeError ? "the program doesn't answer" : error.message));
  const settings = { begin: () => loadSettings().then((dialog) => dialog.begin()).catch(tell) };
  const board = table(game, { openSettings: settings.begin });
  const card = result ? { show: () => loadCard().then((dialog) => dialog.show()).catch(tell), end: () => loadCard().then((dialog) => dialog.open || dialog.end()).catch(tell) } : null;
  const toolbar = new Toolbar(game, [
    { name: "Hint", icon: "hint", command: "hint", act: hint.act, called: hint.name, enabled: (state) => state.turn !== undefined && !state.isComputersTurn && !state.over, shown: (state) => !state.over },
    ...buttons,
    { name: "Undo", icon: "undo", command: "undo", look: "icon-only", enabled: (state) => state.canUndo },
    { name: "Redo", icon: "redo", command: "redo", look: "icon-only", enabled: (state) => state.canRedo },
    { name: "New game", icon: "new", command: "new", enabled: () => true, isNext: (state) => state.over },
    { name: "Result", icon: "result", act: () => card.show(), enabled: () => true, shown: (state) => Boolean(card) && state.over && Boolean(state.table) },
    { name: "Share", icon: "share", look: "spare", act: () => share(game, status), enabled: () => game.actions.length > 0 },
    { name: "Settings", icon: "settings", look: "spare", act: () => settings.begin(), enabled: () => true },
  ]);
  const beside = makePanels();
  const frame = make(
    "div", { class: `page ${name}` },
    make("div", { class: "play" }, make("div", { class: "title" }, heading, line), board, make("div", { class: "said" }, status, evidence, wait), toolbar.element),
    beside);
  main.replaceChildren(frame);
  board.addEventListener("click", ignoreSecondClick, { capture: true });

  const score = () => line.show(typeset(headline(game.state, game)), scores(game.state, game));
  function show() {
    const { state } = game;
    score();
    write(status, phrase(words(game, message)));
    status.classList.toggle("refused", Boolean(state.refusal));
    evidence.replaceChildren(...[evidenceBadge(state.advice?.evidence, argument?.(state))].filter(Boolean));
    toolbar.show(state);
  }
  let [wasOver, before] = [true, null];
  game.addEventListener("change", () => {
    const { state } = game;
    if (state.table) board.show(state);
    show();
    frame.setAttribute("aria-busy", String(!state.table));
    if (kept("display")?.sound) sound(before, state);
    before = state;
    const isOver = Boolean(state.over && state.table);
    if (isOver && !wasOver && !game.isLoaded && card) setTimeout(() => game.state.over && card.end(), lastLook());
    wasOver = isOver;
    // A dot on the tab: a computer has moved while the tab was out of view.
    if (document.hidden && game.events.at(-1)?.seat === "opponent" && !state.isComputersTurn) sign("icon-turn");
  });
  game.addEventListener("tick", score);
  game.addEventListener("wait", () => {
    const isDeal = game.isSlow && game.isDealing;
    frame.classList.toggle("waiting", game.isSlow);
    // A new table takes the place of the old one, which is no longer in play.
    frame.classList.toggle("dealing-anew", isDeal);
    frame.setAttribute("aria-busy", String(isDeal || !game.state?.table));
    wait.show();
  });
  game.addEventListener("left", () => toast("New game started", { name: "Undo", act: () => game.restore() }));
  game.addEventListener("fault", (event) => {
    write(status, sentence(event.detail));
    status.classList.add("refused");
  });
  document.addEventListener("visibilitychange", () => document.hidden || sign("icon"));
  addEventListener("hashchange", () => openAddress(game, (shared) => game.load(shared.actions, shared.seed)));
  await veil(frame, openAddress(game, (shared) => game.open(shared)).then((isOpen) => isOpen || game.open()));
  // A game that was left on the terminal's page of settings continues as it was.
  if (game.state?.draft) await game.command("cancel");
  return { game, frame, beside, status, settings, card };
}

/** What `load` makes, once; a failure isn't kept. */
function onDemand(load) {
  let made = null;
  return () => (made ??= load().catch((error) => {
    made = null;
    throw error;
  }));
}

/** What a change of the game sounds like. */
async function sound(before, state) {
  const { hear, soundOf } = await import("./sound.js");
  const kind = soundOf(before, state);
  if (kind) hear(kind);
}

/** The sign of the page on its tab. */
const sign = (name) => (document.querySelector("link[rel=icon]").href = address(`${name}.svg`));

/** The last move is seen before the result covers it. */
function lastLook() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 700;
}

/** The second click of a double click isn't another move. */
function ignoreSecondClick(event) {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Opens the game that the address holds, if it holds one, and then leaves the address of the page. */
async function openAddress(game, open) {
  if (!isGame(location.hash)) return false;
  const fragment = location.hash;
  rename(location.pathname);
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
    rename(address);
    write(status, "The address of this game is in the address bar: copy it from there.");
  }
}

/** What happened, or why nothing did, and what to do. */
function words({ state, events, note }, message = ({ message: words }) => words) {
  // The way to continue on a terminal isn't shown here.
  if (state.refusal) return sentence(state.refusal.replace(/; 'new' .*/, ""));
  const told = [note, state.chosen && sentence(state.chosen), ...events.slice(-3).map((event) => sentence(event.words)), message(state)];
  return typeset(told.filter(Boolean).join(" "));
}
