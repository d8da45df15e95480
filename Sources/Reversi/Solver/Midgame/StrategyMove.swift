import GameCore

extension Strategy {
  /// The move that the strategy chooses, `nil` when the game is over or a limit stopped the search.
  ///
  /// Equal moves: ``greedy`` and ``minimax(plies:)`` take the first by columns from the left, in a
  /// column from the top, as S4 does; the adviser's strategies take the lowest square. With a
  /// `budget` of positions they play the best move that they have found when it is spent.
  package func move(
    in position: Position, adviser: Adviser, generator: inout SeededGenerator, limits: SearchLimits = .none,
    budget: UInt64? = nil
  ) -> Move? {
    guard !position.isFinished else { return nil }
    if position.mustPass { return .pass }
    switch self {
    case .random:
      let squares = position.legalSquares
      return .place(squares[generator.index(squares.count)])
    case .greedy: return DiscMinimax.bestMove(in: position, plies: 1)
    case .minimax(let plies): return DiscMinimax.bestMove(in: position, plies: plies, limits: limits)
    case .level(let level):
      return Self.bestMove(in: position, adviser, .level(level, empties: position.emptyCount), limits, budget)
    case .depth(let depth): return Self.bestMove(in: position, adviser, .plies(depth), limits, budget)
    case .strength(let strength):
      // A copy: the seed of the game stays the same from move to move.
      var seeds = generator
      return strength.move(in: position, adviser: adviser, seed: seeds.next(), limits: limits, budget: budget)
    }
  }

  static func bestMove(
    in position: Position, _ adviser: Adviser, _ effort: Effort, _ limits: SearchLimits, _ budget: UInt64?
  ) -> Move? {
    let own = limits.within(budget)
    let advice = adviser.advise(position, effort: effort, count: 1, limits: own)
    let isSpent = advice.stopReason == .nodeLimit && own.nodes != limits.nodes
    return advice.stopReason == nil || isSpent ? advice.moves.first?.move : nil
  }
}

/// Minimax over the plain disc difference, with alpha-beta: the best player that S4's tutorial
/// leads to.
///
/// A position after the last ply, or a finished game, is worth the mover's discs less the
/// opponent's; empty squares count for neither. A pass is a ply.
package struct DiscMinimax {
  private let limits: SearchLimits
  /// Positions visited.
  private var nodes: UInt64 = 0
  /// Set when a limit was reached; every value from then on is void.
  private var isStopped = false

  /// The limits are checked whenever this many positions have been visited.
  private static let nodesBetweenLooks: UInt64 = 1 << 12

  private init(_ limits: SearchLimits) { self.limits = limits }

  /// The first of the best moves, columns from the left, in a column from the top; `nil` when there
  /// is none, or a limit was reached.
  package static func bestMove(in position: Position, plies: Int, limits: SearchLimits = .none) -> Move? {
    precondition(plies >= 1, "a move is at least one ply")
    if position.mustPass { return .pass }
    var search = DiscMinimax(limits)
    let squares = position.legalSquares.sorted { ($0.column, $0.row) < ($1.column, $1.row) }
    var best: (square: Square, value: Int)?
    for square in squares {
      let alpha = best?.value ?? -65
      let value = -search.value(of: position.placingUnchecked(square), plies: plies - 1, alpha: -65, beta: -alpha)
      if search.isStopped { return nil }
      if value > alpha { best = (square, value) }
    }
    return best.map { .place($0.square) }
  }

  /// The value for the player to move; exact within (alpha, beta), otherwise a bound on the same
  /// side.
  package static func value(of position: Position, plies: Int, alpha: Int = -65, beta: Int = 65) -> Int {
    var search = DiscMinimax(.none)
    return search.value(of: position, plies: plies, alpha: alpha, beta: beta)
  }

  private mutating func value(of position: Position, plies: Int, alpha: Int, beta: Int) -> Int {
    nodes += 1
    if nodes.isMultiple(of: Self.nodesBetweenLooks), limits.stopReason(nodes: nodes) != nil { isStopped = true }
    if isStopped { return 0 }
    if plies == 0 || position.isFinished { return position.mover.nonzeroBitCount - position.opponent.nonzeroBitCount }
    if position.mustPass { return -value(of: position.passing, plies: plies - 1, alpha: -beta, beta: -alpha) }
    var best = -65
    var rest = position.moveBits
    while rest != 0, best < beta {
      let square = Square(unchecked: rest.trailingZeroBitCount)
      rest &= rest - 1
      let next = position.placingUnchecked(square)
      best = max(best, -value(of: next, plies: plies - 1, alpha: -beta, beta: -max(alpha, best)))
    }
    return best
  }
}
