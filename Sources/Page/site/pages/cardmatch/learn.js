// Card matching in three minutes: the points, and why matching suits early costs.

import { ask } from "../../lib/service/api.js";
import { make, makeButton } from "../../lib/parts/dom.js";
import { deckBoard } from "../../lib/play/deck.js";
import { makeLesson } from "../../lib/parts/lesson.js";
import { decimal } from "../../lib/parts/numbers.js";
import { makeTable } from "../../lib/charts/tables.js";
import { drawBack, drawCard, nameCard } from "./faces.js";

export function open(section, value, play) {
  section.append(makeLesson({
    name: "cardmatch", title: "Card matching in three minutes",
    steps: [
      {
        text: ["Turning a card up costs 1 point. Two cards of the same rank bring 16, two of the same suit only 4.", "The king of hearts is up; you remember the others. Which card do you turn?"],
        open: choice(["KH+", "5H", "KC", "9S"], "The same rank: +15 with the cost of the card."), hint: "Rank counts four times as much as suit.",
      },
      {
        text: ["No ranks are equal now. Which card goes with the king of hearts?"],
        open: choice(["KH+", "9C", "5H", "2S"], "A suit is better than nothing: +3."), hint: "Look at the suits.",
      },
      {
        text: ["Here the five of hearts is up and you know the king of hearts: +3 for the taking. But four cards are unseen. What is best?"],
        open: choice(["5H+", "KH", "??", "??", "??", "??"], "Wait: either heart may yet find its rank. Matching suits early uses up two cards that may be worth 16 each. Turning the five back down is free."),
        hint: "What if another king or five lies among the unseen cards?",
      }],
    end: ["Best play expects 36.76 points with twelve cards. The adviser shows what each choice is worth.", makeButton("Play", play, { class: "main" })],
  }));
}

const names = { flipUnseen: "turning an unseen card", turnDown: "turning the open card back down", stop: "stopping" };

/** A step: the best card to turn at a table; what every choice is worth is shown after the answer. */
function choice(places, reason) {
  return async (place, step) => {
    const { result } = await ask("cardmatch.hints", { places });
    const cards = places.map((text) => text.replace("+", ""));
    const actionAt = (at) => (places[at].endsWith("+") ? ["turnDown"] : cards[at] === "??" ? ["flipUnseen"] : ["flipKnown", at]);
    const matches = ([action, index], made) => made.action === action && (index === undefined || made.index === index);
    const words = (made) => (made.action === "flipKnown" ? `turning the ${nameCard(cards[made.index])}` : names[made.action]);
    const values = make("div", {});
    const board = deckBoard({ label: "Cards that you remember", pick, kind: "match-cards" });
    function pick(at) {
      const made = result.choices.find((each) => matches(actionAt(at), each));
      if (!matches([result.best.action, result.best.index], made)) return step.say(`${words(made)} is worth ${decimal(made.expectedScore)} points. Something else is better.`.replace(/^./, (letter) => letter.toUpperCase()));
      board.mark([at]);
      values.replaceChildren(makeTable(["Choice", "Expected points"], result.choices.map((each) => [words(each), decimal(each.expectedScore)])));
      return step.done(reason);
    }
    board.show(cards.map((card, at) => (card === "??"
      ? { name: `card ${at + 1}, unseen`, kind: "down", look: "down", draw: () => [drawBack(), make("span", { class: "back" }, String(at + 1))] }
      : { name: `card ${at + 1}, ${nameCard(card)}, ${places[at].endsWith("+") ? "up" : "seen"}`, kind: places[at].endsWith("+") ? "up" : "seen", look: card, draw: () => drawCard(card) })));
    place.append(board, values);
    board.settle();
  };
}
