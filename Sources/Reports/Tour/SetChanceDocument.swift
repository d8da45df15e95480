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
  private let table: CensusTable
  private let row: CensusTable.Row

  /// Describes the largest tables of a census.
  package init(_ table: CensusTable, digits: Int) {
    self.table = table
    row = table.rows[table.rows.count - 1]
    request = Request(cards: row.cards, digits: digits)
  }

  /// What was counted.
  package var result: Result {
    Result(
      evidence: EvidenceValue(table.evidence.worded),
      probabilitySetFree: FractionValue(row.probabilitySetFree, digits: request.digits),
      setFree: IntegerText(row.setFree))
  }

  package func text(style: TextStyle, run: RunInfo) -> String {
    let chance = row.probabilitySetFree
    let odds = chance.isZero ? "never" : "1 in \(Wording.short(chance.reciprocal.toDouble()))"
    let cards = Wording.count(request.cards, "card", "cards")
    let sentence = """
      The chance that \(cards) hold no Set: \(chance.numerator)/\(chance.denominator) = \
      \(chance.decimal(digits: request.digits)), \(odds). Of \(row.classes ?? 0) classes of such tables every one was counted.
      """
    return style.wrapped(sentence) + style.paint("\(table.evidence.worded.words)", .dim) + "\n"
  }
}
