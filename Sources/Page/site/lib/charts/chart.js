// A line through values, to be clicked: filled points are proved, hollow ones estimated.

import { change, draw } from "../parts/dom.js";
import { dress } from "../parts/dress.js";

await dress("lib/charts/charts");

const width = 360;
const height = 170;
const margin = { left: 30, right: 8, top: 10, bottom: 22 };

/**
 * A drawing with `show({ points, first, at, most, words })`. A point is `{ value, isProved, isMarked,
 * words
 * }`, the first one the value of move `first`; `at` is the place of the one that is shown, `most` the largest value either way. `choose(place)`
 * is called when a person clicks.
 */
export function makeLineChart({ above, below, choose }) {
  const drawing = draw("svg", { class: "line-chart", viewBox: `0 0 ${width} ${height}`, role: "img" });
  const room = { width: width - margin.left - margin.right, height: height - margin.top - margin.bottom };
  let points = [];
  let most = 8;
  const x = (place) => margin.left + (points.length < 2 ? room.width / 2 : (place * room.width) / (points.length - 1));
  const y = (value) => margin.top + (room.height * (most - value)) / (2 * most);
  const cursor = draw("line", { class: "cursor", y1: margin.top, y2: height - margin.bottom });

  drawing.onclick = (event) => {
    const box = drawing.getBoundingClientRect();
    const place = (((event.clientX - box.left) * width) / box.width - margin.left) / (room.width / Math.max(1, points.length - 1));
    if (points.length > 0) choose(Math.max(0, Math.min(points.length - 1, Math.round(place))));
  };

  drawing.show = (shown) => {
    points = shown.points;
    most = shown.most;
    const label = (text, attributes) => change(draw("text", attributes), {}).appendChild(new Text(text)).parentNode;
    const level = (value) => [
      draw("line", { class: value === 0 ? "zero" : "grid", x1: margin.left, x2: width - margin.right, y1: y(value), y2: y(value) }),
      label(value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0", { class: "tick", x: margin.left - 5, y: y(value) + 4, "text-anchor": "end" }),
    ];
    const places = points.length < 2 ? [] : [0, ...[10, 20, 30, 40, 50].filter((ply) => ply < points.length - 4), points.length - 1];
    drawing.replaceChildren(
      ...[most, most / 2, 0, -most / 2, -most].flatMap(level),
      label(above, { class: "side", x: margin.left + 4, y: margin.top + 12 }),
      label(below, { class: "side", x: margin.left + 4, y: height - margin.bottom - 5 }),
      ...places.map((place) => label(String(shown.first + (place === 0 ? 0 : place === points.length - 1 ? points.length - 1 : place - 1)), { class: "tick", x: x(place === 0 || place === points.length - 1 ? place : place - 1), y: height - 6, "text-anchor": "middle" })),
      draw("polyline", { class: "curve", points: points.map((point, place) => `${x(place)},${y(point.value)}`).join(" ") }),
      ...points.map((point, place) => dot(point, x(place), y(point.value))), cursor);
    change(drawing, { "aria-label": shown.words });
    drawing.look(shown.at);
  };

  /** Moves the cursor; null hides it. */
  drawing.look = (at) => {
    const isThere = at !== null && at >= 0 && at < points.length;
    change(cursor, { x1: isThere ? x(at) : 0, x2: isThere ? x(at) : 0, visibility: isThere ? null : "hidden" });
  };
  return drawing;
}

function dot(point, x, y) {
  const title = draw("title", {});
  title.textContent = point.words;
  const ring = point.isMarked ? [draw("circle", { class: "ring", cx: x, cy: y, r: 5.5 })] : [];
  return draw("g", {}, title, draw("circle", { class: point.isProved ? "dot proved" : "dot", cx: x, cy: y, r: 2.4 }), ...ring);
}
