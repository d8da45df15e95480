import ExactArithmetic
public import GameCore

extension HeapPosition {
  /// The first `listing` moves in order of preference; see
  /// ``TakeAwayGame/hints(heaps:listing:limits:observer:)``.
  public func hints(
    listing: Int = TakeAwayGame.defaultListing, limits: SearchLimits = .none
  ) throws(SolverError) -> HintList { try asked.hints(heaps: heaps, listing: listing, limits: limits) }

  /// The move that a strategy makes here; `nil` when the game is over. Only ``Strategy/wild`` draws
  /// from `random`.
  /// - Throws: ``SolverError`` when the position is beyond what the strategy can examine.
  public func move(
    of strategy: Strategy, random: inout SeededGenerator, limits: SearchLimits = .none
  ) throws(SolverError) -> HeapMove? {
    switch strategy {
    case .dumb: return leastMove
    case .wild: return try anyMove(&random)
    case .clever:
      guard game.rules.theory.takeLimit != nil else { throw .unsupported(.strategies) }
      let analysis = try asked.analyze(heaps: heaps, listing: 1, limits: limits)
      return analysis.winningMoves.first ?? leastMove
    case .perfect: return try asked.analyze(heaps: heaps, listing: 1, limits: limits).suggestion?.move
    }
  }

  /// The move that takes the least, the first heap among equals.
  private var leastMove: HeapMove? {
    if let line = game.rules.line { return leastLineMove(line) }
    let least = heaps.enumerated().compactMap { place, heap -> HeapMove? in
      guard let move = game.leastMove(from: heap, place: place), allows(move) else { return nil }
      return move
    }
    return least.min { $0.take < $1.take }
  }

  private func anyMove(_ random: inout SeededGenerator) throws(SolverError) -> HeapMove? {
    guard let moves = legalMoves else { throw .searchTooLarge(limit: Self.mostListedMoves) }
    return moves.isEmpty ? nil : moves[random.index(moves.count)]
  }
}
