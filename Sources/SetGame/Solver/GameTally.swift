/// The counts of simulated games, and what follows from them.
package struct GameTally: Sendable, Equatable {
  /// The counters of ``GameCounters``, summed.
  package private(set) var counts = [UInt64](repeating: 0, count: GameCounters.size)

  /// No games.
  package init() {}

  /// Adds the counters of more games.
  package mutating func add(_ more: [UInt64]) {
    for index in counts.indices { counts[index] += more[index] }
  }

  /// Tables of one size with one number of cards in the deck.
  package struct State: Sendable, Equatable {
    /// The cards on the table and in the deck.
    package let table, deck: Int
    /// How many games met it; no game does twice.
    package var visits: UInt64
    /// How many of these tables held no Set.
    package var withoutSet: UInt64
    /// How many Sets they held together.
    package var sets: UInt64
  }

  /// The number of games.
  package var games: UInt64 { left.reduce(0) { $0 + $1.games } }

  /// How many games ended with how many cards left, ascending; only what happened.
  package var left: [(cards: Int, games: UInt64)] {
    (0..<GameCounters.tables).map { (3 * $0, counts[3 * GameCounters.states + $0]) }.filter { $0.1 > 0 }
  }

  /// How many games had a table of at least `cards` cards at some time.
  package func gamesReaching(_ cards: Int) -> UInt64 {
    (0..<GameCounters.tables).filter { 3 * $0 >= cards }.reduce(0) { sum, table in
      sum + counts[3 * GameCounters.states + GameCounters.tables + table]
    }
  }

  /// All states that were met with a table of `cards` cards, fullest deck first.
  package func states(table cards: Int) -> [State] {
    (0..<GameCounters.decks).reversed().map { deck in
      let index = deck * GameCounters.tables + cards / 3
      return State(
        table: cards, deck: 3 * deck, visits: counts[index], withoutSet: counts[GameCounters.states + index],
        sets: counts[2 * GameCounters.states + index])
    }.filter { $0.visits > 0 }
  }

  /// All tables of `cards` cards met while the deck wasn't empty, taken together.
  package func total(table cards: Int) -> State {
    states(table: cards).filter { $0.deck > 0 }.reduce(
      into: State(table: cards, deck: 0, visits: 0, withoutSet: 0, sets: 0)
    ) {
      $0.visits += $1.visits
      $0.withoutSet += $1.withoutSet
      $0.sets += $1.sets
    }
  }

  /// The number of tables that were looked at in all games; an empty one isn't.
  package var tables: UInt64 {
    (0..<GameCounters.states).filter { !$0.isMultiple(of: GameCounters.tables) }.reduce(0) { $0 + counts[$1] }
  }

  /// The number of Sets that were taken in all games: every card not left was in one.
  package var setsTaken: UInt64 { left.reduce(0) { $0 + $1.games * UInt64((81 - $1.cards) / 3) } }
}
