import GameCore
import SetGame

/// A game played with arrays and by trying every triple, drawing the same random numbers as the
/// fast player.
package struct SlowPlayer {
  private var generator: SeededGenerator
  private var deck = Dimension.standard.allCards
  package private(set) var counts = [UInt64](repeating: 0, count: 3 * 24 * 8 + 16)

  package init(seed: UInt64, stream: UInt64) { generator = SeededGenerator(seed: seed, stream: stream) }

  package mutating func play(_ rules: GameRules) {
    var deckCount = 81
    var table: [Card] = []
    for _ in 0..<4 { table += drawThree(&deckCount) }
    var largest = 12
    while true {
      let sets = Oracle.triples(table)
      let state = deckCount / 3 * 8 + table.count / 3
      counts[state] += 1
      counts[192 + state] += sets.isEmpty ? 1 : 0
      counts[384 + state] += UInt64(sets.count)
      if sets.isEmpty {
        if deckCount == 0 { break }
        table += drawThree(&deckCount)
        largest = max(largest, table.count)
        continue
      }
      let taken = sets[choose(sets, rules.pick)]
      if deckCount > 0, rules.refill == .replace || table.count <= 12 {
        for (position, card) in zip(taken, drawThree(&deckCount)) { table[position] = card }
      } else {
        for position in taken.reversed() {
          table[position] = table[table.count - 1]
          table.removeLast()
        }
      }
    }
    counts[576 + table.count / 3] += 1
    counts[584 + largest / 3] += 1
  }

  private mutating func choose(_ sets: [[Int]], _ pick: GameRules.Pick) -> Int {
    switch pick {
    case .first: return 0
    case .random: return generator.index(sets.count)
    case .mostRemaining:
      let meeting = sets.map { set in sets.count { !Swift.Set($0).isDisjoint(with: set) } }
      var choice = -1
      var ties = 0
      // The order of the fast player's draws: one at each tie with the best so far.
      var best = Int.max
      for (index, count) in meeting.enumerated() {
        if count < best {
          (best, ties, choice) = (count, 1, index)
        } else if count == best {
          ties += 1
          if generator.index(ties) == 0 { choice = index }
        }
      }
      return choice
    }
  }

  /// An index from each of three nested multiplications of one word; the rejection can't happen in
  /// this few draws.
  private mutating func drawThree(_ count: inout Int) -> [Card] {
    var word = generator.next()
    return (0..<3).map { _ in
      let product = word.multipliedFullWidth(by: UInt64(count))
      word = product.low
      count -= 1
      deck.swapAt(Int(product.high), count)
      return deck[count]
    }
  }
}
