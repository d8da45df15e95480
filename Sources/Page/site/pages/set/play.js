// The game of Set: alone, two at one screen, or against a computer that claims what the player
// hasn't seen for a while.

import { make, write } from "../../lib/parts/dom.js";
import { openGame } from "../../lib/play/frame.js";
import { counted, duration, integer } from "../../lib/parts/numbers.js";
import { playerName } from "../../lib/play/players.js";
import { setBoard } from "./board.js";
import { display, displayPanel, isDisplayed } from "./display.js";
import { Hints } from "./hints.js";
import { cardKeys, listen } from "./keys.js";
import { keepRhythm } from "./rhythm.js";
import { resultOf } from "./result.js";
import { takenPanel } from "./taken.js";
import { callPanel } from "./two.js";
import { whyPanel } from "./why.js";

export async function open(section) {
  const [why, race, taken] = [whyPanel(), racePanel(), takenPanel()];
  let table;
  const { game, beside } = await openGame(section, {
    name: "set", title: "Set", headline, result: resultOf, message: (state) => table.hints.words || state.message,
    table: (game) => (table = makeTable(game, { why, race, taken })),
    hint: { act: () => table.hints.ask(), name: (state) => hintName(state, table.hints) },
    buttons: [{ name: "Deal 3 more", icon: "deal", command: "deal", enabled: (state) => state.legal?.includes("deal") }],
  });
  display.addEventListener("change", () => game.dispatchEvent(new Event("change")));
  beside.append(race, taken, why, displayPanel("count", "initials", "keys"), rules());
  return { go: () => (game.isHeld = false), leave: () => (game.isHeld = true) };
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
  const ends = keepRhythm(game, () => !game.isHeld && !document.hidden);
  element.hints = new Hints(game);
  function pick(place) {
    ends();
    return game.command(`select ${place + 1}`);
  }
  listen(element, (key) => {
    const place = cardKeys.indexOf(key);
    if (calls.press(key)) return true;
    if (key === "d") game.command("deal");
    else if (key === "h") element.hints.ask();
    else if (place >= 0 && game.state?.table) pick(place);
    else return false;
    return true;
  });
  element.show = (state) => {
    const { table, settings } = state;
    const hinted = element.hints.places;
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
    taken.show(table.taken, settings.faces, settings.opponent === "none" ? null : names(settings));
    race.show(table, settings);
    calls.show(state, names(settings));
  };
  return element;
}

function names({ opponent }) {
  return opponent === "person" ? { you: playerName("you"), opponent: playerName("opponent") } : { you: "you", opponent: "the computer" };
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

function rules() {
  return make(
    "details", { class: "panel" }, make("summary", {}, "What is a Set?"),
    make("p", {}, "Three cards are a Set when each of the four features – number, colour, shape and fill – is the same on all three, or different on all three."),
    make("p", {}, "A Set brings 3 points; three other cards, and dealing more while there is a Set on the table, cost 1. Points, refill and symbols are in the settings."));
}
