// The result of a game: a card that is confirmed before anything else happens.

import { make, makeButton, write } from "../parts/dom.js";
import { pngOf, saveFile, svgText } from "../service/files.js";
import { duration } from "../parts/numbers.js";
import { resultPicture } from "../parts/picture.js";
import { pageAddress } from "../service/place.js";
import { keepResult, standing } from "./results.js";
import { fragmentOf } from "../parts/share.js";
import { sentence, typeset } from "../parts/words.js";

/**
 * The card of a game. `result(state, game)` says what came out, once the game is over:
 *
 * - `title`: one sentence: "You lost.", "White wins 59–5."
 * - `computers`: what the computer says to it; optional.
 * - `shared`: the same as the person says it, in what is shared and kept.
 * - `outcome`: "won", "lost" or "drawn" for the person on this side; absent for a game alone.
 * - `score`: a number for the record; `better(a, b)` compares two (more is better unless said).
 * - `scored(score)`: the score in words; optional.
 * - `facts`: `[name, value]` pairs; time, hints and moves taken back are added.
 * - `more(signal)`: a promise of further pairs, such as what best play expects; optional.
 * - `turning(signal)`: a promise of a sentence on the turning point, or null; optional.
 * - `again`: what the first button is called ("New game" unless said).
 * - `swap`: commands that begin a game with the sides swapped; optional.
 * - `review()`: leads to a review; optional.
 * - `picture()`: an `<svg>` of the final table that needs no style sheet; optional.
 *
 * `card.show()` opens it, `card.end()` does so when a game has come to its end by a move.
 */
export function resultCard(game, { name, title, result }) {
  const heading = make("p", { class: "outcome" });
  const computers = make("p", { class: "note" });
  const facts = make("dl", { class: "facts-list" });
  const turning = make("p", { class: "turning", "aria-live": "polite" });
  const said = make("p", { role: "status", class: "note" });
  const again = makeButton("New game", () => leave("new"), { class: "main", autofocus: true });
  const swap = makeButton("Swap sides", () => leave(...shown.swap));
  const review = makeButton("Review", () => (dialog.close(), shown.review()));
  const text = makeButton("Share as text", () => shareText());
  const picture = makeButton("Save picture", () => savePicture());
  const dialog = make("dialog", { class: "result", "aria-labelledby": "result-title" },
    make("h2", { id: "result-title" }, "The game is over"), heading, computers, facts, turning,
    make("div", { class: "toolbar" }, again, swap, review, makeButton("Look at the table", () => dialog.close())),
    make("div", { class: "toolbar quiet" }, text, picture, make("a", { href: pageAddress("results") }, "Your results")), said);
  // A key that was held down when the game ended confirms nothing.
  dialog.addEventListener("keydown", (event) => event.repeat && event.preventDefault());
  let shown = null;
  let asking = new AbortController();

  async function leave(...commands) {
    if (await game.command(...commands)) dialog.close();
  }

  function show() {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    shown = result(game.state, game);
    write(heading, typeset(shown.title));
    computers.hidden = !shown.computers;
    write(computers, shown.computers ?? "");
    write(again, shown.again ?? "New game");
    [swap.hidden, review.hidden, picture.hidden] = [!shown.swap, !shown.review, !shown.picture];
    write(said, "");
    write(turning, "");
    list();
    // What takes a while is added below, where nothing moves by it.
    shown.more?.(signal).then((pairs) => signal.aborted || list(pairs), () => {});
    shown.turning?.(signal).then((words) => signal.aborted || !words || write(turning, typeset(words)), () => {});
    dialog.showModal();
  }

  function list(more = []) {
    const pairs = [...(shown.facts ?? []), ...more, ...ownFacts(game, shown)];
    facts.replaceChildren(...pairs.flatMap(([term, value]) => [make("dt", {}, term), make("dd", {}, typeset(String(value)))]));
  }

  function personsWord() {
    return typeset(shown.shared ?? shown.title);
  }

  /** What is shared: the result in words and the address of the game. */
  async function shareText() {
    const words = [`${title}: ${personsWord()}`, ...(shown.facts ?? []).map(([term, value]) => `${term}: ${value}`), `Time: ${duration(game.tally.seconds)}`];
    const address = new URL(await fragmentOf(game), location.origin + location.pathname).href;
    try {
      await navigator.clipboard.writeText(typeset([...words, address].join("\n")));
      write(said, "The result is on the clipboard.");
    } catch {
      saveFile(`${name}.txt`, typeset([...words, address].join("\n")));
      write(said, "The result was saved as a file.");
    }
  }

  async function savePicture() {
    const drawing = resultPicture({ game: title, heading: personsWord(), facts: shown.facts ?? [], table: shown.picture() });
    try {
      saveFile(`${name}.png`, await pngOf(drawing), "image/png");
    } catch {
      saveFile(`${name}.svg`, svgText(drawing), "image/svg+xml");
    }
    write(said, "The picture was saved.");
  }

  dialog.show = show;
  dialog.end = () => {
    const { outcome, score, title: said, shared: words = said } = result(game.state, game);
    keepResult({ game: name, ended: new Date().toISOString(), outcome, score, title: sentence(words), settings: settingsOf(game), ...game.tally.kept });
    show();
  };
  return dialog;
}

/** The settings in one line, by which results are compared. */
function settingsOf(game) {
  return Object.entries(game.state.settings).map(([name, value]) => `${name} ${value}`).join(", ");
}

function ownFacts(game, { score, better, scored = String }) {
  const { seconds, hints, undos, begun } = game.tally;
  const before = standing(game.name, settingsOf(game), { but: begun, better });
  const best = typeof score === "number" && before.best !== undefined ? [["Your best before", scored(before.best)]] : [];
  return [
    ["Time", duration(seconds)], ...(hints ? [["Hints", hints]] : []), ...(undos ? [["Moves taken back", undos]] : []), ...best,
    ...(before.won > 0 ? [["Won before", `${before.won} of ${before.games}`]] : [])];
}
