// Set in three minutes: complete one, see what spoils one, find one.

import { ask } from "../../lib/service/api.js";
import { change, make, makeButton } from "../../lib/parts/dom.js";
import { makeLesson } from "../../lib/parts/lesson.js";
import { setBoard, smallCards } from "./board.js";
import { featuresOf, nameCard } from "./faces.js";

export function open(section, value, play) {
  section.append(makeLesson({
    name: "set", title: "Set in three minutes",
    steps: [
      {
        text: ["Each card has four features: number, colour, shape and fill.", "Three cards are a Set when each feature is the same on all three, or different on all three. Which card completes this Set?"],
        open: complete(["0000", "1000"], ["2100", "2000", "2010", "0001"]), hint: "Only the number differs: one, two – and?",
      },
      {
        text: ["Here colour and shape differ, too. What differs on the first two must differ on the third."],
        open: complete(["0001", "1111"], ["2220", "2121", "2221", "1221"]), hint: "Three of them, in the third colour and the third shape; the fill stays.",
      },
      {
        text: ["These three aren't a Set. One feature spoils it: two cards agree, and the third doesn't. Which one?"],
        open: spoiled(["0012", "1112", "2211"]), hint: "Go through number, colour, shape and fill, one after another.",
      },
      {
        text: ["Now a table of nine. Find a Set: pick two cards, think of the card that they need, and look for it."],
        open: find(["0120", "2011", "1102", "0212", "2200", "1021", "1221", "0002", "2122"]), hint: "Start with two cards that agree in one feature.",
      }],
    end: ["That's the whole game. The daily puzzle has six Sets among twelve cards.", makeButton("Play", play, { class: "main" })],
  }));
}

/** A step: two cards, and four to choose the third one from. */
function complete(two, choices) {
  return (place, step) => {
    const list = make("div", { class: "toolbar learn-choices" }, choices.map((digits) =>
      make("button", { type: "button", "aria-label": nameCard(digits), onclick: (event) => check(digits, event.currentTarget) }, smallCards([digits]))));
    async function check(digits, button) {
      const { result } = await ask("set.explain", { cards: [...two, digits] });
      mark(button, result.isSet);
      if (result.isSet) step.done("Yes – a Set.");
      else step.say(`No: ${spoilers(result, [...two, digits])}.`);
    }
    place.append(make("p", { class: "learn-cards" }, smallCards(two), make("span", { class: "blank", "aria-hidden": "true" }, "?")), list);
  };
}

/** A step: three cards, and the feature that spoils them. */
function spoiled(cards) {
  return async (place, step) => {
    const { result } = await ask("set.explain", { cards });
    place.append(
      make("p", { class: "learn-cards" }, smallCards(cards)),
      make("div", { class: "toolbar" }, result.features.map(({ name, agreement }, feature) => makeButton(name, (event) => {
        const isRight = agreement === "spoiled";
        mark(event.currentTarget, isRight);
        if (isRight) step.done(`Yes, the ${name}: ${valuesOf(cards, feature)}.`);
        else step.say(`The ${name} is ${agreement === "allSame" ? "the same on all three" : "different on all three"}: that's fine.`);
      }))));
  };
}

/** A step: any Set on a table. */
function find(cards) {
  return async (place, step) => {
    const { result } = await ask("set.analyze", { cards });
    let selection = [];
    const board = setBoard({ label: "Cards to choose from", pick, kind: "deal" });
    const show = (mark = null) => board.show(cards.map((digits, at) => ({ digits, checked: selection.includes(at), mark: selection.includes(at) ? mark : null })));
    async function pick(at) {
      if (selection.length === 3) selection = [];
      selection = selection.includes(at) ? selection.filter((other) => other !== at) : [...selection, at];
      if (selection.length < 3) return show();
      const isSet = result.sets.some((set) => String(set) === String([...selection].sort((one, other) => one - other)));
      show(isSet ? "match" : "mismatch");
      if (isSet) return step.done(`A Set! There ${result.setCount === 1 ? "is no other" : `are ${result.setCount} in all`} on this table.`);
      const explained = await ask("set.explain", { cards: selection.map((place) => cards[place]) });
      return step.say(`Not a Set: ${spoilers(explained.result, selection.map((place) => cards[place]))}.`);
    }
    show();
    place.append(board);
  };
}

const valuesOf = (cards, feature) => cards.map((digits) => featuresOf(digits)[feature]).join(", ");
const spoilers = ({ features }, cards) => features.map(({ name, agreement }, feature) => (agreement === "spoiled" ? `${name} is ${valuesOf(cards, feature)}` : null)).filter(Boolean).join("; ");

function mark(button, isRight) {
  change(button, { class: isRight ? "right" : "wrong" });
}
