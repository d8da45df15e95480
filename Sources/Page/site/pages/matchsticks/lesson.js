// A lesson: a class finds the losing numbers on its own, by guesses or by votes. The program
// judges; why is to be read off the numbers that are known already.

import { ask } from "../../lib/service/api.js";
import { change, make, makeButton, write } from "../../lib/parts/dom.js";
import { signed } from "../../lib/parts/icons.js";
import { counted } from "../../lib/parts/numbers.js";
import { kept, update, watch } from "../../lib/service/store.js";
import { sentence } from "../../lib/parts/words.js";
import { makeEnding } from "./ending.js";
import { makeSticks } from "./sticks.js";
import { makeVote } from "./vote.js";
import { dress } from "../../lib/parts/dress.js";

await dress("pages/matchsticks/lesson");

const last = 20;
const limits = [2, 3, 4, 5, 6];

/** Fills `panel` and continues the lesson; `begin(settings)` plays what was learnt. */
export function open(panel, value, begin) {
  // For each take limit: what was guessed and what is true, number by number, and how often it was begun again.
  const read = () => [kept("lesson.matchsticks")].find((value) => value?.found && limits.includes(value.limit));
  const progress = { limit: 3, ...read() };
  const follow = () => ([progress.found, progress.again] = [read()?.found ?? {}, read()?.again ?? {}]);
  follow();
  const found = () => (progress.found[progress.limit] ??= []);
  const rules = () => ({ rules: `take:${progress.limit}`, play: "misere" });

  const limit = make("select", { id: "lesson-limit", onchange: () => ((progress.limit = Number(limit.value)), keep(), show()) },
    limits.map((value) => make("option", { value }, `1 to ${value}`)));
  limit.value = String(progress.limit);
  const projector = makeButton(signed("projector", "Projector"), () => {
    progress.isProjected = !progress.isProjected;
    keep();
    show();
  }, { title: "Large letters for a class" });
  const row = make("ol", { class: "numbers", "aria-label": "Numbers of matches" },
    Array.from({ length: last }, (_, place) => make("li", {}, make("span", { class: "count" }, String(place + 1)), make("span", { class: "sign" }), make("span", { class: "guess" }))));
  const score = make("p", { class: "score" });
  const task = make("h2", {});
  const sticks = makeSticks({ pick: (take) => explain(take), canPick: (take) => take <= progress.limit });
  const answer = make("p", { role: "status", class: "message" });
  const guess = (isWin) => makeButton(isWin ? "The player to move wins" : "The player to move loses", () => judge(isWin));
  const guesses = make("div", { class: "toolbar", role: "group", "aria-label": "Your guess" }, guess(true), guess(false));
  const vote = makeVote({ reveal: (isWin) => judge(isWin) });
  const again = makeButton("Start over", () => startOver());
  const play = makeButton("Play this against the computer", () => begin({ ...rules(), heaps: String(last - 2), opponent: "clever" }));
  const ending = makeEnding();
  const element = make("div", { class: "lesson" },
    make("div", { class: "title" }, make("h1", {}, "Find the losing numbers"), projector),
    make("p", { class: "rule" }, "Two players take turns to take matches; whoever takes the last one loses. With some numbers of matches the player to move can't avoid losing if the other makes no mistake. Which?"),
    make("div", { class: "field inline" }, make("label", { for: "lesson-limit" }, "Each player takes"), limit, score),
    task, sticks, guesses, vote, answer, row, ending.element, make("div", { class: "toolbar" }, again, play));
  panel.replaceChildren(element);

  let isJudging = false;

  /** What a take leaves, as far as it is known. */
  function explain(take) {
    const left = found().length + 1 - take;
    if (left === 0) return write(answer, `Take ${take}: that was the last match, and whoever takes it loses.`);
    return write(answer, `Take ${take}: ${left} ${left === 1 ? "is" : "are"} left, and whoever moves from ${left} ${found()[left - 1].isWin ? "wins" : "loses"}.`);
  }

  async function judge(isWin) {
    const [known, count] = [found(), found().length + 1];
    if (isJudging || count > last) return;
    isJudging = true;
    const { limit } = progress;
    try {
      const { result } = await ask("matchsticks.hints", { ...rules(), heaps: String(count), limit: 10 });
      const judged = { isWin: result.outcome === "N", isRight: isWin === (result.outcome === "N") };
      // Another tab may have judged the same number meanwhile: what was first counts.
      keep({ found: (there) => ({ ...there, [limit]: (there[limit] ?? []).length < count ? [...known, judged] : there[limit] }) });
      // Another limit may have been chosen meanwhile.
      if (limit === progress.limit) show(`${judged.isRight ? "Right." : "No."} ${reason(count, result)}`);
    } catch (fault) {
      write(answer, sentence(fault.message));
    } finally {
      isJudging = false;
    }
  }

  function startOver() {
    const { limit } = progress;
    keep({ found: (there) => ({ ...there, [limit]: [] }), again: (there) => ({ ...there, [limit]: (there[limit] ?? 0) + 1 }) });
    show();
  }

  /** Changes what all tabs keep of the lesson, and keeps what this one shows. */
  function keep(changes = {}) {
    update("lesson.matchsticks", (there) => ({
      ...there, limit: progress.limit, isProjected: progress.isProjected,
      ...Object.fromEntries(["found", "again"].map((name) => [name, (changes[name] ?? ((same) => same))(there?.[name] ?? {})])),
    }));
    follow();
  }

  function show(words = "") {
    const known = found();
    const [count, isDone] = [known.length + 1, known.length >= last];
    element.classList.toggle("projected", Boolean(progress.isProjected));
    change(projector, { "aria-pressed": String(Boolean(progress.isProjected)) });
    [...row.children].forEach((item, place) => {
      const { isWin, isRight } = known[place] ?? {};
      change(item, { class: isWin === undefined ? "open" : `${isWin ? "wins" : "loses"} ${isRight ? "right" : "missed"}`, "aria-current": place === known.length ? "step" : null });
      write(item.children[1], isWin === undefined ? "" : isWin ? "wins" : "loses");
      write(item.children[2], isWin === undefined ? "" : isRight ? "✓" : "✗");
      change(item.children[2], { role: isWin === undefined ? null : "img", "aria-label": isWin === undefined ? null : isRight ? "guessed right" : "guessed wrong" });
    });
    const right = known.filter((each) => each.isRight).length;
    write(score, known.length > 0 ? `✓ ${right} of ${known.length} guessed right` : "");
    write(task, isDone ? "What is the pattern?" : `${counted(count, "match", "matches")}: who wins?`);
    if (!isDone) sticks.show(String(count), String(count));
    sticks.hidden = isDone;
    guesses.hidden = isDone || Boolean(progress.isProjected);
    vote.hidden = isDone || !progress.isProjected;
    vote.clear();
    write(answer, words || (isDone ? `${right} of ${last} guesses were right.` : known.length ? "Go on." : "Begin with one match."));
    again.hidden = known.length === 0;
    play.hidden = !isDone;
    ending.show(isDone ? { rules: rules(), limit: progress.limit, last } : null);
  }

  watch("lesson.matchsticks", () => {
    follow();
    show();
  });
  show();
}

/** What each take leads to. */
function reason(count, { outcome, hints }) {
  const moves = [...hints].sort((one, other) => Number(one.take) - Number(other.take));
  const left = moves.map(({ leaves }) => leaves.join(" and "));
  if (outcome === "N") {
    const move = moves.find(({ wins }) => wins);
    return `From ${count} the player to move wins: take ${move.take}, leaving ${move.leaves.join(" and ")}, a losing number.`;
  }
  if (left.length === 1 && left[0] === "0") return `From ${count} the player to move loses: the last match must be taken.`;
  return `From ${count} the player to move loses: each take leaves a number (${left.join(", ")}) from which the other player wins.`;
}
