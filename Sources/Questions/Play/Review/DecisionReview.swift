import Documents
import ExactArithmetic
import GameCore

/// A game whose decisions can be judged exactly.
package protocol ReviewedGame: NotedGame {
  /// What losses are counted in, one and many: "turn", "turns".
  static func lossUnit(_ settings: Settings) -> (one: String, many: String)
  /// Why losses are right.
  static var reviewProof: ReviewProof { get }
  /// What a person's move cost against the best one; `nil` for moves that decide nothing.
  static func verdict(
    on move: Move, table: Table, _ settings: Settings, computer: Computer<Solvers>
  ) throws(ComputerError) -> MoveVerdict<Move>?
  /// What best play expects at the start, in the unit of ``result(of:)``; `nil` where that says
  /// nothing.
  static func expectation(_ settings: Settings, computer: Computer<Solvers>) throws(ComputerError) -> Rational?
  /// What came of a finished game, counted in what ``expectation(_:computer:)`` is.
  static func result(of table: Table) -> Int?
}

extension ReviewedGame {
  /// The solver values every choice.
  package static var reviewProof: ReviewProof { .bestPlay }
}

/// What a move cost.
package struct MoveVerdict<Move: Sendable & Equatable>: Sendable, Equatable {
  /// How much worse than the best one it was by exact expectation, at least 0.
  package let loss: Rational
  /// A move that would have been best, if it was another one.
  package let best: Move?

  /// A verdict.
  package init(loss: Rational, best: Move? = nil) {
    self.loss = loss
    self.best = loss > 0 ? best : nil
  }
}

/// A game with what every decision of a person cost.
package struct DecisionReview<Game: ReviewedGame>: Sendable {
  package struct Decision: Sendable {
    /// The 0-based index of the move in the game.
    package let index: Int
    /// The player who made it.
    package let seat: Seat
    /// The move as a command, and the best one if it was another.
    package let move: String
    package let best: String?
    /// What it cost.
    package let loss: Rational
  }

  package let state: GameState<Game>
  /// The decisions in order.
  package let decisions: [Decision]
  /// What best play expects at the start.
  package let expectation: Rational?
  /// What came of the game, if it is over.
  package let result: Int?

  /// Judges every decision of a game.
  package init(_ state: GameState<Game>, computer: Computer<Game.Solvers>) throws(ComputerError) {
    self.state = state
    var decisions: [Decision] = []
    if let deal = state.deal {
      var table = Game.table(deal, state.settings)
      for (place, made) in state.moves.enumerated() {
        if let reason = computer.limits.stopReason() { throw .stopped(reason) }
        if made.isDecision, let seat = Game.turn(on: table, state.settings).seat,
          let verdict = try Game.verdict(on: made.move, table: table, state.settings, computer: computer)
        {
          decisions.append(
            Decision(
              index: place, seat: seat, move: Game.text(made.move, on: table),
              best: verdict.best.map { Game.text($0, on: table) }, loss: verdict.loss))
        }
        Game.make(made.move, on: &table)
      }
    }
    self.decisions = decisions
    expectation = try Game.expectation(state.settings, computer: computer)
    result = state.isOver ? state.table.flatMap { Game.result(of: $0) } : nil
  }

  /// How the losses are known.
  package var evidence: Evidence<ReviewProof> { .proved(Game.reviewProof) }

  /// All losses of a player together.
  package func loss(of seat: Seat) -> Rational {
    decisions.filter { $0.seat == seat }.reduce(0) { $0 + $1.loss }
  }

  /// The decision that cost most, the first among equals; `nil` when none cost anything.
  package var worst: Decision? {
    let worst = decisions.map { $0.loss }.max() ?? 0
    return worst > 0 ? decisions.first { $0.loss == worst } : nil
  }
}

/// Why the losses of a review are right.
package enum ReviewProof: Sendable, Equatable {
  /// Every choice is valued exactly, with best play after it.
  case bestPlay
  /// All Sets on the table are known.
  case allSets
}

extension Turn {
  /// Whose turn it is; `nil` when it is over.
  package var seat: Seat? {
    switch self {
    case .person(let seat), .computer(let seat): seat
    case .over: nil
    }
  }
}
