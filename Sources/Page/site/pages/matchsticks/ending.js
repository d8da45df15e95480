// The end of a lesson: the class foretells the next losing number, then sees how the numbers
// continue.

import { ask } from "../../lib/service/api.js";
import { make, write } from "../../lib/parts/dom.js";
import { evidenceBadge } from "../../lib/parts/evidence.js";
import { sentence } from "../../lib/parts/words.js";

/** The element of the end; `show({ rules, limit, last })` begins it, `show(null)` hides it. */
export function makeEnding() {
  const number = make("input", { id: "next-losing", type: "text", size: 5, autocomplete: "off", inputmode: "numeric", oninput: (event) => (event.target.value = event.target.value.replace(/\D/g, "")) });
  const question = make("label", { for: "next-losing" });
  const said = make("p", { role: "status" });
  const form = make("form", { class: "toolbar", onsubmit: (event) => (event.preventDefault(), judge()) },
    question, number, make("button", { type: "submit", class: "main" }, "Check"));
  const element = make("div", { class: "ending", hidden: true }, form, said,
    make("p", { class: "note" }, "Then change how many each player takes, and find the pattern again: how does it depend on that number?"));
  let asked = null;

  async function judge() {
    const { rules, last } = asked;
    const guessed = number.value;
    try {
      const { result } = await ask("matchsticks.losing", { ...rules, to: 200, limit: 200 });
      const isRight = result.positions.find((position) => Number(position) > last) === guessed;
      if (!isRight) {
        const isLosing = result.positions.includes(guessed);
        said.replaceChildren(isLosing ? `${guessed} is a losing number, but not the next one.` : `${guessed || "That"} isn't the next losing number. Look at the distances between those above.`);
        return;
      }
      said.replaceChildren(`Yes. The losing numbers up to 100: ${result.positions.filter((position) => Number(position) <= 100).join(", ")}. `, evidenceBadge(result.evidence));
    } catch (fault) {
      said.replaceChildren(sentence(fault.message));
    }
  }

  element.show = (next) => {
    element.hidden = next === null;
    if (next === null || next.limit === asked?.limit) return;
    asked = next;
    number.value = "";
    said.replaceChildren();
    write(question, `Which is the next losing number after ${next.last}?`);
  };
  return { element, show: element.show };
}
