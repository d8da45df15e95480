// Openings: what the position is called, which moves the book knows, and where named lines
// continue.

import { ask } from "../../../lib/service/api.js";
import { make, makeButton, write } from "../../../lib/parts/dom.js";
import { kept, update } from "../../../lib/service/store.js";
import { request, sideOf } from "../line.js";
import { sign, signed } from "../words.js";

/** No named opening and no line of the book is longer. */
const longest = 24;

/** Why nothing is asked about a position; "" where the book and the names of openings may know it. */
function refused(line) {
  const squares = line.position?.slice(0, -2);
  if ((squares ? sideOf(squares) : line.size) !== 8) return "The book and the names of openings are for 8×8.";
  const placed = line.moves.slice(0, line.at).filter((move) => move !== "pa").length;
  const discs = (squares?.replaceAll("-", "").length ?? 4) + placed;
  return discs - 4 > longest ? `No named opening is longer than ${longest} moves.` : "";
}

/** The name of the opening of a position on the usual board, as `reversi.show` returns it. */
export function openingName(shown) {
  return shown.opening ? `Opening: ${shown.opening}` : "";
}

/**
 * A panel with `follow(line)`, which asks about a position, and `marks()`, why squares have the mark
 * of the book; `play(moves)` plays moves, `changed` is called when the marks are others.
 */
export function makeBook({ play, changed }) {
  const isOn = make("input", { type: "checkbox", onchange: () => (update("reversi.book", () => isOn.checked), changed()) });
  const verdict = make("p", { class: "verdict" });
  const moves = make("ul", { class: "plain", role: "list", "aria-label": "Moves of the book" });
  const names = make("ul", { class: "plain", role: "list", "aria-label": "Named openings from here" });
  const more = make("h3", {}, "Named openings from here");
  const panel = make(
    "section", { class: "panel book", "aria-label": "Openings" }, make("h2", {}, "Openings"),
    make("div", { class: "choices" }, make("label", {}, isOn, " Mark book moves on the board")), verdict, moves, more, names);
  const known = new Map();
  let answer = null;
  let latest = null;
  let refusal = "";
  isOn.checked = kept("reversi.book") !== false;

  panel.follow = async (line) => {
    refusal = refused(line);
    const asked = refusal ? null : request(line);
    const key = (latest = JSON.stringify(asked));
    answer = asked && known.get(key);
    show();
    if (!asked || answer) return;
    try {
      known.set(key, (await ask("reversi.book-probe", asked)).result);
    } catch (error) {
      return write(verdict, `The book can't be read: ${error.message}.`);
    }
    if (key !== latest) return;
    answer = known.get(key);
    show();
    changed();
  };

  const named = (move) => answer.namedMoves.find((other) => other.move === move)?.opening;

  panel.marks = () => {
    if (!answer || !isOn.checked) return undefined;
    const names = new Map(answer.namedMoves.map(({ move, opening }) => [move, `leads to ${opening}`]));
    const inBook = answer.moves.filter((move) => move.isInBook).map(({ move }) => [move, names.has(move) ? `in the book, ${names.get(move)}` : "in the book"]);
    return new Map([...names, ...inBook]);
  };

  function show() {
    const inBook = answer?.moves.filter((move) => move.isInBook) ?? [];
    const continuations = (answer?.continuations ?? []).toSorted((one, other) => one.moves.length - other.moves.length);
    write(verdict, answer && inBook.length === 0 ? "The book doesn't know this position." : answer ? "" : refusal);
    moves.replaceChildren(...inBook.map(({ move, discDifference, evidence }) => make(
      "li", {}, makeButton([make("strong", {}, move), ` ${sign(evidence)} ${signed(discDifference)}`, named(move) ? ` ${named(move)}` : ""], () => play([move])))));
    more.hidden = continuations.length === 0;
    names.replaceChildren(...continuations.map(({ moves, opening }) => make("li", {}, makeButton([make("strong", {}, opening), ` ${moves.join(" ")}`], () => play(moves)))));
  }

  return panel;
}
