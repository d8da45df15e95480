// A class votes: a hand each for "wins" and "loses", then the answer is revealed.

import { make, makeButton, write } from "../../lib/parts/dom.js";

/** The element of a vote; `reveal(isWin)` is called with what most are for. `clear()` begins the next one. */
export function makeVote({ reveal }) {
  const votes = { wins: 0, loses: 0 };
  const count = (side) => makeButton("", () => ((votes[side] += 1), show()), { class: `vote ${side}` });
  const [wins, loses] = [count("wins"), count("loses")];
  const done = makeButton("Reveal", () => votes.wins !== votes.loses && reveal(votes.wins > votes.loses), { class: "main" });
  const element = make("div", { class: "toolbar votes", role: "group", "aria-label": "The class votes" }, wins, loses, done);

  function show() {
    write(wins, `Wins: ${votes.wins}`);
    write(loses, `Loses: ${votes.loses}`);
    done.setAttribute("aria-disabled", String(votes.wins === votes.loses));
  }
  element.clear = () => {
    [votes.wins, votes.loses] = [0, 0];
    show();
  };
  show();
  return element;
}
