// What has been seen of a deal that lies face down, from the record of the game.

/**
 * The cards that were ever turned up, by place; absent ones nobody has seen. The record of a game
 * begins each deal with "dealt …", whose last words are the cards by place. A card that was turned
 * and taken back has been seen all the same.
 */
export function seenCards(actions, skipped) {
  const start = actions.findLastIndex((action) => action.startsWith("dealt "));
  if (start < 0) return [];
  const cards = actions[start].split(" ").slice(skipped);
  const seen = [];
  for (const action of actions.slice(start + 1)) {
    const turned = /\bturn (\d+)$/.exec(action);
    if (turned) seen[turned[1] - 1] = cards[turned[1] - 1];
  }
  return seen;
}
