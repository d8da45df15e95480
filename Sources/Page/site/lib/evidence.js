// How a value is known, shown in the same way everywhere.

import { make } from "./dom.js";

const words = {
  proved: (evidence) => evidence.method ?? "",
  bounded: (evidence) => `between ${evidence.lower} and ${evidence.upper}`,
  sampled: (evidence) => `${evidence.trials ?? ""} trials, seed ${evidence.seed ?? ""}`,
  heuristic: (evidence) => `depth ${evidence.depth}`,
  numeric: (evidence) => `error at most ${evidence.errorBound ?? ""}`,
  stated: (evidence) => evidence.method ?? "",
  unknown: () => "stopped before the first result",
};
const names = { heuristic: "estimated" };

/** A badge with a word, a sign and what the evidence rests on; nothing without evidence. */
export function evidenceBadge(evidence) {
  if (!evidence) return null;
  const name = names[evidence.kind] ?? evidence.kind;
  const detail = words[evidence.kind]?.(evidence) ?? "";
  return make(
    "span", { class: `evidence ${evidence.kind}` }, make("strong", {}, name), detail ? ` ${detail}` : "");
}
