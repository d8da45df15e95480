// The front page: what to go on with, five games with a live answer each, and how answers are known.

import { ask } from "../lib/service/api.js";
import { make, write } from "../lib/parts/dom.js";
import { evidenceBadge } from "../lib/parts/evidence.js";
import { pageAddress } from "../lib/service/place.js";
import { recall } from "../lib/service/store.js";
import { sentence } from "../lib/parts/words.js";
import { games } from "./front/games.js";
import { pictures } from "./front/pictures.js";

export async function open(main) {
  const cards = games.map(makeCard);
  main.replaceChildren(
    make("div", { class: "front" },
      make("h1", {}, "Five games, exact answers"),
      make("p", { class: "lead" }, "Play them, explore them, and ask for the exact answer: it is computed on this machine, on the spot."),
      today(),
      make("div", { class: "entries" }, cards.map((card) => card.element), further()),
      knowledge()));
  // One after another, the fastest first: the page can be used meanwhile.
  for (const card of cards) await card.ask();
}

function makeCard({ path, name, words, question, ask: [command, request], answer, more }) {
  const said = make("span", {}, "…");
  const proof = make("span", { class: "proof" });
  const element = make(
    "article", { class: "entry" },
    make("div", { class: "picture", "aria-hidden": "true" }, pictures[path]()),
    make("h2", {}, make("a", { href: pageAddress(path) }, name)), make("p", {}, words),
    make("div", { class: "live" }, make("p", { class: "question" }, question), make("p", { class: "answer" }, said, " ", proof),
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

/** What a visitor may want to go on with: an open game, today's puzzle, what was reached. */
function today() {
  const open = games.map((game) => ({ ...game, kept: recall(`game.${game.path}`)[0] })).filter(({ kept }) => kept?.isOpen);
  open.sort((one, other) => (other.kept.tally?.begun ?? 0) - (one.kept.tally?.begun ?? 0));
  const resume = open.slice(0, 2).map(({ path, name }) => make("a", { class: "pill first", href: pageAddress(path) }, `Continue your game: ${name}`));
  return make("nav", { class: "today", "aria-label": "For you" }, resume,
    make("a", { class: "pill", href: pageAddress("set#day") }, "Today’s Set puzzle"), make("a", { class: "pill", href: pageAddress("results") }, "Your results"));
}

const kinds = [
  [{ kind: "proved", method: "exhaustive search" }, "The value is exact. Open the sign to read the argument: a formula, a full count, a search to the end."],
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
  [pageAddress("matchsticks#lesson"), "Find the losing numbers", "a lesson for a class"],
  [pageAddress("matchsticks#rules=kayles&heaps=7,9"), "Explore any rule of taking", "who wins, with which moves, and why"],
  [pageAddress("reversi#moves=f5d6c3"), "Analyse a game of Reversi", "a value on each square, while it deepens"],
];

function further() {
  return make(
    "section", { class: "entry next" }, make("h2", {}, "Where to go next"),
    make("ul", {}, ways.map(([href, name, words]) => make("li", {}, make("a", { href }, name), ` – ${words}`))),
    make("p", { class: "note" }, "The same answers are given on the command line (puzzlelab help) and to programs (puzzlelab schema)."));
}
