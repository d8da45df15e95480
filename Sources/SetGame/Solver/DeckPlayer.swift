import GameCore

extension Deck {
  /// Whether whole games are simulated: those with groups of one size.
  public var isSimulated: Bool { hasGroups && variant.groupSize != nil }

  /// Where the counters of its games are.
  var counters: CounterLayout {
    guard self != .set else { return .set }
    return CounterLayout(step: 1, decks: dimension.cardCount - firstDeal + 1, tables: dimension.cardCount + 1)
  }
}

/// Plays whole games with any deck that ``Deck/isSimulated``, and counts what ``GamePlayer``
/// counts.
///
/// It searches each table for its groups, and is some hundred times slower.
package struct DeckPlayer {
  private let deck: Deck
  private let size: Int
  private let layout: CounterLayout
  private var counts: [UInt64]
  private var generator: SeededGenerator

  /// A player who draws from a stream of a seed.
  package init(_ deck: Deck, seed: UInt64, stream: UInt64) {
    (self.deck, layout) = (deck, deck.counters)
    size = deck.variant.groupSize ?? 1
    counts = [UInt64](repeating: 0, count: layout.size)
    generator = SeededGenerator(seed: seed, stream: stream)
  }

  /// Plays games, the first `skipped` of which aren't counted.
  package mutating func play(_ games: Int, after skipped: Int, by rules: GameRules) -> [UInt64] {
    for game in 0..<skipped + games {
      if game == skipped { counts = [UInt64](repeating: 0, count: layout.size) }
      play(rules)
    }
    return counts
  }

  private mutating func play(_ rules: GameRules) {
    var rest = deck.dimension.allCards
    generator.shuffle(&rest)
    var table = draw(deck.firstDeal, from: &rest)
    var largest = table.count
    while true {
      let groups = GroupSearch.groups(
        of: deck.variant, in: Layout(unchecked: table, dimension: deck.dimension))
      note(deck: rest.count, table: table.count, groups: groups.count)
      if groups.isEmpty {
        if rest.isEmpty { break }
        table += draw(3, from: &rest)
        largest = max(largest, table.count)
      } else {
        let count = rules.refill.drawn(table: table.count, deck: rest.count, of: size, first: deck.firstDeal)
        let new = draw(count, from: &rest)
        let gaps = groups[choose(among: groups, rules.pick)].positions
        for (gap, card) in zip(gaps, new) { table[gap] = card }
        for gap in gaps.dropFirst(new.count).reversed() { table.remove(at: gap) }
      }
    }
    counts[layout.left(table.count)] += 1
    counts[layout.largest(largest)] += 1
  }

  private func draw(_ count: Int, from rest: inout [Card]) -> [Card] {
    let cards = Array(rest.suffix(count))
    rest.removeLast(cards.count)
    return cards
  }

  private mutating func note(deck: Int, table: Int, groups: Int) {
    let state = layout.state(deck: deck, table: table)
    counts[state] += 1
    counts[layout.states + state] += groups == 0 ? 1 : 0
    counts[2 * layout.states + state] += UInt64(groups)
  }

  /// Which of the groups is taken.
  private mutating func choose(among groups: [Group], _ pick: GameRules.Pick) -> Int {
    switch pick {
    case .first: return 0
    case .random: return generator.index(groups.count)
    case .mostRemaining:
      let meeting = groups.map { group in
        groups.count { other in other.positions.contains { group.positions.contains($0) } }
      }
      let fewest = meeting.min() ?? 0
      let best = groups.indices.filter { meeting[$0] == fewest }
      return best[generator.index(best.count)]
    }
  }
}
