// The moves of a line, each a button that leads to the position after it.

import { change, make, write } from "../../lib/parts/dom.js";

/** An element with `show({ moves, at, marks })`; `marks` are a mark and words about moves by place, from the place `fork` on they are a branch. */
export function makeMoves(go) {
  const begin = make("button", { type: "button", onclick: () => go(0) }, "Start");
  const list = make("ol", { class: "reversi-moves", "aria-label": "Moves", role: "list" }, make("li", {}, begin));

  list.show = ({ moves, at, marks = new Map(), fork = Infinity }) => {
    while (list.children.length <= moves.length) list.append(make("li", {}, makeMove(list.children.length, go)));
    while (list.children.length > moves.length + 1) list.lastChild.remove();
    change(begin, { "aria-current": at === 0 ? "step" : null });
    moves.forEach((move, place) => {
      const button = list.children[place + 1].firstChild;
      const mark = marks.get(place);
      write(button.children[1], move === "pa" ? "pass" : move);
      write(button.children[2], mark ? ` ${mark.text}` : "");
      write(button.children[3], mark?.words ? ` – ${mark.words}` : "");
      change(button, { "aria-current": at === place + 1 ? "step" : null, class: [mark?.kind, place >= fork && "branch"].filter(Boolean).join(" ") || null });
    });
    const current = list.children[at];
    // Scrolls the list alone, never the page.
    if (current) list.scrollTop = Math.max(0, Math.min(current.offsetTop - list.offsetTop, list.scrollTop), current.offsetTop - list.offsetTop + current.offsetHeight - list.clientHeight);
  };
  return list;
}

function makeMove(ply, go) {
  return make(
    "button", { type: "button", onclick: () => go(ply) }, make("span", { class: "number" }, `${ply}. `), make("span"),
    make("span", { class: "mark", "aria-hidden": "true" }), make("span", { class: "unseen" }));
}
