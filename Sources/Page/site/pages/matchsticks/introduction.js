// Find the losing numbers in a few steps: each asks for a take, and the program judges it.

import { ask } from "../../lib/service/api.js";
import { make, makeButton } from "../../lib/parts/dom.js";
import { makeLesson } from "../../lib/parts/lesson.js";
import { counted } from "../../lib/parts/numbers.js";
import { makeSticks } from "./sticks.js";

const rules = { rules: "take:3", play: "misere" };

/** Opens the view; `begin(settings)` starts a game by other settings. */
export function open(panel, value, begin) {
  panel.append(makeLesson({
    name: "matchsticks", title: "Learn: the losing numbers",
    steps: [
      { text: "Two players take turns. Each takes 1, 2 or 3 matches, and whoever takes the last one loses. Here are two matches, and it is your turn. Click a match to take it and those behind it, or use the buttons.", open: takeFrom(2), hint: "Leave the last match to the other player." },
      { text: "Four matches. Again there is one take that wins.", open: takeFrom(4), hint: "One match is a losing number: whoever must move from it loses." },
      { text: "Five matches. Try every take, and see what the other player answers.", open: tryAll(5) },
      { text: "So 1 and 5 are losing numbers: the player to move loses against a clever one. With 7 matches, leave such a number.", open: takeFrom(7), hint: "From 7 you can leave 6, 5 or 4. One of them is a losing number." },
      { text: "1, 5, … Which is the next losing number?", open: foretell(5), hint: "From the numbers after 5 – 6, 7 and 8 – one can leave 5. And from 9?" },
      { text: "The real game has 18 matches. Which take leaves a losing number?", open: takeFrom(18), hint: "The losing numbers are 1, 5, 9, 13, 17, …: four apart, because a take and its answer can always make four." },
    ],
    end: [
      "That is the whole secret: leave 1, 5, 9, 13 or 17, and answer every take so that the two make four.",
      make("p", { class: "toolbar" }, makeButton("Play it against a clever computer", () => begin({ rules: "take:3", heaps: "18", play: "misere", opponent: "clever" }), { class: "main" }),
        make("a", { class: "pill", href: "#lesson" }, "Lesson for a class"))],
  }));
}

/** The takes from a number of matches, as the program values them. */
async function hintsOf(count) {
  return (await ask("matchsticks.hints", { ...rules, heaps: String(count), limit: 10 })).result;
}

/** A heap to take from; `taken(move)` is called with the program's word on a take. */
async function makeHeap(place, count, taken) {
  const { hints } = await hintsOf(count);
  const find = (take) => hints.find((move) => Number(move.take) === take);
  const play = (take) => {
    const move = find(take);
    if (!move) return;
    sticks.show(String(count - take), String(count));
    taken({ ...move, take, left: count - take });
  };
  const sticks = makeSticks({ pick: play, canPick: (take) => Boolean(find(take)) });
  const takes = hints.map(({ take }) => Number(take)).sort((one, other) => one - other);
  const buttons = takes.map((take) => makeButton(`Take ${take}`, () => play(take)));
  sticks.show(String(count));
  place.append(sticks, make("div", { class: "toolbar", role: "group", "aria-label": "Moves" }, buttons));
  return { buttons, again: () => sticks.show(String(count)) };
}

function takeFrom(count) {
  return async (place, { say, done }) => {
    const heap = await makeHeap(place, count, async ({ wins, left }) => {
      if (wins) return done(`Right: ${left} is left, a losing number.`);
      say(await answerTo(left, "Try another take."));
      return heap.again();
    });
  };
}

/** All takes have to be tried. */
function tryAll(count) {
  return async (place, { say, done }) => {
    const tried = new Set();
    const heap = await makeHeap(place, count, async ({ take, left }) => {
      tried.add(take);
      const words = await answerTo(left, "");
      if (tried.size === heap.buttons.length) done(`${words} You have tried all takes: each loses. ${count} is a losing number, too.`);
      else say(`${words} Try the others.`);
      heap.again();
    });
  };
}

/** What a perfect player answers, and what that leaves. */
async function answerTo(left, more) {
  if (left === 0) return `You took the last match: you lost. ${more}`.trim();
  const { hints } = await hintsOf(left);
  const [best] = hints;
  return `The other player takes ${best.take} and leaves you ${counted(best.leaves.join(" and "), "match", "matches")}: you lose. ${more}`.trim();
}

function foretell(last) {
  return async (place, { say, done }) => {
    const { result } = await ask("matchsticks.losing", { ...rules, to: 100, limit: 100 });
    const next = result.positions.find((position) => Number(position) > last);
    const field = make("input", { id: "foretold", type: "text", size: 5, autocomplete: "off", inputmode: "numeric", oninput: (event) => (event.target.value = event.target.value.replace(/\D/g, "")) });
    place.append(make("form", {
      class: "toolbar",
      onsubmit: (event) => {
        event.preventDefault();
        if (field.value === next) done(`Yes: ${next}, and then ${result.positions.filter((position) => Number(position) > Number(next)).slice(0, 3).join(", ")}, …`);
        else say(`From ${field.value || "that"} the player to move can leave a losing number. Look further.`);
      },
    }, make("label", { for: "foretold" }, "The next losing number"), field, make("button", { type: "submit" }, "Check")));
  };
}
