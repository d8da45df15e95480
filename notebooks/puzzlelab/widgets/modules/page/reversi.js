// A Reversi board: both colours are moved, and each move's value is on its square while the search deepens.

import { make, makeButton, write } from "../lib/parts/dom.js";
import { signed as labelled } from "../lib/parts/icons.js";
import { makeBoard, turnBoards } from "../pages/reversi/board.js";
import { makeGauge } from "../pages/reversi/analyse/gauge.js";
import { makeValues } from "../pages/reversi/analyse/values.js";
import { basis, discs } from "../pages/reversi/words.js";
import { stage, widgetOf } from "./host.js";
import { Session } from "./reversi-session.js";

function show(session, element) {
  const { study } = session;
  const { root, leave } = stage(element, "style", "reversi", "widget");
  const headline = make("p", { class: "headline" });
  const board = makeBoard("Reversi board", (square) => study.play(square));
  const gauge = makeGauge();
  const status = make("p", { role: "status", class: "message" });
  const best = make("p", { class: "note best-line" });
  const values = makeValues({ play: (move) => study.play(move === "pass" ? "pa" : move), changed: draw, kept: session.kept });
  const undo = makeButton(labelled("undo", "Undo"), () => study.step(-1));
  const redo = makeButton(labelled("redo", "Redo"), () => study.step(1));
  root.append(make(
    "div", { class: "widget reversi" },
    make("div", { class: "main" }, headline, board, gauge, values.legend,
      make("div", { class: "toolbar", role: "group", "aria-label": "Moves" }, undo, redo, makeButton(labelled("again", "Turn the board"), turnBoards)), status, best),
    make("div", { class: "side" }, values)));

  function draw() {
    const { shown, line } = study;
    values.follow();
    write(status, session.words);
    undo.setAttribute("aria-disabled", String(!(line.at > 0)));
    redo.setAttribute("aria-disabled", String(!(line.at < line.moves.length)));
    if (!shown) return;
    board.show({
      squares: shown.position.slice(0, -2), legal: shown.legalMoves, last: study.lastMove, flipped: study.flipped,
      turn: shown.isFinished ? null : shown.sideToMove, ...values.marks(session.result),
    });
    write(headline, discs(shown));
    values.show(shown.isFinished ? { moves: [] } : session.result);
    gauge.show(shown, session.result);
    write(best, lineInWords(session.result?.moves[0]));
  }

  session.addEventListener("change", draw);
  session.views += 1;
  draw();
  session.search();
  return () => {
    session.removeEventListener("change", draw);
    session.views -= 1;
    if (session.views === 0) session.rest();
    leave();
  };
}

/** "Best line: e6 f4 g5 (estimated at depth 4)." */
function lineInWords(move) {
  return move ? `Best line: ${move.principalVariation.join(" ")} (${basis(move.evidence)}).` : "";
}

export const widget = widgetOf(Session, show);
