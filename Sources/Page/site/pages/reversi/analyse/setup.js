// Setting up a position: discs are put on the squares, the program says whether that will do.

import { ask } from "../../../lib/service/api.js";
import { change, make, makeButton, write } from "../../../lib/parts/dom.js";
import { makeLine, request, squareNames, sideOf } from "../line.js";
import { refusal, situation } from "../words.js";

const brushes = [["X", "Black"], ["O", "White"], ["-", "Erase"], ["", "Cycle"]];

/**
 * A panel with `isOpen`, the `squares` of the draft, and `put(square)`; `open()` and `close()`. Its
 * `bar` has its place below the board. `changed` is called when the draft must be drawn, `done` when a
 * person has finished with it.
 */
export function makeSetup({ study, changed, done }) {
  let latest = 0;
  const text = make("input", { type: "text", spellcheck: "false", autocomplete: "off", onchange: () => take(text.value), "aria-describedby": "setup-help" });
  const side = make("select", { onchange: () => take(`${panel.squares} ${side.value}`) }, make("option", { value: "X" }, "Black"), make("option", { value: "O" }, "White"));
  const size = make("select", { onchange: begin }, ["8", "6", "4"].map((side) => make("option", { value: side }, `${side}×${side}`)));
  const verdict = make("p", { class: "verdict", "aria-live": "polite" });
  const brush = make(
    "fieldset", { class: "brushes" }, make("legend", {}, "Click places"),
    brushes.map(([value, name], place) => make("label", {}, make("input", { type: "radio", name: "brush", value, checked: place === 3 }), ` ${name}`)));
  const bar = make(
    "div", { class: "setup-bar", hidden: true }, brush, make("label", {}, "To move ", side),
    make("div", { class: "toolbar" }, makeButton("Analyse it", use, { class: "main" }), makeButton("Cancel", () => done())));
  const panel = make(
    "section", { class: "panel", "aria-label": "Set up a position" }, make("h2", {}, "Set up a position"),
    make("div", { class: "choices" }, make("label", {}, "Board ", size), makeButton("Start position", begin), makeButton("Clear", () => take(`${"-".repeat(panel.squares.length)} ${side.value}`))),
    make("label", { class: "wide" }, "The position as text ", text),
    make("small", { id: "setup-help" }, "The squares from a1, row after row: X black, O white, - empty; then a blank and the side to move."), verdict);
  panel.bar = bar;
  panel.isOpen = false;

  panel.open = async () => {
    panel.squares = study.shown.position.slice(0, -2);
    turn(true);
    await take(study.shown.position);
  };
  panel.close = () => panel.isOpen && turn(false);

  function turn(isOpen) {
    panel.isOpen = isOpen;
    bar.hidden = !isOpen;
    changed();
  }

  async function begin() {
    const turn = (latest += 1);
    const { result } = await ask("reversi.show", request(makeLine({ size: Number(size.value) })));
    if (turn === latest) await take(result.position);
  }

  /** Takes a text for the draft, when the program can read it. */
  async function take(position) {
    const turn = (latest += 1);
    text.value = position;
    try {
      const { result } = await ask("reversi.show", { position });
      if (turn !== latest) return;
      panel.squares = result.position.slice(0, -2);
      // What is being typed meanwhile stays.
      if (text.value === position) text.value = result.position;
      side.value = result.position.at(-1);
      size.value = String(sideOf(panel.squares));
      write(verdict, situation(result));
      change(text, { "aria-invalid": null });
      changed();
    } catch (error) {
      if (turn !== latest) return;
      write(verdict, refusal(error.message));
      change(text, { "aria-invalid": "true" });
    }
  }

  panel.put = (name) => {
    const place = squareNames(sideOf(panel.squares)).indexOf(name);
    const chosen = brush.querySelector(":checked").value || { "-": "X", X: "O", O: "-" }[panel.squares[place]];
    // The next disc is placed on top of this one, whether or not the program has answered.
    panel.squares = `${panel.squares.slice(0, place)}${chosen}${panel.squares.slice(place + 1)}`;
    changed();
    take(`${panel.squares} ${side.value}`);
  };

  async function use() {
    if (await study.open(makeLine({ position: text.value }))) done();
  }

  return panel;
}
