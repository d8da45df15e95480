// A game reviewed move by move: a chart of its value, and what each move lost.

import { improve } from "../../../lib/service/api.js";
import { makeLineChart } from "../../../lib/charts/chart.js";
import { change, make, makeButton, write } from "../../../lib/parts/dom.js";
import { evidenceBadge } from "../../../lib/parts/evidence.js";
import { kept, update } from "../../../lib/service/store.js";
import { insist } from "../../../lib/play/thinking.js";
import { capital } from "../../../lib/parts/words.js";
import { classOf, counts, decision, describe, forBlack, loss } from "../judgement.js";
import { request } from "../line.js";
import { refusal, signed } from "../words.js";

/** An accuracy in percent. */
const percent = (accuracy) => (accuracy?.score === undefined ? "–" : `${accuracy.score.toFixed(1)} %`);

/**
 * A panel with `show(line)`, `marks(line)` for the list of moves, `begin()`, and `opened(fromPly)` for
 * another game, whose moves are the players' own from that ply on; its `chart` has its place below
 * the board. `changed` is called when the marks have changed, `tryAgain(line, move, level)` when a
 * person wants to find a better move than one that was reviewed.
 */
export function makeReview({ study, changed, tryAgain }) {
  const level = make("select", {}, [["4", "Glance (level 4)"], ["10", "Quick (level 10)"], ["16", "Careful (level 16)"]].map(([value, name]) => make("option", { value }, name)));
  const from = make("input", { type: "number", min: "1", max: "120", value: "1", inputmode: "numeric" });
  const progress = make("p", { class: "verdict", "aria-live": "polite" });
  const drawing = makeLineChart({ above: "Black is ahead", below: "White is ahead", choose: (place) => go(result.moves[place].index + 1) });
  const [back, on] = [makeButton("‹", () => step(-1), { "aria-label": "Previous mistake" }), makeButton("›", () => step(1), { "aria-label": "Next mistake" })];
  const current = make("p", { class: "current", "aria-live": "polite" });
  const again = makeButton("Try again here", () => tryAgain({ ...reviewed, at: shown.index }, shown, Number(level.value)));
  const chart = make(
    "section", { class: "review-chart", "aria-label": "Review of the game", hidden: true }, drawing,
    make("div", { class: "mistakes" }, back, make("div", {}, current, again), on));
  const sides = make("table", { class: "sides" });
  const worst = make("ul", { class: "plain", role: "list", "aria-label": "Biggest mistakes" });
  const turn = make("p", { class: "turning" });
  const body = make("div", { hidden: true }, turn, sides, make("h3", {}, "Biggest mistakes"), worst);
  const panel = make(
    "section", { class: "panel review", "aria-label": "Review" }, make("h2", {}, "Game review"),
    make("div", { class: "choices" }, make("label", {}, "Strength ", level), make("label", {}, "From move ", from), makeButton("Review the game", () => panel.begin())), 
    make("small", { class: "note" }, "Computes the value of every position of the game: about a second at level 4, ten seconds at level 16. Moves before the first one are not judged, such as those that were drawn by lot."), progress, body);
  let reviewed = null;
  let result = null;
  let looking = null;
  let shown = null;
  level.value = kept("reversi.review") ?? "16";
  panel.chart = chart;

  const go = (at) => (study.line.moves.join() === reviewed.moves.join() ? study.go(at) : study.open({ ...reviewed, at }));
  const mistakes = () => result.moves.filter(classOf).map((move) => move.index + 1);

  function next(by) {
    if (!result) return undefined;
    const { at } = study.line;
    return by > 0 ? mistakes().find((place) => place > at) : mistakes().findLast((place) => place < at);
  }

  function step(by) {
    const place = next(by);
    if (place !== undefined) go(place);
  }

  panel.opened = (fromPly = 1) => {
    from.value = fromPly;
    clear();
  };

  function clear() {
    looking?.abort();
    [reviewed, result, looking] = [null, null, null];
    write(progress, "");
    panel.show(study.line);
    changed();
  }

  /** Reviews the line: at a glance first, then at the level that was chosen. */
  panel.begin = async () => {
    clear();
    if (study.line.moves.length === 0) return write(progress, "There are no moves to review.");
    update("reversi.review", () => level.value);
    reviewed = { ...study.line };
    const { signal } = (looking = new AbortController());
    const fromPly = Math.min(Math.max(1, Math.trunc(from.valueAsNumber) || 1), reviewed.moves.length);
    from.value = fromPly;
    try {
      for (const step of [...new Set([2, 4, 10, Number(level.value)])].filter((step) => step <= Number(level.value))) {
        write(progress, `Examining every move, level ${step}…`);
        await insist(() => look(step, fromPly, signal), { signal, fault: (message) => write(progress, refusal(message)) });
        if (signal.aborted) return;
      }
      write(progress, `Review complete (level ${level.value}).`);
    } catch (error) {
      if (error.name !== "AbortError" && !signal.aborted) write(progress, refusal(error.message));
    }
  };

  async function look(step, fromPly, signal) {
    const asked = { ...request(reviewed, reviewed.moves.length), start: undefined, level: step, ...(fromPly > 1 ? { fromPly } : {}) };
    for await (const document of improve("reversi.review", asked, { signal })) {
      if (signal.aborted) return;
      result = document.result;
      fill();
      changed();
    }
  }

  /** The place of a line's last move in the reviewed game; null where it has left the game. */
  const placeIn = (line) => {
    if (!result || line.position !== reviewed.position || line.size !== reviewed.size) return null;
    return line.moves.slice(0, line.at).every((move, place) => move === reviewed.moves[place]) ? line.at - 1 : null;
  };

  panel.marks = (line) => {
    if (placeIn({ ...line, at: 0 }) === null) return new Map();
    return new Map(result.moves.filter((move) => line.moves[move.index] === reviewed.moves[move.index]).map((move) => [move.index, mark(move)]));
  };

  panel.show = (line) => {
    const isThis = Boolean(result) && placeIn({ ...line, at: 0 }) !== null;
    const place = isThis ? placeIn(line) : null;
    body.hidden = chart.hidden = !isThis;
    const point = isThis ? result.moves.findIndex((move) => move.index === place) : -1;
    drawing.look(point < 0 ? null : point);
    shown = place === null ? null : (result.moves.find((move) => move.index === place) ?? null);
    current.replaceChildren(...(shown ? [describe(shown), " ", evidenceBadge(shown.evidence)] : ["Choose a point of the chart, or a move."]));
    again.hidden = !shown || !classOf(shown);
    for (const [button, by] of [[back, -1], [on, 1]]) change(button, { "aria-disabled": String(next(by) === undefined) });
  };

  function fill() {
    const points = result.moves.map((move) => ({
      value: forBlack(move), isProved: move.evidence.kind === "proved", isMarked: result.worstMoves.includes(move.index), words: describe(move),
    }));
    const most = 8 * Math.ceil(Math.max(8, ...points.map((point) => Math.abs(point.value))) / 8);
    drawing.show({ points, first: (result.firstJudged ?? 0) + 1, most, at: null, words: `The value after each of ${points.length} moves, for black: ${points.length ? `at the end ${signed(points.at(-1).value)}` : ""}` });
    write(turn, decision(result));
    const row = (first, scope, ...texts) => make("tr", {}, first, texts.map((text) => make(scope ? "th" : "td", { scope }, text)));
    const [ofBlack, ofWhite] = ["black", "white"].map((side) => counts(result.moves, side));
    const line = (name, black, white) => row(make("th", { scope: "row" }, name), null, String(black), String(white));
    const phases = () => [["opening", "Opening"], ["middle", "Middle game"], ["end", "Endgame"]].flatMap(([phase, name]) => {
      const both = ["black", "white"].map((side) => result.phases.find((each) => each.phase === phase && each.side === side));
      return both.some(Boolean) ? [line(name, ...both.map(percent))] : [];
    });
    sides.replaceChildren(
      make("caption", { title: "The mean of 4 ÷ (4 + discs lost) over the moves with an alternative" }, "Accuracy"), make("thead", {}, row(make("td"), "col", "Black", "White")),
      make("tbody", {}, line("Accuracy", ...["black", "white"].map((side) => percent(result[side]))), ...phases(), line("Best moves", ...["black", "white"].map((side) => `${result[side].bestMoves} of ${result[side].choices}`)),
        line("Discs lost", result.black.totalLoss, result.white.totalLoss), ofBlack.map(({ plural, count }, place) => line(plural, count, ofWhite[place].count))));
    worst.replaceChildren(...result.worstMoves.map((index) => {
      const move = result.moves.find((other) => other.index === index);
      return make("li", {}, makeButton(describe(move), () => go(index + 1)));
    }));
    if (result.worstMoves.length === 0) worst.replaceChildren(make("li", {}, "No mistakes found."));
    panel.show(study.line);
  }

  return panel;
}

/** A move's mark in the list of moves. */
function mark(move) {
  const kind = classOf(move);
  const words = `${capital(move.side)}: ${describe(move)}`;
  if (kind) return { text: kind.sign, kind: `costly ${kind.name}`, words: `${capital(kind.name)}, lost ${loss(move)}. ${words}` };
  return move.loss === 0 ? { text: "✓", kind: "best", words: `Best move. ${words}` } : { text: "", kind: "", words };
}
