// The picture of a result: the final table under its headline, in colours of its own.

import { draw } from "../parts/dom.js";

/** A drawing that needs no style sheet; `table` is an `<svg>` with a viewBox. */
export function resultPicture({ game, heading, facts, table }) {
  const [width, margin] = [640, 32];
  const [, , across, down] = table.getAttribute("viewBox").split(" ").map(Number);
  const inner = width - 2 * margin;
  const high = Math.min(inner, (inner * down) / across);
  const lines = facts.map(([name, value]) => `${name}: ${value}`);
  const height = 132 + high + 26 * lines.length + 40;
  const words = (text, x, y, size, more = {}) =>
    draw("text", { x, y, "font-size": size, "font-family": "system-ui, sans-serif", fill: "#1b2227", ...more }, text);
  for (const [name, value] of Object.entries({ x: margin, y: 112, width: inner, height: high })) table.setAttribute(name, value);
  return draw(
    "svg", { viewBox: `0 0 ${width} ${height}`, width, height },
    draw("rect", { width, height, fill: "#fbfaf7" }),
    words(game, margin, 48, 18, { fill: "#51606a" }), words(heading, margin, 86, 28, { "font-weight": 700 }), table,
    lines.map((line, place) => words(line, margin, 148 + high + 26 * place, 18)),
    words("puzzlelab", width - margin, height - 20, 14, { fill: "#51606a", "text-anchor": "end" }));
}
