import ExactArithmetic

/// A face-down game: the deck, how many of its cards are on the table, and what choices are worth.
public struct FaceDownGame: Sendable, Hashable {
  /// The deck from which the cards were drawn.
  public let deck: DeckShape
  /// The number of cards on the table.
  public let dealSize: Int
  /// What choices and pairs are worth.
  public let scoring: Scoring

  /// The largest deal that is solved: 14 cards are some 17 million states.
  public static let largestDeal = 14
  /// The largest deal that is solved for groups of three: by the raw rules, half a million
  /// states.
  public static let largestOfThree = 10
  /// The default number of cards on the table, that of the source.
  public static let standardDeal = RandomDeal.standardSize

  /// Creates a game.
  ///
  /// For pairs turning a card down must not cost more than a mismatch: the solver never turns a
  /// known card onto an open one that it doesn't match, which is right only while turning the open
  /// one down first doesn't cost more.
  /// - Throws: ``FaceDownGameError``.
  public init(
    dealSize: Int = standardDeal, scoring: Scoring = .standard, deck: DeckShape = .standard
  ) throws(FaceDownGameError) {
    let largest = min(FaceDownGame.largestDeal, deck.cardCount)
    guard (1...largest).contains(dealSize) else { throw .dealSize(dealSize, largest: largest) }
    guard scoring.unchooseCost <= scoring.mismatch || scoring.group == .three else {
      throw .unchoosingDearerThanMismatch
    }
    self.deck = deck
    self.dealSize = dealSize
    self.scoring = scoring
  }

  /// Checks that this play of the game has an exact value within reach.
  /// - Throws: ``FaceDownGameError/planOfPairs(_:others:)`` or
  ///   ``FaceDownGameError/groupsOfThree(_:largest:)``.
  public func checkSolvable(_ play: FaceDownPlay = .optimal) throws(FaceDownGameError) {
    guard scoring.group == .three else { return }
    let plans = FaceDownPlay.plans(for: .three)
    guard plans.contains(play) else { throw .planOfPairs(play, others: plans) }
    guard play != .optimal || dealSize <= FaceDownGame.largestOfThree else {
      throw .groupsOfThree(dealSize, largest: FaceDownGame.largestOfThree)
    }
  }

  /// P(u): by what values are multiplied when u cards are unseen (see ``DecisionNumbers``).
  func scale(unseen: Int) -> Int128 {
    let outside = Int128(deck.cardCount - dealSize)
    return (0..<unseen).reduce(1) { $0 * (outside + Int128($1) + 1) }
  }

  /// A stored value as the fraction that it means.
  func fraction(_ value: Int128, unseen: Int) -> Rational { Rational(BigInt(value), BigInt(scale(unseen: unseen))) }
}

/// Why a face-down game can't be solved.
public enum FaceDownGameError: Error, Equatable, Sendable {
  /// The number of cards isn't 1…`largest`.
  case dealSize(Int, largest: Int)
  /// A shortcut of the solver would be wrong.
  case unchoosingDearerThanMismatch
  /// More than `largest` cards, for groups of three.
  case groupsOfThree(Int, largest: Int)
  /// The strategy is for pairs only, unlike `others`.
  case planOfPairs(FaceDownPlay, others: [FaceDownPlay])
}

/// How a player plays face down. All but ``neverUnchoose`` may stop at any time.
public enum FaceDownPlay: String, Sendable, Hashable, CaseIterable {
  /// The best expected score.
  case optimal
  /// Turns up everything, one card after another, then makes the best pairs; for groups of three
  /// every card is turned down again before the next, and only then the best groups are made.
  case peekAll = "peek-all"
  /// Takes a known card that matches the open one at once, rank before suit; never turns a card
  /// onto an open one.
  case matchAtOnce = "match-at-once"
  /// The same, but never turns a card down again: the next unseen card is turned onto the open one.
  /// Continues, at a loss if need be, until every card has been seen.
  case neverUnchoose = "never-unchoose"

  /// The strategies for groups of this size.
  public static func plans(for group: GroupSize) -> [FaceDownPlay] {
    group == .two ? allCases : [.optimal, .peekAll]
  }

  var choices: DecisionChoices {
    switch self {
    case .optimal: DecisionChoices(matching: .free, flipsOntoOpen: true, unchooses: true, stopsEarly: true)
    case .peekAll: DecisionChoices(matching: .atTheEnd, flipsOntoOpen: false, unchooses: true, stopsEarly: true)
    case .matchAtOnce: DecisionChoices(matching: .forced, flipsOntoOpen: false, unchooses: true, stopsEarly: true)
    case .neverUnchoose: DecisionChoices(matching: .forced, flipsOntoOpen: true, unchooses: false, stopsEarly: false)
    }
  }
}

/// The cost of solving a large game, measured on two threads.
public struct SolvingNeeds: Sendable, Equatable {
  /// States, in millions.
  public let millionStates: Int
  /// Seconds.
  public let seconds: Int
  /// Memory, in GiB, rounded up.
  public let gibibytes: Int
}

extension FaceDownGame {
  /// An estimate for games of 13 and more cards; `nil` for smaller ones, which take a moment.
  public var needs: SolvingNeeds? {
    switch scoring.group == .two ? dealSize : 0 {
    case 13: SolvingNeeds(millionStates: 5, seconds: 10, gibibytes: 1)
    case 14: SolvingNeeds(millionStates: 17, seconds: 40, gibibytes: 3)
    default: nil
    }
  }
}
