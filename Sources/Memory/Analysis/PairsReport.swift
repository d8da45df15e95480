import ExactArithmetic
import GameCore

/// The statistics of best play with n pairs, as far as they are known or time allowed.
public struct PairsReport: Sendable, Equatable {
  /// The values of all smaller tables, and the best moves.
  public enum Table: Sendable, Equatable {
    /// In fractions, up to ``PairsSolver/exactLimit`` pairs.
    case exact(ExactTable)
    /// In floating point with a proved bound of the error, above.
    case numeric(NumericTable)
    /// Of this size alone, from a closed formula: one player, above ``NumericTable/limit`` pairs.
    case fresh(FreshTurns)
    /// Of a variant, in fractions.
    case variant(VariantTable)
  }

  /// The number of pairs.
  public let pairs: Int
  /// How many take part.
  public let seats: Seats
  /// The values of all smaller tables, and the best moves.
  public let table: Table
  /// How many turns the solitaire takes; `nil` for two players and above ``distributionLimit(_:)``
  /// pairs.
  public let turns: TurnDistribution?
  /// How the game of two ends; `nil` for one player and above ``distributionLimit(_:)`` pairs.
  public let gains: GainDistribution?
  /// The number of cards remembered by a player who was requested in addition.
  public let recall: Int?
  /// The expected turns of that player.
  public let expectedTurnsWithRecall: Expectation?
  /// Why something is missing; `nil` when nothing is.
  public let stopReason: StopReason?

  /// The most pairs for which the whole distribution is made: 400 take some four seconds with one
  /// player, 250 some two seconds with two.
  public static func distributionLimit(_ seats: Seats) -> Int { seats == .solitaire ? 400 : 250 }

  /// The most pairs of a report.
  public static func pairLimit(_ seats: Seats) -> Int { seats == .solitaire ? FreshTurns.limit : NumericTable.limit }

  /// Makes the report for `pairs` (1…``pairLimit(_:)``) pairs; `recall` (≥ 0), for at most
  /// ``NumericTable/limit`` pairs, adds the solitaire of a player who remembers only this many
  /// cards.
  public init(
    pairs: Int, seats: Seats = .solitaire, recall: Int? = nil, limits: SearchLimits = .none,
    observer: Observer = .silent
  ) {
    let limit = recall == nil ? PairsReport.pairLimit(seats) : NumericTable.limit
    precondition((1...limit).contains(pairs), "a report has 1 to \(limit) pairs")
    self.pairs = pairs
    self.seats = seats
    self.recall = recall
    var (turns, gains, forgetful): (TurnDistribution?, GainDistribution?, Expectation?)
    var stopReason: StopReason?
    if pairs <= PairsSolver.exactLimit {
      let exact = ExactTable(pairs: pairs, seats: seats, limits: limits, observer: observer)
      table = .exact(exact)
      stopReason = exact.stopReason
    } else if pairs > NumericTable.limit {
      table = .fresh(FreshTurns(pairs: pairs))
    } else {
      let numeric = NumericTable(pairs: pairs, seats: seats, limits: limits, observer: observer)
      table = .numeric(numeric)
      stopReason = numeric.stopReason
    }
    do {
      forgetful = try recall.map { recall throws(Stopped) in
        try RecallTable.expectation(pairs: pairs, recall: recall, limits: limits)
      }
      if pairs <= PairsReport.distributionLimit(seats) {
        switch seats {
        case .solitaire: turns = try TurnDistribution(pairs: pairs, limits: limits, observer: observer)
        case .twoPlayers: gains = try GainDistribution(pairs: pairs, limits: limits, observer: observer)
        }
      }
    } catch {
      stopReason = stopReason ?? error.reason
    }
    (self.turns, self.gains, expectedTurnsWithRecall) = (turns, gains, forgetful)
    self.stopReason = stopReason
  }

