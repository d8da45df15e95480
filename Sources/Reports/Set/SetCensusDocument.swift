import ExactArithmetic
import GameCore
import SetGame

/// The answer of `set census`: Set-free tables by size, their classes and their chances.
public struct SetCensusDocument: TableDocument {
  /// What was asked.
  public struct Request: Encodable, Sendable {
    let dimension: Int
    let to: Int?
    let digits: Int
  }

  /// What was counted.
  public struct Result: Encodable, Sendable {
    let levels: [Level]
    let evidence: EvidenceValue
    let stopped: String?
  }

  /// The tables of one size.
  public struct Level: Encodable, Sendable {
    let cards: Int
    let setFree: IntegerText
    let classes: Int?
    let completeCaps: IntegerText?
    let completeCapClasses: Int?
    let probabilitySetFree: FractionValue
    let probabilitySetFreeAfterThreeMore: FractionValue?
  }

  /// `puzzlelab/set.census/1`.
  public static let schema = "puzzlelab/set.census/1"
  /// What was asked.
  public let request: Request
  private let table: CensusTable

  /// Describes `table`; decimals have `digits` significant digits.
  package init(_ table: CensusTable, digits: Int) {
    request = Request(dimension: table.request.dimension.features, to: table.request.to, digits: digits)
    self.table = table
  }

  /// What was counted.
  public var result: Result {
    let levels = table.rows.map { row in
      Level(
        cards: row.cards, setFree: IntegerText(row.setFree), classes: row.classes,
        completeCaps: row.completeCaps.map { IntegerText($0) },
        completeCapClasses: row.completeCapClasses,
        probabilitySetFree: FractionValue(row.probabilitySetFree, digits: request.digits),
        probabilitySetFreeAfterThreeMore: row.probabilityAfterThreeMore.map {
          FractionValue($0, digits: request.digits)
        })
    }
    return Result(
      levels: levels, evidence: EvidenceValue(table.evidence.worded),
      stopped: table.stopped?.rawValue ?? table.refusedClasses.map { _ in "memory" })
  }

  /// The table and what its columns mean.
  public func text(style: TextStyle, run: RunInfo) -> String {
    var lines = style.heading("Set-free tables of the deck of dimension \(request.dimension)")
    lines += "\n" + makeTable(decimals: 6, words: true).text(style: style) + "\n"
    lines += style.wrapped(
      "classes: how many differ under all affine maps; complete: no card can be added; "
        + "then +3: still no Set after three cards more, given none now.")
    if let stopped = table.stopped { lines += style.paint("ended early: \(stopped.words)", .yellow) + "\n" }
    if let classes = table.refusedClasses {
      lines +=
        style.paint("the classes end early: the next level has at least \(Wording.grouped(classes)) classes", .yellow)
        + "\n"
    }
    return lines + style.paint(style.wrapped(table.evidence.worded.words), .dim)
  }

  /// One line a number of cards, fractions as `numerator/denominator`.
  public func csv() -> String { makeTable(decimals: request.digits, words: false).csv() }

  private func makeTable(decimals: Int, words: Bool) -> TextTable {
    var columns: [TextTable.Column] =
      words
      ? [
        .numbers("cards"), .numbers("Set-free"), .numbers("classes"), .numbers("complete"), .numbers("classes"),
        .numbers("P(no Set)"), .numbers("then +3"),
      ]
      : [
        .numbers("cards"), .numbers("setFree"), .numbers("classes"), .numbers("completeCaps"),
        .numbers("completeCapClasses"), .numbers("probabilitySetFree"), .numbers("probabilitySetFreeAfterThreeMore"),
      ]
    if !words { columns.append(.numbers("probabilitySetFreeExact")) }
    var table = TextTable(columns: columns)
    for row in self.table.rows {
      let number = { (count: UInt128) in words ? Wording.grouped(count) : String(count) }
      let after = row.probabilityAfterThreeMore?.decimal(digits: decimals) ?? ""
      var cells = [
        String(row.cards), number(row.setFree), row.classes.map { number(UInt128($0)) } ?? "",
        row.completeCaps.map(number) ?? "", row.completeCapClasses.map { number(UInt128($0)) } ?? "",
        row.probabilitySetFree.decimal(digits: decimals), after,
      ]
      if !words { cells.append(row.probabilitySetFree.description) }
      table.add(cells: cells)
    }
    return table
  }
}
