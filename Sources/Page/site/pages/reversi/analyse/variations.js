// The main line and its branches: to enter, to name, to delete. What has branches is kept in the browser.

import { change, make, makeButton, write } from "../../../lib/parts/dom.js";
import { kept, update } from "../../../lib/service/store.js";
import { forkOf, found, parentOf } from "./tree.js";

const key = "reversi.trees";
const most = 20;

/** The kept tree that has a line, on it; null where none was kept. */
export function keptTree(line) {
  for (const tree of kept(key) ?? []) {
    const there = Array.isArray(tree?.lines) && found(tree, line);
    if (there) {
      see(there);
      return there;
    }
  }
  return null;
}

/** The lines that this page has shown, by their moves: one of them that is missing was deleted, another is that of another tab. */
const seen = new Set();
const text = (tree, { moves }) => JSON.stringify([tree.start, moves]);
const see = (tree) => tree.lines.forEach((line) => seen.add(text(tree, line)));

/** Keeps a tree in the place of those that it has grown from, with the branches that another tab has added meanwhile. */
export function keepTree(tree) {
  see(tree);
  const main = (other) => JSON.stringify([other.start, other.lines[0].moves]);
  update(key, (trees = []) => {
    const valid = trees.filter((other) => Array.isArray(other?.lines));
    const same = valid.filter((other) => main(other) === main(tree));
    const added = same.flatMap(({ lines }) => lines).filter((line) => !seen.has(text(tree, line)));
    const lines = [...tree.lines, ...added];
    const others = valid.filter((other) => !same.includes(other) && !hasGrown(other, tree));
    return (lines.length > 1 ? [{ ...tree, lines }, ...others] : others).slice(0, most);
  });
}

/** Whether every line of a tree is the beginning of a line of another one. */
function hasGrown(tree, other) {
  const text = ({ moves }) => moves.join("");
  return JSON.stringify(tree.start) === JSON.stringify(other.start) && tree.lines.every((line) => other.lines.some((longer) => text(longer).startsWith(text(line))));
}

/** A list with `show()`, hidden where there is nothing but the main line. */
export function makeVariations(study) {
  const list = make("ul", { class: "plain branches", role: "list", "aria-label": "Variations" });
  const name = make("input", { type: "text", maxlength: 60, spellcheck: "false", autocomplete: "off", onchange: () => study.name(name.value.trim()) });
  const back = makeButton("Back to the main line", () => study.enter(0));
  const remove = makeButton("Delete this variation", () => study.remove());
  const own = make("div", {}, make("label", { class: "wide" }, "Name of this variation ", name), make("div", { class: "toolbar" }, back, remove));
  const element = make("div", { hidden: true }, make("h3", {}, "Variations"), list, own);
  let shown = null;

  element.show = () => {
    const { tree } = study;
    const { lines, current } = tree;
    element.hidden = lines.length === 1;
    own.hidden = current === 0;
    // What is being typed stays.
    if (shown !== lines[current]) name.value = lines[current].name;
    shown = lines[current];
    while (list.children.length < lines.length) list.append(make("li", {}, makeButton("", enter(list.children.length))));
    while (list.children.length > lines.length) list.lastChild.remove();
    lines.forEach((line, place) => {
      const button = list.children[place].firstChild;
      list.children[place].style.setProperty("--depth", depth(tree, place));
      write(button, place === 0 ? "Main line" : label(tree, place));
      change(button, { "aria-current": place === current ? "true" : null });
    });
  };
  const enter = (place) => () => study.enter(place);
  return element;
}

function depth(tree, place) {
  return place === 0 ? 0 : 1 + depth(tree, parentOf(tree, place));
}

/** "Tried at home: 7. d3 e2 …" */
function label(tree, place) {
  const fork = forkOf(tree, place);
  const { moves, name } = tree.lines[place];
  const more = moves.slice(fork, fork + 5).map((move) => (move === "pa" ? "pass" : move));
  return `${name ? `${name}: ` : ""}${fork + 1}. ${more.join(" ")}${moves.length > fork + 5 ? " …" : ""}`;
}
