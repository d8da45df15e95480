// Matches drawn in groups of five; those that were taken leave a faint outline.

import { change, draw, make, write } from "../../lib/parts/dom.js";

const most = 60;

/**
 * A picture of a heap; `show(count, initial)` draws it again. Numbers are decimal strings of any
 * size; a heap too large to be drawn is a number. `pick(take)` is called when a match is clicked:
 * it and all after it are meant. `canPick(take)` decides which are marked when the pointer is over
 * them; `mark(take)` outlines the last ones, for a hint. The picture is decorative: there are
 * buttons next to it.
 */
export function makeSticks({ pick = null, canPick = () => true } = {}) {
  const element = make("div", { class: "sticks", "aria-hidden": "true" });
  const number = make("p", { class: "bulk" });
  let [there, aimed, marked, shown] = [0, 0, 0, 0];

  const sticks = () => [...element.querySelectorAll(".stick")];
  const paint = () => sticks().forEach((stick, place) => {
    stick.classList.toggle("aimed", place < there && place >= there - aimed);
    stick.classList.toggle("marked", place < there && place >= there - marked);
  });
  const takeOf = (event) => {
    const place = sticks().indexOf(event.target.closest(".stick"));
    return place < 0 || place >= there ? 0 : there - place;
  };
  const aim = (take) => {
    const next = take > 0 && canPick(take) ? take : 0;
    if (next === aimed) return;
    aimed = next;
    paint();
  };
  if (pick) {
    element.classList.add("pickable");
    element.addEventListener("pointermove", (event) => event.pointerType === "mouse" && aim(takeOf(event)));
    element.onpointerleave = () => aim(0);
    element.onclick = (event) => {
      const take = takeOf(event);
      aim(0);
      if (take > 0) pick(take);
    };
  }

  element.show = (count, initial = count) => {
    const all = Number(initial) <= most ? Number(initial) : 0;
    const groups = Math.ceil(all / 5);
    if (all === 0) return element.replaceChildren(write(number, count));
    number.remove();
    while (element.children.length > groups) element.lastChild.remove();
    while (element.children.length < groups) element.append(makeGroup());
    element.style.setProperty("--groups", groups);
    element.style.setProperty("--rows", Math.ceil(groups / 2));
    // Matches that have just been taken are seen to go.
    const isTake = shown === all && Number(count) < there;
    shown = all;
    there = Number(count);
    for (let place = 0; place < groups * 5; place += 1) {
      const state = place >= all ? "none" : place < there ? "there" : "gone";
      const stick = element.children[Math.floor(place / 5)].children[place % 5];
      const goes = state === "gone" && (stick.classList.contains("goes") || (isTake && stick.classList.contains("there")));
      change(stick, { class: `stick ${state}${goes ? " goes" : ""}` });
    }
    [aimed, marked] = [0, 0];
    return undefined;
  };
  element.mark = (take) => {
    marked = take;
    paint();
  };
  return element;
}

function makeGroup() {
  return draw(
    "svg", { viewBox: "0 0 60 64", width: 60, height: 64 },
    [0, 1, 2, 3, 4].map((place) =>
      draw(
        "g", { class: "stick", transform: `translate(${place * 11 + 8} 2) rotate(${[1, -2, 0, 2, -1][place]})` },
        draw("ellipse", { class: "ground", cx: 1.5, cy: 60.5, rx: 4.5, ry: 1.3 }),
        draw("rect", { class: "reach", x: -5.5, y: -2, width: 11, height: 64 }),
        draw("rect", { class: "wood", x: -2, y: 8, width: 4, height: 52, rx: 1 }),
        draw("ellipse", { class: "head", cx: 0, cy: 6, rx: 3.6, ry: 5.5 }),
        draw("ellipse", { class: "shine", cx: -1.2, cy: 4, rx: 1, ry: 1.8 }))));
}
