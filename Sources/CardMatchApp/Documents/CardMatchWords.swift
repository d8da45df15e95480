import CardMatch
import Documents

extension Card {
  /// The card for a person, red suits in red.
  func painted(_ style: TextStyle) -> String {
    suit < 2 ? style.paint(CardNotation.symbol(self), .red) : CardNotation.symbol(self)
  }
}

extension FaceDownPlay: JSONWritable {}

extension SimulatedPlayer {
  /// The word for the player.
  package var word: String {
    switch self {
    case .planned(let play): play.rawValue
    case .random(unchooses: false): "random"
    case .random(unchooses: true): "random-with-unchoosing"
    }
  }
}

extension FaceDownAction {
  /// The known card that is turned up or down.
  var card: Card? {
    switch self {
    case .flipKnown(let card), .turnDown(let card): card
    case .flipUnseen, .stop: nil
    }
  }

  /// What to do at the table of the advice, for a person.
  func words(in advice: FaceDownAdvice) -> String {
    let (open, scoring) = (advice.table.open, advice.game.scoring)
    switch self {
    case .flipUnseen: return "turn up an unseen card"
    case .flipKnown(let card):
      let matches = scoring.completes(open, with: card)
      return "turn up \(CardNotation.symbol(card))"
        + (!matches ? "" : open.count == 1 ? " (it matches the open card)" : " (the three match)")
    case .turnDown(let card):
      return open.count == 1 ? "turn the open card down" : "turn \(CardNotation.symbol(card)) down"
    case .stop: return "stop"
    }
  }
}

extension Match {
  /// What the cards of a group have in common, in a few words.
  func words(in group: GroupSize) -> String {
    switch (self, group) {
    case (.rank, .two): "rank"
    case (.suit, .two): "suit"
    case (.rank, .three): "three of a rank"
    case (.suit, .three): "three of a suit"
    case (.partialRank, _): "two of a rank"
    case (.partialSuit, _): "two of a suit"
    }
  }
}

extension GroupSize {
  /// What is added to a heading about groups that aren't the usual pairs.
  var heading: String { self == .two ? "" : ", in groups of three" }
}
