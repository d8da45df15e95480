import Documents
import ExactArithmetic
import GameCore
import SetGame

/// The exact chances of the second deal of a game: `set rounds`.
package struct SetRoundsDocument: TableDocument {
  let deal: SecondDeal
  private let digits: Int

  /// Shows `deal`; decimals have `digits` significant digits.
  package init(_ deal: SecondDeal, digits: Int) {
    self.deal = deal
    self.digits = digits
  }

  package static let table: String? = "first.probabilities"

  package static let shape = Shape<Self>(
    Field("first", "The first deal, of twelve cards in the printed game") {
      $0.chances($0.deal.first, cards: $0.deal.deck.firstDeal)
    },
    Field("afterSet", "As many cards, after a random Set was taken and three cards were dealt") {
      $0.chances($0.deal.afterSet, cards: $0.deal.deck.firstDeal)
    },
    Field("afterNone", "Three cards more, after the first ones held no Set; no chances where they always hold one") {
      $0.chances($0.deal.afterNone, cards: $0.deal.deck.firstDeal + 3)
    },
    Field("second", "The second deal, regardless of the first") { $0.chances($0.deal.either, cards: nil) },
    Field(
      "third",
      "The third deal, as many cards, after a Set was taken from each of the first two; absent if not requested"
    ) {
      document in document.deal.third.map { document.chances($0.afterSets, cards: document.deal.deck.firstDeal) }
    },
    Field(
      "thirdAfterNone",
      "Three cards more, after a Set was taken from the first deal and the second held none; absent if not requested"
    ) {
      document in document.deal.third.map { document.chances($0.afterNone, cards: document.deal.deck.firstDeal + 3) }
    },
    Field("evidence", "The evidence for the chances") { $0.deal.evidence })

  /// The chances of one table.
  struct Chances: Record {
    package static var recordName: String { "tableChances" }
    let chances: SetChances
    let cards: Int?
    let digits: Int

    static let shape = Shape<Self>(
      Field("cardCount", "The cards on the table; absent where that depends on the first deal") { $0.cards },
      Field("noSetProbability", "The chance of no Set") { FractionValue($0.chances[0], digits: $0.digits) },
      Field("mean", "The mean number of Sets") {
        FractionValue($0.chances.mean, digits: $0.digits)
      },
      Field("probabilities", "The chance of 0, 1, 2, … Sets") { chances in
        chances.chances.all.map { FractionValue($0, digits: chances.digits) }
      })
  }

  private func chances(_ chances: SetChances, cards: Int?) -> Chances {
    Chances(chances: chances, cards: cards, digits: digits)
  }

  /// A row of the table: the chances of one number of Sets.
  package struct Row: Record {
    let sets: Int
    let chances: [FractionValue]

    package static let shape = Shape<Self>(
      Field("setCount", "The number of Sets") { $0.sets },
      Field("first", "Its chance in the first deal") { $0.chances[0] },
      Field("afterSet", "Its chance after a Set was taken") { $0.chances[1] },
      Field("afterNone", "Its chance after there was none") { $0.chances[2] },
      Field("second", "Its chance in the second deal") { $0.chances[3] },
      Field("third", "Its chance in the third deal, after two Sets were taken; absent if not requested") {
        $0.chances.count > 4 ? $0.chances[4] : nil
      })
  }

  package var rows: [Row] {
    let tables = tables
    return (0..<(tables.map { $0.all.count }.max() ?? 0)).map { sets in
      Row(sets: sets, chances: tables.map { FractionValue($0[sets], digits: digits) })
    }
  }

  private var tables: [SetChances] {
    [deal.first, deal.afterSet, deal.afterNone, deal.either] + (deal.third.map { [$0.afterSets] } ?? [])
  }

  /// The tables side by side.
  package func text(style: TextStyle, run: RunInfo?) -> String {
    let deals = deal.third == nil ? "two" : "three"
    var text = style.heading("Sets on the table in the first \(deals) deals of a game") + "\n"
    text += style.wrapped(rule)
    text += "\n"
    var table = TextTable(
      columns: (["Sets", "first deal", "after a Set", "after none", "second deal"]
        + (deal.third == nil ? [] : ["after two"])).map { .numbers($0) })
    let tables = tables
    for sets in 0..<(tables.map({ $0.all.count }).max() ?? 0) {
      table.add(cells: ["\(sets)"] + tables.map { Self.cell($0[sets]) })
    }
    table.add(cells: ["mean"] + tables.map { $0.mean.decimal(digits: 6) })
    text += table.text(style: style) + "\n"
    text += sentence("No Set in the second deal after a Set", deal.afterSet[0], style: style)
    if !deal.first[0].isZero {
      let cards = deal.deck.firstDeal
      text += sentence(
        "No Set among \(SetWords.cards(cards + 3)) after none among \(SetWords.number(cards))", deal.afterNone[0],
        style: style)
    }
    if let third = deal.third {
      text += sentence("No Set in the third deal after two Sets", third.afterSets[0], style: style)
      text += sentence(
        "No Set among \(SetWords.cards(deal.deck.firstDeal + 3)) after a Set and then none", third.afterNone[0],
        style: style)
    }
    return text + style.evidence(deal.evidence)
  }

  /// What is dealt and taken, in words.
  var rule: String {
    "\(SetWords.cards(deal.deck.firstDeal).capitalizedFirst) are dealt. If they hold a Set, a random one is taken; then "
      + "three cards are dealt."
      + (deal.third == nil ? "" : " If both tables hold a Set, the third deal follows likewise (column \"after two\").")
  }

  private static func cell(_ chance: Rational) -> String { chance.isZero ? "–" : CensusWords.percent(chance) }

  private func sentence(_ words: String, _ chance: Rational, style: TextStyle) -> String {
    if chance.isZero { return style.wrapped("\(words): never", indent: 2) }
    let odds = (chance.reciprocal - 1).decimal(digits: 4)
    return style.wrapped(
      "\(words): \(CensusWords.percent(chance)), odds \(odds):1, exactly "
        + "\(chance.numerator.description) / \(chance.denominator.description)", indent: 2)
  }
}
