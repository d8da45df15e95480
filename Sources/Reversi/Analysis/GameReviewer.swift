import GameCore

/// Reviews games with an adviser, from the last move to the first, so that what is proved late helps early.
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
    var next = positions[count].isFinished ? ReviewValue(finished: positions[count]) : nil
    for index in (0..<count).reversed() {
      observer.report(Progress(completed: Double(count - 1 - index), total: Double(count), unit: "moves"))
      let move = search.move(record.line.moves[index], from: positions[index], to: positions[index + 1], next: next)
      if move == nil, search.stopReason == .interrupted { break }
      moves[index] = move
      next = move.map { ReviewValue(value: $0.bestValue, evidence: $0.evidence, line: $0.principalVariation) }
    }
    return GameReview(record: record, moves: moves, nodes: search.nodes, stopReason: search.stopReason)
  }
}

/// What is known about a position, for its side to move.
struct ReviewValue {
  let value: Int
  let evidence: Evidence
  let line: [Move]

  var isProved: Bool { if case .proved = evidence { true } else { false } }
}

extension ReviewValue {
  /// The result of a game that is over.
  init(finished position: Position) {
    self.init(
      value: 100 * position.finalDifference, evidence: .proved(method: GameReview.finishedMethod), line: [])
  }
}

extension GameReview {
  /// The argument that proves a finished game's value.
  static let finishedMethod = "the game is over"
}

/// The searches of one review.
private struct ReviewSearch {
  let adviser: Adviser
  let effort: @Sendable (Int) -> Effort
  let limits: @Sendable () -> SearchLimits
  var nodes: UInt64 = 0
  var stopReason: StopReason?

  /// Looks at a move; `next` is what is known about the position that it leads to. `nil` when a
  /// limit came before any answer.
  mutating func move(
    _ played: Move, from position: Position, to after: Position, next: ReviewValue?
  ) -> GameReview.Move? {
    if position.legalMoves.count == 1 {
      let reply = next ?? value(of: after, effort: effort(after.emptyCount))
      return reply.map { forced(played, from: position, reply: $0) }
    }
    let effort = effort(position.emptyCount)
    guard let best = advice(about: position, effort: effort) else { return nil }
    if best.move == played { return chosen(played, from: position, best: best) }
    if best.isProved, let next, next.isProved {
      return compared(played, value: -next.value, evidence: next.evidence, from: position, best: best)
    }
    guard let reply = value(of: after, effort: effort.onePlyLess) else { return nil }
    return compared(played, value: -reply.value, evidence: reply.evidence, from: position, best: best)
  }

  /// What a position is worth by a search; passes and finished games are no search.
  private mutating func value(of position: Position, effort: Effort) -> ReviewValue? {
    if position.isFinished { return ReviewValue(finished: position) }
    return advice(about: position, effort: effort).map {
      ReviewValue(value: $0.value, evidence: $0.evidence, line: $0.principalVariation)
    }
  }

  /// The best move by a search, `nil` after Ctrl-C and when a limit came before any answer.
  private mutating func advice(about position: Position, effort: Effort) -> MoveAdvice? {
    let limits = limits()
    guard !limits.stopSignal.isRaised else {
      stopReason = .interrupted
      return nil
    }
    let advice = adviser.advise(position, effort: effort, count: 1, limits: limits)
    nodes += advice.nodes
    if let reason = advice.stopReason, stopReason != .interrupted { stopReason = reason }
    return advice.stopReason == .interrupted ? nil : advice.moves.first
  }

  private func forced(_ move: Move, from position: Position, reply: ReviewValue) -> GameReview.Move {
    GameReview.Move(
      position: position, move: move, value: -reply.value, best: move, bestValue: -reply.value,
      principalVariation: [move] + reply.line, evidence: reply.evidence, isForced: true)
  }

  private func chosen(_ move: Move, from position: Position, best: MoveAdvice) -> GameReview.Move {
    GameReview.Move(
      position: position, move: move, value: best.value, best: move, bestValue: best.value,
      principalVariation: best.principalVariation, evidence: best.evidence, isForced: false)
  }

  /// A move beside another that a search prefers; when it comes out better after all, it is the best.
  private func compared(
    _ played: Move, value: Int, evidence: Evidence, from position: Position, best: MoveAdvice
  ) -> GameReview.Move {
    let weaker = best.isProved ? evidence : best.evidence
    let isBetter = value >= best.value
    return GameReview.Move(
      position: position, move: played, value: value, best: isBetter ? played : best.move,
      bestValue: isBetter ? value : best.value, principalVariation: isBetter ? [played] : best.principalVariation,
      evidence: weaker, isForced: false)
  }
}

extension Effort {
  /// The effort for the position after a move that is to be compared with others.
  fileprivate var onePlyLess: Effort {
    var less = self
    less.depth = max(0, depth - 1)
    less.endEmpties = max(0, endEmpties - 1)
    return less
  }
}
