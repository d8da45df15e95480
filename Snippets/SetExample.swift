// All Sets of a table in words, the exact chance of none, and a puzzle with six.
import ExactArithmetic
import SetGame

let table = try Layout(notation: "one red empty oval, 2GDS, three purple filled squiggles")
let hints = try Hints(in: table)
print(hints.groups.map(\.positions), hints.evidence)

if let chance = try SetFreeChance.compute(cards: 12) {
  print("no Set in twelve cards:", chance.probability.decimal(digits: 10))
}

let puzzle = try RandomDeals.draw(DealRequest(sets: 6, seed: 7))
for layout in puzzle.layouts { print(layout.cards.map(CardNotation.word)) }
