// Why three cards are a Set, or what spoils them.

import { ask } from "../../lib/service/api.js";
import { make, write } from "../../lib/parts/dom.js";
import { evidenceBadge } from "../../lib/parts/evidence.js";
import { makeTable, scrolling } from "../../lib/charts/tables.js";
import { sentence } from "../../lib/parts/words.js";
import { smallCards } from "./board.js";
import { featuresOf } from "./faces.js";
import { numbered } from "./hints.js";

const verdicts = { allSame: "✓ all the same", allDifferent: "✓ all different", twoAndTwo: "✓ two and two", even: "✓ even", spoiled: "✗ prevents it" };

/**
 * A panel; `show(places, cards, faces, deck, one)` explains cards of a deck, of which `one` group is "a Set"; `show()` says what it is
 * for, in the words `about`, where `isShy` doesn't hide it then.
 */
export function whyPanel({ isShy = false, about = "Pick three cards to see why they are – or aren’t – a Set." } = {}) {
  const heading = make("h2", {}, "Why?");
  const body = make("div", {});
  const panel = make("section", { class: "panel why", "aria-label": "Why" }, heading, body);
  let asked = "";
  panel.show = async (places = [], cards = [], faces = "glyphs", deck = "set", one = "a Set") => {
    const key = places.length > 2 ? `${places} ${cards} ${faces}` : "";
    if (key === asked && body.firstChild) return;
    asked = key;
    panel.hidden = isShy && !key;
    if (!key) {
      write(heading, "Why?");
      body.replaceChildren(make("p", { class: "note" }, about));
      return;
    }
    try {
      const { result } = await ask("set.explain", { cards, deck });
      if (asked !== key) return;
      write(heading, `Why this is${result.isSet ? "" : "n't"} ${one}`);
      body.replaceChildren(...explain(result, places, cards, faces, one));
    } catch (error) {
      if (asked === key) body.replaceChildren(make("p", { class: "notice" }, sentence(error.message)));
    }
  };
  panel.show();
  return panel;
}

function explain({ features, isSet, completingCard, evidence }, places, cards, faces, one) {
  const words = cards.map((digits) => featuresOf(digits, faces));
  const rows = features.map(({ name, agreement }, feature) => ({ kind: agreement, cells: [[name, " ", make("span", { class: "verdict" }, verdicts[agreement])], ...words.map((each) => each[feature])] }));
  const completing = isSet ? null : make(
    "p", { class: "completing" }, `With ${numbered(places.slice(0, -1))} only this card makes ${one}: `, smallCards([completingCard], faces));
  return [
    scrolling("Features", makeTable(["Feature", ...places.map((place) => `Card ${place + 1}`)], rows)),
    completing, evidenceBadge(evidence)].filter(Boolean);
}
