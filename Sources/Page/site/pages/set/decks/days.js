// The daily puzzles of all decks, and the field that chooses the deck, with the words of the settings.

import { ask, isOffered } from "../../../lib/service/api.js";
import { make } from "../../../lib/parts/dom.js";
import { dress } from "../../../lib/parts/dress.js";
import { sentence } from "../../../lib/parts/words.js";
import { lookOf } from "../faces.js";

/** The printed game: its puzzle needs no other answer. */
export const usual = { deck: "set", title: "Set", kind: { group: "Set", one: "a Set", size: 3, isExplained: true } };

/** What the program says of a deck, and the `choice` of decks. */
async function told(deck) {
  const commands = ["settings", `settings deck ${deck.replace(/[%;]/g, encodeURIComponent)}`, "back", "new", "settings"];
  const { result } = await ask("set.replay", { actions: [], commands, pause: true, seed: 1 });
  if (!result.accepted) throw new Error(result.refusal);
  const choice = result.choices.find(({ name }) => name === "deck");
  const title = choice.options.find(({ value }) => value === choice.value)?.title ?? choice.value;
  return { deck: choice.value, title, kind: result.table.kind, choice };
}

/** Opens the puzzles in their view; an address names a day and a deck. */
export async function openDecks(section, makePuzzle, value) {
  await dress("pages/today");
  const [puzzles, place] = [new Map(), make("div", { class: "decks" })];
  section.append(place);
  let [shown, field] = [null, null];
  const mark = () => {
    if (!field || !shown) return;
    shown.element.querySelector(".title").append(field.element);
    field.show({ ...field.choice, value: shown.deck });
  };

  async function show(name, day) {
    const known = name === "set" ? usual : await told(name);
    const { deck } = known;
    // The drawings of cards come with the first deck that needs them.
    if (deck !== "set") await (await import("./kin.js")).kinOf(null, lookOf({ deck, faces: "glyphs" }));
    if (!puzzles.has(deck)) puzzles.set(deck, makePuzzle(known));
    shown = puzzles.get(deck);
    if (shown.element.parentNode !== place) place.replaceChildren(shown.element);
    mark();
    await shown.go(day);
  }

  async function choose(deck) {
    try {
      await show(deck, shown.day);
      field.element.querySelector("select").focus();
    } catch (error) {
      field.fault(sentence(error.message));
    }
  }

  async function go(text) {
    const [day, deck = "set"] = text === undefined ? [undefined, shown?.deck] : text.split(",");
    try {
      await show(deck, day);
    } catch (error) {
      await show("set", day);
      shown.say(sentence(error.message));
    }
  }

  async function offer() {
    const [{ choice }, { makeField }] = await Promise.all([told("set"), import("../../../lib/parts/options.js")]);
    choice.help = "Any deck by its name.";
    field = Object.assign(makeField(choice, choose), { choice });
    field.element.classList.add("inline");
    mark();
  }
  // Both are there before the view is shown, so that nothing jumps; without the choice there is still the puzzle.
  await Promise.all([go(value), isOffered("set.settings.deck") ? offer().catch(() => {}) : null]);
  return { go };
}
