import ExactArithmetic
public import GameCore

/// Which deals are to be counted by their number of Sets, and from where on.
public struct DistributionRequest: Sendable, Equatable {
  /// The number of cards dealt.
  public var cards: Int
  /// The deck, whose groups are counted in a deal.
  public var deck: Deck
  /// Whether a count that takes many minutes may begin.
  public var isConfirmed: Bool
  /// What an earlier count of the same deals has found.
  public var resumed: DistributionCheckpoint?
  /// The part of the work to do; `nil` for all of it.
  public var part: WorkPart?

  /// Asks for the Sets of the first deal of a game by default.
  public init(
    cards: Int = GameRules.firstDeal, deck: Deck = .set, isConfirmed: Bool = false,
    resumed: DistributionCheckpoint? = nil, part: WorkPart? = nil
  ) {
    self.cards = cards
    self.deck = deck
    self.isConfirmed = isConfirmed
    self.resumed = resumed
    self.part = part
  }
}

extension DistributionRequest {
  /// What is counted in a deal.
  public var variant: Variant { deck.variant }
}

extension DistributionCheckpoint {
  /// The checkpoint of a count that hasn't begun.
  public init(beginning request: DistributionRequest) {
    self.init(beginning: request.counted, variant: request.variant, part: request.part)
  }
}

/// How long it takes to count deals of some size.
public enum DistributionReach: Sendable, Equatable {
  /// Seconds at most.
  case quick
  /// A minute, or a few.
  case slow
  /// Many minutes: the request must be confirmed.
  case long
  /// It can't be done.
  case none
}

extension DistributionRequest {
  /// The largest deal whose UltraSets are counted.
  public static let largestUltraSetDeal = 12
  /// The largest deals whose counting is quick, and no more than slow.
  static let largestQuickDeal = 17
  static let largestSlowDeal = 19

  /// How long the count takes: deals of up to 21 cards are counted directly, from 60 on by the
  /// cards left out.
  public var reach: DistributionReach {
    guard (0...deck.dimension.cardCount).contains(cards) else { return .none }
    switch variant {
    case .set where deck == .set: return Self.reach(of: counted)
    case .ultraSet where deck.dimension == .standard: return cards <= Self.largestUltraSetDeal ? .quick : .none
    case .quad, .zeroSum: return .quick
    case .set, .ultraSet, .ghostSet: return .none
    }
  }

  /// Whether the work can be done in parts, and be kept in a file.
  public var isDivisible: Bool { variant.field == .three }

  /// The sizes of deals whose Sets can be counted at all.
  public static let sizes = [
    0...DistributionSolver.largestDeal,
    (Dimension.standard.cardCount - DistributionSolver.largestDeal)...Dimension.standard.cardCount,
  ]

  /// The size of the deals that are counted: of the two, the cards dealt and those left out, the
  /// smaller.
  var counted: Int { min(cards, deck.dimension.cardCount - cards) }

  private static func reach(of counted: Int) -> DistributionReach {
    switch counted {
    case 0...largestQuickDeal: .quick
    case 0...largestSlowDeal: .slow
    case 0...DistributionSolver.largestDeal: .long
    default: .none
    }
  }

  /// Times a count of 16-card deals (half a second) and scales it by the number of classes.
  public func estimate(limits: SearchLimits = .none) throws(DistributionError) -> DistributionEstimate {
    precondition(reach != .none, "deals of that size can't be counted")
    let index = AffineCycleIndex(space: AffineSpace(dimension: Dimension.standard.features))
    let sample = 16
    let begin = Moment.now
    let isWhole: Bool
    do throws(ClassLevels.Failure) {
      isWhole = try DistributionSolver(cards: sample).run(limits: limits).stopped == nil
    } catch {
      throw .inconsistent(cards: sample)
    }
    let seconds = (Moment.now - begin) / .seconds(1)
    let (many, few) = (index.classCount(size: max(0, counted - 3)), index.classCount(size: sample - 3))
    return DistributionEstimate(
      sets: many, seconds: isWhole ? seconds * Rational(many, few).toDouble() : nil, threads: limits.threads)
  }
}

/// What a long count of deals will take, from a short one on this machine.
public struct DistributionEstimate: Sendable, Equatable {
  /// The number of card sets to visit, about.
  public let sets: BigInt
  /// Wall-clock time, about; `nil` when the limits stopped the short count.
  public let seconds: Double?
  /// The number of threads that the count uses.
  public let threads: Int

  /// A bound on the memory of the count: the roots, and a few megabytes per thread.
  public var megabytes: Int { 64 + 16 * threads }

  /// An estimate of that many card sets in that time.
  package init(sets: BigInt, seconds: Double?, threads: Int) {
    self.sets = sets
    self.seconds = seconds
    self.threads = threads
  }
}

/// Why deals aren't counted.
public enum DistributionError: Error, Equatable {
  /// Deals of that size can't be counted.
  case outOfReach(cards: Int, deck: Deck)
  /// The count takes that long and isn't confirmed.
  case unconfirmed(cards: Int, DistributionEstimate)
  /// The checkpoint is of deals of that size, or of that part of the work.
  case otherCheckpoint(cards: Int, variant: Variant, part: WorkPart?)
  /// A check sum failed: an error in this program.
  case inconsistent(cards: Int)
}
