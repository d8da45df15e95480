import Documents
import ExactArithmetic
import GameCore
import SetGame

/// A file of deals compared with the exact chances: `set statistics`.
package struct SetStatisticsDocument: TableDocument {
  private let sizes: [Size]
  private let deck: Deck

  /// Shows statistics of deals, one for each size; decimals have `digits` significant digits.
  package init(_ found: [DealStatistics], deck: Deck, digits: Int) {
    self.deck = deck
    sizes = found.map { Size(found: $0, digits: digits) }
  }

  package static let table: String? = "sizes"

  package static let shape = Shape<Self>(
    Field("sizes", "The deals of each size, compared with all deals of that size") { $0.sizes })

  /// The deals of one size.
  struct Size: Record {
    package static var recordName: String { "dealStatistics" }
    let found: DealStatistics
    let digits: Int

    static let shape = Shape<Self>(
      Field("dealSize", "The number of cards of each deal") { $0.found.cards },
      Field("deals", "How many deals of that size there are") { $0.found.deals },
      Field("mean", "The mean number of Sets in these deals") { FractionValue($0.found.mean, digits: $0.digits) },
      Field("standardError", "Its standard error, as estimated from these deals; absent for one deal") {
        $0.found.standardError
      },
      Field("meanLow", "The lower end of its 95 % interval; absent for one deal") {
        $0.found.meanInterval?.lowerBound
      },
      Field("meanHigh", "The upper end") { $0.found.meanInterval?.upperBound },
      Field("exactMean", "The mean number of Sets in all deals") {
        FractionValue($0.found.exactMean, digits: $0.digits)
      },
      Field("chiSquare", "Σ (observed − expected)² ÷ expected over the cells; absent with one cell") { size in
        size.found.chiSquare.map { FractionValue($0, digits: size.digits) }
      },
      Field("degreesOfFreedom", "One less than the number of cells") { $0.found.degreesOfFreedom },
      Field("pValue", "The chance of such a χ² or a larger one; an upper bound where χ² > 1200 + 4 · degreesOfFreedom")
      {
        $0.found.pValue
      },
      Field("cells", "The numbers of Sets, neighbours pooled where fewer than five deals are expected") { $0.rows },
      Field("evidence", "The evidence for the distribution of all deals") { $0.found.evidence })

    var rows: [Row] { found.cells.map { Row(cards: found.cards, cell: $0, digits: digits) } }
  }

  /// Deals with some numbers of Sets.
  package struct Row: Record {
    package static var recordName: String { "dealCell" }
    let cards: Int
    let cell: DealStatistics.Cell
    let digits: Int

    package static let shape = Shape<Self>(
      Field("dealSize", "The number of cards of each deal") { $0.cards },
      Field("fewest", "The smallest number of Sets of the cell") { $0.cell.fewest },
      Field("most", "The largest") { $0.cell.most },
      Field("observed", "How many of the deals have that many") { $0.cell.observed },
      Field("expected", "How many of as many random deals do in the mean") {
        FractionValue($0.cell.expected, digits: $0.digits)
      })
  }

  package var rows: [Row] { sizes.flatMap { $0.rows } }

  package var inBrief: String? { sizes.map { "\(title($0.found)): \(verdict($0.found))" }.joined(separator: "; ") }

  private func title(_ found: DealStatistics) -> String {
    "\(Wording.count(found.deals, "deal", "deals")) of \(Wording.count(found.cards, "card", "cards"))"
  }

  private func verdict(_ found: DealStatistics) -> String {
    guard let chiSquare = found.chiSquare, let pValue = found.pValue else {
      return "too few deals for χ²: five must be expected in each of two cells"
    }
    let freedom = Wording.count(found.degreesOfFreedom, "degree of freedom", "degrees of freedom")
    let chance = "p \(found.isBound ? "<" : "=") \(Wording.short(pValue))"
    return "χ² = \(chiSquare.decimal(digits: 6)) with \(freedom), \(chance)"
  }

  package func text(style: TextStyle, run: RunInfo?) -> String {
    sizes.map { text(of: $0.found, style) }.joined(separator: "\n")
  }

  private func text(of found: DealStatistics, _ style: TextStyle) -> String {
    var table = TextTable(.numbers(deck.variant.nouns.many), .numbers("deals"), .numbers("expected"))
    for cell in found.cells {
      let groups = cell.fewest == cell.most ? cell.fewest.words() : "\(cell.fewest.words()) to \(cell.most.words())"
      table.add(groups, Wording.grouped(cell.observed), Wording.fixed(cell.expected.toDouble(), decimals: 1))
    }
    var text = style.heading(title(found)) + "\n" + table.text(style: style) + "\n"
    var mean = "mean \(found.mean.decimal(digits: 6))"
    if let error = found.standardError, let interval = found.meanInterval {
      mean +=
        " (standard error \(Wording.short(error)), 95 % interval \(Wording.short(interval.lowerBound)) to "
        + "\(Wording.short(interval.upperBound)))"
    }
    text += style.wrapped(mean + "; of all deals \(found.exactMean.decimal(digits: 6))")
    text += style.wrapped(verdict(found))
    if found.cells.contains(where: { $0.fewest != $0.most }) {
      text += style.wrapped(
        "Neighbouring numbers are pooled where fewer than \(DealStatistics.leastExpected) deals are expected.")
    }
    return text + style.evidence(found.evidence)
  }
}
