// One's own results: what this browser keeps, to be read, taken away and forgotten.

import { make, makeButton } from "../lib/parts/dom.js";
import { counted, duration } from "../lib/parts/numbers.js";
import { makeTable, scrolling } from "../lib/charts/tables.js";
import { asCSV } from "../lib/play/results.js";
import { saveFile } from "../lib/service/files.js";
import { pageAddress, pathOf } from "../lib/service/place.js";
import { watch } from "../lib/service/store.js";
import { allDone, gamePaths } from "./results/done.js";
import { summaryCard } from "./results/summary.js";

export const title = "Your results";

/** Rows of the list; all of them are in what is saved. */
const most = 200;

export async function open(main) {
  const names = Object.fromEntries([...document.querySelectorAll("nav a")].map((link) => [pathOf(link), link.textContent]));
  const element = make("div", { class: "results" });
  const page = make("div", { class: "results-page" }, element);
  main.replaceChildren(page);

  function show() {
    const all = allDone();
    element.replaceChildren(make("h1", {}, title), ...(all.length === 0 ? empty(names) : full(all, names)));
  }
  show();
  watch("results", show);
  for (const game of gamePaths) watch(`${game}.`, (name) => (name.includes(".day.") || name.endsWith(".")) && show());
  page.append((await import("./results/storage.js")).storagePanel(show));
}

function full(all, names) {
  const puzzles = all.filter(({ day }) => day).length;
  const what = [puzzles < all.length ? counted(all.length - puzzles, "game") : "", puzzles > 0 ? counted(puzzles, "daily puzzle") : ""].filter(Boolean).join(" and ");
  const rows = all.slice(0, most).map(({ game, day, address, ended, title: words, seconds, hints, undos }) => [
    make("a", { href: pageAddress(day ? address : game) }, names[game] ?? game), words, duration(seconds), String(hints), String(undos),
    new Date(ended).toLocaleDateString("en", { dateStyle: "medium" })]);
  const head = ["Game", "Result", "Time", "Hints", "Undone", "Day"];
  const table = makeTable(head, rows);
  // On narrow screens a row is a card, and each cell says what it is.
  for (const row of table.tBodies[0].rows) [...row.cells].forEach((cell, place) => (cell.dataset.name = head[place]));
  return [
    make("p", { class: "note" }, `${what}, kept in this browser and nowhere else.`),
    make("div", { class: "summaries" }, gamePaths.filter((game) => all.some((each) => each.game === game)).map((game) => summaryCard(game, names[game] ?? game, all.filter((each) => each.game === game)))),
    make("h2", {}, "All results"), scrolling("Results", table), all.length > most ? make("p", { class: "note" }, `The last ${most}; what is saved has all.`) : null,
    make("div", { class: "toolbar" },
      makeButton("Save as CSV", () => saveFile("puzzlelab-results.csv", asCSV(all), "text/csv")),
      makeButton("Save as JSON", () => saveFile("puzzlelab-results.json", JSON.stringify(all, null, 1), "application/json"))),
  ].filter(Boolean);
}

/** What will be here, and the way to it. */
function empty(names) {
  return [
    make("p", {}, "No game has been played to its end in this browser yet."),
    make("p", {}, "Every game that you finish and every daily puzzle that you solve will be listed here, with your time, your best result, and how many you won in a row."),
    make("div", { class: "toolbar" }, gamePaths.map((game) => make("a", { class: "play-link", href: pageAddress(game) }, `Play ${names[game] ?? game}`)),
      make("a", { class: "play-link main", href: pageAddress("set#day") }, "Solve today’s puzzle")),
  ];
}
