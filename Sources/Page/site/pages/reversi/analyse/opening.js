// Games from elsewhere: pasted texts, and files of games.

import { ask } from "../../../lib/service/api.js";
import { change, make, makeButton, write } from "../../../lib/parts/dom.js";
import { saveFile, svgText } from "../../../lib/service/files.js";
import { watch } from "../../../lib/service/store.js";
import { capital } from "../../../lib/parts/words.js";
import { isKept, keepLine, keptGames } from "../kept.js";
import { fragmentIn, makeLine, movesOf } from "../line.js";
import { picture } from "../picture.js";
import { base64, readGame } from "../record.js";
import { refusal } from "../words.js";

const mostShown = 200;
/** A request has at most a mebibyte, and base64 takes four bytes for three. */
const mostBytes = 750 * 1024;

/** A panel that opens games in a study; `say` reports the result, `opened` is called after. */
export function makeOpening({ study, say, opened }) {
  const text = make("textarea", { rows: 4, spellcheck: "false", placeholder: "f5d6c3d3c4 …" });
  const size = make("select", {}, ["8", "6", "4"].map((side) => make("option", { value: side }, `${side}×${side}`)));
  const first = make("select", {}, ["black", "white"].map((side) => make("option", { value: side }, capital(side))));
  const file = make("input", { type: "file", accept: ".wtb,.jou,.trn,.ggf,.sgf,.pgn,.json,.txt,.obf", multiple: true, onchange: () => file.files[0] && openFiles([...file.files]) });
  const verdict = make("p", { class: "verdict", "aria-live": "polite" });
  const found = makeFound((game) => openText(game.game));
  const keeping = makeButton("Keep the game on the board", () => (keepLine(study.line), list()));
  const own = make("ol", { class: "games-found", role: "list", "aria-label": "Games that are kept" });
  const panel = make(
    "section", { class: "panel", "aria-label": "Open a game" }, make("h2", {}, "Paste or open a game"),
    make("label", { class: "wide" }, "A transcript, an address, a position, OBF, GGF, SGF or PGN ", text),
    make("div", { class: "choices" }, make("label", {}, "Board ", size), make("label", {}, "First ", first)),
    make("div", { class: "toolbar" }, makeButton("Open", () => openText(text.value), { class: "main" })),
    make("label", { class: "wide" }, "A file of games, up to 750 KiB (WTHOR: with its .jou and .trn) ", file), verdict, found,
    make("h3", {}, "Your games"), own, make("div", { class: "toolbar" }, keeping),
    make("h3", {}, "Take it elsewhere"), make("div", { class: "toolbar" }, makeButton("Copy the moves", copy), makeButton("Save a picture", savePicture)));

  /** The games that this browser keeps: one's own that have ended, and those that were kept by hand. */
  function list() {
    change(keeping, { "aria-disabled": String(study.line.moves.length === 0 || isKept(study.line)) });
    own.replaceChildren(...keptGames().map((game) => {
      const line = makeLine({ ...game, moves: movesOf(game.moves) });
      const words = [`${line.moves.length} moves: ${game.moves.slice(0, 16)}…`, ...(line.size === 8 ? [] : [`${line.size}×${line.size}`]), ...(line.position ? ["from a position"] : [])];
      return make("li", {}, make("button", { type: "button", onclick: () => study.open({ ...line, at: 0 }) }, words.join(", ")));
    }));
  }
  list();
  study.addEventListener("change", list);
  watch("reversi.games", list);

  /** Puts the moves on the clipboard, or the position where there are none; as a file where that isn't allowed. */
  async function copy() {
    const text = study.line.moves.join("") || study.shown.position;
    try {
      await navigator.clipboard.writeText(text);
      tell("Copied.");
    } catch {
      saveFile("reversi.txt", text);
    }
  }

  function savePicture() {
    const drawing = picture(study.shown.position.slice(0, -2));
    saveFile("reversi.svg", svgText(drawing), "image/svg+xml");
  }

  async function openText(words) {
    tell("Reading…");
    const fragment = fragmentIn(words.trim());
    if (fragment === "") return tell("This address has no game: there are neither moves nor a position in it.", true);
    if (fragment) {
      if (!(await study.openAddress(fragment))) return tell("");
      tell("The game of this address.");
      return opened();
    }
    try {
      const game = await readGame(words.trim(), { size: Number(size.value), first: first.value });
      if (!(await study.open(game.line))) return tell("");
      const names = game.black || game.white ? `${game.black || "Black"} – ${game.white || "White"}: ` : "";
      const count = game.line.moves.length;
      tell(`${names}${count === 0 ? "a position" : count === 1 ? "1 move" : `${count} moves`}.`);
      opened(game.fromPly);
    } catch (error) {
      tell(refusal(error.message), true);
      say(refusal(error.message));
    }
  }

  /** What has been read, or why it can't be. */
  function tell(words, isFault = false) {
    verdict.classList.toggle("notice", isFault);
    return write(verdict, words);
  }

  async function openFiles(files) {
    found.show([]);
    const size = files.reduce((sum, { size }) => sum + size, 0);
    if (size > mostBytes) return tell(`That is ${Math.ceil(size / 1024).toLocaleString("en")} KiB; up to 750 KiB can be opened here. For more: puzzlelab reversi review --file FILE.`);
    try {
      tell("Reading…");
      const named = (ending) => files.find(({ name }) => name.toLowerCase().endsWith(ending));
      const [players, tournaments] = [named(".jou"), named(".trn")];
      const chosen = files.find((other) => other !== players && other !== tournaments) ?? files[0];
      const request = { bytes: await base64(chosen) };
      if (players) request.playersBytes = await base64(players);
      if (tournaments) request.tournamentsBytes = await base64(tournaments);
      const { games, faultCount } = (await ask("reversi.games", request)).result;
      if (games.length === 1) return await openText(games[0].game ?? await chosen.text());
      const faults = faultCount > 0 ? ` ${faultCount} of them can't be read.` : "";
      found.show(games.filter((game) => game.game));
      tell(`${games.length.toLocaleString("en")} games.${faults}`);
    } catch (error) {
      tell(refusal(error.message), true);
    }
  }

  return panel;
}

/** The games of a file, to be searched by name. */
function makeFound(open) {
  const filter = make("input", { type: "search", oninput: () => fill() });
  const list = make("ol", { class: "games-found", role: "list", "aria-label": "Games of the file" });
  const element = make("div", { hidden: true }, make("label", { class: "wide" }, "Find a player or an event ", filter), list);
  let games = [];

  element.show = (others) => {
    games = others;
    element.hidden = games.length === 0;
    filter.value = "";
    fill();
  };

  function fill() {
    const wanted = filter.value.trim().toLowerCase();
    const some = games.filter((game) => [game.black, game.white, game.event].join(" ").toLowerCase().includes(wanted)).slice(0, mostShown);
    list.replaceChildren(...some.map((game) => make(
      "li", {}, make("button", { type: "button", onclick: () => open(game) }, `${game.number}. ${game.black ?? "?"} – ${game.white ?? "?"}`,
        make("small", {}, [game.blackDiscDifference === undefined ? "" : ` ${result(game)}`, game.event ? `, ${game.event}` : ""].join(""))))));
  }

  return element;
}

/** The result of a game, seen from black. */
function result({ blackDiscDifference }) {
  return blackDiscDifference > 0 ? `+${blackDiscDifference}` : `${blackDiscDifference}`.replace("-", "−");
}
