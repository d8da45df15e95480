import GameCore
import Questions
import Reversi

/// What the solver advises: the best moves, and at the second time the line that it expects.
package struct ReversiAdvice: Sendable, Equatable {
  /// Whose values these are: the player's whose turn it is.
  package let side: Side
  /// The best moves, best first, at most ``mostMoves``.
  package let moves: [MoveAdvice]
  /// Those of them that are corners and no mistakes.
  package let goodCorners: [Square]
  /// What stopped the search early.
  package let stopReason: StopReason?
  /// Whether the line that the best move begins is to be shown.
  package fileprivate(set) var showsLine = false

  /// How many moves are advised.
  package static let mostMoves = 3

  fileprivate init(_ advice: Advice) {
    side = advice.position.sideToMove
    moves = advice.moves
    stopReason = advice.stopReason
    let least = (advice.moves.first?.value ?? 0) - GameReview.mistakeLoss
    let corners = advice.position.size.corners
    goodCorners = corners.filter { corner in
      advice.moves.contains { $0.move == .place(corner) && $0.value > least }
    }
  }
}

extension ReversiPlay {
  package static func advice(
    on table: Table, _ settings: ReversiSettings, computer: Computer<Solvers>
  ) throws(ComputerError) -> ReversiAdvice {
    let advice = try computer.solvers.solver().hints(
      table.position, count: ReversiAdvice.mostMoves, effort: EffortRequest(.level(settings.hintLevel)),
      limits: computer.limits.within(budget(depth: settings.hintLevel)))
    if advice.moves.isEmpty, let reason = advice.stopReason { throw .stopped(reason) }
    return ReversiAdvice(advice)
  }

  /// The moves, then the line of the best one, then the moves again.
  package static func next(after advice: ReversiAdvice) -> ReversiAdvice {
    var next = advice
    next.showsLine.toggle()
    return next
  }
}

extension ReversiPlay {
  package static func recommended(by advice: ReversiAdvice, on table: Table) -> Move? { advice.moves.first?.move }
}
