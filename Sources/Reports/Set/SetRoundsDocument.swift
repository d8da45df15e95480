import ExactArithmetic
import GameCore
import SetGame

/// The exact chances of the second deal of a game: `set rounds`.
public struct SetRoundsDocument: TableDocument {
  /// What was asked.
  public struct Request: Encodable, Sendable {
    let digits: Int
  }

  /// What came out.
  public struct Result: Encodable, Sendable {
    let first: Table
    let afterSet: Table
    let afterNone: Table
    let second: Table
    let evidence: EvidenceValue
  }

  /// The chances of one table; `probabilities` is indexed by the number of Sets.
  public struct Table: Encodable, Sendable {
    /// The cards on the table; absent where that depends on the first deal.
    let cards: Int?
    let probabilitySetFree: FractionValue
    let mean: FractionValue
    let probabilities: [FractionValue]
  }

  /// `puzzlelab/set.rounds/1`.
  public static let schema = "puzzlelab/set.rounds/1"
  /// What was asked.
  public let request: Request
  private let deal: SecondDeal

  /// Describes `deal`; decimals have `digits` significant digits.
  package init(_ deal: SecondDeal, digits: Int) {
    request = Request(digits: digits)
    self.deal = deal
  }

  /// What came out.
  public var result: Result {
    Result(
      first: table(deal.first, cards: 12), afterSet: table(deal.afterSet, cards: 12),
      afterNone: table(deal.afterNone, cards: 15), second: table(deal.either, cards: nil),
      evidence: EvidenceValue(deal.evidence.worded))
  }

  private func table(_ chances: SetChances, cards: Int?) -> Table {
    let digits = request.digits
    return Table(
      cards: cards, probabilitySetFree: FractionValue(chances[0], digits: digits),
      mean: FractionValue(chances.mean, digits: digits),
      probabilities: chances.all.map { FractionValue($0, digits: digits) })
  }

  /// The three tables side by side.
  public func text(style: TextStyle, run: RunInfo) -> String {
    var text = style.heading("Sets on the table in the first two deals of a game") + "\n"
    text += style.wrapped(
      "Twelve cards are dealt. If they hold a Set, a random one is taken; then three cards are dealt.")
    text += "\n"
    var table = TextTable(
      .numbers("Sets"), .numbers("first deal"), .numbers("after a Set"), .numbers("after none"), .numbers("second deal")
    )
    let columns = [deal.first, deal.afterSet, deal.afterNone, deal.either]
    for sets in 0..<(columns.map(\.all.count).max() ?? 0) {
      table.add(cells: ["\(sets)"] + columns.map { $0[sets] }.map(Self.cell))
    }
    table.add(cells: ["mean"] + columns.map { $0.mean.decimal(digits: 6) })
    text += table.text(style: style) + "\n"
    text += sentence("No Set in the second deal after a Set", deal.afterSet[0], style: style)
    text += sentence("No Set among fifteen cards after none in twelve", deal.afterNone[0], style: style)
    return text + style.paint(style.wrapped(deal.evidence.worded.words), .dim)
  }

  private static func cell(_ chance: Rational) -> String { chance.isZero ? "–" : CensusWords.percent(chance) }

  private func sentence(_ words: String, _ chance: Rational, style: TextStyle) -> String {
    let odds = (chance.reciprocal - 1).decimal(digits: 4)
    return style.wrapped(
      "\(words): \(CensusWords.percent(chance)), odds \(odds):1, exactly "
        + "\(chance.numerator.description) / \(chance.denominator.description)", indent: 2)
  }

  /// One line a number of Sets.
  public func csv() -> String {
    var table = TextTable(
      .numbers("sets"), .numbers("first"), .numbers("afterSet"), .numbers("afterNone"), .numbers("second"))
    let columns = [deal.first, deal.afterSet, deal.afterNone, deal.either]
    for sets in 0..<(columns.map(\.all.count).max() ?? 0) {
      table.add(
        cells: ["\(sets)"] + columns.map { $0[sets].decimal(digits: request.digits) })
    }
    return table.csv()
  }
}
