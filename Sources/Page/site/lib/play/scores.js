// The scoreboard of a game: a sentence for those who listen, chips for those who look.

import { change, make, write } from "../parts/dom.js";

/**
 * An element with `show(sentence, scores)`. A score is `{ name, value, side, piece, isTurn }`: a small
 * label and a figure; `side` is "right" for the opponent's and "end" for the time, `piece` the colour
 * of a disc before the label, and `isTurn` marks whose turn it is.
 */
export function makeScores() {
  const sentence = make("p", { class: "headline unseen" });
  const board = make("div", { class: "scores", "aria-hidden": "true" });
  const element = make("div", { class: "scores" }, sentence, board);
  element.show = (words, scores) => {
    write(sentence, words);
    while (board.children.length > scores.length) board.lastChild.remove();
    while (board.children.length < scores.length) board.append(make("span", {}, make("span"), make("span", { class: "name" }), make("strong")));
    scores.forEach(({ name, value, side, piece, isTurn }, place) => {
      const chip = board.children[place];
      change(chip, { class: ["score", side, isTurn && "turn"].filter(Boolean).join(" ") });
      change(chip.children[0], { class: piece ? `piece ${piece}` : null, hidden: !piece });
      write(chip.children[1], name);
      write(chip.children[2], String(value));
    });
  };
  return element;
}
