import GameCore

extension Strategy {
  /// What a turn aims at, for a player with `memory` who sees no pair.
  func move(_ memory: Recollection, cardsLeft: Int, moves: MoveTable?) -> TurnMove {
    guard self == .optimal, let moves else { return .twoUnknown }
    return moves.move(in: PairState(uncheckedPairs: cardsLeft / 2, known: memory.count))
  }
}

/// A player in the game of two at a real table, which names the card to turn next.
public struct PairsPlayer: Sendable {
  /// How the player chooses.
  public let strategy: Strategy
  private let moves: MoveTable?

  /// A player for tables of up to `pairs` (1…``PairsSolver/exactLimit``) pairs.
  /// - Throws: ``GameCore/Stopped`` when a limit stopped the computation of the best moves.
  public init(_ strategy: Strategy, pairs: Int, limits: SearchLimits = .none) throws(Stopped) {
    self.strategy = strategy
    guard strategy == .optimal else {
      moves = nil
      return
    }
    let table = ExactTable(pairs: pairs, seats: .twoPlayers, limits: limits)
    if let reason = table.stopReason { throw Stopped(reason) }
    moves = table.moves
  }

  /// The card to turn next: the first of a turn, or the second when `first` is face up.
  ///
  /// `memory` is what the player remembers from before this turn, and `down` are the cards that are
  /// left, `first` among them; both number the cards as ``Recollection`` does. A known pair is
  /// taken. A player who passes turns two known cards.
  public func next(
    _ memory: Recollection, first: Int? = nil, down: [Int], random: inout SeededGenerator
  ) -> Int {
    precondition(down.count >= 2, "nobody chooses a card when all are taken")
    let pair = memory.knownPair()
    // A player who knows a pair takes it; only a turn begun by another player gets here without
    // one.
    let move = pair == nil ? strategy.move(memory, cardsLeft: down.count, moves: moves) : .twoUnknown
    guard let first else {
      if let pair { return pair }
      return card(memory, wantsKnown: move == .noUnknown, besides: nil, down: down, random: &random)
    }
    if memory.remembers(first ^ 1) { return first ^ 1 }
    var memory = memory
    memory.see(first)
    return card(memory, wantsKnown: move != .twoUnknown, besides: first, down: down, random: &random)
  }

  /// A known card or an unknown one, or the other kind where there is none.
  private func card(
    _ memory: Recollection, wantsKnown: Bool, besides first: Int?, down: [Int], random: inout SeededGenerator
  ) -> Int {
    let known = memory.oldest(besides: first)
    let hasUnknown = down.contains { $0 != first && !memory.remembers($0) }
    if let known, wantsKnown || !hasUnknown { return known }
    return memory.unknownCard(among: down, besides: first, random: &random)
  }
}
