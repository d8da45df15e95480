// A game looked at move by move: a chart of its value, and what each move cost.

import { improve } from "../../lib/api.js";
import { makeLineChart } from "../../lib/chart.js";
import { make, makeButton, write } from "../../lib/dom.js";
import { evidenceBadge } from "../../lib/evidence.js";
import { recall, remember } from "../../lib/store.js";
import { capital } from "../../lib/words.js";
import { request } from "./line.js";
import { refusal, sign, signed } from "./words.js";

/** A panel with `show(line)`, `marks(line)` for the list of moves, `begin()` and `clear()`; `changed` is called when the marks are others. */
export function makeReview({ study, changed }) {
  const level = make("select", {}, [["4", "Glance (level 4)"], ["10", "Quick (level 10)"], ["16", "Careful (level 16)"]].map(([value, name]) => make("option", { value }, name)));
  const progress = make("p", { class: "verdict", "aria-live": "polite" });
  const chart = makeLineChart({ above: "Black is ahead", below: "White is ahead", choose: (place) => go(place + 1) });
  const current = make("p", { class: "current" });
  const sides = make("table", { class: "sides" });
  const worst = make("ul", { class: "worst", role: "list", "aria-label": "The moves that lost most" });
  const body = make("div", { hidden: true }, chart, current, sides, make("h3", {}, "What lost most"), worst);
  const panel = make(
    "section", { class: "panel review", "aria-label": "Review" }, make("h2", {}, "Game review"),
    make("div", { class: "choices" }, make("label", {}, "Look ", level), makeButton("Review the game", () => panel.begin())), progress, body);
  let reviewed = null;
  let result = null;
  let looking = null;
  level.value = recall("reversi.review")[0] ?? "16";

  const go = (at) => study.open({ ...reviewed, at }, { isNew: study.line.moves.join() !== reviewed.moves.join() });

  panel.clear = () => {
    looking?.abort();
    [reviewed, result, looking] = [null, null, null];
    body.hidden = true;
    write(progress, "");
    changed();
  };

  /** Reviews the line: at a glance first, then at the level that was chosen. */
  panel.begin = async () => {
    panel.clear();
    if (study.line.moves.length === 0) return write(progress, "There are no moves to review.");
    remember("reversi.review", level.value);
    reviewed = { ...study.line };
    const { signal } = (looking = new AbortController());
    try {
      for (const step of [...new Set([2, 4, 10, Number(level.value)])].filter((step) => step <= Number(level.value))) {
        write(progress, `Examining every move, level ${step}…`);
        for await (const document of improve("reversi.review", { ...request(reviewed, reviewed.moves.length), start: undefined, level: step }, { signal })) {
          if (signal.aborted) return;
          result = document.result;
          fill();
          changed();
        }
      }
      write(progress, `Every move was examined, level ${level.value}.`);
    } catch (error) {
      if (error.name !== "AbortError" && !signal.aborted) write(progress, refusal(error.message));
    }
  };

  /** Where the line leaves the reviewed game: null, else the place of its last move. */
  const placeIn = (line) => {
    if (!result || line.position !== reviewed.position || line.size !== reviewed.size) return null;
    return line.moves.slice(0, line.at).every((move, place) => move === reviewed.moves[place]) ? line.at - 1 : null;
  };

  panel.marks = (line) => {
    if (placeIn({ ...line, at: 0 }) === null) return new Map();
    return new Map(result.moves.filter((move) => line.moves[move.index] === reviewed.moves[move.index]).map((move) => [move.index, mark(move)]));
  };

  const mark = (move) => {
    const isWorst = result.worstMoves.includes(move.index);
    return { text: move.loss > 0 ? `${isWorst ? "✗" : ""}−${cost(move)}` : "✓", kind: isWorst ? "worst" : move.loss > 0 ? "costly" : "best", words: describe(move) };
  };

  panel.show = (line) => {
    const place = result ? placeIn(line) : null;
    body.hidden = !result || placeIn({ ...line, at: 0 }) === null;
    chart.look(place);
    const move = place === null ? null : result?.moves.find((move) => move.index === place);
    current.replaceChildren(...(move ? [describe(move), " ", evidenceBadge(move.evidence)] : [result ? "Choose a point of the chart, or a move." : ""]));
  };

  function fill() {
    const points = result.moves.map((move) => ({
      value: move.side === "black" ? move.discDifference : -move.discDifference, isProved: move.evidence.kind === "proved",
      isMarked: result.worstMoves.includes(move.index), words: describe(move),
    }));
    const most = 8 * Math.ceil(Math.max(8, ...points.map((point) => Math.abs(point.value))) / 8);
    chart.show({ points, most, at: null, words: `The value after each of ${points.length} moves, for black: ${points.length ? `at the end ${signed(points.at(-1).value)}` : ""}` });
    const row = (first, scope, ...texts) => make("tr", {}, first, texts.map((text) => make(scope ? "th" : "td", { scope }, text)));
    sides.replaceChildren(
      make("caption", {}, "Accuracy"), make("thead", {}, row(make("td"), "col", "Best moves", "Discs lost", "Mistakes")),
      make("tbody", {}, ["black", "white"].map((side) => {
        const { bestMoves, choices, totalLoss, mistakes } = result[side];
        return row(make("th", { scope: "row" }, capital(side)), null, `${bestMoves} of ${choices}`, String(totalLoss), String(mistakes));
      })));
    worst.replaceChildren(...result.worstMoves.map((index) => {
      const move = result.moves.find((other) => other.index === index);
      return make("li", {}, make("button", { type: "button", onclick: () => go(index) }, describe(move)));
    }));
    if (result.worstMoves.length === 0) worst.replaceChildren(make("li", {}, "No mistakes found."));
    panel.show(study.line);
  }

  return panel;
}

function cost(move) {
  return move.loss.toLocaleString("en", { maximumFractionDigits: 1 });
}

/** "18. b1 by white ≈ −3 cost 2.5; d2 was best, ≈ −0.5." */
function describe(move) {
  const head = `${move.index + 1}. ${move.move} (${move.side}) ${sign(move.evidence)} ${signed(move.discDifference)}`;
  if (move.isForced) return `${head}: forced.`;
  if (move.loss === 0) return `${head}: none is better.`;
  return `${head} cost ${cost(move)}; ${move.bestMove} was best, ${sign(move.evidence)} ${signed(move.bestDiscDifference)}.`;
}
