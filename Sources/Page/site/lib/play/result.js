// The result of a game: a card that is confirmed before anything else happens.

import { change, make, makeButton, write } from "../parts/dom.js";
import { icon } from "../parts/icons.js";
import { pngOf, saveFile, svgText } from "../service/files.js";
import { duration } from "../parts/numbers.js";
import { resultPicture } from "../charts/picture.js";
import { pageAddress } from "../service/place.js";
import { keepResult, standing } from "./results.js";
import { fragmentOf } from "../parts/share.js";
import { sentence, typeset } from "../parts/words.js";
import { dress } from "../parts/dress.js";

await dress("lib/play/dialogs");

// The card is shown with its styles, or without them where they don't load.
await dress("pages/result").catch(() => {});

const marks = { won: "✓", lost: "–", drawn: "½" };

/**
 * The card of a game. `result(state, game)` says what came out, once the game is over:
 *
 * - `title`: one sentence in the person's voice: "You lost.", "Ada won, 12 to 9."
 * - `computers`: what the computer says to it; optional.
 * - `shared`: the same as the person says it, in what is shared and kept.
 * - `outcome`: "won", "lost" or "drawn" for the person on this side; absent for a game alone.
 * - `score`: a number for the record; `better(a, b)` compares two (more is better unless said).
 * - `scored(score)`: the score in words; optional.
 * - `facts`: `[name, value]` pairs; time, hints and moves taken back are added.
 * - `more(signal)`: a promise of further pairs, such as what best play expects; a third member `[name, value]` of one is
 *   the figure that the card shows large; optional.
 * - `turning(signal)`: a promise of a sentence on the turning point, or null; optional.
 * - `again`: what the first button is called ("New game" unless said).
 * - `swap`: commands that begin a game with the sides swapped; optional.
 * - `review()`: leads to a review; optional. `further`: `{ name, commands }` of a harder game; optional.
 * - `picture()`: an `<svg>` of the final table that needs no style sheet; optional.
 *
 * `card.show()` opens it, `card.end()` does so when a game has come to its end by a move.
 */
export function resultCard(game, { name, title, result }) {
  const mark = make("span", { class: "outcome-mark", "aria-hidden": "true" });
  const heading = make("p", { class: "outcome" });
  const computers = make("p", { class: "note" });
  const scene = make("div", { class: "end", "aria-hidden": "true" });
  const figures = make("dl", { class: "figures" });
  const facts = make("dl", { class: "facts-list" });
  const turning = make("p", { class: "turning", "aria-live": "polite" });
  const said = make("p", { role: "status", class: "note" });
  const again = makeButton("New game", () => leave("new"), { class: "main", autofocus: true });
  const review = makeButton("Review", () => (dialog.close(), shown.review()));
  const further = makeButton("", () => leave(...shown.further.commands));
  const quiet = (name, drawing, act) => makeButton(icon(drawing), act, { "aria-label": name, title: name });
  const table = quiet("Look at the table", "table", () => dialog.close());
  const look = makeButton("Look at the table", () => dialog.close());
  const swap = quiet("Swap sides", "swap", () => leave(...shown.swap));
  const picture = quiet("Save picture", "picture", () => savePicture());
  const dialog = make("dialog", { class: "result", "aria-labelledby": "result-title" },
    make("h2", { id: "result-title" }, "The game is over"), make("div", { class: "verdict" }, mark, heading), computers, scene, figures, turning,
    make("div", { class: "toolbar" }, again, review, further, look),
    make("details", { class: "more" }, make("summary", {}, "More"), facts),
    make("div", { class: "toolbar quiet" }, swap, table, quiet("Share as text", "share", () => shareText()), picture,
      make("a", { href: pageAddress("results"), "aria-label": "Your results", title: "Your results" }, icon("list"))), said);
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
    write(mark, marks[shown.outcome] ?? "");
    change(dialog, { "data-outcome": shown.outcome });
    computers.hidden = !shown.computers;
    write(computers, shown.computers ?? "");
    write(again, shown.again ?? "New game");
    [swap.hidden, picture.hidden] = [!shown.swap, !shown.picture];
    // The second button leads to a review, to a harder game, or back to the table.
    const hasOther = Boolean(shown.review ?? shown.further);
    [review.hidden, further.hidden, table.hidden, look.hidden] = [!shown.review, !shown.further || Boolean(shown.review), !hasOther, hasOther];
    write(further, shown.further?.name ?? "");
    scene.replaceChildren(...(shown.picture ? [shown.picture()] : []));
    write(said, "");
    list([], Boolean(shown.more));
    write(turning, shown.turning ? "Looking for the turning point …" : "");
    // What takes a while has its place already, where nothing moves by it.
    shown.more?.(signal).then((pairs) => signal.aborted || list(pairs), () => signal.aborted || list());
    shown.turning?.(signal).then((words) => signal.aborted || write(turning, typeset(words ?? "")), () => signal.aborted || write(turning, ""));
    dialog.showModal();
  }

  /** Three figures, and all facts under "More"; `isWaiting` keeps a place for the figure that is still asked for. */
  function list(more = [], isWaiting = false) {
    const pairs = [...(shown.facts ?? []), ...more, ...ownFacts(game, shown)];
    facts.replaceChildren(...entries(pairs));
    const last = more.flatMap(([, , figure]) => (figure ? [figure] : [])).slice(0, 1);
    const all = [["Time", duration(game.tally.seconds)], ...standingFigures(game, shown), ...(isWaiting ? [["…", ""]] : last)];
    figures.replaceChildren(...all.slice(0, 3).map((figure) => make("div", {}, entries([figure]))));
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

const entries = (pairs) => pairs.flatMap(([term, value]) => [make("dt", {}, term), make("dd", {}, typeset(String(value)))]);

/** The settings in one line, by which results are compared; the usual games of Memory and Set are named as before there were others with their cards. */
function settingsOf(game) {
  return Object.entries(game.state.settings).filter((setting) => !["game pairs", "deck set", "chain off"].includes(setting.join(" "))).map(([name, value]) => `${name} ${value}`).join(", ");
}

const before = (game, better) => standing(game.name, settingsOf(game), { but: game.tally.begun, better });

function ownFacts(game, { score, better, scored = String }) {
  const { seconds, hints, undos } = game.tally;
  const { best: reached, won, games } = before(game, better);
  const best = typeof score === "number" && reached !== undefined ? [["Your best before", scored(reached)]] : [];
  return [
    ["Time", duration(seconds)], ...(hints ? [["Hints", hints]] : []), ...(undos ? [["Moves taken back", undos]] : []), ...best,
    ...(won > 0 ? [["Won before", `${won} of ${games}`]] : [])];
}

/** How the result compares with those before: against a computer the games won in a row, alone one's best. */
function standingFigures(game, { outcome, score, better = (one, other) => one > other, scored = String }) {
  const { best, row } = before(game, better);
  if (outcome) return [["Won in a row", outcome === "won" ? row + 1 : 0]];
  if (typeof score !== "number") return [];
  return best === undefined ? [["Your best", scored(score)]] : better(score, best) ? [["New best! Before", scored(best)]] : [["Your best", scored(best)]];
}
