import CardMatch

/// The numbers of a scoring in JSON.
package struct ScoringEcho: Encodable, Sendable, Equatable {
  let rankScore: Int
  let suitScore: Int
  let bonus: Int
  let mismatch: Int
  let cost: Int
  let unchooseCost: Int

  init(_ scoring: Scoring) {
    rankScore = scoring.rankScore
    suitScore = scoring.suitScore
    bonus = scoring.bonus
    mismatch = scoring.mismatch
    cost = scoring.cost
    unchooseCost = scoring.unchooseCost
  }
}

extension Card {
  /// The card for a person, red suits in red.
  func painted(_ style: TextStyle) -> String {
    suit < 2 ? style.paint(CardNotation.symbol(self), .red) : CardNotation.symbol(self)
  }
}

extension FaceDownPlay {
  /// The word on the command line and in JSON.
  package var word: String {
    switch self {
    case .optimal: "optimal"
    case .peekAll: "peek-all"
    case .matchAtOnce: "match-at-once"
    case .neverUnchoose: "never-unchoose"
    }
  }
}

extension SimulatedPlayer {
  /// The word on the command line and in JSON.
  package var word: String {
    switch self {
    case .planned(let play): play.word
    case .random(let unchooses): unchooses ? "random-with-unchoosing" : "random"
    }
  }

  /// All players.
  package static var all: [SimulatedPlayer] {
    FaceDownPlay.allCases.map { .planned($0) } + [.random(unchooses: false), .random(unchooses: true)]
  }
}

extension FaceDownAction {
  /// The word in JSON.
  var word: String {
    switch self {
    case .flipUnseen: "flipUnseen"
    case .flipKnown: "flipKnown"
    case .turnDown: "turnDown"
    case .stop: "stop"
    }
  }

  /// The known card that is turned up.
  var card: Card? {
    if case .flipKnown(let card) = self { card } else { nil }
  }

  /// What to do, for a person.
  func words(open: Card?) -> String {
    switch self {
    case .flipUnseen: return "turn up an unseen card"
    case .flipKnown(let card):
      let match = open.flatMap { card.match(with: $0) } != nil
      return "turn up \(CardNotation.symbol(card))" + (match ? " (it matches the open card)" : "")
    case .turnDown: return "turn the open card down"
    case .stop: return "stop"
    }
  }
}
