// The panel of values: the player who is ahead, how deep to search, and the moves, the best first.

import { change, focusedIn, make, makeButton, write } from "../../../lib/parts/dom.js";
import { checkedBy, evidenceBadge } from "../../../lib/parts/evidence.js";
import { kept as keptHere, update } from "../../../lib/service/store.js";
import { levels } from "../engine.js";
import { capital } from "../../../lib/parts/words.js";
import { makeLegend, shadeOf } from "./shades.js";
import { basis, lead, otherSide, sign, signed } from "../words.js";

const shownOfLine = 9;

/** The most empty squares of a position whose score has a certificate. */
const mostChecked = 16;

/** How the score of a position is checked without the program; "" where it has no certificate. */
function check({ position }) {
  const squares = position?.slice(0, -2) ?? "";
  const isChecked = squares.length === 64 && squares.split("-").length - 1 <= mostChecked;
  return isChecked ? checkedBy("reversi_score", `reversi solve --position "${position}"`) : "";
}

/** Where choices are kept: one for all tabs. */
const ofAllTabs = { recall: (name) => [keptHere(name)].filter((value) => value !== undefined), remember: (name, value) => update(name, () => value) };

/**
 * An element with `show(result)` for results of `reversi.hints`, null while there is none; `level`,
 * null where nothing is to be searched; its `legend` has its place below the board. `changed` is
 * called when a person chooses another level or another line to be drawn. Choices are kept by
 * `kept`, in the browser if nothing else is said; `follow` reads them again.
 */
