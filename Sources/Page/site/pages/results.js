// One's own results: what this browser keeps, to be read, taken away and forgotten.

import { forgetFiles } from "../lib/service/api.js";
import { make, makeButton, write } from "../lib/parts/dom.js";
import { saveFile } from "../lib/service/files.js";
import { counted, duration } from "../lib/parts/numbers.js";
import { isFolder, pathOf, pageAddress } from "../lib/service/place.js";
import { allResults, asCSV, clearResults } from "../lib/play/results.js";
import { forgetAll } from "../lib/service/store.js";
import { makeTable, scrolling } from "../lib/parts/tables.js";

export const title = "Your results";

export function open(main) {
  const names = Object.fromEntries([...document.querySelectorAll("nav a")].map((link) => [pathOf(link), link.textContent]));
  const element = make("div", { class: "results" });
  main.replaceChildren(element, storage(() => show()));
  let isSure = false;

  function show() {
    const all = allResults().reverse();
    if (all.length === 0) {
      element.replaceChildren(make("h1", {}, title), make("p", {}, "No game has been played to its end in this browser yet."));
      return;
    }
    const rows = all.slice(0, 200).map(({ game, ended, title: words, seconds, hints, undos }) => [
      make("a", { href: pageAddress(game) }, names[game] ?? game), words, duration(seconds), String(hints), String(undos), new Date(ended).toLocaleDateString("en", { dateStyle: "medium" })]);
    const clear = makeButton(isSure ? "Really forget all" : "Forget all", () => {
      if (isSure) clearResults();
      isSure = !isSure;
      show();
      element.querySelector("button:last-of-type")?.focus();
    });
    element.replaceChildren(
      make("h1", {}, title), make("p", {}, `${counted(all.length, "game")}, kept in this browser and nowhere else.`), summary(all, names),
      scrolling("Results", makeTable(["Game", "Result", "Time", "Hints", "Undone", "Day"], rows)),
      make("div", { class: "toolbar" },
        makeButton("Save as CSV", () => saveFile("puzzlelab-results.csv", asCSV(all), "text/csv")),
        makeButton("Save as JSON", () => saveFile("puzzlelab-results.json", JSON.stringify(all, null, 1), "application/json")), clear));
  }
  show();
}

/** What this browser keeps, and a button that deletes it; `done` is called then. */
function storage(done) {
  const files = isFolder ? ", and the files of this page, so that it works without a network" : "";
  const words = make("p", { role: "status" }, `This browser keeps your results, running games, puzzles and settings${files}.`);
  const names = ["Delete everything kept here", "Really delete everything"];
  const button = makeButton(names[0], async () => {
    if (button.textContent === names[0]) return write(button, names[1]);
    write(button, names[0]);
    forgetAll();
    await forgetFiles();
    done();
    return write(words, "Deleted. Nothing is kept until you open another game.");
  });
  return make("section", { class: "panel", "aria-label": "Storage" }, make("h2", {}, "Storage"), words, make("div", { class: "toolbar" }, button));
}

/** A line for each game: how many, how many won. */
function summary(all, names) {
  const rows = Object.entries(Object.groupBy(all, ({ game }) => game)).map(([game, games]) => {
    const decided = games.filter(({ outcome }) => outcome);
    const won = decided.filter(({ outcome }) => outcome === "won").length;
    const fastest = Math.min(...games.map(({ seconds }) => seconds));
    return [names[game] ?? game, String(games.length), decided.length > 0 ? `${won} of ${decided.length}` : "–", duration(fastest)];
  });
  return make("div", { class: "panel" }, makeTable(["Game", "Played", "Won", "Fastest"], rows));
}
