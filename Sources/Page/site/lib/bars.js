// Numbers as bars: a drawing for the eye, a table for everybody else.

import { draw, make, write } from "./dom.js";

/**
 * A chart of horizontal bars; its `show(data)` draws other numbers in the same place.
 *
 * `data`: `caption`, a sentence; `head`, what the labels are; `names`, what the values are (one or two
 * series); `rows`: `{ label, values, texts, marked }`, where `texts` are the values in words and a
 * marked row stands out; `most`, the value of a full bar (the greatest one if absent).
 */
export function barChart(data) {
  return chart(data, drawBars, ({ head, names, rows }) => [
    [head, ...names], ...rows.map((row) => [row.marked ? `${row.label} (marked)` : row.label, ...row.texts])]);
}

/**
 * A plot of many integers, such as 200 Grundy values.
 *
 * `data`: `caption`; `head` and `name`, what the places and the values are; `values`; `first`, the
 * place of the first value (0 if absent); `marked`, places that stand out; `period: { start, length }`
 * is drawn as a band of alternate shades; `onpick(place)` is called for a bar that is clicked.
 */
export function valuePlot(data) {
  return chart(data, drawPlot, ({ head, name, values, first = 0 }) => [
    [head, name], ...values.map((value, place) => [String(first + place), String(value)])]);
}

function chart(data, paint, cells) {
  const caption = make("figcaption", {});
  const svg = draw("svg", { role: "img" });
  const table = make("table", {});
  const figure = make(
    "figure", { class: "chart" }, caption, svg, make("details", {}, make("summary", {}, "As a table"), make("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": "Table" }, table)));
  figure.show = (next) => {
    write(caption, next.caption);
    svg.setAttribute("aria-label", next.caption);
    svg.replaceChildren(...paint(next, svg));
    const [head, ...rows] = cells(next);
    table.replaceChildren(
      make("thead", {}, make("tr", {}, head.map((text) => make("th", { scope: "col" }, text)))),
      make("tbody", {}, rows.map(([label, ...texts]) =>
        make("tr", {}, make("th", { scope: "row" }, label), texts.map((text) => make("td", {}, text))))));
  };
  figure.show(data);
  return figure;
}

/** A part of a drawing that begins `left` pixels from its left edge and ends at the right one. */
function area(left, ...children) {
  const part = draw("svg", { x: left, overflow: "visible" }, ...children);
  part.style.setProperty("width", `calc(100% - ${left}px)`);
  return part;
}

const share = (part) => `${Math.max(0, part * 100)}%`;
const letters = (texts) => Math.max(...texts.map((text) => text.length), 1) * 8;

function drawBars({ rows, names, most }, svg) {
  const thick = 18;
  const step = names.length * thick + 8;
  const values = letters(rows.flatMap((row) => row.texts));
  const left = letters(rows.map((row) => row.label)) + values + 24;
  const full = most ?? Math.max(...rows.flatMap((row) => row.values), Number.MIN_VALUE);
  const key = names.length > 1 ? 24 : 0;
  svg.setAttribute("height", key + rows.length * step);
  const drawn = rows.flatMap((row, place) => {
    const top = key + place * step + 4;
    const label = draw("text", { x: left - values - 20, y: top + 14, class: row.marked ? "label marked" : "label" }, row.label);
    return [label, ...row.values.map((_, series) =>
      draw("text", { x: left - 8, y: top + series * thick + 14, class: "value" }, row.texts[series]))];
  });
  const bars = area(left, ...rows.flatMap((row, place) => row.values.map((value, series) => {
    const rect = draw("rect", {
      x: 0, y: key + place * step + 5 + series * thick, height: thick - 3, rx: 3, class: bar(row.marked, series) });
    // What is not nothing is seen.
    rect.style.setProperty("width", value > 0 ? `max(2px, ${share(value / full)})` : "0");
    return rect;
  })));
  return [...(key ? keyOf(names) : []), ...drawn, bars];
}

function bar(marked, series) {
  return ["bar", marked ? "marked" : "", series > 0 ? "second" : ""].filter(Boolean).join(" ");
}

function keyOf(names) {
  let x = 0;
  return names.flatMap((name, series) => {
    const at = x;
    x += name.length * 7.5 + 40;
    return [
      draw("rect", { x: at, y: 3, width: 14, height: 14, rx: 3, class: bar(false, series) }),
      draw("text", { x: at + 20, y: 15, class: "key" }, name)];
  });
}

function drawPlot({ values, first = 0, marked = [], period, onpick }, svg) {
  const [left, high, top] = [36, 150, 22];
  const count = values.length;
  const most = Math.max(...values, 1);
  svg.setAttribute("height", top + high + 24);
  const parts = [];
  if (period) {
    for (let start = period.start - first, odd = true; start < count; start += period.length, odd = !odd) {
      const width = Math.min(period.length, count - start);
      parts.push(draw("rect", { x: share(start / count), y: top, width: share(width / count), height: high, class: odd ? "period odd" : "period" }));
    }
    parts.push(draw("text", { x: share((period.start - first) / count), y: top - 7, class: "key" }, `period ${period.length} from ${period.start}`));
  }
  values.forEach((value, place) => {
    const height = Math.max((value / most) * high, 1);
    parts.push(draw(
      "rect", {
        x: share((place + 0.1) / count), y: top + high - height, width: share(0.8 / count), height,
        class: bar(marked.includes(first + place), 0), onclick: onpick ? () => onpick(first + place) : null,
      }, draw("title", {}, `${first + place}: ${value}`)));
  });
  for (const place of ticks(count)) {
    parts.push(draw("text", { x: share((place + 0.5) / count), y: top + high + 18, class: "tick" }, String(first + place)));
  }
  const levels = [...new Set([0, Math.round(most / 2), most])].flatMap((level) => {
    const y = top + high - (level / most) * high;
    const line = draw("line", { x1: left, x2: "100%", y1: y, y2: y, class: "grid" });
    return [line, draw("text", { x: left - 8, y: y + 5, class: "value" }, String(level))];
  });
  return [...levels, area(left, ...parts)];
}

/** At most eight places, at round distances. */
function ticks(count) {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000].find((size) => count / size <= 8) ?? count;
  return Array.from({ length: Math.ceil(count / step) }, (_, place) => place * step);
}
