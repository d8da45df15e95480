// What was played in a position in a visitor's own games, which the browser keeps.

import { ask } from "../../../lib/service/api.js";
import { make, makeButton, write } from "../../../lib/parts/dom.js";
import { kept, update } from "../../../lib/service/store.js";
import { base64 } from "../record.js";
import { refusal, signed } from "../words.js";

const name = "reversi.tree";
/** A request has at most a mebibyte, and base64 takes four bytes for three. */
const mostBytes = 700 * 1024;

/** A position as the question has it: the board only where it isn't the usual one, so that games on others may be there. */
function place({ size, first, position, moves, at }) {
  const start = position ? { position } : { ...(size === 8 ? {} : { size }), ...(first === "black" ? {} : { first }) };
  return at > 0 ? { ...start, moves: moves.slice(0, at).join("") } : start;
}

/** A panel with `follow(line)`, which asks about a position; `play(moves)` plays moves. */
export function makePlayed({ play }) {
  const text = make("textarea", { rows: 3, spellcheck: "false", placeholder: "f5d6c3d3c4 …" });
  const file = make("input", { type: "file", accept: ".wtb,.jou,.trn,.ggf,.sgf,.pgn,.json,.txt,.csv", multiple: true, onchange: () => file.files[0] && openFiles([...file.files]) });
  const player = make("input", { type: "search", onchange: () => panel.follow(latest) });
  const verdict = make("p", { class: "verdict", "aria-live": "polite" });
  const said = make("p", { class: "note" });
  const moves = make("ul", { class: "plain", role: "list", "aria-label": "Moves of your games" });
  const forget = makeButton("Forget these games", () => keep(undefined));
  const panel = make(
    "section", { class: "panel", "aria-label": "Played in your games" }, make("h2", {}, "Played in your games"), verdict, moves, said,
    make("label", { class: "wide" }, "Only those of ", player),
    make("label", { class: "wide" }, "Games, one below the other: transcripts, GGF, SGF or PGN ", text),
    make("div", { class: "toolbar" }, makeButton("Count these games", () => keepAll([new Blob([text.value])], {})), forget),
    make("label", { class: "wide" }, "Or from a file, up to 700 KiB (WTHOR: with its .jou and .trn) ", file));
  let latest = null;
  let number = 0;

  panel.follow = async (line) => {
    latest = line;
    const games = kept(name);
    const own = (number += 1);
    forget.hidden = !games;
    if (!games || !line) return show(null);
    try {
      const chosen = player.value.trim() ? { player: player.value.trim() } : {};
      const { result } = await ask("reversi.tree", { ...games, ...chosen, ...place(line) });
      if (own === number) show(result);
    } catch (error) {
      if (own !== number) return;
      show(null);
      write(verdict, refusal(error.message));
    }
  };

  function openFiles(files) {
    const named = (ending) => files.find(({ name }) => name.toLowerCase().endsWith(ending));
    const names = { playersBytes: named(".jou"), tournamentsBytes: named(".trn") };
    return keepAll([files.find((one) => !Object.values(names).includes(one)) ?? files[0]], names);
  }

  /** Keeps games, and the names that go with them, when they can be read. */
  async function keepAll([games], names) {
    const files = Object.entries({ bytes: games, ...names }).filter(([, one]) => one);
    if (files.reduce((sum, [, { size }]) => sum + size, 0) > mostBytes) return write(verdict, "Up to 700 KiB can be counted here. For more: puzzlelab reversi tree FILES.");
    try {
      write(verdict, "Reading…");
      const found = {};
      for (const [key, one] of files) found[key] = await base64(one);
      await ask("reversi.tree", found);
      keep(found);
    } catch (error) {
      write(verdict, refusal(error.message));
    }
  }

  function keep(games) {
    update(name, () => games);
    panel.follow(latest);
  }

  function show(result) {
    const count = (games) => `${games.toLocaleString("en")} ${games === 1 ? "game" : "games"}`;
    const faults = result?.files.reduce((sum, { faultCount }) => sum + faultCount, 0);
    write(verdict, result ? `${count(result.games)} of ${result.allGames.toLocaleString("en")} here.${faults ? ` ${count(faults)} can't be read.` : ""}` : "");
    write(said, (result?.preparation ?? []).join(" "));
    moves.replaceChildren(...(result?.moves ?? []).map((move) => make(
      "li", {}, makeButton([make("strong", {}, move.move), ` ${count(move.games)}, ${Math.round(100 * move.share)} %`, ` Black won ${move.blackWins}, drawn ${move.draws}, White won ${move.whiteWins}`,
        move.meanBlackDifference === undefined ? "" : `, mean ${signed(move.meanBlackDifference)}`], () => play([move.move])))));
  }

  panel.follow(null);
  return panel;
}
