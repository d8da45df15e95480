// Setting up a position: discs are put on the squares, the program says whether that will do.

import { ask } from "../../lib/api.js";
import { make, makeButton, write } from "../../lib/dom.js";
import { makeLine, request, squareNames, sideOf } from "./line.js";
import { refusal, situation } from "./words.js";

const brushes = [["X", "Black"], ["O", "White"], ["-", "Empty"], ["", "Next"]];

/** A panel with `isOpen`, the `squares` of the draft, and `put(square)`; `changed` is called when it must be drawn. */
export function makeSetup({ study, changed }) {
  let latest = 0;
  const text = make("input", { type: "text", spellcheck: "false", autocomplete: "off", onchange: () => take(text.value), "aria-describedby": "setup-help" });
  const side = make("select", { onchange: () => take(`${panel.squares} ${side.value}`) }, make("option", { value: "X" }, "Black"), make("option", { value: "O" }, "White"));
  const size = make("select", { onchange: begin }, ["8", "6", "4"].map((side) => make("option", { value: side }, `${side}×${side}`)));
  const verdict = make("p", { class: "verdict", "aria-live": "polite" });
  const brush = make(
    "fieldset", { class: "brushes" }, make("legend", {}, "A click puts"),
    brushes.map(([value, name], place) => make("label", {}, make("input", { type: "radio", name: "brush", value, checked: place === 3 }), ` ${name}`)));
  const button = (name, act, main = false) => makeButton(name, act, { class: main ? "main" : null });
  const panel = make(
    "details", { class: "panel", ontoggle: toggle }, make("summary", {}, "Set up a position"), brush,
    make("div", { class: "choices" }, make("label", {}, "To move ", side), make("label", {}, "Board ", size)),
    make("label", { class: "wide" }, "The position as text ", text), make("small", { id: "setup-help" }, "The squares from a1, row after row: X black, O white, - empty; then a blank and the side to move."), verdict,
    make("div", { class: "toolbar" }, button("Analyse it", use, true), button("Beginning", begin), button("Clear", () => take(`${"-".repeat(panel.squares.length)} ${side.value}`)), button("Cancel", close)));

  Object.defineProperty(panel, "isOpen", { get: () => panel.open && Boolean(panel.squares) });

  function toggle() {
    if (panel.open && study.shown) {
      size.value = String(study.line.size);
      take(study.shown.position);
    } else {
      changed();
    }
  }

  async function begin() {
    const { result } = await ask("reversi.show", request(makeLine({ size: Number(size.value) })));
    take(result.position);
  }

  /** Takes a text for the draft, when the program can read it. */
  async function take(position) {
    const turn = (latest += 1);
    text.value = position;
    try {
      const { result } = await ask("reversi.show", { position });
      if (turn !== latest) return;
      panel.squares = result.position.slice(0, -2);
      text.value = result.position;
      side.value = result.position.at(-1);
      size.value = String(sideOf(panel.squares));
      write(verdict, situation(result));
      changed();
    } catch (error) {
      if (turn === latest) write(verdict, refusal(error.message));
    }
  }

  panel.put = (name) => {
    const place = squareNames(sideOf(panel.squares)).indexOf(name);
    const chosen = brush.querySelector(":checked").value || { "-": "X", X: "O", O: "-" }[panel.squares[place]];
    take(`${panel.squares.slice(0, place)}${chosen}${panel.squares.slice(place + 1)} ${side.value}`);
  };

  async function use() {
    if (!(await study.open(makeLine({ position: text.value })))) return;
    close();
  }

  function close() {
    panel.querySelector("summary").focus();
    panel.open = false;
  }

  return panel;
}
