import GameCore

/// Reviews games with an adviser, from the last move to the first, so that what is proved late helps early.
///
/// Every position is searched once. The plies are chosen so that all searches of a game end with the same side to move
/// (an evaluation sees a position a little better for the side to move), and a move is worth what the next position is
/// worth to the opponent, so that losses are differences between neighbours. A limit in time or nodes may end a search
/// one ply before that.
public struct GameReviewer: Sendable {
  private let effort: @Sendable (_ empties: Int) -> Effort
  private let limits: @Sendable () -> SearchLimits

  /// A reviewer that looks at each position with the effort that belongs to its empty squares, within limits that begin
  /// anew with each search.
  public init(
    effort: @escaping @Sendable (_ empties: Int) -> Effort,
    limits: @escaping @Sendable () -> SearchLimits = { .none }
  ) {
    self.effort = effort
    self.limits = limits
  }

  /// The review of a game. Ctrl-C leaves the moves open that weren't reached.
  public func review(_ record: GameRecord, adviser: Adviser, observer: Observer = .silent) -> GameReview {
    var search = ReviewSearch(adviser: adviser, effort: effort, limits: limits)
    let positions = record.positions
    let count = record.line.moves.count
    var moves = [GameReview.Move?](repeating: nil, count: count)
    if count > 0, !positions[0].isFinished {
      // The first position needs most of the evaluation: asked first, it is loaded once.
      _ = adviser.staticValue(of: positions[0])
    }
    var next = search.value(of: positions[count])
    for index in (0..<count).reversed() {
      observer.report(Progress(completed: Double(count - 1 - index), total: Double(count), unit: "moves"))
      guard let reply = next else { break }
      moves[index] = search.move(record.line.moves[index], from: positions[index], reply: reply)
      next = moves[index].map { ReviewValue(value: $0.bestValue, evidence: $0.evidence, line: $0.principalVariation) }
    }
    return GameReview(record: record, moves: moves, nodes: search.nodes, stopReason: search.stopReason)
  }
}

/// What is known about a position, for its side to move.
private struct ReviewValue {
  let value: Int
  let evidence: WordedEvidence
  let line: [Move]

  var isProved: Bool { if case .proved = evidence { true } else { false } }
}

/// The searches of one review.
private struct ReviewSearch {
  let adviser: Adviser
  let effort: @Sendable (Int) -> Effort
  let limits: @Sendable () -> SearchLimits
  var nodes: UInt64 = 0
  var stopReason: StopReason?

  /// What a position is worth, `nil` after Ctrl-C; a finished game needs no search.
  mutating func value(of position: Position) -> ReviewValue? {
    if position.isFinished {
      return ReviewValue(
        value: 100 * position.finalDifference, evidence: .proved(method: "the game is over"), line: [])
    }
    return advice(about: position).map {
      ReviewValue(value: $0.value, evidence: $0.evidence, line: $0.principalVariation)
    }
  }

  /// Looks at a move after which the opponent's position is worth `reply`; `nil` after Ctrl-C.
  mutating func move(_ played: Move, from position: Position, reply: ReviewValue) -> GameReview.Move? {
    let value = -reply.value
    if position.legalMoves.count == 1 {
      return GameReview.Move(
        position: position, move: played, value: value, best: played, bestValue: value,
        principalVariation: [played] + reply.line, evidence: reply.evidence, isForced: true)
    }
    guard let best = advice(about: position) else { return nil }
    if best.move == played {
      return GameReview.Move(
        position: position, move: played, value: best.value, best: played, bestValue: best.value,
        principalVariation: best.principalVariation, evidence: best.evidence, isForced: false)
    }
    // A move that comes out better after all is the best one.
    let isBetter = value >= best.value
    return GameReview.Move(
      position: position, move: played, value: value, best: isBetter ? played : best.move,
      bestValue: isBetter ? value : best.value,
      principalVariation: isBetter ? [played] + reply.line : best.principalVariation,
      evidence: best.isProved ? reply.evidence : best.evidence, isForced: false)
  }

  /// The best move by a search, `nil` after Ctrl-C.
  private mutating func advice(about position: Position) -> MoveAdvice? {
    let limits = limits()
    guard !limits.stopSignal.isRaised else {
      stopReason = .interrupted
      return nil
    }
    let effort = effort(position.emptyCount).endingWithBlack(from: position.sideToMove)
    let advice = adviser.advise(position, effort: effort, count: 1, limits: limits)
    nodes += advice.nodes
    if let reason = advice.stopReason, stopReason != .interrupted { stopReason = reason }
    return advice.stopReason == .interrupted ? nil : advice.moves.first
  }
}

extension Effort {
  /// At most as many plies, so that black moves next after them; one ply more where there are none to leave out.
  fileprivate func endingWithBlack(from side: Side) -> Effort {
    var changed = self
    if depth.isMultiple(of: 2) != (side == .black) { changed.depth = depth == 0 ? 1 : depth - 1 }
    return changed
  }
}
