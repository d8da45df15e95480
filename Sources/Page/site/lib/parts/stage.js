// The stage of a game: its board takes what the lines around it leave of the window.

const watched = new WeakMap();
const boards = new Set();
const observer = new ResizeObserver((entries) => {
  for (const board of new Set(entries.map(({ target }) => watched.get(target)))) measure(board);
});

// A window of another size may leave a board as it is, and yet have other room for it.
addEventListener("resize", () => boards.forEach((board) => board.isConnected && measure(board)));

/**
 * Lets a board fill its stage, wherever it is put: `--lines` of its `.page` is the height of all that
 * is in the window next to the board. `arrange(width, height)` is called with the pixels that there
 * are for it, and returns how wide the stage should be, or null. Outside of a stage nothing happens.
 */
export function fillStage(board, arrange = null) {
  board.arrange = arrange;
  board.settle = () => board.isConnected && settle(board, board.closest(".page"));
  board.classList.add("stage-board");
  boards.add(board);
  watch(board, board);
  return board;
}

function watch(element, board) {
  if (watched.has(element)) return;
  watched.set(element, board);
  observer.observe(element);
}

function measure(board) {
  const play = board.closest(".play");
  const page = play?.parentElement;
  if (!page) return void (board.arrange && settle(board));
  if (page.getClientRects().length === 0) return;
  for (const line of [...play.children, ...board.parentElement.children]) watch(line, board);
  // The number of lines of a message depends on the width of the stage, and that on their number.
  for (let round = 0; round < 3; round += 1) {
    // A board is a fraction of a pixel higher than it is wide.
    const lines = `${Math.ceil(around(board, play, page) + 0.6)}px`;
    const isKnown = page.style.getPropertyValue("--lines") === lines;
    if (!isKnown) page.style.setProperty("--lines", lines);
    if (board.arrange) settle(board, page);
    if (isKnown) return;
  }
}

function settle(board, page) {
  const room = board.querySelector(".room").getBoundingClientRect();
  const width = board.arrange(room.width, room.height);
  if (width) page?.style.setProperty("--stage", `${Math.ceil(width)}px`);
}

/** The height of all that is above and below the board within the window. */
function around(board, play, page) {
  const main = getComputedStyle(document.querySelector("main"));
  let sum = page.getBoundingClientRect().top + scrollY;
  let isFixed = false;
  for (let node = board; node !== play; node = node.parentElement) {
    sum += margins(getComputedStyle(node));
    for (const other of node.parentElement.children) {
      if (other === node || other.getClientRects().length === 0) continue;
      const style = getComputedStyle(other);
      if (style.position === "absolute") continue;
      isFixed ||= style.position === "fixed";
      sum += other.getBoundingClientRect().height + margins(style);
    }
    if (node !== board) sum += paddings(getComputedStyle(node));
  }
  // Where buttons lie at the bottom of the window, the room kept for them in the page is theirs.
  return sum + (isFixed ? 4 : parseFloat(main.paddingBottom));
}

const margins = ({ marginTop, marginBottom }) => parseFloat(marginTop) + parseFloat(marginBottom);
const paddings = ({ paddingTop, paddingBottom }) => parseFloat(paddingTop) + parseFloat(paddingBottom);