  /// Makes the report of a variant: see ``VariantTable/init(_:pairs:recall:limits:observer:)``.
  public init(
    pairs: Int, variant: PairsVariant, recall: Int? = nil, limits: SearchLimits = .none, observer: Observer = .silent
  ) {
    let values = VariantTable(variant, pairs: pairs, recall: recall, limits: limits, observer: observer)
    (self.pairs, self.recall) = (pairs, recall)
    (seats, table) = (variant.isSolitaire ? .solitaire : .twoPlayers, .variant(values))
    (turns, gains, stopReason) = (nil, nil, values.stopReason)
    if case .course = variant, let recall {
      expectedTurnsWithRecall = try? RecallTable.expectation(pairs: pairs, recall: recall, limits: limits)
    } else {
      expectedTurnsWithRecall = nil
    }
  }

  /// What counts.
  public var measure: PairsVariant.Measure {
    variant?.variant.measure ?? (seats == .solitaire ? .turns : .lead)
  }

  /// The values of a variant; `nil` in the plain games.
  public var variant: VariantTable? { if case .variant(let table) = table { table } else { nil } }

  /// Expected turns, or the expected gain of the first player, with 1, 2, … pairs, or what counts
  /// in the variant: as far as the work came. Above ``NumericTable/limit`` pairs only the last.
  public var valueByPairs: [Expectation] {
    switch table {
    case .variant(let table): table.valueByPairs.map { .exact($0, table.proof) }
    case .exact(let table): table.valueByPairs.map { .exact($0, .arrangements) }
    case .numeric(let table): table.valueByPairs.map { .computed($0) }
    case .fresh(let values): [.computed(values.expectedTurns)]
    }
  }

  /// Expected turns, or the expected gain of the first player; `nil` when the work was stopped
  /// before.
  public var value: Expectation? {
    switch table {
    case .variant: valueByPairs.count == pairs ? valueByPairs.last : nil
    case .exact(let table): table.value.map { .exact($0, .arrangements) }
    case .fresh(let values): .computed(values.expectedTurns)
    case .numeric(let table): table.stopReason == nil ? table.valueByPairs.last.map { .computed($0) } : nil
    }
  }

  /// The best move in every state with at most ``pairs`` pairs: as far as the work came.
  public var moves: MoveTable {
    switch table {
    case .exact(let table): table.moves
    case .numeric(let table): table.moves ?? MoveTable(pairs: 0)
    case .fresh: MoveTable(pairs: 0)
    case .variant(let table):
      if case .players(let table) = table.details { table.moves } else { MoveTable(pairs: 0) }
    }
  }

  /// The states of the game of two in which two moves are too near to distinguish in floating
  /// point; `nil` when all moves are exact.
  public var undecidedCount: Int? {
    if seats == .twoPlayers, case .numeric(let table) = table { table.undecidedCount } else { nil }
  }

  /// How the values are known, in floating point with the largest bound of all tables; `unknown`
  /// when the work was stopped before there was one.
  public var evidence: Evidence<MemoryProof> {
    switch table {
    case .exact(let table): table.valueByPairs.isEmpty ? .unknown : .proved(.arrangements)
    case .variant(let table): table.valueByPairs.isEmpty ? .unknown : .proved(table.proof)
    case .fresh(let values): .numeric(errorBound: values.expectedTurns.errorBound)
    case .numeric(let table):
      table.valueByPairs.map { $0.errorBound }.max().map { .numeric(errorBound: $0) } ?? .unknown
    }
  }

  /// The states of the game of two whose best move isn't that of the rule of Zwick–Paterson 1993;
  /// `nil` for one player and when the work was stopped before all states were known.
  public var departuresFromClosedRule: [PairState]? {
    variant == nil && seats == .twoPlayers && moves.rows.count == pairs ? moves.departuresFromClosedRule : nil
  }

  /// Solitaire: (3 − 2 ln 2)n + 7/8 − 2 ln 2, to which the expected turns tend (Velleman–Warrington
  /// 2013).
  public var asymptote: Double? { variant == nil && seats == .solitaire ? PairsReport.asymptote(pairs: pairs) : nil }

  /// Solitaire: how much more the expected turns are than ``asymptote``.
  public var aboveAsymptote: Double? {
    guard let value, let asymptote else { return nil }
    return value.approximation - asymptote
  }

  package static func asymptote(pairs: Int) -> Double {
    let logarithm = 0.693_147_180_559_945_3
    return (3 - 2 * logarithm) * Double(pairs) + 0.875 - 2 * logarithm
  }
}
