import ExactArithmetic
import GameCore

/// Which tables without a group are to be counted.
public struct CensusRequest: Hashable, Sendable {
  /// The deck.
  public var deck: Deck
  /// The largest number of cards; `nil` means as far as there are such tables.
  public var to: Int?

  /// Asks for all tables of the printed deck by default.
  public init(deck: Deck = .set, to: Int? = nil) {
    self.deck = deck
    self.to = to
  }

  /// Whether the tables of such decks are counted.
  public static func counts(_ deck: Deck) -> Bool { ![.ultraSet, .ghostSet].contains(deck.variant) }
}

/// The Set-free tables of a deck (those without a group) by their size, and the chance that a deal
/// is one: all exact.
public struct CensusTable: Sendable, Equatable {
  /// The Set-free tables (caps) of one size, and how likely a random deal of that size is one.
  public struct Row: Sendable, Equatable {
    /// The number of cards.
    public let cards: Int
    /// The number of Set-free tables.
    public let setFree: UInt128
    /// The number of their classes under affine maps; `nil` when there are too many to find.
    public let classes: Int?
    /// The number of those tables that no further card extends; `nil` on the last row when the
    /// census stopped early.
    public let completeCaps: UInt128?
    /// The number of classes of those; `nil` with it.
    public let completeCapClasses: Int?
    /// The chance that a deal of that many cards holds no Set: caps / C(3^d, k).
    public let probabilitySetFree: Rational
    /// The chance that the table still holds no Set after three cards more, given that it holds
    /// none now; `nil` when the census doesn't reach so far.
    public fileprivate(set) var probabilityAfterThreeMore: Rational?
  }

  /// What was asked.
  public let request: CensusRequest
  /// One row per number of cards, from 0 on.
  public let rows: [Row]
  /// Why the census stopped before the level asked for.
  public let stopped: StopReason?
  /// A lower bound of the classes of the first level where they were too many to hold.
  ///
  /// Tables of that size and of one and two cards more are still counted, without their classes.
  public let refusedClasses: UInt128?

  /// Why the counts are right.
  public var evidence: Evidence<SetProof> {
    switch request.deck.variant {
    case .quad: return .proved(.quadFreeClasses)
    case .zeroSum: return .proved(.ranksInClosedForm)
    case .set, .ultraSet, .ghostSet:
      let isClassified = rows.allSatisfy { $0.classes != nil }
      return .proved(isClassified ? .capClasses : .capsBeyondClasses(classified: classifiedCards))
    }
  }

  /// The largest number of cards whose classes were found.
  public var classifiedCards: Int { rows.last { $0.classes != nil }?.cards ?? 0 }

  /// Whether every level asked for is complete, with its classes.
  public var isWhole: Bool { stopped == nil && refusedClasses == nil }

  /// The row of a number of cards; `nil` where the census doesn't reach.
  public subscript(cards: Int) -> Row? { rows.indices.contains(cards) ? rows[cards] : nil }

  /// Takes the census.
  /// - Throws: ``FailedCheck`` when a check sum fails, which would be an error in this program.
  public static func compute(
    _ request: CensusRequest = CensusRequest(), limits: SearchLimits = .none, observer: Observer = .silent
  ) throws(FailedCheck) -> CensusTable {
    precondition(CensusRequest.counts(request.deck), "the tables of this deck aren't counted")
    do throws(ClassLevels.Failure) {
      return CensusTable(request, outcome: try outcome(of: request, limits: limits, observer: observer))
    } catch {
      throw FailedCheck(error)
    }
  }

  private static func outcome(
    of request: CensusRequest, limits: SearchLimits, observer: Observer
  ) throws(ClassLevels.Failure) -> CapCensus.Outcome {
    let coordinates = request.deck.dimension.coordinates
    switch request.deck.variant {
    case .quad:
      return try QuadFreeCensus(bits: coordinates, to: request.to).run(limits: limits, observer: observer)
    case .zeroSum: return IndependentCensus(bits: coordinates, to: request.to).outcome
    case .set, .ultraSet, .ghostSet:
      return try CapCensus(dimension: coordinates, to: request.to, limits: limits, observer: observer).run()
    }
  }

  /// Adds the probabilities to the levels of a census.
  package init(_ request: CensusRequest, outcome: CapCensus.Outcome) {
    self.request = request
    stopped = outcome.stopped
    refusedClasses = outcome.refusedClasses
    var rows = outcome.levels.map { level in
      Row(
        cards: level.cards, setFree: level.setFree, classes: level.classes, completeCaps: level.completeCaps,
        completeCapClasses: level.completeCapClasses,
        probabilitySetFree: Rational(
          BigInt(level.setFree), BigInt.binomial(request.deck.dimension.cardCount, level.cards)))
    }
    // No Set in k + 3 cards implies none in the first k, so the conditional chance is the quotient
    // of the two.
    for index in rows.indices.dropLast(3) where !rows[index].probabilitySetFree.isZero {
      rows[index].probabilityAfterThreeMore = rows[index + 3].probabilitySetFree / rows[index].probabilitySetFree
    }
    self.rows = rows
  }
}
