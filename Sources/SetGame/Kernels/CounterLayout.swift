/// Where the counters of ``GameCounters`` are: three planes of tables by the cards in the deck and
/// on the table, then games by the cards left, and by their largest table.
struct CounterLayout: Sendable, Equatable {
  /// Numbers of cards are multiples of this.
  let step: Int
  /// The numbers of cards in the deck, by the step, from 0.
  let decks: Int
  /// The numbers of cards on the table, by the step, from 0.
  let tables: Int

  /// Those of the printed game.
  static let set = CounterLayout(step: 3, decks: GameCounters.decks, tables: GameCounters.tables)

  /// The number of tables that are distinguished.
  var states: Int { decks * tables }
  /// The number of counters.
  var size: Int { 3 * states + 2 * tables }

  /// The counter of a table in the first plane.
  func state(deck: Int, table: Int) -> Int { deck / step * tables + table / step }
  /// The counter of games with that many cards left.
  func left(_ cards: Int) -> Int { 3 * states + cards / step }
  /// The counter of games with that many cards on their largest table.
  func largest(_ cards: Int) -> Int { left(cards) + tables }
}
