public import ExactArithmetic
public import GameCore

/// What a player may know of a face-down table, up to the names of ranks and suits, while some card
/// is unseen: every state that choices lead to, with its value.
public struct FaceDownStates: Sendable {
  /// What a card is in a state, in the order that makes a state canonical.
  public enum CardState: Int, Sendable, CaseIterable {
    case notSeen, matched, known, open
  }

  /// A state: the cards of each rank of which one was seen, one of each suit.
  public struct State: Sendable {
    /// The ranks, ascending; of all orders of the suits the one with the least ranks.
    public let ranks: [[CardState]]
    /// The expected further score.
    public let value: Rational
  }

  /// The states, the fresh table first.
  public let states: [State]

  /// Lists the states of best play of pairs.
  /// - Complexity: time and memory grow about fourfold with each card: 8 cards have 8246 states.
  /// - Throws: ``GameCore/Stopped``.
  public init(_ game: FaceDownGame, limits: SearchLimits = .none, observer: Observer = .silent) throws(Stopped) {
    let policy = try FaceDownSolver(game).policy(limits: limits, observer: observer)
    let oracle = TableOracle(policy: policy)
    let renamings = SuitRenaming.all(game.deck.suits)
    var (tables, names) = ([KnownTable(unseen: game.dealSize)], Set<[Int]>([[]]))
    var states: [State] = []
    while states.count < tables.count {
      try limits.check()
      let table = tables[states.count]
      guard let value = try? oracle.value(table) else { preconditionFailure("the policy has all tables") }
      states.append(
        State(
          ranks: Self.name(table, renamings).map { code in
            (0..<4).map { CardState(rawValue: code >> (6 - 2 * $0) & 3) ?? .notSeen }
          }, value: game.fraction(value, unseen: table.unseen)))
      for next in Self.choices(table, game.deck) where next.unseen > 0 {
        if names.insert(Self.name(next, renamings)).inserted { tables.append(next) }
      }
    }
    self.states = states
  }

  /// The tables to which a choice leads; of ranks that weren't seen only the first is drawn.
  private static func choices(_ table: KnownTable, _ deck: DeckShape) -> [KnownTable] {
    let open = table.open.first
    let seen = Set((table.known + table.matched).map { $0.rank })
    let fresh = (0..<deck.ranks).first { !seen.contains($0) }
    func turning(_ card: Card, _ after: KnownTable) -> KnownTable {
      guard let open, card.match(with: open) != nil else { return after }
      return after.matching(card, open)
    }
    return table.known.filter { $0 != open }.map { turning($0, table.turnedUp($0)) }
      + table.unseenCandidates(in: deck).filter { seen.contains($0.rank) || $0.rank == fresh }
      .map { turning($0, table.revealed($0)) } + (open == nil ? [] : [table.turnedDown()])
  }

  /// The canonical name of a table: for each rank a number of two bits for each suit.
  private static func name(_ table: KnownTable, _ renamings: [SuitRenaming]) -> [Int] {
    var best: [Int]?
    for renaming in renamings {
      var ranks = [Int](repeating: 0, count: 13)
      func put(_ cards: [Card], _ state: CardState) {
        for card in cards { ranks[card.rank] |= state.rawValue << (6 - 2 * renaming.suits[card.suit]) }
      }
      put(table.matched, .matched)
      put(table.known, .known)
      put(table.open, .open)
      let name = ranks.filter { $0 > 0 }.sorted()
      if best.map({ name.lexicographicallyPrecedes($0) }) ?? true { best = name }
    }
    return best ?? []
  }
}
