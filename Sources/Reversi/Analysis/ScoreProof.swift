public import GameCore

/// The moves that prove the score of an endgame on the full board: for each side a strategy that
/// reaches it, as far as a reader can't find the rest by trying all moves.
public struct ScoreProof: Sendable {
  /// The position.
  public let position: Position
  /// The score for the side to move.
  public let score: Int
  /// With this many empty squares or fewer no moves are listed.
  public let finish: Int
  /// The moves of the side to move, by which it reaches the score: in the order in which the game
  /// is followed when all replies are tried in board order and no position is followed twice.
  public let atLeast: [Square]
  /// The same of the other side, which keeps the side to move from more.
  public let atMost: [Square]

  /// The most empty squares of a position that is proved so.
  public static let mostEmpties = 16
  /// With six empty squares and fewer a reader tries all moves.
  static let finish = 6

  /// Finds moves for a position of at most ``mostEmpties`` empty squares that has this score.
  /// - Throws: ``GameCore/Stopped``.
  public init(_ position: Position, score: Int, solver: ReversiSolver, limits: SearchLimits = .none) throws(Stopped) {
    precondition(position.size == .eight && position.emptyCount <= Self.mostEmpties, "proofs are of endgames")
    let own = SearchLimits(deadline: limits.deadline, stopSignal: limits.stopSignal)
    func moves(isProver: Bool, bound: Int) throws(Stopped) -> [Square] {
      var strategy = Strategist(solver: solver, bound: bound, finish: Self.finish, limits: own)
      return try strategy.moves(from: position, isProver: isProver)
    }
    atLeast = try moves(isProver: true, bound: score)
    atMost = try moves(isProver: false, bound: -score)
    self.position = position
    self.score = score
    finish = Self.finish
  }
}

/// A strategy that reaches a bound, with few positions.
///
/// Of the moves that keep the bound those are compared that leave the fewest replies; the size of a
/// strategy is the sum over the replies, where positions that are reached in several ways count
/// several times.
private struct Strategist {
  let solver: ReversiSolver
  let bound: Int
  let finish: Int
  let limits: SearchLimits
  /// The size of the strategy from positions that were examined, and the best move of the prover.
  private var known: [Position: (size: Int, move: Square?)] = [:]

  /// How many moves are compared.
  private static let breadth = 3

  init(solver: ReversiSolver, bound: Int, finish: Int, limits: SearchLimits) {
    self.solver = solver
    self.bound = bound
    self.finish = finish
    self.limits = limits
  }

  /// The moves of the prover, in the order of ``ScoreProof/atLeast``.
  mutating func moves(from position: Position, isProver: Bool) throws(Stopped) -> [Square] {
    _ = try size(position, isProver: isProver)
    var (moves, met): ([Square], Set<Position>) = ([], [])
    follow(position, isProver: isProver, &moves, &met)
    return moves
  }

  private func follow(_ position: Position, isProver: Bool, _ moves: inout [Square], _ met: inout Set<Position>) {
    guard position.emptyCount > finish, !position.isFinished, met.insert(position).inserted else { return }
    if position.mustPass { return follow(position.passing, isProver: !isProver, &moves, &met) }
    guard isProver else {
      for square in position.legalSquares {
        follow(position.placingUnchecked(square), isProver: true, &moves, &met)
      }
      return
    }
    guard let move = known[position]?.move else { preconditionFailure("the strategy has a move") }
    moves.append(move)
    follow(position.placingUnchecked(move), isProver: false, &moves, &met)
  }

  private mutating func size(_ position: Position, isProver: Bool) throws(Stopped) -> Int {
    guard position.emptyCount > finish, !position.isFinished else { return 1 }
    if position.mustPass { return try size(position.passing, isProver: !isProver) }
    if let known = known[position] { return known.size }
    var best: (size: Int, move: Square?) = (0, nil)
    if isProver {
      for (square, next) in try keeping(position) {
        let size = try size(next, isProver: false) + 1
        if best.move == nil || size < best.size { best = (size, square) }
      }
    } else {
      for square in position.legalSquares {
        best.size += try size(position.placingUnchecked(square), isProver: true)
      }
    }
    known[position] = best
    return best.size
  }

  /// Moves that keep the bound, those first that leave few replies.
  private func keeping(_ position: Position) throws(Stopped) -> [(square: Square, next: Position)] {
    let all = position.legalSquares.map { (square: $0, next: position.placingUnchecked($0)) }
      .sorted { ($0.next.moveBits.nonzeroBitCount, $0.square) < ($1.next.moveBits.nonzeroBitCount, $1.square) }
    var kept: [(square: Square, next: Position)] = []
    for choice in all where kept.count < Self.breadth {
      if try holds(choice.next) { kept.append(choice) }
    }
    precondition(!kept.isEmpty, "the score is right")
    return kept
  }

  /// Whether the other side, to move, scores no more than the bound leaves.
  private func holds(_ position: Position) throws(Stopped) -> Bool {
    try limits.check()
    guard bound > -position.size.squareCount else { return true }
    let solution = solver.solve(position, within: .isAtLeast(2 - bound), limits: limits)
    if solution.upper <= -bound { return true }
    guard solution.lower > -bound else { throw Stopped(limits.stopReason() ?? .interrupted) }
    return false
  }
}
