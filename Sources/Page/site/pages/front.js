// The front page: today's puzzles, what to go on with, five games with a live answer each, and how answers are known.

import { make, write } from "../lib/parts/dom.js";
import { evidenceBadge } from "../lib/parts/evidence.js";
import { pageAddress } from "../lib/service/place.js";
import { recall } from "../lib/service/store.js";
import { sentence } from "../lib/parts/words.js";
import { ask, place } from "./front/answers.js";
import { games } from "./front/games.js";
import { pictures } from "./front/pictures.js";
import { todayCard } from "./front/today.js";

const version = make("span", {});

export async function open(main) {
  const cards = games.map(makeDoor);
  const today = todayCard(games);
  main.replaceChildren(
    make("div", { class: "front" },
      make("div", { class: "greeting" }, make("h1", {}, "Five games, exact answers"),
        make("p", { class: "lead" }, `Play them, explore them, and ask for the exact answer: it is computed ${place}.`)),
      make("div", { class: "now" }, today.element, goOn()),
      make("div", { class: "entries" }, cards.map((card) => card.element)),
      knowledge(), footer()));
  // One after another, the fastest first: the page can be used meanwhile.
  await today.ask();
  for (const card of cards) await card.ask();
}

function makeDoor({ path, name, words, question, ask: [command, request], answer, more }) {
  const said = make("span", {}, "…");
  const proof = make("span", { class: "proof" });
  const element = make(
    "article", { class: "entry" },
    make("div", { class: "picture", "aria-hidden": "true" }, pictures[path]()),
    make("div", { class: "about" }, make("h2", {}, make("a", { href: pageAddress(path) }, name)), make("p", {}, words)),
    make("div", { class: "ways" }, make("a", { class: "way main", href: pageAddress(path), "aria-label": `Play ${name}` }, "Play"),
      make("a", { class: "way", href: pageAddress(`${path}#learn`), "aria-label": `Learn ${name}` }, "Learn")),
    make("div", { class: "live" }, make("p", { class: "question" }, make("a", { href: more }, question)), make("p", { class: "answer" }, said, " ", proof)));
  return {
    element,
    async ask() {
      try {
        const { result, run } = await ask(command, request);
        write(said, answer(result));
        write(version, run.version);
        proof.replaceChildren(evidenceBadge(result.evidence) ?? "");
      } catch (fault) {
        write(said, sentence(fault.message));
      }
    },
  };
}

/** The running games, or else where to begin. */
function goOn() {
  const open = games.map((game) => ({ ...game, kept: recall(`game.${game.path}`)[0] })).filter(({ kept }) => kept?.isOpen);
  open.sort((one, other) => (other.kept.tally?.begun ?? 0) - (one.kept.tally?.begun ?? 0));
  const [first, ...others] = open;
  const results = make("a", { class: "way", href: pageAddress("results") }, "Your results");
  if (!first) return make("nav", { class: "go-on fresh", "aria-label": "For you" },
    make("h2", {}, "New here?"), make("p", {}, "Each game has a three-minute introduction: you learn it by doing it."),
    make("ul", { class: "plain" }, games.map(({ path, name }) => make("li", {}, make("a", { href: pageAddress(`${path}#learn`) }, name)))), results);
  return make("nav", { class: "go-on", "aria-label": "For you" },
    make("div", { class: "picture", "aria-hidden": "true" }, pictures[first.path]()),
    make("div", {}, make("h2", {}, `Your game of ${first.name}`),
      make("div", { class: "ways" }, make("a", { class: "way main", href: pageAddress(first.path) }, "Continue", make("span", { class: "unseen" }, ` your game: ${first.name}`)), results),
      others.length === 0 ? null : make("p", { class: "note" }, "Also begun: ", others.flatMap(({ path, name }, place) => [place > 0 ? ", " : "", make("a", { href: pageAddress(path) }, name)]))));
}

const kinds = [
  [{ kind: "proved", method: "exhaustive search" }, "The value is exact. Open the sign to read the argument: a formula, a full count, a search to the end."],
  [{ kind: "bounded", lower: 2, upper: 8 }, "The true value lies between two proved limits. More time brings them together."],
  [{ kind: "heuristic", depth: 12 }, "The best guess of a search to the depth shown. It may be wrong."],
  [{ kind: "sampled", trials: 10000, seed: 1 }, "The mean of many random trials. The same seed gives the same number again."],
];

function knowledge() {
  return make(
    "section", { class: "knowledge" }, make("h2", {}, "Evidence"),
    make("p", {}, "Every value comes with its evidence. There are four kinds, and they look the same on every page:"),
    make("dl", { class: "kinds" }, kinds.map(([evidence, words]) => make("div", {}, make("dt", {}, evidenceBadge(evidence)), make("dd", {}, words)))));
}

/** What is about the program and not about the games. */
function footer() {
  const code = (words) => make("code", {}, words);
  return make("footer", { class: "colophon" },
    make("p", {}, make("strong", {}, "puzzlelab"), " ", version, " · free software under the MIT licence; its source and its documentation are one project"),
    make("p", {}, "For a class: ", make("a", { href: pageAddress("matchsticks#lesson") }, "Find the losing numbers")),
    make("p", {}, "The same answers on the command line (", code("puzzlelab help"), ") and for programs (", code("puzzlelab schema"), ")"));
}
