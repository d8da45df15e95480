// The player who is ahead, as the discs that both will have.

import { make } from "../../../lib/parts/dom.js";
import { basis, discCount } from "../words.js";

/** An element with `show(shown, result)`: results of `reversi.show` and `reversi.hints`. */
export function makeGauge() {
  const black = make("span", { class: "part black" });
  const white = make("span", { class: "part white" });
  const gauge = make("div", { class: "gauge", role: "img" }, black, white);

  gauge.show = (shown, result) => {
    const best = result?.moves?.[0];
    const value = shown.isFinished ? shown.finalDiscDifference : best?.discDifference;
    const squares = shown.position.length - 2;
    const forBlack = value === undefined ? 0 : shown.sideToMove === "black" ? value : -value;
    const discs = (squares + forBlack) / 2;
    gauge.style.setProperty("--black", `${(100 * discs) / squares}%`);
    black.textContent = value === undefined ? "" : discCount(discs);
    white.textContent = value === undefined ? "" : discCount(squares - discs);
    const known = shown.isFinished ? "the game is over" : best ? basis(best.evidence) : "";
    gauge.setAttribute("aria-label", value === undefined ? "Expected discs: not known yet" : `Expected discs: black ${black.textContent}, white ${white.textContent}, ${known}`);
  };
  return gauge;
}
