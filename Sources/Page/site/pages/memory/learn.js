// Memory in three minutes: what a perfect memory does with what it has seen.

import { ask } from "../../lib/service/api.js";
import { makeButton, make, change } from "../../lib/parts/dom.js";
import { deckBoard } from "../../lib/play/deck.js";
import { makeLesson } from "../../lib/parts/lesson.js";
import { decimal } from "../../lib/parts/numbers.js";
import { drawBack, drawFace, loadFaces } from "./faces.js";

export function open(section, value, play) {
  section.append(makeLesson({
    name: "memory", title: "Memory in three minutes",
    steps: [
      {
        text: ["You remember the cards that were up: here they stay visible. Which card do you turn first?"],
        open: firstCard(["Cat", "?", "?", "Owl", "?", "Cat"], "A pair that you know is taken at once."), hint: "You have seen two equal cards.",
      },
      {
        text: ["Two pairs are left, and you have seen one card: the dog. Which card do you turn first?"],
        open: firstCard(["?", "?", "Dog", "?"], "An unseen card first: if it is a dog you take the pair, and if not you have learnt something. The known card would wait in vain."),
        hint: "What do you learn from a card that you know already?",
      },
      {
        text: ["Now two play for more pairs. Four pairs are left, both of you know the cat and the fish. You turn an unseen card, and it is a bee. Its mate is unknown. What do you turn next?"],
        open: secondCard(["Cat", "Fish", "?", "?", "?", "?", "?", "?"]), hint: "What you show, the other player sees, too.",
      }],
    end: ["The adviser beside the game knows what every choice is worth, with any number of pairs.", makeButton("Play", play, { class: "main" })],
  }));
}

/** A table on which what was seen stays visible. */
async function showTable(place, table, pick) {
  await loadFaces("animals");
  const board = deckBoard({ label: "Cards that you remember", pick, kind: "memory-cards" });
  board.show(table.map((face, at) => (face === "?"
    ? { name: `card ${at + 1}, unseen`, kind: "down", look: "down", draw: () => [drawBack(), make("span", { class: "back" }, String(at + 1))] }
    : { name: `card ${at + 1}, ${face}, seen`, kind: "seen", look: face, draw: () => drawFace(face, "animals") })));
  place.append(board);
  board.settle();
  return board;
}

/** A step: the first card of an attempt. */
function firstCard(table, reason) {
  return async (place, step) => {
    const { result } = await ask("memory.hints", { table, players: 1 });
    const best = new Set(result.action === "takePair" ? [result.first, result.second] : table.flatMap((face, at) => (face === "?" ? [at] : [])));
    const board = await showTable(place, table, (at) => {
      if (best.has(at)) {
        board.mark([at]);
        step.done(`${reason} Best play expects ${decimal(result.expectedTurns)} attempts from here.`);
      } else step.say(table[at] === "?" ? "That one is a gamble: you know a pair." : "That card you know already. Which one teaches you something?");
    });
  };
}

/** A step: an unseen card next, or one that shows nothing. */
function secondCard(table) {
  return async (place, step) => {
    const { result } = await ask("memory.hints", { table, players: 2 });
    const worth = (move) => decimal(result.moves.find((choice) => choice.move === move).expectedGain);
    await showTable(place, table, () => step.say("Choose one of the two ways below."));
    const choice = (words, move) => makeButton(words, (event) => {
      const isBest = move === result.bestMove;
      change(event.currentTarget, { class: isBest ? "right" : "wrong" });
      const values = `On average you finish ${worth(1)} pairs ahead with the known card, ${worth(2)} with an unseen one.`;
      if (isBest) step.done(`Right: show nothing more. ${values}`);
      else step.say(`That helps the other player. ${values}`);
    });
    place.append(make("div", { class: "toolbar" }, choice("Another unseen card", 2), choice("The cat, which both know", 1)));
  };
}
