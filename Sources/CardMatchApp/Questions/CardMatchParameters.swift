import CardMatch
import Documents
import GameCore
import Questions

/// What questions about card matching ask for.
enum CardMatchParameters {
  static let cards = Parameter(
    required: "cards", typedAs: ["deal", "hand", "table"], .playingCards,
    help: "The cards of one deal, as one argument; @FILE or - for those of a file")
  static let visibleCards = Parameter<DealNotation?>(
    "cards", .playingCards, help: "The cards of a deal in view, as one argument; @FILE or - for those of a file")
  static let places = Parameter(
    required: "places", typedAs: ["table", "cards", "position"], .faceDownTable,
    help: "The places of one table, as one argument; @FILE or - for those of a file")
  static let policy = Parameter(
    "policy", typedAs: ["strategy", "player"], .choice(FaceDownPlay.self), default: .optimal,
    help: "How the player plays")
  static let player = Parameter(
    "policy", typedAs: ["strategy", "player"], .words(SimulatedPlayer.allCases.map { ($0.word, $0) }) { $0.word },
    default: .planned(.optimal),
    help: "How the player plays")
  private static let gameWords = ["n", "count", "trials"]
  static let games = Parameter(
    "games", typedAs: gameWords, .integer(1...1_000_000_000_000), default: Int(FaceDownSimulation.standardGames),
    help: "Play N games")
  static let comparedGames = Parameter(
    "games", typedAs: gameWords, .integer(1...100_000_000), default: Int(DealReport.standardGames),
    help: "Simulate N games of random choices")
  static let dealsOnly = Parameter(flag: "deals-only", help: "Only count deals, don't compare strategies")

  /// The number of cards on a table that is played face down.
  static let faceDownSize = dealSize(1...FaceDownGame.largestDeal, "The number of cards on the table")
  /// The number of cards of deals that are counted.
  static let countedSize = dealSize(0...52, "The number of cards of a deal")
  /// The number of cards that are dealt.
  static let dealtSize = dealSize(1...52, "Deal N cards")

  private static func dealSize(_ range: ClosedRange<Int>, _ help: String) -> Parameter<Int> {
    Parameter(
      "deal-size", typedAs: ["n", "cards", "size", "k"], .integer(range), default: RandomDeal.standardSize, help: help)
  }

  static let match = Parameter(
    "match", typedAs: ["group", "mode", "match-size", "three"], .integer(2...3), default: GroupSize.two.rawValue,
    help: "The cards that are turned up before they are compared")
  static let rankScore = points(
    "rank-score", { $0.rankScore }, "Points for a pair of equal rank, before the bonus; three cards are three pairs")
  static let suitScore = points(
    "suit-score", { $0.suitScore }, "Points for a pair of equal suit, before the bonus; three cards are three pairs")
  static let partialRankScore = points(
    "partial-rank-score", { $0.partialRankScore }, "Points for three cards with two of a rank, before the bonus")
  static let partialSuitScore = points(
    "partial-suit-score", { $0.partialSuitScore }, "Points for three cards with two of a suit, before the bonus")
  static let bonus = points("bonus", { $0.bonus }, "Multiplier for the points of a match")
  static let mismatch = points("mismatch", { $0.mismatch }, "Points lost when no two of the cards match")
  static let cost = points("cost", { $0.cost }, "Points lost for turning up a card")
  static let unchooseCost = points(
    "unchoose-cost", { $0.unchooseCost }, "Points lost for turning an open card back down")

  /// What says how the score is counted.
  static let scoring: [any SomeParameter] = [
    match, rankScore, suitScore, partialRankScore, partialSuitScore, bonus, mismatch, cost, unchooseCost,
  ]

  private static func points(_ name: String, _ number: (Scoring) -> Int, _ help: String) -> Parameter<Int> {
    Parameter(name, .integer(0...Scoring.limit), default: number(.standard), help: help)
  }
}

extension Arguments {
  /// How many cards are matched.
  fileprivate var group: GroupSize { GroupSize(rawValue: self[CardMatchParameters.match]) ?? .two }

  /// How many cards are matched, and what choices and groups are worth.
  func scoring() throws(Fault) -> Scoring {
    typealias Its = CardMatchParameters
    if group == .two {
      try refuse(Its.partialRankScore, Its.partialSuitScore, because: "it is for groups of three cards")
    }
    return try Fault.catching { () throws(ScoringError) in
      try Scoring(
        group: group, rankScore: self[Its.rankScore], suitScore: self[Its.suitScore],
        partialRankScore: self[Its.partialRankScore], partialSuitScore: self[Its.partialSuitScore],
        bonus: self[Its.bonus], mismatch: self[Its.mismatch], cost: self[Its.cost],
        unchooseCost: self[Its.unchooseCost])
    }
  }

  /// A game of `dealSize` cards face down, for which `play` is solved if it is given.
  func faceDownGame(dealSize: Int, play: FaceDownPlay? = nil) throws(Fault) -> FaceDownGame {
    let scoring = try scoring()
    do {
      let game = try FaceDownGame(dealSize: dealSize, scoring: scoring)
      if let play { try game.checkSolvable(play) }
      return game
    } catch .unchoosingDearerThanMismatch {
      throw Fault(FaceDownGameError.unchoosingDearerThanMismatch)
        .about(name(of: CardMatchParameters.unchooseCost.any))
    } catch .planOfPairs(let play, let others) {
      throw Fault(FaceDownGameError.planOfPairs(play, others: others)).about(name(of: CardMatchParameters.policy.any))
    } catch {
      throw Fault(error)
    }
  }
}

extension Domain where Value == DealNotation {
  /// The cards of a deal.
  fileprivate static var playingCards: Domain {
    Domain("CARDS", schema: .array(.string)) { text throws(CardNotationError) in
      try DealNotation(text)
    } write: {
      $0.cards.map(CardNotation.text).write(to: &$1)
    }.with {
      $0.traits.readsFiles = true
      $0.reading.isStructured = true
      $0.traits.longest = TextLength.pasted
      $0.json.text = { json throws(Fault) in try json.cardText() }
      $0.reading.unused = { $0.unused }
    }
  }
}

extension Domain where Value == KnownTableNotation {
  /// The places of a face-down table.
  fileprivate static var faceDownTable: Domain {
    Domain("PLACES", schema: .array(.string)) { text throws(CardNotationError) in
      try KnownTableNotation(text)
    } write: {
      $0.words.write(to: &$1)
    }.with {
      $0.reading.parseInContext = { text, arguments throws(Fault) in
        try Self.reading(text) { text throws(CardNotationError) in
          try KnownTableNotation(text, group: arguments.group)
        }
      }
      $0.traits.readsFiles = true
      $0.reading.isStructured = true
      $0.traits.longest = TextLength.pasted
      $0.json.text = { json throws(Fault) in try json.cardText() }
      $0.reading.unused = { $0.unused }
    }
  }
}

extension JSON {
  /// The text of cards: a text, or a list of texts, of objects that describe cards, and of `null`
  /// for a card that hasn't been seen.
  fileprivate func cardText() throws(Fault) -> String {
    switch self {
    case .string(let text): return text
    case .number(let digits): return digits
    case .null: return "??"
    case .bool: throw .data("\(noun) isn't a card")
    case .object: return text
    case .array(let elements):
      var texts: [String] = []
      for element in elements {
        let text = try element.cardText()
        texts.append(text.isEmpty ? "??" : text)
      }
      return texts.joined(separator: "\n")
    }
  }
}
