import ExactArithmetic
import GameCore
import SetGame

/// How likely a deal of so many cards is to hold no Set, counted when asked.
package struct SetChanceDocument: Document {
  /// What was asked.
  package struct Request: Encodable, Sendable {
    let cards: Int
    let digits: Int
  }

  /// What was counted.
  package struct Result: Encodable, Sendable {
    let evidence: EvidenceValue
    let probabilitySetFree: FractionValue
    let setFree: IntegerText
  }

  package static let schema = "puzzlelab/tour.chance/1"
  package let request: Request
  private let row: CensusTable.Row

  /// Counts the Set-free tables of `cards` cards (0…20) of the printed deck, 20 ms for twelve.
  package init(cards: Int, digits: Int) throws {
    request = Request(cards: cards, digits: digits)
    let table = try CensusTable.compute(dimension: Dimension.standard.features, to: cards)
    row = table.rows[table.rows.count - 1]
  }

  /// What was counted.
  package var result: Result {
    Result(
      evidence: EvidenceValue(SetCensusDocument.evidence),
      probabilitySetFree: FractionValue(row.probabilitySetFree, digits: request.digits),
      setFree: IntegerText(row.level.setFree))
  }

  package func text(style: TextStyle, run: RunInfo) -> String {
    let chance = row.probabilitySetFree
    let odds = chance.isZero ? "never" : "1 in \(Wording.short(chance.reciprocal.toDouble()))"
    let cards = Wording.count(request.cards, "card", "cards")
    let sentence = """
      The chance that \(cards) hold no Set: \(chance.numerator)/\(chance.denominator) = \
      \(chance.decimal(digits: request.digits)), \(odds). Of \(row.level.classes ?? 0) classes of such tables every one was counted.
      """
    return style.wrapped(sentence) + style.paint("\(SetCensusDocument.evidence.words)", .dim) + "\n"
  }
}
