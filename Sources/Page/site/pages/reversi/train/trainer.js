// The trainer: it plays the other side of a line and asks for one's moves; what was hard comes back sooner.

import { ask } from "../../../lib/service/api.js";
import { dress } from "../../../lib/parts/dress.js";
import { change, make, makeButton, write } from "../../../lib/parts/dom.js";
import { signed as labelled } from "../../../lib/parts/icons.js";
import { counted } from "../../../lib/parts/numbers.js";
import { capital } from "../../../lib/parts/words.js";
import { dayName, today } from "../../../lib/play/days.js";
import { kept as keptOf, update, watch } from "../../../lib/service/store.js";
import { makeBoard } from "../board.js";
import { difference, request } from "../line.js";
import { basis, discs, refusal, sign, signed } from "../words.js";
import { mistakes, named, own, turned } from "./lines.js";
import { between, chosen, count, known, name as store, plan } from "./repetition.js";

await Promise.all(["pages/reversi/analyse", "lib/parts/options"].map(dress));

/** The lines of a session, and the level of the values that explain a mistake. */
const [sessionSize, level] = [10, 10];
const chosenName = "reversi.training";

/** The element; `wake` and `rest` are called when its tab is entered and left, `analyse(line)` opens one. */
export function makeTrainer({ analyse }) {
  const headline = make("p", { class: "headline" });
  const status = make("p", { role: "status", class: "message" });
  const board = makeBoard("Training board", (square) => answer(square));
  const next = makeButton(labelled("next", "Next line"), () => turn());
  const reveal = makeButton(labelled("hint", "Show the move"), () => tell());
  const look = makeButton(labelled("look", "Analyse it"), () => item && analyse({ ...item.line, at: item.line.at }));
  const group = (legend, name, entries) => make("fieldset", { onchange: () => begin() }, make("legend", {}, legend),
    make("div", { class: "segments" }, entries.map(([value, words]) => make("label", {}, make("input", { type: "radio", name, value }), make("span", {}, words)))));
  const source = group("Lines", "training-source", [["named", "Openings"], ["own", "My games"], ["mistakes", "Mistakes"]]);
  const colour = group("You play", "training-colour", [["black", "Black"], ["white", "White"]]);
  const filter = make("input", { type: "search", spellcheck: "false", onchange: () => begin() });
  const wanted = make("label", { class: "wide" }, "Only openings with this in their name ", filter);
  const about = make("p", { class: "note" });
  const figures = make("dl", { class: "score" });
  const element = make(
    "div", { class: "page reversi practice" },
    make("div", { class: "play" }, make("div", { class: "title" }, make("h1", { class: "unseen" }, "Training"), headline), make("div", { class: "table" }, board),
      make("div", { class: "said" }, status), make("div", { class: "toolbar game-bar", role: "group", "aria-label": "Training" }, next, reveal, look)),
    make("div", { class: "beside" }, make("section", { class: "panel", "aria-label": "About training" }, make("h2", {}, "Learn lines by heart"), source, colour, wanted, figures, about)));
  let [lines, queue] = [[], []];
  /** The line that is asked, as it was and as it is turned; what is shown; whether a move is awaited. */
  let [item, shown, isAsking] = [null, null, false];
  let [faults, asked, right] = [0, 0, 0];
  let repeated = new Set();
  let working = new AbortController();

  const value = (fieldset) => fieldset.querySelector(":checked").value;
  watch(store, () => fill());

  /** Gathers the lines that were chosen, and begins a session. */
  async function begin() {
    rest();
    const { signal } = (working = new AbortController());
    const [kind, side] = [value(source), value(colour)];
    update(chosenName, () => ({ kind, side, text: filter.value }));
    [lines, queue, item, shown, isAsking, asked, right, repeated] = [[], [], null, null, false, 0, 0, new Set()];
    [colour.hidden, wanted.hidden] = [kind === "mistakes", kind !== "named"];
    write(about, kind === "mistakes" ? "Moves of your kept games that lost four discs or more. Any move that is less than two discs worse than the best one is right."
      : "The trainer plays the other side. What you knew comes back after 1, 2, 4, 8, … days; a line with a mistake comes back at once.");
    write(status, "");
    try {
      const found = kind === "named" ? await named(side, filter.value) : kind === "own" ? await own(side) : await mistakes(signal, (words) => write(status, words));
      if (signal.aborted) return;
      lines = found;
      queue = chosen(lines, today(), sessionSize);
      await turn();
    } catch (error) {
      if (error.name !== "AbortError" && !signal.aborted) write(status, refusal(error.message));
    }
  }

  /** The next line, or the end of the session. */
  async function turn() {
    const line = queue.shift();
    if (!line) return finish();
    [item, faults] = [{ ...line, original: line }, 0];
    write(headline, `${line.name}${known()[line.key] ? "" : " (new)"}`);
    return advance("");
  }

  function finish() {
    const { next: day } = plan(lines, today());
    [item, isAsking] = [null, false];
    const nothing = { own: "Games that you play to their end, or keep in the Analyse tab, are learnt here.", mistakes: "No mistake of four discs in your kept games." };
    write(headline, asked > 0 ? "Done for now" : lines.length > 0 ? "Nothing is due" : "No lines");
    write(status, lines.length === 0 ? nothing[value(source)] ?? "No opening has this in its name."
      : `${asked > 0 ? `${right} of ${counted(asked, "line")} without a mistake.` : "You know all of them."}${day ? ` The next line is due on ${dayName(day, { dateStyle: "long" })}.` : ""}`);
    queue = chosen(lines.filter(({ key }) => !known()[key]), today(), sessionSize);
    fill();
  }

  /** Makes the moves that aren't asked, up to one's own or to the end. */
  async function advance(words) {
    const { signal } = working;
    const mine = item;
    isAsking = false;
    try {
      const replies = [];
      for (;;) {
        const { result } = await ask("reversi.show", request(mine.line), { signal });
        if (item !== mine) return;
        const before = shown;
        shown = result;
        const last = mine.line.moves[mine.line.at - 1];
        board.show({
          squares: shown.position.slice(0, -2), legal: shown.legalMoves, turn: shown.isFinished ? null : shown.sideToMove, last: last === "pa" ? undefined : last,
          flipped: before && before.position.length === shown.position.length && last ? difference(before.position, shown.position) : [],
        });
        if (mine.line.at === mine.line.moves.length) return end(words);
        if (shown.sideToMove === mine.side && shown.legalMoves.length > 1) break;
        replies.push(mine.line.moves[mine.line.at]);
        mine.line = { ...mine.line, at: mine.line.at + 1 };
      }
      isAsking = true;
      const reply = replies.length > 0 ? `${words ? "The answer" : "So far"}: ${replies.join(" ")}. ` : "";
      write(status, `${words}${reply}Your move, ${mine.side}. ${discs(shown)}.`);
      fill();
    } catch (error) {
      if (!signal.aborted) write(status, refusal(error.message));
    }
  }

  /** Counts the line. */
  function end(words) {
    const { original } = item;
    const isRight = faults === 0;
    if (!repeated.has(original.key)) [asked, right] = [asked + 1, right + (isRight ? 1 : 0)];
    const days = between(today(), count(original.key, isRight, today()).due);
    if (!isRight) queue.push(original);
    if (!isRight) repeated.add(original.key);
    write(status, `${words}${isRight ? "No mistake" : capital(counted(faults, "mistake"))}: ${days > 0 ? `again in ${counted(days, "day")}` : "again in a moment"}.`);
    isAsking = false;
    fill();
  }

  async function answer(square) {
    if (!isAsking) return;
    const mine = item;
    const { line } = mine;
    if (!shown.legalMoves.includes(square)) return write(status, `${square} isn't a legal move. Choose another.`);
    const other = square === line.moves[line.at] ? line : turned(line, shown.position.slice(0, -2), square);
    if (other) return follow(mine, other, "Right. ");
    isAsking = false;
    try {
      const { moves } = (await ask("reversi.hints", { ...request(line), level }, { signal: working.signal })).result;
      if (item !== mine) return;
      const [own, best] = [square, line.moves[line.at]].map((name) => moves.find(({ move }) => move === name));
      const words = ({ discDifference, evidence }) => `${sign(evidence)} ${signed(discDifference)}, ${basis(evidence)}`;
      const isNear = mine.tolerance && best.discDifference - own.discDifference < mine.tolerance;
      if (isNear) return follow(mine, line, `Right: ${square} (${words(own)}); best was ${best.move} (${words(best)}). `);
      isAsking = true;
      if (!mine.tolerance && own.discDifference >= best.discDifference) return write(status, `${square} is as good (${words(own)}), but this line has another move. Try again.`);
      faults += 1;
      write(status, `Not ${square}: it is worth ${words(own)}; the ${mine.tolerance ? "best" : "line’s"} move ${words(best)}. Try again.`);
    } catch (error) {
      if (item !== mine) return;
      isAsking = true;
      write(status, refusal(error.message));
    }
  }

  function follow(mine, line, words) {
    mine.line = { ...line, at: line.at + 1 };
    return advance(words);
  }

  /** Shows the move, which counts as a mistake. */
  function tell() {
    if (!isAsking) return;
    faults += 1;
    write(status, `The move is ${item.line.moves[item.line.at]}. Make it.`);
  }

  function fill() {
    const { begun, due } = plan(lines, today());
    const entries = [["Due today", due], ["Begun", `${begun} of ${lines.length}`], ["To go", queue.length]];
    figures.replaceChildren(...entries.map(([name, words]) => make("div", {}, make("dt", {}, name), make("dd", {}, String(words)))));
    change(next, { "aria-disabled": String(queue.length === 0 && !(item && !isAsking)) });
    next.classList.toggle("main", !isAsking);
    change(reveal, { "aria-disabled": String(!isAsking) });
    change(look, { "aria-disabled": String(!item) });
  }

  const rest = () => working.abort();

  function wake() {
    if (lines.length > 0) return void (working = new AbortController());
    const { kind = "named", side = "black", text = "" } = keptOf(chosenName) ?? {};
    source.querySelector(`[value="${kind}"]`).checked = true;
    colour.querySelector(`[value="${side}"]`).checked = true;
    filter.value = text;
    return begin();
  }

  return Object.assign(element, { wake, rest });
}
