// Any rules, any heaps: the outcome, the winning moves, and how the values continue.

import { rename } from "../../lib/service/address.js";
import { ask } from "../../lib/service/api.js";
import { change, make, makeButton, write } from "../../lib/parts/dom.js";
import { sentence } from "../../lib/parts/words.js";
import { fragmentOf } from "./address.js";
import { makeAnswers } from "./answers.js";
import { famous, lines } from "./famous.js";

/** Opens the view; `begin(settings)` is called when a person wants to play the game in the fields. */
export function open(panel, value, begin) {
  const explorer = makeExplorer(panel, { begin });
  const go = (value) => (value === undefined ? explorer.share() : explorer.restore(location.hash));
  go(value);
  return { go };
}

/**
 * Fills `panel`; `share()` puts the game in the fields into the address bar, `restore(fragment)`
 * opens one; `begin(settings)` is called when a person wants to play that game.
 */
function makeExplorer(panel, { begin }) {
  const rules = make("input", { id: "rules", name: "rules", type: "text", value: "take:3", spellcheck: "false", autocomplete: "off", "aria-describedby": "rules-fault rules-help" });
  const menu = make("select", { id: "famous", onchange: () => choose(menu.value) },
    make("option", { value: "" }, "Your own rules"), famous.map(([value, name]) => make("option", { value }, name)));
  const heaps = make("input", { id: "heaps", name: "heaps", type: "text", value: "18", spellcheck: "false", autocomplete: "off", "aria-describedby": "heaps-fault heaps-help" });
  const play = make("select", { id: "play", name: "play" }, [
    make("option", { value: "" }, "Usual rule"),
    make("option", { value: "normal" }, "Whoever takes the last match wins"),
    make("option", { value: "misere" }, "Whoever takes the last match loses")]);
  const problem = make("p", { class: "notice", role: "alert" });
  const inputs = { rules, heaps };
  const answers = makeAnswers({ go: (next) => ((heaps.value = next), look()) });
  const form = make(
    "form", { class: "asking", onsubmit: (event) => (event.preventDefault(), look()), onchange: () => look() },
    field(menu, "Famous rules"),
    field(rules, "Rules", "take:3 is 1 to 3, octal:0.77 a code; or write your own in a line: n becomes n − k, for any k that the line allows"),
    make("div", { class: "chips", role: "group", "aria-label": "Rules in a line" }, lines.map(([line, position, name]) => makeButton(name, () => {
      [rules.value, heaps.value] = [line, position];
      choose("");
      look();
    }))),
    field(heaps, "Heaps", "One number, or several: 3,4,5; also 10^50"),
    field(play, "Last match"),
    make("div", { class: "toolbar" }, make("button", { type: "submit", class: "main", "aria-describedby": "solve-help" }, "Solve these heaps"),
      makeButton("Play this", () => begin({ rules: rules.value.trim(), heaps: heaps.value.trim(), play: play.value }))),
    make("small", { id: "solve-help", class: "note" }, "Solving finds who wins, every winning move, and the losing heaps of these rules. It mostly takes less than a second; a search stops after five."));
  panel.replaceChildren(make("div", { class: "title" }, make("h1", {}, "Explore any rules")), make("div", { class: "page explorer" }, make("section", { class: "panel", "aria-label": "Question" }, form, problem), make("div", {}, answers.element)));

  let looking = null;
  let shown = null;

  function choose(value) {
    if (value) rules.value = value;
    play.value = "";
  }

  function address() {
    return fragmentOf({ rules: rules.value.trim(), heaps: heaps.value.trim(), play: play.value });
  }

  function restore(fragment) {
    const said = new URLSearchParams(fragment.slice(1).replaceAll("+", "%2B"));
    rules.value = said.get("rules") ?? "take:3";
    heaps.value = said.get("heaps") ?? "18";
    play.value = ["normal", "misere"].includes(said.get("play")) ? said.get("play") : "";
    look();
  }

  /** Shows its address, or asks for the first time. */
  function share() {
    if (shown === null) look();
    else rename(address());
  }

  /** A fault is shown under the field that it is about. */
  function blame(fault) {
    for (const [name, input] of Object.entries(inputs)) {
      const isIt = fault?.field === name;
      change(input, { "aria-invalid": isIt ? "true" : null });
      write(form.querySelector(`#${name}-fault`), isIt ? sentence(fault.message) : "");
    }
    write(problem, fault && !(fault.field in inputs) ? sentence(fault.message) : "");
    // The character at fault is marked where it is still being typed.
    const [, at] = fault?.message.match(/at character (\d+)/) ?? [];
    if (at && document.activeElement === rules) rules.setSelectionRange(at - 1, Number(at));
  }

  async function look() {
    const here = address();
    if (here === shown) return;
    shown = here;
    looking?.abort();
    looking = new AbortController();
    const { signal } = looking;
    menu.value = famous.some(([value]) => value === rules.value.trim()) ? rules.value.trim() : "";
    rename(here);
    const given = { rules: rules.value.trim(), ...(play.value ? { play: play.value } : {}) };
    const position = { ...given, heaps: heaps.value.trim() };
    blame(null);
    try {
      answers.wait();
      // Sets of two players: what Left may take, then what Right may.
      if (given.rules.includes("|")) return await answers.showPartizan({ rules: given.rules, heaps: position.heaps, signal });
      const analysis = await ask("matchsticks.analyze", { ...position, limit: 60, time: 5 }, { signal });
      if (signal.aborted) return;
      await answers.show({ analysis, given, position, signal });
    } catch (fault) {
      if (signal.aborted || fault.name === "AbortError") return;
      answers.clear();
      blame(fault);
      shown = "";
    }
  }

  return { share, restore };
}

function field(input, name, help) {
  return make(
    "div", { class: "field" }, make("label", { for: input.id }, name), input,
    input.tagName === "INPUT" ? make("small", { id: `${input.id}-fault`, class: "notice", role: "alert" }) : null,
    help ? make("small", { id: `${input.id}-help` }, help) : null);
}
