// The board: a button for each square, moved over with the arrow keys. All boards are turned together.

import { change, focusedIn, make, write } from "../../lib/parts/dom.js";
import { fillStage } from "../../lib/parts/stage.js";
import { kept, update, watch } from "../../lib/service/store.js";
import { sideOf, squareNames } from "./line.js";
import { moveDiscs } from "./motion.js";

const colours = { X: "black", O: "white", "-": "empty" };
const turning = new EventTarget();
const isTurned = () => (Number(kept("reversi.turned")) || 0) % 4;
let quarters = isTurned();
let count = 0;

/** Turns all boards by a quarter, clockwise. */
export function turnBoards() {
  quarters = update("reversi.turned", () => (quarters + 1) % 4);
  turning.dispatchEvent(new Event("change"));
}

watch("reversi.turned", () => {
  quarters = isTurned();
  turning.dispatchEvent(new Event("change"));
});

/** What is at row and column of a turned board: its row and column on one that isn't. */
function unturned(row, column, size) {
  for (let quarter = 0; quarter < quarters; quarter += 1) [row, column] = [size - 1 - column, row];
  return [row, column];
}

/**
 * An element with `show({ squares, legal, last, flipped, notes, book, line, turn })`: the board's
 * text; names of squares; `notes` are `{ text, under, kind, words }` by square, `book` says why a
 * square has the mark of the book, `line` is `{ square, number, side }`. `act(square)` is called with
 * the square that a person chooses. A move made since the last time is seen to be made.
 */
export function makeBoard(label, act) {
  const board = make("div", { class: "reversi-board", role: "group", "aria-label": label, "aria-keyshortcuts": "r", onkeydown: walk });
  const id = `board-${(count += 1)}`;
  /** The squares in the order of the board's text, and as they are shown. */
  let [squares, lying] = [[], []];
  let size = 0;
  let before = "";

  board.show = (position) => {
    if (sideOf(position.squares) !== size) build(sideOf(position.squares));
    change(board, { "data-turn": position.turn ?? null });
    const legal = new Set(position.legal);
    const flipped = new Set(position.flipped);
    squares.forEach((square, place) => {
      const name = square.dataset.square;
      const colour = colours[position.squares[place]];
      const note = position.notes?.get(name);
      const step = position.line?.get(name);
      const book = position.book?.get(name);
      change(square, {
        class: ["square", colour, legal.has(name) && "legal", name === position.last && "last", flipped.has(name) && "flipped", book && "book", note && `noted ${note.kind}`]
          .filter(Boolean).join(" "),
        "aria-label": `${name}, ${colour}${legal.has(name) ? ", legal" : ""}`,
      });
      const { text, under, step: badge, words } = square.parts;
      write(text, note?.text ?? "");
      write(under, note?.under ?? "");
      write(badge, step ? String(step.number) : "");
      change(badge, { class: `step${step ? ` ${step.side}` : ""}` });
      write(words, [name === position.last && "last move", flipped.has(name) && "flipped by it", note?.words, book, step && `number ${step.number} of the line`].filter(Boolean).join(", "));
    });
    moveDiscs(squares, before, position.squares);
    before = position.squares;
  };

  function build(side) {
    size = side;
    board.style.setProperty("--size", size);
    squares = squareNames(size).map((name, place) => makeSquare(name, place === 0));
    lay();
  }

  /** Puts the squares in their places on the turned board, with letters and numbers at its edges. */
  function lay() {
    const focused = focusedIn(board);
    const held = board.contains(focused) ? focused : null;
    const all = [...Array(size).keys()];
    const at = (row, column) => unturned(row, column, size);
    const label = (text, kind = "") => make("span", { class: `coordinate ${kind}`, "aria-hidden": "true" }, make("span", {}, text));
    const edge = ([row, column], [nextRow], kind) => label(row === nextRow ? "abcdefgh"[column] : String(row + 1), kind);
    lying = all.flatMap((row) => all.map((column) => at(row, column))).map(([row, column]) => squares[row * size + column]);
    const rows = all.map((row) => [edge(at(row, 0), at((row + 1) % size, 0)), ...lying.slice(row * size, (row + 1) * size)]);
    const guides = (size === 8 ? ["4 / 4", "4 / 8", "8 / 4", "8 / 8"] : []).map((area) => {
      const guide = make("span", { class: "guide", "aria-hidden": "true" });
      guide.style.gridArea = area;
      return guide;
    });
    board.replaceChildren(label(""), ...all.map((column) => edge(at(0, column), at(0, (column + 1) % size), "above")), ...rows.flat(), ...guides);
    held?.focus();
  }

  function makeSquare(name, isFirst) {
    const parts = {
      text: make("span", { class: "value" }), under: make("span", { class: "under" }), step: make("span", { class: "step" }),
      words: make("span", { class: "words", id: `${id}-${name}` }),
    };
    const square = make(
      "button", { type: "button", "data-square": name, tabindex: isFirst ? 0 : -1, "aria-describedby": parts.words.id, onclick: () => act(name), onfocus: () => rove(square) },
      make("span", { class: "disc" }), parts.text, parts.under, parts.step, parts.words);
    square.parts = parts;
    return square;
  }

  function rove(square) {
    for (const other of squares) other.tabIndex = other === square ? 0 : -1;
  }

  function walk(event) {
    const here = lying.indexOf(focusedIn(board));
    if (here < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const row = Math.floor(here / size);
    const column = here % size;
    const there = {
      ArrowLeft: column > 0 && here - 1, ArrowRight: column < size - 1 && here + 1, ArrowUp: row > 0 && here - size,
      ArrowDown: row < size - 1 && here + size, Home: row * size, End: (row + 1) * size - 1,
    }[event.key];
    if (event.key.toLowerCase() === "r") return turnBoards();
    if (there === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (there !== false) lying[there].focus();
  }

  turning.addEventListener("change", lay);
  board.show({ squares: "-".repeat(64) });
  return fillStage(board);
}
