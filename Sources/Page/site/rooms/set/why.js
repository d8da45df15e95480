// Why three cards are a Set, or what spoils them.

import { ask } from "../../lib/api.js";
import { make, write } from "../../lib/dom.js";
import { evidenceBadge } from "../../lib/evidence.js";
import { smallCards } from "./board.js";

const verdicts = { allSame: "✓ all the same", allDifferent: "✓ all different", spoiled: "✗ neither" };

/** A panel; `show(places, cards, faces)` explains three cards, `show()` says what it is for. */
export function whyPanel() {
  const heading = make("h2", {}, "Why?");
  const body = make("div", {});
  const panel = make("section", { class: "panel why", "aria-label": "Why" }, heading, body);
  let asked = "";
  panel.show = async (places = [], cards = [], faces = "glyphs") => {
    const key = places.length === 3 ? `${places} ${cards} ${faces}` : "";
    if (key === asked && body.firstChild) return;
    asked = key;
    if (!key) {
      write(heading, "Why?");
      body.replaceChildren(make("p", { class: "note" }, "Select three cards: here you read why they are a Set, or what spoils it."));
      return;
    }
    try {
      const { result } = await ask("set.explain", { cards });
      if (asked !== key) return;
      write(heading, result.isSet ? "Why this is a Set" : "Why this is no Set");
      body.replaceChildren(...explain(result, places, faces));
    } catch (error) {
      if (asked === key) body.replaceChildren(make("p", { class: "notice" }, `${error.message}.`));
    }
  };
  panel.show();
  return panel;
}

function explain({ features, isSet, completingCard, evidence }, places, faces) {
  const head = make("tr", {}, make("th", { scope: "col" }, "Feature"), places.map((place) => make("th", { scope: "col" }, `Card ${place + 1}`)), make("th", { scope: "col" }, "Verdict"));
  const rows = features.map(({ name, values, agreement }) =>
    make("tr", { class: agreement }, make("th", { scope: "row" }, name), values.map((value) => make("td", {}, value)), make("td", {}, verdicts[agreement])));
  const completing = isSet ? null : make(
    "p", { class: "completing" }, `With cards ${places[0] + 1} and ${places[1] + 1} only this card makes a Set: `, smallCards([completingCard], faces));
  return [
    make("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": "Features" }, make("table", {}, make("thead", {}, head), make("tbody", {}, rows))),
    completing, evidenceBadge(evidence)].filter(Boolean);
}
