// The game of Set: alone, two at one screen, or against a computer that claims what the player
// hasn't seen for a while.

import { change, make, write } from "../../lib/parts/dom.js";
import { openGame } from "../../lib/play/frame.js";
import { counted, duration, integer } from "../../lib/parts/numbers.js";
import { playerName } from "../../lib/play/players.js";
import { capital } from "../../lib/parts/words.js";
import { cardKeys, listen, setBoard } from "./board.js";
import { display, displayPanel, isDisplayed } from "./display.js";
import { lookOf, packs } from "./faces.js";
import { Hints } from "./hints.js";
import { keepRhythm } from "./rhythm.js";
import { takenPanel } from "./taken.js";
import { callPanel } from "./two.js";

export async function open(section) {
  const [why, race, taken] = [laterWhy(), make("section", { class: "panel race", "aria-label": "Race", hidden: true }), takenPanel()];
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
  const count = isDisplayed("count") ? [{ name: groups(table), value: table.setCount }] : [];
  const deck = { name: "Deck", value: table.deck };
  if (settings.opponent === "person") return [deck, ...count, ...time];
  if (settings.opponent === "none") return [{ name: "Score", value: integer(table.score) }, { name: "Found", value: table.setsFound }, deck, ...count, ...time];
  return [{ name: "You", value: integer(table.score) }, deck, ...count, ...time, { name: "Computer", value: integer(table.opponentScore), side: "right" }];
}

/** "Sets", "Quads". */
const groups = ({ kind }) => `${capital(kind.group)}s`;

function hintName({ table }, hints) {
  if (hints.ordinal) return `Hint ${hints.ordinal}`;
  return table && isDisplayed("count") ? `Hint (${table.setCount})` : "Hint";
}

function headline({ table, settings }, game) {
  if (!table) return "";
  const sides = {
    none: `Score: ${integer(table.score)} · Found: ${counted(table.setsFound, table.kind.group)}`,
    person: "",
  }[settings.opponent] ?? `You: ${counted(integer(table.score), "point")} · Computer: ${counted(integer(table.opponentScore), "point")}`;
  const count = isDisplayed("count") ? `${groups(table)} on the table: ${table.setCount}` : "";
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
  let [known, kin, played] = [0, null, "set"];
  element.show = (state) => {
    const { table, settings } = state;
    const { deck, chain, opponent } = settings;
    const look = lookOf(settings);
    const isOther = deck !== "set" || chain === "on";
    // What other games than Set need comes with the first of them.
    if (isOther && kin?.known !== look) return void import("./decks/kin.js").then(async (module) => (kin = await module.kinOf(board, look))).then(() => element.show(game.state));
    kin?.show(table, chain);
    // What was said of other cards is of no use.
    if (played !== deck) why.show();
    played = deck;
    const hinted = element.hints.marked;
    const places = [];
    for (const { card, place, stage } of table.cards) {
      places[place] = {
        digits: card, checked: table.selection.includes(place), hinted: hinted.includes(place),
        mark: stage === "tried" ? (table.isSet ? "match" : "mismatch") : null,
      };
    }
    board.show(Array.from(places, (card) => card ?? null), look);
    const tried = table.cards.filter(({ stage }) => stage === "tried");
    if (tried.length && table.kind.isExplained) why.show(tried.map(({ place }) => place), tried.map(({ card }) => card), look, deck, table.kind.one);
    const isFound = game.events.length > 0 && table.isSet && table.taken.length === known + 1;
    const lay = isFound ? tried.map(({ place }) => board.querySelectorAll(".set-card")[place].getBoundingClientRect()) : [];
    known = table.taken.length;
    taken.show(table.taken, look, opponent === "none" ? null : names(settings), `${groups(table)} found`);
    if (isFound) taken.receive(lay);
    if (/^\d/.test(opponent)) import("./race.js").then((module) => module.showRace(race, table, opponent));
    race.hidden = !/^\d/.test(opponent);
    calls.show(state, names(settings));
  };
  return element;
}

function names({ opponent }) {
  return opponent === "person" ? { you: playerName("you"), opponent: playerName("opponent") } : { you: "you", opponent: "the computer" };
}

/** Why cards are a Set, or what spoils them; the panel comes with the first cards that are tried. */
function laterWhy() {
  const place = make("div", { hidden: true });
  let panel;
  place.show = async (...cards) => {
    if (!panel && !cards.length) return;
    panel ??= import("./why.js").then(({ whyPanel }) => whyPanel({ isShy: true }));
    const made = await panel;
    if (place.isConnected) place.replaceWith(made);
    made.show(...cards);
  };
  return place;
}

/** Where cards of one's own are made; the fields come when it is opened. */
function ownCards() {
  const place = make("div", {});
  const open = async () => place.append(...(await import("./own/make.js")).ownFields());
  return make("details", { class: "own-faces", ontoggle: ({ target }) => target.open && !place.firstChild && open() }, make("summary", {}, "Cards of your own"), place);
}

/** What helps at the start; then there are the Sets found, and why. */
function rules(game) {
  const [heading, what, how] = [make("h2", {}), make("p", {}), make("p", {})];
  const panel = make("section", { class: "panel" }, heading, what, how);
  const show = () => {
    const { table, settings } = game.state ?? {};
    if (!table) return;
    panel.hidden = table.taken.length > 0;
    const title = settings.deck === "set" ? "What is a Set?" : groups(table);
    change(panel, { "aria-label": title });
    write(heading, title);
    write(what, table.kind.definition);
    how.replaceChildren(`Each brings 3 points; ${table.kind.size ? "other cards cost 1, and so does " : "1 is the cost of "}dealing more while there is one on the table. `, settings.deck === "set" ? make("a", { href: "#learn" }, "Learn it in three minutes") : "");
  };
  game.addEventListener("change", show);
  show();
  return panel;
}
