// The game of Set: alone, two at one screen, or against a computer that claims what the player
// hasn't seen for a while.

import { make, write } from "../../lib/parts/dom.js";
import { openGame } from "../../lib/play/frame.js";
import { counted, duration, integer } from "../../lib/parts/numbers.js";
import { playerName } from "../../lib/play/players.js";
import { cardKeys, listen, setBoard } from "./board.js";
import { display, displayPanel, isDisplayed } from "./display.js";
import { packs } from "./faces.js";
import { Hints } from "./hints.js";
import { keepRhythm } from "./rhythm.js";
import { takenPanel } from "./taken.js";
import { callPanel } from "./two.js";
import { whyPanel } from "./why.js";

export async function open(section) {
  const [why, race, taken] = [whyPanel({ isShy: true }), racePanel(), takenPanel()];
  let table;
  const { game, beside } = await openGame(section, {
    name: "set", title: "Set", headline, phrase: packs.glyphs.phrase, result: () => import("./result.js"), scores, message: (state) => table.hints.words || table.verdict(state) || state.message,
    table: (game) => (table = makeTable(game, { why, race, taken })),
    hint: { act: () => table.hints.ask(), name: (state) => hintName(state, table.hints) },
    buttons: [{ name: "Deal 3 more", icon: "deal", command: "deal", enabled: (state) => state.legal?.includes("deal") }],
  });
  display.addEventListener("change", () => game.dispatchEvent(new Event("change")));
  beside.append(race, rules(game), taken, why, displayPanel("count", "time", "initials", "keys", "marks", ownCards()));
  return { go: () => (game.isHeld = false), leave: () => (game.isHeld = true) };
}

/** What is on the table and in the deck; the points of two people are on the buttons that they call with. */
function scores({ table, settings }, game) {
  if (!table) return [];
  const time = isDisplayed("time") ? [{ name: "Time", value: duration(game.tally.seconds), side: "end" }] : [];
  const count = isDisplayed("count") ? [{ name: "Sets", value: table.setCount }] : [];
  const deck = { name: "Deck", value: table.deck };
  if (settings.opponent === "person") return [deck, ...count, ...time];
  if (settings.opponent === "none") return [{ name: "Score", value: integer(table.score) }, { name: "Found", value: table.setsFound }, deck, ...count, ...time];
  return [{ name: "You", value: integer(table.score) }, deck, ...count, ...time, { name: "Computer", value: integer(table.opponentScore), side: "right" }];
}

function hintName({ table }, hints) {
  if (hints.ordinal) return `Hint ${hints.ordinal}`;
  return table && isDisplayed("count") ? `Hint (${table.setCount})` : "Hint";
}

function headline({ table, settings }, game) {
  if (!table) return "";
  const sides = {
    none: `Score: ${integer(table.score)} · Found: ${counted(table.setsFound, "Set")}`,
    person: "",
  }[settings.opponent] ?? `You: ${counted(integer(table.score), "point")} · Computer: ${counted(integer(table.opponentScore), "point")}`;
  const count = isDisplayed("count") ? `Sets on the table: ${table.setCount}` : "";
  return [duration(game.tally.seconds), count, `Deck: ${table.deck}`, sides].filter(Boolean).join(" · ");
}

function makeTable(game, { why, race, taken }) {
  const board = setBoard({ label: "Cards", pick: (place) => pick(place), kind: "game" });
  const calls = callPanel(game);
  const element = make("div", { class: "table" }, board, calls);
  const rhythm = keepRhythm(game, () => !game.isHeld && !document.hidden);
  element.hints = new Hints(game);
  element.verdict = rhythm.verdict;
  function pick(place) {
    rhythm.end();
    return game.command(`select ${place + 1}`);
  }
  listen(element, (key) => {
    // Whoever uses keys sees them on the cards.
    board.classList.add("keyed");
    const place = cardKeys.indexOf(key);
    if (calls.press(key)) return true;
    if (key === "d") game.command("deal");
    else if (key === "h") element.hints.ask();
    else if (place >= 0 && game.state?.table) pick(place);
    else return false;
    return true;
  });
  let known = 0;
  element.show = (state) => {
    const { table, settings } = state;
    const hinted = element.hints.marked;
    const places = [];
    for (const { card, place, stage } of table.cards) {
      places[place] = {
        digits: card, checked: table.selection.includes(place), hinted: hinted.includes(place),
        mark: stage === "tried" ? (table.isSet ? "match" : "mismatch") : null,
      };
    }
    board.show(Array.from(places, (card) => card ?? null), settings.faces);
    const tried = table.cards.filter(({ stage }) => stage === "tried");
    if (tried.length === 3) why.show(tried.map(({ place }) => place), tried.map(({ card }) => card), settings.faces);
    const isFound = game.events.length > 0 && table.isSet && table.taken.length === known + 1;
    const lay = isFound ? tried.map(({ place }) => board.querySelectorAll(".set-card")[place].getBoundingClientRect()) : [];
    known = table.taken.length;
    taken.show(table.taken, settings.faces, settings.opponent === "none" ? null : names(settings));
    if (isFound) taken.receive(lay);
    race.show(table, settings);
    calls.show(state, names(settings));
  };
  return element;
}

function names({ opponent }) {
  return opponent === "person" ? { you: playerName("you"), opponent: playerName("opponent") } : { you: "you", opponent: "the computer" };
}

/** Where cards of one's own are made; the fields come when it is opened. */
function ownCards() {
  const place = make("div", {});
  const open = async () => place.append(...(await import("./own/make.js")).ownFields());
  return make("details", { class: "own-faces", ontoggle: ({ target }) => target.open && !place.firstChild && open() }, make("summary", {}, "Cards of your own"), place);
}

/** How long the computer waits yet. */
function racePanel() {
  const words = make("p", {});
  const bar = make("progress", { "aria-label": "Time until the computer claims a Set" });
  const panel = make("section", { class: "panel race", "aria-label": "Race" }, make("h2", {}, "Race"), words, bar);
  panel.show = (table, settings) => {
    panel.hidden = !/^\d+$/.test(settings.opponent);
    if (panel.hidden) return;
    bar.max = Number(settings.opponent);
    bar.value = table.secondsUnchanged;
    write(words, `You have found ${counted(table.setsFound, "Set")}, the computer ${counted(table.opponentSetsFound, "Set")}. It claims one when the table hasn't changed for ${counted(settings.opponent, "second")}.`);
  };
  return panel;
}

/** What helps at the start; then there are the Sets found, and why. */
function rules(game) {
  const panel = make(
    "section", { class: "panel", "aria-label": "What is a Set?" }, make("h2", {}, "What is a Set?"),
    make("p", {}, "Three cards are a Set when each of the four features – number, colour, shape and fill – is the same on all three, or different on all three."),
    make("p", {}, "A Set brings 3 points; three other cards, and dealing more while there is a Set on the table, cost 1. ", make("a", { href: "#learn" }, "Learn it in three minutes")));
  const show = () => (panel.hidden = game.state.table?.taken.length > 0);
  game.addEventListener("change", show);
  if (game.state) show();
  return panel;
}
