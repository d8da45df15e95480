// The menu of Memory: a new game, its pictures, its size, and its players.

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

const sizes = { 3: "6 cards", 6: "12 cards", 10: "20 cards", 18: "36 cards" };

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
      make("h2", {}, "How many cards?"), list("How many cards?", "pairs", Object.keys(sizes), (pairs) => [sizes[pairs]]),
      make("h2", {}, "Against whom?"), list("Against whom?", "opponent", Object.keys(opponents), (name) => [opponents[name]])));
  await choices.load();
}

/** A list in which the present value has a ✓; it stays open. */
function list(label, setting, values, show) {
  const buttons = values.map((value) => make(
    "button", { type: "button", onclick: () => choices.choose(setting, value) }, make("span", { class: "tick", "aria-hidden": "true" }), show(value)));
  const follow = () => {
    for (const [place, button] of buttons.entries()) {
      const isChosen = choices.value(setting) === values[place];
      change(button, { "aria-pressed": String(isChosen) });
      write(button.firstChild, isChosen ? "✓" : "");
    }
  };
  choices.addEventListener("change", follow);
  follow();
  return make("div", { class: "choice-list", role: "group", "aria-label": label }, buttons);
}
