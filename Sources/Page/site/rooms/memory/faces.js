// A picture for each face, made from its name like the cover of a record.

import { draw } from "../../lib/dom.js";

const circle = (x, y, r, part) => draw("circle", { cx: x, cy: y, r, class: part });
const path = (d, part) => draw("path", { d, class: part });
const many = (count, each) => Array.from({ length: count }, (_, place) => each(place));
const shade = (number) => (number % 2 ? "dark" : "light");

/** The motifs; `n` is a small number of the name, for variety. */
const motifs = [
  (n) => many(4, (i) => circle(50, 50, 44 - i * (8 + (n % 3)), shade(i))),
  (n) => many(6 + (n % 4), (i) => ray((i * 360) / (6 + (n % 4)), 180 / (6 + (n % 4)))),
  (n) => many(5, (i) => path(`M0 ${12 + i * 19}q25-${14 + (n % 3) * 8} 50 0t50 0`, "line")),
  (n) => many(9, (i) => circle(20 + (i % 3) * 30, 20 + Math.floor(i / 3) * 30, (i + n) % 3 === 0 ? 13 : 7, shade(i + n))),
  (n) => many(4, (i) => path(`M50 ${10 + i * 13}L${90 - i * 9} ${86 - i * 3}H${10 + i * 9}z`, shade(i + n))),
  (n) => many(5, (i) => path(`M${i * 26 - 20} 100L${20 + i * 26 + (n % 3) * 6} 0h12L${i * 26 - 8} 100z`, shade(i))),
  (n) => [circle(50, 50, 42, "dark"), circle(50, 50, 14 + (n % 4) * 4, "light"), circle(50, 50, 4, "dark")],
  (n) => many(16, (i) => i).filter((i) => (i * 7 + n * 5) % 3).map((i) => path(`M${(i % 4) * 25} ${Math.floor(i / 4) * 25}h24v24h-24z`, shade(i + n))),
];

function ray(angle, width) {
  const at = (degrees) => `${50 + 80 * Math.cos((degrees * Math.PI) / 180)} ${50 + 80 * Math.sin((degrees * Math.PI) / 180)}`;
  return path(`M50 50L${at(angle)} ${at(angle + width)}z`, "light");
}

/** The picture of a face: always the same for the same name. */
export function drawFace(name) {
  let hash = 7;
  for (const letter of name) hash = (hash * 31 + letter.codePointAt(0)) % 104729;
  const motif = motifs[Math.floor(hash / 6) % motifs.length];
  return draw("svg", { class: `cover tint-${hash % 6}`, viewBox: "0 0 100 100", preserveAspectRatio: "xMidYMid slice" }, motif(Math.floor(hash / 48)));
}
