import Documents
import ExactArithmetic
import GameCore
import SetGame

/// Set-free tables by size, their classes and their chances: `set census`.
package struct SetCensusDocument: TableDocument {
  let census: CensusTable
  private let digits: Int

  /// Shows `census`; decimals have `digits` significant digits.
  package init(_ census: CensusTable, digits: Int) {
    self.census = census
    self.digits = digits
  }

  package static let table: String? = "levels"

  package static let shape = Shape<Self>(
    Field("levels", "One for each number of cards, from 0 on; a complete census ends with one without tables") {
      $0.rows
    },
    Field("evidence", "The evidence for the counts") { $0.census.evidence },
    Field("stopReason", "Why it stopped early: a limit, or memory for the classes; all listed levels are complete") {
      $0.stopReason
    })

  private var stopReason: CensusEnd? {
    census.stopped.flatMap { CensusEnd(rawValue: $0.rawValue) } ?? census.refusedClasses.map { _ in .memory }
  }

  /// Why a census ends early: a limit, or memory.
  private enum CensusEnd: String, CaseIterable, JSONWritable { case nodeLimit, deadline, interrupted, memory }

  /// The tables of one size.
  package struct Row: Record {
    package static var recordName: String { "censusLevel" }
    let level: CensusTable.Row
    let digits: Int

    package static let shape = Shape<Self>(
      Field("cardCount", "The number of cards on the table") { $0.level.cards },
      Field("setFree", "The number of tables of that size without a Set") { IntegerText($0.level.setFree) },
      Field("classes", "How many of them are inequivalent under all affine maps of the deck; absent if too many") {
        $0.level.classes.map { IntegerText($0) }
      },
      Field("completeCaps", "How many of them are maximal (no card can be added); absent on the last level of a part") {
        $0.level.completeCaps.map { IntegerText($0) }
      },
      Field("completeCapClasses", "How many of those are inequivalent") {
        $0.level.completeCapClasses.map { IntegerText($0) }
      },
      Field("noSetProbability", "The chance that a random deal of that size has no Set") {
        FractionValue($0.level.probabilitySetFree, digits: $0.digits)
      },
      Field("noSetProbabilityAfterThreeMore", "The chance of no Set after three more cards, given none now") { row in
        row.level.probabilityAfterThreeMore.map { FractionValue($0, digits: row.digits) }
      })
  }

  package var rows: [Row] { census.rows.map { Row(level: $0, digits: digits) } }

  /// The table and what its columns mean.
  package func text(style: TextStyle, run: RunInfo?) -> String {
    var lines = style.heading("\(census.noun.capitalizedFirst)-free tables of \(census.deckInWords)")
    lines += "\n" + table.text(style: style) + "\n"
    lines += style.wrapped(
      "classes: inequivalent tables under all affine maps; maximal: no card can be added; none +3: "
        + "still no \(census.noun) after three more cards, given none now."
        + (census.noun == "Set" ? " Tables without a Set are called caps." : ""))
    if let stopped = census.stopped { lines += style.paint("Stopped early (\(stopped.words)).", .yellow) + "\n" }
    if let classes = census.refusedClasses {
      lines += style.paint(
        style.wrapped(
          "Classes were found up to \(Wording.count(census.classifiedCards, "card", "cards")); the next level has at "
            + "least \(Wording.grouped(classes)), too many for memory, so larger tables are counted without classes."
        ),
        .yellow)
    }
    return lines + style.evidence(census.evidence)
  }

  private var table: TextTable {
    var table = TextTable(
      .numbers("cards"), .numbers("\(census.noun)-free"), .numbers("classes"), .numbers("maximal"), .numbers("classes"),
      .numbers("P(no \(census.noun))"), .numbers("none +3"))
    for row in census.rows {
      table.add(
        "\(row.cards)", Wording.grouped(row.setFree), row.classes.map { Wording.grouped($0) } ?? "",
        row.completeCaps.map { Wording.grouped($0) } ?? "", row.completeCapClasses.map { Wording.grouped($0) } ?? "",
        row.probabilitySetFree.decimal(digits: 6), row.probabilityAfterThreeMore?.decimal(digits: 6) ?? "")
    }
    return table
  }
}

extension CensusTable {
  /// What no table has.
  var noun: String { request.deck.variant.nouns.one }

  /// The deck, for a sentence: by its dimension for Sets, otherwise by its name.
  var deckInWords: String {
    request.deck.variant == .set
      ? "the deck of dimension \(request.deck.dimension.features)"
      : "the deck \(DeckNotation.name(request.deck))"
  }
}
