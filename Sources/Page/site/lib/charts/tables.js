// Tables: a row of heads, then rows that begin with what they are about.

import { make } from "../parts/dom.js";

/**
 * A table, or the one given with other rows. `head` are texts; a row is a list of cells – texts,
 * elements, or lists of them – or `{ kind, cells }` with a class of its own.
 */
export function makeTable(head, rows, table = make("table")) {
  table.replaceChildren(
    make("thead", {}, make("tr", {}, head.map((text) => make("th", { scope: "col" }, text)))),
    make("tbody", {}, rows.map((row) => {
      const [first, ...rest] = row.cells ?? row;
      return make("tr", { class: row.kind }, make("th", { scope: "row" }, first), rest.map((cell) => make("td", {}, cell)));
    })));
  return table;
}

/** A table that scrolls where there is too little space for it, by the keyboard, too. */
export function scrolling(label, table) {
  return make("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": label }, table);
}
