// Games as people write them, read by the program.

import { ask } from "../../lib/service/api.js";
import { makeLine, movesOf, request } from "./line.js";

/**
 * The line of a transcript, a board, or a record, the players, and from which ply on the moves are
 * their own. The program reads it: a review that examines only the discs answers with the moves,
 * and repeats the game as GGF.
 */
export async function readGame(text, { size = 8, first = "black" } = {}) {
  const board = { ...(size === 8 ? {} : { size }), ...(first === "black" ? {} : { first }) };
  const look = { level: 0, worst: 0 };
  const document = await ask("reversi.review", { game: text, ...board, ...look, fromPly: 1 });
  const record = document.request.game;
  const [, squares, mover] = property(record, "BO").split(" ").slice(-3);
  const position = `${squares.replaceAll("*", "X")} ${mover.replace("*", "X")}`;
  const begin = makeLine({ size: Math.sqrt(squares.length), first: position.endsWith("X") ? "black" : "white" });
  const usual = (await ask("reversi.show", request(begin))).result.position;
  const moves = movesOf(document.result.moves.map((move) => move.move).join(""));
  const line = makeLine({ ...begin, position: position === usual ? null : position, moves, at: moves.length });
  const fromPly = property(record, "TY") ? ((await ask("reversi.review", { game: record, ...look })).result.firstJudged ?? 0) + 1 : 1;
  return { line, fromPly, black: property(record, "PB"), white: property(record, "PW"), difference: document.result.blackDiscDifference };
}

function property(record, name) {
  return (record.match(new RegExp(`${name}\\[((?:\\\\.|[^\\]\\\\])*)\\]`))?.[1] ?? "").replace(/\\(.)/g, "$1");
}

/** The bytes of a file in base64, as a request carries them. */
export async function base64(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (let place = 0; place < bytes.length; place += 4096) text += String.fromCharCode(...bytes.subarray(place, place + 4096));
  return btoa(text);
}
