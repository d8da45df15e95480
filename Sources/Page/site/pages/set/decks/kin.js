// Games with other decks than that of Set, and chains: what they need is loaded with the first of them.

import { dress } from "../../../lib/parts/dress.js";
import { packs } from "../faces.js";

/** Where the cards of a deck are drawn. */
const drawn = { quads: () => import("./quads.js"), proset: () => import("./dots.js"), set: () => import("./features.js"), ultra: () => import("./features.js"), ghost: () => import("./features.js") };

/**
 * Makes the cards `look` known, so that they can be drawn. `show(table, chain)` of the result says which places of the board hold the
 * last group of a chain.
 */
export async function kinOf(board, look) {
  const [deck, faces] = look.split(" ");
  await dress("pages/set/decks/kin");
  if (!packs[look]) packs[look] = (await drawn[deck.split("-")[0]]()).default(faces);
  return { known: look, show: ({ kind: { size } }, chain) => (board.querySelector(".cards").dataset.link = chain === "on" ? size : 0) };
}
