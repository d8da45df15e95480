// Three minutes with the board: flip, take a corner, keep away from it, don't count discs.

import { ask } from "../../../lib/service/api.js";
import { make } from "../../../lib/parts/dom.js";
import { makeLesson } from "../../../lib/parts/lesson.js";
import { pageAddress } from "../../../lib/service/place.js";
import { capital } from "../../../lib/parts/words.js";
import { makeBoard } from "../board.js";
import { difference, makeLine, movesOf, played, request } from "../line.js";
import { lead } from "../words.js";

const game = movesOf("d3c3c4e3c2c5f4f3e2d2f5g4e1b4h3b3f2b1e6f1a3a4a5b5b6g3");

/** The element. */
export function makeLearn() {
  return makeLesson({
    name: "reversi", title: "Hold a corner",
    steps: [
      {
        text: ["Black and White take turns. A disc goes where it brackets a straight row of the other colour: across, down or diagonally. All discs in between change colour.", "Play Black: choose one of the squares with a ring."],
        open: task(makeLine(), ({ flips }) => ({ isRight: true, words: `${flips === 1 ? "One disc has" : `${flips} discs have`} become Black's. Whoever has more discs at the end wins.` })),
        hint: "A ring marks each square where a move is possible.",
      },
      {
        text: ["A disc in a corner can't be bracketed: it is never flipped again, nor are the discs that lean on it.", "Black can take a corner. Do it."],
        open: task(makeLine({ position: "--OOOOO-OOOOOX---OOOOOOXXXOOXXXXXOOOOXOXXOOOXOXXXOOOOO---OOOOOX- X" }), ({ move, best }) => ({
          isRight: move.move === best.move,
          words: move.move === best.move ? `The corner wins the game: ${lead(move.discDifference, "black")} with best play.` : `Not this one: then ${lead(move.discDifference, "black").toLowerCase()}. Where is a corner free?`,
        })),
        hint: "Look at a8.",
      },
      {
        text: ["The squares next to a corner give it away, above all the one on the diagonal. White waits for a1.", "Find a move for Black that gives nothing away."],
        open: task(makeLine({ moves: game }), safe("That gives too much away")),
        hint: "Not b2 or a2, and nothing near the other corners: look at column d.",
      },
      {
        text: ["Many discs in the middle of a game are a burden: they give the other side moves. One move here flips six discs, and loses.", "Find a quieter one for Black."],
        open: task(makeLine({ moves: game.slice(0, 16) }), safe("Too many discs too early")),
        hint: "f2 flips only two.",
      },
    ],
    end: [
      "Corners, the squares beside them, and patience: that is most of what beginners lack.",
      make("ul", {}, make("li", {}, make("a", { href: pageAddress("reversi") }, "Play a beginner: Greedy counts discs, which you now know better than to do")), make("li", {}, make("a", { href: "#practise" }, "Practise: positions in which one move wins"))),
    ],
  });
}

/** The judgement of moves that may lose a little. */
function safe(words) {
  return ({ move, best, flips }) => {
    const isRight = best.discDifference - move.discDifference < 8;
    const now = lead(move.discDifference, "black");
    return { isRight, words: isRight ? `Good: it flips ${flips}, and the game is open. ${now}, as far as the program can see.` : `${words}: ${now.toLowerCase()}. Try another.` };
  };
}

/** A step in which a move is to be found; `judge({ move, best, flips })` returns `{ isRight, words }`. */
function task(line, judge) {
  return async (place, step) => {
    const stop = new AbortController();
    const { signal } = stop;
    let isDone = false;
    const board = makeBoard("Board of the introduction", (square) => attempt(square).catch((error) => signal.aborted || step.say(error.message)));
    place.append(make("div", { class: "reversi" }, board));
    const shown = (await ask("reversi.show", request(line), { signal })).result;
    const position = { squares: shown.position.slice(0, -2), legal: shown.legalMoves, turn: shown.sideToMove };
    board.show(position);
    const hints = ask("reversi.hints", { ...request(line), level: 8 }, { signal }).then(({ result }) => result.moves);
    hints.catch(() => {});

    async function attempt(square) {
      if (isDone) return;
      const moves = await hints;
      const move = moves.find((each) => each.move === square);
      if (!move) return step.say(`${capital(square)} flips nothing: choose a square with a ring.`);
      const after = (await ask("reversi.show", request(played(line, square)), { signal })).result;
      const flipped = difference(shown.position, after.position);
      const { isRight, words } = judge({ move, best: moves[0], flips: flipped.length });
      isDone = isRight;
      board.show({ squares: after.position.slice(0, -2), last: square, flipped });
      if (isRight) return step.done(words);
      step.say(words);
      setTimeout(() => signal.aborted || isDone || board.show(position), 1500);
    }
    return () => stop.abort();
  };
}
