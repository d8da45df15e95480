// The five games and what is asked about each on the front page.

import { chance, decimal } from "../../lib/parts/numbers.js";
import { pageAddress } from "../../lib/service/place.js";
import { capital } from "../../lib/parts/words.js";

export const games = [
  {
    path: "matchsticks", name: "Matchsticks",
    words: "Take one, two or three matches. The last one loses.",
    question: "There are 18 matches. Can the first player win?",
    ask: ["matchsticks.analyze", { rules: "take:3", heaps: "18" }],
    answer: ({ outcome, suggestedMove }) => (outcome === "N" ? `Yes: take ${suggestedMove.take} and leave ${suggestedMove.leaves.join(" and ")}.` : "No, whatever is taken."),
    more: pageAddress("matchsticks#rules=take:3&heaps=18"),
  },
  {
    path: "set", name: "Set",
    words: "Find three cards that agree or differ in every feature.",
    question: "How often do twelve cards have no Set at all?",
    ask: ["set.chance", { dealSize: 12 }],
    answer: ({ noSetProbability }) => `In ${chance(noSetProbability)} of all deals.`,
    more: pageAddress("set#odds=12"),
  },
  {
    path: "reversi", name: "Reversi",
    words: "Enclose the other’s discs to turn them over. Most discs win.",
    question: "How does perfect play end on 4×4?",
    ask: ["reversi.solve", { start: true, size: 4 }],
    answer: ({ discDifference: lead, sideToMove, principalVariation }) =>
      `${lead === 0 ? "Draw" : `${capital(lead > 0 ? sideToMove : other(sideToMove))} wins by ${Math.abs(lead)}`}: ${principalVariation.slice(0, 3).join(" ")} …`,
    more: pageAddress("reversi#size=4"),
  },
  {
    path: "memory", name: "Memory",
    words: "Turn two cards at a time. Where are the pairs?",
    question: "Ten pairs, a perfect memory: how many turns are needed?",
    ask: ["memory.analyze", { pairs: 10 }],
    answer: ({ expectedTurns }) => `${decimal(expectedTurns)} on average.`,
    more: pageAddress("memory#statistics=10,1"),
  },
  {
    path: "cardmatch", name: "Card matching",
    words: "Match cards by rank for many points, by suit for a few.",
    question: "10♥ 8♦ Q♠ 10♦ 8♣ K♠ 2♥ 2♦: what is the best score?",
    ask: ["cardmatch.analyze", { cards: "10H 8D QS 10D 8C KS 2H 2D" }],
    answer: ({ bestScore, play }) => `${bestScore} points, in ${play.length} turns.`,
    more: pageAddress("cardmatch#statistics=8"),
  },
];

const other = (side) => (side === "black" ? "white" : "black");
