// How a value is known: a small sign, and the argument on request.

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

/** The commands that check a proved answer without the program: `words` ask for it, and `checker` reads its certificate. */
export const checkedBy = (checker, words) => `./run ${words} --certificate proof.json\npython3 tools/check/${checker}.py proof.json`;

/**
 * A chip with a sign and a word, which opens to say what the evidence rests on, after `more` words; null without evidence. `check` has the
 * commands that check what is proved.
 */
export function evidenceBadge(evidence, more = "", check = "") {
  if (!evidence) return null;
  const name = names[evidence.kind] ?? evidence.kind;
  const detail = [more, words[evidence.kind]?.(evidence)].filter(Boolean).join(" – ");
  const chip = make("strong", {}, name);
  if (!detail) return make("span", { class: `evidence ${evidence.kind}` }, chip);
  return make(
    "details", { class: `evidence ${evidence.kind}` },
    make("summary", { title: "How do we know?" }, chip, make("span", { class: "unseen" }, ": how do we know?")), make("span", { class: "argument" }, detail),
    check && evidence.kind === "proved" ? make("div", { class: "check" }, make("p", {}, "Check it yourself, without this program:"), make("pre", {}, check)) : null);
}
