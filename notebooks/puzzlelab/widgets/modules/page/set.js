// A deal of Set: three cards are tried for a Set, hints show one, and what was found is listed.

import { make, makeButton, write } from "../lib/parts/dom.js";
import { evidenceBadge } from "../lib/parts/evidence.js";
import { signed } from "../lib/parts/icons.js";
import { counted } from "../lib/parts/numbers.js";
import { cardKeys, setBoard } from "../pages/set/board.js";
import { placeStripes } from "../pages/set/faces.js";
import { foundLines } from "../pages/set/found.js";
import { whyPanel } from "../pages/set/why.js";
import { stage, widgetOf } from "./host.js";
import { Session } from "./set-session.js";

function show(session, element) {
  const { root, leave } = stage(element, "style", "set", "widget");
  placeStripes(root);
  const headline = make("p", { class: "headline" });
  const board = setBoard({ label: "Cards of the deal", pick: (place) => session.pick(place), kind: "deal" });
  const status = make("p", { role: "status", class: "message" });
  const proof = make("p", { class: "proof" });
  const found = make("ol", { class: "sets-found" });
  const why = whyPanel();
  const reveal = makeButton(signed("look", "Show all Sets"), () => session.reveal(), { "aria-pressed": "false" });
  root.append(make(
    "div", { class: "widget set-page", onkeydown: key },
    make("div", { class: "main" }, headline, board,
      make("div", { class: "toolbar", role: "group", "aria-label": "Deal" },
        makeButton(signed("hint", "Hint"), () => session.hint()), reveal, makeButton(signed("deal", "New deal"), () => session.dealAnew())), status, proof),
    make("div", { class: "side" }, make("section", { class: "panel", "aria-label": "Sets found" }, make("h2", {}, "Sets found"), found), why)));

  /** Keys choose cards, as on the page. */
  function key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    const place = cardKeys.indexOf(event.key.toLowerCase());
    if (event.key.toLowerCase() === "h") session.hint();
    else if (place >= 0 && place < session.cards.length) session.pick(place);
    else return;
    event.preventDefault();
  }

  function draw() {
    const { cards, sets, own, selection, hinted, isRevealed } = session;
    const mark = selection.length < 3 ? null : session.tried >= 0 ? "match" : "mismatch";
    board.show(cards.map((digits, place) => ({
      digits, checked: selection.includes(place), mark: selection.includes(place) ? mark : null, hinted: Boolean(hinted.places?.includes(place)),
      found: own.filter((number) => sets[number].includes(place)).length,
    })));
    write(headline, cards.length === 0 ? "" : `${counted(cards.length, "card")} · ${counted(sets.length, "Set")} · ${own.length} found`);
    write(status, session.words);
    proof.replaceChildren(...[evidenceBadge(session.evidence)].filter(Boolean));
    found.replaceChildren(...foundLines(sets, cards, own, isRevealed));
    reveal.setAttribute("aria-pressed", String(isRevealed));
    why.show(selection, selection.map((place) => cards[place]));
  }

  session.addEventListener("change", draw);
  draw();
  return () => {
    session.removeEventListener("change", draw);
    leave();
  };
}

export const widget = widgetOf(Session, show);
