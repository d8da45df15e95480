// The game of Set, alone or against a computer that claims what nobody has seen for a while.

import { make, write } from "../../lib/dom.js";
import { openGame } from "../../lib/frame.js";
import { counted, integer } from "../../lib/numbers.js";
import { setBoard } from "./board.js";
import { whyPanel } from "./why.js";

export async function open(section) {
  const why = whyPanel();
  const race = racePanel();
  const { game, beside } = await openGame(section, {
    name: "set", title: "Set", headline,
    table: (game) => makeTable(game, why, race),
    buttons: [{ name: "Deal 3 more", command: "deal", enabled: (state) => state.legal?.includes("deal") }],
  });
  beside.append(race, why, rules());
  return { go: () => (game.isHeld = false), leave: () => (game.isHeld = true) };
}

function headline({ table, settings }) {
  if (!table) return "";
  const sides = settings.opponent === "none"
    ? `Score: ${integer(table.score)} · Found: ${counted(table.setsFound, "Set")}`
    : `You: ${counted(integer(table.score), "point")} · Computer: ${counted(integer(table.opponentScore), "point")}`;
  return `Sets on the table: ${table.setCount} · Deck: ${table.deck} · ${sides}`;
}

function makeTable(game, why, race) {
  const board = setBoard({ label: "Cards", pick: (place) => game.command(`select ${place + 1}`), kind: "game" });
  const element = make("div", { class: "table" }, board);
  element.show = ({ table, settings }) => {
    const places = [];
    for (const { card, place, stage } of table.cards) {
      const isThere = stage !== "removed" && stage !== "deck";
      places[place] = isThere ? {
        digits: card,
        checked: table.selection.includes(place),
        mark: stage === "tried" ? (table.isSet ? "match" : "mismatch") : null,
        hinted: table.hint?.includes(place),
      } : null;
    }
    board.show(Array.from(places, (card) => card ?? null), settings.faces);
    const tried = table.cards.filter(({ stage }) => stage === "tried");
    why.show(tried.map(({ place }) => place), tried.map(({ card }) => card), settings.faces);
    race.show(table, settings);
  };
  return element;
}

/** How long the computer waits yet. */
function racePanel() {
  const words = make("p", {});
  const bar = make("progress", { "aria-label": "Time until the computer claims a Set" });
  const panel = make("section", { class: "panel race", "aria-label": "Race" }, make("h2", {}, "Race"), words, bar);
  panel.show = (table, settings) => {
    panel.hidden = settings.opponent === "none";
    bar.max = Number(settings.opponent) || 1;
    bar.value = table.secondsUnchanged;
    write(words, `You have found ${counted(table.setsFound, "Set")}, the computer ${counted(table.opponentSetsFound, "Set")}. It claims one when the table hasn't changed for ${counted(settings.opponent, "second")}.`);
  };
  return panel;
}

function rules() {
  return make(
    "details", { class: "panel" }, make("summary", {}, "What is a Set?"),
    make("p", {}, "Three cards are a Set when each of the four features – number, colour, shape and fill – is the same on all three, or different on all three. ",
      "The program calls the fills empty, striped and filled. Refill, the race against the computer, the points and the symbols are in the settings."));
}
