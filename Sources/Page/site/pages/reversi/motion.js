// Discs that move: a placed one grows, turned ones turn, and all of it backwards where a move is taken back.

const stillness = matchMedia("(prefers-reduced-motion: reduce)");
const faces = { X: "var(--black-face)", O: "var(--white-face)" };

/** Shows how a board became another one by a move, or two; `squares` are its elements in the order of the texts. */
export function moveDiscs(squares, before, after) {
  if (stillness.matches || before.length !== after.length || before === after) return;
  const changed = [...after].flatMap((disc, place) => (disc === before[place] ? [] : [{ place, from: before[place], to: disc }]));
  const placed = changed.filter(({ from, to }) => from === "-" || to === "-");
  // Another game isn't a move.
  if (placed.length === 0 || placed.length > 2 || new Set(placed.map(({ from }) => from === "-")).size > 1) return;
  const side = Math.sqrt(after.length);
  const origin = placed[0].place;
  const distance = (place) => Math.max(Math.abs((place % side) - (origin % side)), Math.abs(Math.floor(place / side) - Math.floor(origin / side)));
  for (const { place, from, to } of changed) {
    const disc = squares[place].firstChild;
    if (from === "-") disc.animate({ transform: ["scale(.6)", "none"], opacity: [0.3, 1] }, { duration: 140, easing: "ease-out" });
    else if (to === "-") disc.animate({ transform: ["none", "scale(.6)"], opacity: [1, 0], background: [faces[from], faces[from]] }, { duration: 140, easing: "ease-in" });
    else turn(disc, faces[from], faces[to], 30 * distance(place));
  }
}

/** A disc turns about its upright axis; on its edge it changes its colour. */
function turn(disc, from, to, delay) {
  disc.animate([
    { offset: 0, transform: "perspective(20rem) rotateY(0)", background: from }, { offset: 0.5, transform: "perspective(20rem) rotateY(90deg)", background: from },
    { offset: 0.5, transform: "perspective(20rem) rotateY(90deg)", background: to }, { offset: 1, transform: "perspective(20rem) rotateY(180deg)", background: to }],
  { duration: 240, delay, fill: "backwards", easing: "ease-out" });
}
