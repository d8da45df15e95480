import ExactArithmetic
import GameCore

/// What best play of a variant is worth on fresh tables of 1, 2, … pairs (or faces).
public struct VariantTable: Sendable, Equatable {
  /// What is known besides the values.
  public enum Details: Sendable, Equatable {
    /// Nothing.
    case none
    /// The expected points of a player with a short memory.
    case points(withRecall: Rational?)
    /// The play for winning.
    case winning(WinningTable)
    /// The play of several.
    case players(PlayersTable)
  }

  /// The variant.
  public let variant: PairsVariant
  /// By the number of pairs the expected turns, points or lead of the player who begins, or the
  /// chance of that player to win minus the chance to lose; as far as the work came.
  public let valueByPairs: [Rational]
  /// What is known besides.
  public let details: Details
  /// Why something is missing; `nil` when nothing is.
  public let stopReason: StopReason?

  /// Computes the table for up to `pairs` (1…``PairsVariant/pairLimit``) pairs, for
  /// ``PairsVariant/kinds(_:)`` at most ``KindRules/faceLimit``; with `recall`, which counts for
  /// ``PairsVariant/course(_:)`` alone, at most ``RecallTable/exactLimit``.
  public init(
    _ variant: PairsVariant, pairs: Int, recall: Int? = nil, limits: SearchLimits = .none,
    observer: Observer = .silent
  ) {
    var (values, details, stopReason): ([Rational], Details, StopReason?) = ([], .none, nil)
    do throws(Stopped) {
      switch variant {
      case .course(let score):
        values = (1...pairs).map { Rational(score.match * $0) }
        let points = try recall.map { recall throws(Stopped) in
          try CourseTable.expectedPoints(pairs: pairs, recall: recall, score: score, limits: limits)
        }
        details = .points(withRecall: points)
      case .kinds(let rules):
        var solver = KindSolver(rules, limits: limits)
        for faces in 1...pairs { values.append(try solver.expectedTurns(faces: faces)) }
      case .together: values = try TogetherTable.expectedTurns(pairs: pairs, limits: limits)
      case .winning:
        let table = try WinningTable(pairs: pairs, limits: limits, observer: observer)
        (values, details) = (table.advantageByPairs, .winning(table))
      case .players(let count, let manner):
        let table = try PlayersTable(pairs: pairs, players: count, manner: manner, limits: limits, observer: observer)
        (values, details) = (table.leads, .players(table))
      }
    } catch {
      stopReason = error.reason
    }
    (self.variant, valueByPairs, self.details, self.stopReason) = (variant, values, details, stopReason)
  }

  /// How the values are known.
  public var proof: MemoryProof {
    switch variant {
    case .course: .noPenalty
    case .kinds: .orders
    case .together: .arrangements
    case .players: .turns
    case .winning: .leads
    }
  }
}

extension PairsVariant {
  /// The most pairs (faces) of which the report is made. ``kinds(_:)`` has a limit of its own,
  /// ``KindRules/stateLimit``.
  public var pairLimit: Int {
    switch self {
    case .course, .together: PairsSolver.exactLimit
    case .kinds: KindRules.mostFaces
    case .winning: WinningTable.limit
    case .players(2, .naive): PairsSolver.exactLimit
    case .players: 300
    }
  }
}
