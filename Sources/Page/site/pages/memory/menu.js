// The menu of Memory: a new game, its kind, its pictures, its size, and its players.

import { change, make, makeButton, write } from "../../lib/parts/dom.js";
import { capital } from "../../lib/parts/words.js";
import { choices } from "./choices.js";
import { drawFace, loadFaces } from "./faces.js";
import { dress } from "../../lib/parts/dress.js";

await dress("pages/memory/menu");

/** A picture that represents each category, in the order of the program's list. */
const samples = {
  animals: "Cat", fruit: "Apple", instruments: "Guitar", letters: "A", numbers: "7", pop: "Heart", electronic: "Robot", rock: "Amp",
  metal: "Skull", rap: "Boombox",
};

const sizes = ["3", "6", "10", "18"];

/** The games, with how many cards show the same face. */
const games = {
  pairs: ["Pairs", 2], points: ["Pairs for points", 2], triples: ["Three of a kind", 3], fours: ["Four of a kind", 4],
  pack: ["Pairs of a pack, four cards of each face", 4], together: ["Both cards named at once", 2],
};

/** How many cards show the same face in the game that is chosen. */
const copies = () => games[choices.value("game") ?? "pairs"]?.[1] ?? 2;

/** Whether a table has no more cards than a pack. */
const fits = (faces, each) => each === 2 || faces * each <= 52;

/** What a game needs that is played alone, and a table that fits. */
const forGame = (name) => ({
  ...(name !== "pairs" && choices.value("opponent") !== "none" ? { opponent: "none" } : {}),
  ...(fits(Number(choices.value("pairs") ?? 6), games[name][1]) ? {} : { pairs: "10" }),
});

const opponents = {
  none: "Nobody", person: "A person at this screen", "forgetful:1": "A very forgetful computer", "forgetful:3": "A forgetful computer",
  optimal: "A computer that never errs",
};

/** Opens the menu; `play()` switches to the table. */
export async function open(section, value, play) {
  const categories = make("div", { class: "categories", hidden: true }, list("Categories", "category", Object.keys(samples), (name) => {
    const picture = make("span", { class: "sample", "aria-hidden": "true" });
    loadFaces(name).then(() => picture.replaceChildren(drawFace(samples[name], name)[0])).catch(() => {});
    return [picture, capital(name)];
  }));
  const chooser = makeButton("Choose category", () => {
    categories.hidden = !categories.hidden;
    change(chooser, { "aria-expanded": String(!categories.hidden) });
  }, { "aria-expanded": "false" });
  const begin = makeButton("New game", () => {
    choices.command("new");
    play();
  }, { class: "main" });
  section.append(
    make("div", { class: "menu" }, make("h1", {}, "Memory"), make("div", { class: "toolbar" }, begin, chooser), categories,
      make("h2", {}, "How many cards?"), list("How many cards?", "pairs", sizes, size, { isOpen: (pairs) => fits(Number(pairs), copies()) }),
      make("h2", {}, "Which game?"), list("Which game?", "game", Object.keys(games), (name) => [games[name][0]], { before: forGame }),
      make("h2", {}, "Against whom?"), list("Against whom?", "opponent", Object.keys(opponents), (name) => [opponents[name]], {
        before: (name) => (name === "none" || (choices.value("game") ?? "pairs") === "pairs" ? {} : { game: "pairs" }),
      })));
  await choices.load();
}

/** How many cards a number of faces makes in the game that is chosen. */
function size(faces) {
  const words = make("span");
  const follow = () => write(words, `${Number(faces) * copies()} cards`);
  choices.addEventListener("change", follow);
  follow();
  return [words];
}

/** A list in which the present value has a ✓; it stays open. `before` has the settings that a value needs. */
function list(label, setting, values, show, { before = () => ({}), isOpen = () => true } = {}) {
  const buttons = values.map((value) => make(
    "button", { type: "button", onclick: () => choices.choose(setting, value, before(value)) }, make("span", { class: "tick", "aria-hidden": "true" }), show(value)));
  const follow = () => {
    for (const [place, button] of buttons.entries()) {
      const isChosen = choices.value(setting) === values[place];
      change(button, { "aria-pressed": String(isChosen) });
      write(button.firstChild, isChosen ? "✓" : "");
      button.disabled = !isOpen(values[place]);
    }
  };
  choices.addEventListener("change", follow);
  follow();
  return make("div", { class: "choice-list", role: "group", "aria-label": label }, buttons);
}
