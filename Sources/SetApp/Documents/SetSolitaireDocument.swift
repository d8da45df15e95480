import Documents
import ExactArithmetic
import SetGame

/// The exact chances of whole games of a small deck: `set solitaire`.
package struct SetSolitaireDocument: TableDocument {
  let game: Solitaire
  private let digits: Int

  /// Shows `game`; decimals have `digits` significant digits.
  package init(_ game: Solitaire, digits: Int) {
    self.game = game
    self.digits = digits
  }

  package static let table: String? = "endings"

  package static let shape = Shape<Self>(
    Field("cardCount", "The cards of the deck") { $0.game.deck.dimension.cardCount },
    Field("dealt", "The cards dealt at the start") { $0.game.deck.firstDeal },
    Field("endings", "How many cards are left at the end, and the chance of that") { $0.rows },
    Field("mean", "The mean number of cards that are left") { FractionValue($0.game.meanLeft, digits: $0.digits) },
    Field("evidence", "The evidence for the chances") { $0.game.evidence })

  /// A number of cards that are left.
  package struct Row: Record {
    package static var recordName: String { "gameEnding" }
    let ending: Solitaire.Ending
    let digits: Int

    package static let shape = Shape<Self>(
      Field("left", "The cards that are left") { $0.ending.cards },
      Field("probability", "The chance of that") { FractionValue($0.ending.chance, digits: $0.digits) })
  }

  package var rows: [Row] { game.endings.map { Row(ending: $0, digits: digits) } }

  /// The chance that no card is left.
  package var inBrief: String? {
    let chance = game.endings.first { $0.cards == 0 }?.chance ?? 0
    return "no card is left in \(CensusWords.percent(chance)) of the games"
  }

  /// The chances of the numbers of cards left.
  package func text(style: TextStyle, run: RunInfo?) -> String {
    let cards = game.deck.dimension.cardCount
    var text = style.heading("Cards left at the end of a game of \(cards) cards") + "\n"
    text +=
      style.wrapped(
        "\(SetWords.cards(game.deck.firstDeal).capitalizedFirst) are dealt. Taken: \(game.choice.words).") + "\n"
    var table = TextTable(.numbers("left"), .numbers("chance"), .words("exactly"))
    for ending in game.endings {
      table.add(cells: [
        "\(ending.cards)", ending.chance.decimal(digits: min(digits, 15)),
        ending.chance.description.count <= 50 ? ending.chance.description : "(--json)",
      ])
    }
    text += table.text(style: style)
    let mean = game.meanLeft.decimal(digits: min(digits, 15))
    text += "\n" + style.wrapped("On average \(mean) cards are left.") + "\n"
    return text + style.evidence(game.evidence)
  }
}

extension SolitaireChoice {
  /// Which Set is taken, in words.
  var words: String {
    switch self {
    case .random: "a random Set"
    case .mostRemaining: "a Set that leaves the most Sets among the cards that stay"
    case .best: "the Set with the greatest chance that no card is left"
    }
  }
}
