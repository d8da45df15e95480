// A line of play and its address: where it begins, its moves, and how many of them are on the board.

/** The beginning of a game, or of a set-up position, with `moves` made from there. */
export function makeLine({ size = 8, first = "black", position = null, moves = [], at = moves.length } = {}) {
  return { size, first, position, moves, at };
}

/** The request for the position after `at` moves. */
export function request(line, at = line.at) {
  const moves = line.moves.slice(0, at).join("");
  const start = line.position ? { position: line.position } : { size: line.size, first: line.first };
  return moves ? { ...start, moves } : { ...start, ...(line.position ? {} : { start: true }) };
}

/** The line with another move on the board, which takes the place of those that followed. */
export function played(line, move) {
  return makeLine({ ...line, moves: [...line.moves.slice(0, line.at), move], at: line.at + 1 });
}

/** The moves of a text as the program writes them; a pass is "pa". */
export function movesOf(text) {
  return (text.toLowerCase().match(/pa(?:ss)?|[a-h][1-8]/g) ?? []).map((move) => (move === "pass" ? "pa" : move));
}

/** The names of the squares of a board, in the order of its text. */
export function squareNames(size) {
  return Array.from({ length: size * size }, (_, place) => `${"abcdefgh"[place % size]}${Math.floor(place / size) + 1}`);
}

/** How many squares per side the board of a text has. */
export function sideOf(squares) {
  return Math.round(Math.sqrt(squares.length));
}

/** The fragment of an address that leads to a line: `#moves=f5d6c3`, `#position=… X`. */
export function address({ size, first, position, moves, at }) {
  const parts = [];
  if (position) parts.push(`position=${encodeURIComponent(position)}`);
  if (moves.length > 0 || !position) parts.push(`moves=${moves.join("")}`);
  if (!position && size !== 8) parts.push(`size=${size}`);
  if (!position && first !== "black") parts.push(`first=${first}`);
  if (at !== moves.length) parts.push(`ply=${at}`);
  return `#${parts.join("&")}`;
}

/** The request that a fragment makes, with its moves as they were written, and `ply`; null for none of ours. */
export function fromAddress(hash) {
  const fields = new URLSearchParams(hash.slice(1));
  if (!["moves", "position", "size"].some((name) => fields.has(name))) return null;
  const position = fields.get("position");
  const size = Number(fields.get("size") ?? 8);
  const first = fields.get("first") ?? "black";
  return {
    request: { ...(position ? { position } : { size, first }), ...(fields.get("moves") ? { moves: fields.get("moves") } : {}) },
    ply: fields.has("ply") ? Number(fields.get("ply")) : undefined,
  };
}

/** The fragment of a game's address that was pasted, ours or one with `?moves=`; null when the text isn't an address, "" when it has no game. */
export function fragmentIn(text) {
  if (!/^https?:\/\/\S+$/.test(text)) return null;
  const { hash, search } = URL.parse(text) ?? { hash: "", search: "" };
  return [hash, search].map((part) => `#${part.slice(1)}`).find((part) => fromAddress(part)) ?? "";
}

/** The squares on which one colour's disc has become the other's. */
export function difference(before, after) {
  const isDisc = (letter) => letter === "X" || letter === "O";
  return squareNames(sideOf(after.slice(0, -2))).filter(
    (_, place) => before[place] !== after[place] && isDisc(before[place]) && isDisc(after[place]));
}
