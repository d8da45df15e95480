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