export function makeValues({ play, changed, kept = ofAllTabs }) {
  const heading = make("h2", {}, "Values");
  const ahead = make("p", { class: "ahead" });
  const whose = make("p", { class: "note whose" });
  const level = make("select", { onchange: () => keep("level", level.value) }, levels.map(({ level, name }) => make("option", { value: level }, name)));
  const isOn = make("input", { type: "checkbox", onchange: () => keep("values", isOn.checked) });
  const drawsLine = make("input", { type: "checkbox", onchange: () => keep("line", drawsLine.checked) });
  const isColoured = make("input", { type: "checkbox", onchange: () => keep("colours", isColoured.checked) });
  const legend = makeLegend();
  const list = make("ol", { class: "values", tabindex: -1, "aria-label": "Moves, best first", role: "list" });
  const panel = make(
    "section", { class: "panel", "aria-label": "Values" }, heading,
    make("div", { class: "choices" }, make("label", {}, "Strength ", level), make("label", {}, isOn, " Values"), make("label", {}, drawsLine, " Line"), make("label", {}, isColoured, " Colours")), ahead, whose, list);
  const rows = new Map();
  /** The moves whose lines are asked for: by pointing, otherwise by the button. */
  let pointed = null;
  let pinned = null;

  panel.legend = legend;

  panel.follow = () => {
    const [wanted = 16] = kept.recall("reversi.level");
    level.value = wanted;
    if (!level.value && Number.isInteger(wanted)) level.append(make("option", { value: wanted, selected: true }, `Level ${wanted}`));
    if (!level.value) level.value = 16;
    isOn.checked = kept.recall("reversi.values")[0] !== false;
    drawsLine.checked = kept.recall("reversi.line")[0] !== false;
    isColoured.checked = kept.recall("reversi.colours")[0] !== false;
  };
  panel.follow();

  function keep(name, value) {
    kept.remember(`reversi.${name}`, value);
    changed({ isNew: name !== "line" && name !== "colours" });
  }

  Object.defineProperties(panel, {
    level: { get: () => (isOn.checked ? Number(level.value) : null) },
  });

  /** What a result says on the squares: values by square, and the line that the best or chosen move expects. */
  panel.marks = (result) => {
    if (!result || !isOn.checked) return {};
    const [best] = result.moves;
    const behind = ({ move, discDifference }) => (result.compared ? Math.max(...result.compared.values()) - result.compared.get(move) : best.discDifference - discDifference);
    const shade = (move) => (isColoured.checked ? ` ${shadeOf(move === best ? 0 : behind(move))}` : "");
    const notes = new Map(result.moves.map((move, place) => [move.move, note(move, place === 0, shade(move))]));
    const drawn = result.moves.find((move) => move.move === (pointed ?? pinned)) ?? result.moves[0];
    return { notes, line: drawsLine.checked && drawn ? steps(drawn, result.sideToMove) : undefined };
  };

  panel.show = (result) => {
    const best = result?.moves[0];
    legend.hidden = !isOn.checked || !isColoured.checked;
    legend.classList.toggle("blank", !best);
    list.setAttribute("aria-busy", String(!result && isOn.checked));
    if (best) {
      ahead.replaceChildren(make("strong", {}, lead(best.discDifference, result.sideToMove)), " ", evidenceBadge(best.evidence, "", check(result)));
    } else {
      ahead.replaceChildren(!isOn.checked ? "Values are hidden." : result ? "Game over." : "Searching…");
    }
    write(whose, best && result.moves.length > 1 ? `Values for ${capital(result.sideToMove)}, who is to move.` : "");
    const moves = isOn.checked ? (result?.moves ?? []) : [];
    const focused = focusedIn(list);
    const hadFocus = list.contains(focused);
    for (const [move, row] of rows) {
      if (moves.some((other) => other.move === move)) continue;
      row.remove();
      rows.delete(move);
    }
    moves.forEach((move, place) => {
      if (!rows.has(move.move)) rows.set(move.move, makeRow(move.move));
      const row = rows.get(move.move);
      if (list.children[place] !== row) list.insertBefore(row, list.children[place] ?? null);
      fill(row, move);
    });
    // A focus in the list stays there: on the same move, or on the best one.
    if (hadFocus && focused !== focusedIn(list)) (list.contains(focused) ? focused : list).focus();
    if (focusedIn(list) === list) list.querySelector("button")?.focus();
  };

  function makeRow(move) {
    const point = (value) => () => {
      pointed = value;
      changed({ isNew: false });
    };
    // By touch nothing can be pointed at without being played.
    const pin = () => {
      pinned = pinned === move ? null : move;
      changed({ isNew: false });
    };
    const button = make(
      "button", { type: "button", onclick: () => play(move), onmouseenter: point(move), onmouseleave: point(null), onfocus: point(move), onblur: point(null) },
      make("strong"), make("span", { class: "worth" }), make("span", { class: "depth" }), make("span", { class: "line" }));
    return make("li", {}, button, makeButton("Line", pin, { class: "pin", "aria-label": `Show the line of ${move}` }));
  }

  function fill(row, { move, discDifference, evidence, principalVariation }) {
    const [name, worth, depth, line] = row.firstChild.children;
    write(name, move);
    write(worth, ` ${sign(evidence)} ${signed(discDifference)}`);
    write(depth, evidence.kind === "proved" ? " proved" : ` depth ${evidence.depth}`);
    change(row.lastChild, { "aria-pressed": String(move === pinned) });
    write(line, principalVariation.length > 1 ? ` then ${principalVariation.slice(1).join(" ")}` : "");
    change(row.firstChild, { class: evidence.kind });
  }

  return panel;
}

function note({ discDifference, evidence }, isBest, shade) {
  return {
    // On a square there is space for four letters.
    text: signed(Math.abs(discDifference) < 10 ? discDifference : Math.round(discDifference)), under: evidence.kind === "proved" ? "✓" : `≈${evidence.depth}`, kind: `${evidence.kind}${isBest ? " best" : ""}${shade}`,
    words: `${isBest ? "best move, " : ""}${signed(discDifference)}, ${basis(evidence)}`,
  };
}

/** The moves of a line as numbered discs. */
function steps({ principalVariation }, sideToMove) {
  const line = principalVariation.slice(0, shownOfLine);
  return new Map(line.map((square, place) => [square, { number: place + 1, side: place % 2 === 0 ? sideToMove : otherSide[sideToMove] }]));
}
