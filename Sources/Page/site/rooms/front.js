// The front door: five games, each with a live answer, and how answers are known.

import { ask } from "../lib/api.js";
import { make, write } from "../lib/dom.js";
import { evidenceBadge } from "../lib/evidence.js";
import { sentence } from "../lib/words.js";
import { games } from "./front/games.js";
import { pictures } from "./front/pictures.js";

export async function open(main) {
  const cards = games.map(makeCard);
  main.replaceChildren(
    make("div", { class: "front" },
      make("h1", {}, "Five games, solved"),
      make("p", { class: "lead" }, "Play them, explore them, and see the exact answer. Everything is computed on this machine, on the spot, and comes with its evidence."),
      make("div", { class: "doors" }, cards.map((card) => card.element), further()),
      knowledge()));
  // One after another, the fastest first: the page can be used meanwhile.
  for (const card of cards) await card.ask();
}

function makeCard({ path, name, words, question, ask: [command, request], answer, more }) {
  const said = make("p", { class: "answer" }, "…");
  const proof = make("p", { class: "proof" });
  const element = make(
    "article", { class: "door" },
    make("div", { class: "picture", "aria-hidden": "true" }, pictures[path]()),
    make("h2", {}, make("a", { href: `/${path}` }, name)), make("p", {}, words),
    make("div", { class: "live" }, make("p", { class: "question" }, question), said, proof,
      make("p", { class: "note" }, make("a", { href: more.href }, more.name))));
  return {
    element,
    async ask() {
      try {
        const { result } = await ask(command, request);
        write(said, answer(result));
        proof.replaceChildren(evidenceBadge(result.evidence) ?? "");
      } catch (fault) {
        write(said, sentence(fault.message));
      }
    },
  };
}

const kinds = [
  [{ kind: "proved", method: "exhaustive search" }, "The value is exact. The badge names the argument: a formula, a full count, a search to the end."],
  [{ kind: "bounded", lower: 2, upper: 8 }, "The true value lies between two proved limits. More time brings them together."],
  [{ kind: "heuristic", depth: 12 }, "The best guess of a search to the depth shown. It may be wrong."],
  [{ kind: "sampled", trials: 10000, seed: 1 }, "The mean of many random trials. The same seed gives the same number again."],
];

function knowledge() {
  return make(
    "section", {}, make("h2", {}, "Evidence"),
    make("p", {}, "Every value comes with its evidence. There are four kinds, and they look the same on every page:"),
    make("dl", { class: "kinds" }, kinds.map(([evidence, words]) => make("div", {}, make("dt", {}, evidenceBadge(evidence)), make("dd", {}, words)))));
}

const ways = [
  ["/matchsticks#lesson", "Find the losing numbers", "a lesson for a class"],
  ["/matchsticks#rules=kayles&heaps=7,9", "Explore any rule of taking", "who wins, with which moves, and why"],
  ["/reversi#moves=f5d6c3", "Analyse a game of Reversi", "a value on each square, while it deepens"],
  ["/set", "Search for Sets", "alone or in a race against the computer"],
];

function further() {
  return make(
    "section", { class: "door next" }, make("h2", {}, "Where to go next"),
    make("ul", {}, ways.map(([href, name, words]) => make("li", {}, make("a", { href }, name), ` – ${words}`))),
    make("p", { class: "note" }, "The same answers are given on the command line (puzzlelab help) and to programs (puzzlelab schema)."));
}
