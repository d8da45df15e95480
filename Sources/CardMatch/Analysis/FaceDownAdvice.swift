import ExactArithmetic
import GameCore

/// What each choice at a face-down table is worth under best play afterwards.
public struct FaceDownAdvice: Sendable, Equatable {
  /// A choice and the expected score from here on.
  public struct Option: Sendable, Equatable {
    /// The choice.
    public let action: FaceDownAction
    /// The expected further score, exactly.
    public let value: Rational
  }

  /// The table.
  public let table: KnownTable
  /// The game of which it is a table.
  public let game: FaceDownGame
  /// All choices, the best first; of equals stopping first, then matching, then the rest.
  public let options: [Option]

  /// The expected further score of the best choice.
  public var value: Rational { options.first?.value ?? 0 }

  /// How the values are known.
  public var evidence: Evidence<CardMatchProof> { .proved(game.proof) }

  /// Evaluates every choice at `table`, for which it computes best play of its deal size; a caller
  /// that asks about several tables keeps the plan and passes it to ``init(_:plan:)``.
  /// - Throws: ``FaceDownError``.
  public init(
    _ table: KnownTable, scoring: Scoring = .standard, limits: SearchLimits = .none, observer: Observer = .silent
  ) throws(FaceDownError) {
    let game: FaceDownGame
    do {
      game = try FaceDownGame(dealSize: table.dealSize, scoring: scoring)
      try game.checkSolvable()
    } catch {
      throw .unsolved(error)
    }
    let plan: FaceDownPlan
    do {
      plan = try FaceDownPlan(game, limits: limits, observer: observer)
    } catch {
      throw .stopped(error.reason)
    }
    do {
      try self.init(table, plan: plan)
    } catch {
      preconditionFailure("a policy that was just computed has every state")
    }
  }

  /// Evaluates every choice at `table` with the plan of best play for its deal size.
  /// - Throws: ``PolicyError/missingState`` when the plan comes from a file that was forged.
  public init(_ table: KnownTable, plan: FaceDownPlan) throws(PolicyError) {
    self.table = table
    game = plan.game
    precondition(table.dealSize == game.dealSize, "the plan is for another deal size")
    let scoring = game.scoring
    func order(_ option: Option) -> Int {
      switch option.action {
      case .stop: 0
      case .flipKnown(let card):
        scoring.completes(table.open, with: card) ? 1 : 4
      case .flipUnseen: 2
      case .turnDown: 3
      }
    }
    options = try plan.choices(table).map { Option(action: $0.action, value: $0.value) }.sorted { left, right in
      left.value != right.value ? left.value > right.value : order(left) < order(right)
    }
  }
}

/// Why there is no answer about face-down play.
public enum FaceDownError: Error, Equatable, Sendable {
  /// The game can't be solved, or strategies can't be compared with its scoring.
  case unsolved(FaceDownGameError)
  /// A limit stopped the work before there was anything to show.
  case stopped(StopReason)
}
