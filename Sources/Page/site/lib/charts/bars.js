// Numbers as bars: a drawing for the eye, a table for all other readers.

import { change, draw, make, write } from "../parts/dom.js";
import { chance, integer } from "../parts/numbers.js";
import { makeTable, scrolling } from "./tables.js";
import { dress } from "../parts/dress.js";

await dress("lib/charts/charts");

/**
 * A chart of horizontal bars; its `show(data)` draws other numbers in the same place.
 *
 * `data`: `caption`, a sentence; `head`, the heading of the labels; `names`, the headings of the
 * values (one or two series); `rows`: `{ label, values, texts, marked }`, where `texts` are the
 * values in words and a marked row is highlighted; `most`, the value of a full bar (the greatest
 * one if absent); `widest`, how many letters later texts may have.
 */
export function barChart(data) {
  return chart(data, drawBars, ({ head, names, rows }) => [
    [head, ...names], ...rows.map((row) => [row.marked ? `${row.label} (marked)` : row.label, ...row.texts])]);
}

/** The data of a chart of chances: rows with a fraction `probability`, the greatest one marked. */
export function shares(rows, key, caption, head) {
  const value = ({ probability }) => Number(probability.decimal);
  const most = Math.max(...rows.map(value));
  return {
    caption, head, names: ["chance"],
    rows: rows.map((row) => ({
      label: integer(row[key]), values: [value(row)], texts: [chance(row.probability)], marked: value(row) === most,
    })),
  };
}

/**
 * A plot of many integers, such as 200 Grundy values.
 *
 * `data`: `caption`; `head` and `name`, what the places and the values are; `values`; `first`, the
 * place of the first value (0 if absent); `marked`, places to highlight;
 * `period: { start, length }` is drawn as a band of alternate shades; `onpick(place)` is called for
 * a bar that is clicked.
 */
export function valuePlot(data) {
  return chart(data, drawPlot, ({ head, name, values, first = 0 }) => [
    [head, name], ...values.map((value, place) => [String(first + place), String(value)])]);
}

function chart(data, paint, cells) {
  const caption = make("figcaption", {});
  // Lengths are shares of what the labels leave, so labels and bars are two drawings, side by side.
  const [labels, bars] = [draw("svg", {}), draw("svg", { class: "bars" })];
  const drawing = make("div", { class: "drawing", role: "img" }, labels, bars);
  const table = make("table", {});
  const figure = make("figure", { class: "chart" }, caption, drawing, make("details", {}, make("summary", {}, "As a table"), scrolling("Table", table)));
  figure.show = (next) => {
    write(caption, next.caption);
    change(drawing, { "aria-label": next.caption });
    const { left, height, beside, within } = paint(next);
    change(labels, { width: left, height });
    change(bars, { height });
    labels.replaceChildren(...beside);
    bars.replaceChildren(...within);
    const [head, ...rows] = cells(next);
    makeTable(head, rows, table);
  };
  figure.show(data);
  return figure;
}

const share = (part) => `${Math.max(0, part * 100)}%`;
const letters = (texts) => Math.max(...texts.map((text) => text.length), 1) * 8;

function drawBars({ rows, names, most, widest = 0 }) {
  const thick = 18;
  const step = names.length * thick + 8;
  const values = Math.max(letters(rows.flatMap((row) => row.texts)), widest * 8);
  const left = letters(rows.map((row) => row.label)) + values + 24;
  const full = most ?? Math.max(...rows.flatMap((row) => row.values), Number.MIN_VALUE);
  const key = names.length > 1 ? 24 : 0;
  const beside = rows.flatMap((row, place) => {
    const top = key + place * step + 18;
    const label = draw("text", { x: left - values - 20, y: top, class: row.marked ? "label marked" : "label" }, row.label);
    return [label, ...row.texts.map((text, series) => draw("text", { x: left - 8, y: top + series * thick, class: "value" }, text))];
  });
  const within = rows.flatMap((row, place) => row.values.map((value, series) => draw("rect", {
    x: 0, y: key + place * step + 5 + series * thick, height: thick - 3, rx: 3, class: bar(row.marked, series),
    // What is not nothing is seen.
    width: value > 0 ? share(Math.max(value / full, 0.004)) : 0,
  })));
  return { left, height: key + rows.length * step, beside, within: [...(key ? keyOf(names) : []), ...within] };
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

function drawPlot({ values, first = 0, marked = [], period, onpick }) {
  const [left, high, top] = [36, 150, 22];
  const count = values.length;
  const most = Math.max(...values, 1);
  const parts = [];
  if (period) {
    for (let start = period.start - first, odd = true; start < count; start += period.length, odd = !odd) {
      const width = Math.min(period.length, count - start);
      parts.push(draw("rect", { x: share(start / count), y: top, width: share(width / count), height: high, class: odd ? "period odd" : "period" }));
    }
    const at = (period.start - first) / count;
    // In the right half the words end where the period begins.
    const words = draw("text", { x: share(at), y: top - 7, class: at > 0.5 ? "key before" : "key" }, `period ${period.length} from ${period.start}`);
    if (at < 1) parts.push(words);
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
  const levels = [...new Set([0, Math.round(most / 2), most])].map((level) => ({ level, y: top + high - (level / most) * high }));
  const lines = levels.map(({ y }) => draw("line", { x1: 0, x2: "100%", y1: y, y2: y, class: "grid" }));
  const beside = levels.map(({ level, y }) => draw("text", { x: left - 8, y: y + 5, class: "value" }, String(level)));
  return { left, height: top + high + 24, beside, within: [...lines, ...parts] };
}

/** At most eight places, at round distances. */
function ticks(count) {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000].find((size) => count / size <= 8) ?? count;
  return Array.from({ length: Math.ceil(count / step) }, (_, place) => place * step);
}
