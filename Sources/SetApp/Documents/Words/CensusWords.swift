import Documents
import ExactArithmetic
import SetGame

/// Words and pictures that the documents about all deals share.
enum CensusWords {
  /// A table of chances with bars; rows that never occur are left out.
  static func bars(_ chances: [Rational], noun: String, counts: [BigInt]? = nil, style: TextStyle) -> String {
    widest(style) { bars(chances, noun: noun, counts: counts, width: $0) }
  }

  /// The table with the longest bars that fit.
  static func widest(_ style: TextStyle, _ table: (Int) -> TextTable) -> String {
    let tables = [24, 10, 0].map(table)
    return (tables.first { $0.fits(style) } ?? tables[2]).text(style: style)
  }

  private static func bars(_ chances: [Rational], noun: String, counts: [BigInt]?, width: Int) -> TextTable {
    var columns: [TextTable.Column] = [.numbers(noun)]
    if counts != nil { columns.append(.numbers("deals")) }
    columns += [.numbers("chance")] + (width > 0 ? [.words("")] : [])
    var table = TextTable(columns: columns)
    let largest = chances.map { $0.toDouble() }.max() ?? 0
    for (sets, chance) in chances.enumerated() where !chance.isZero {
      var cells = ["\(sets)"]
      if let counts { cells.append(counts[sets].words()) }
      let bar = width > 0 ? [bar(chance.toDouble(), of: largest, width: width)] : []
      table.add(cells: cells + [percent(chance)] + bar)
    }
    return table
  }

  /// A chance in percent with four significant digits: "3.230 %".
  static func percent(_ chance: Rational) -> String { "\((chance * 100).decimal(digits: 4)) %" }

  /// The chance that the first deal of a game has no Set, as `set chance` proves it.
  static let firstDealWithoutSet = 325_432_404.0 / 10_074_689_485

  /// A decimal number, its whole part in groups of three digits.
  static func grouped(_ decimal: String) -> String {
    let parts = decimal.split(separator: ".", maxSplits: 1)
    guard let whole = parts.first else { return decimal }
    return ([Wording.grouped(digits: String(whole))] + parts.dropFirst().map(String.init)).joined(separator: ".")
  }

  /// A bar of eighths of a block.
  static func bar(_ value: Double, of largest: Double, width: Int) -> String {
    guard largest > 0 else { return "" }
    let eighths = Int((value / largest * Double(width * 8)).rounded())
    let blocks = String(repeating: "█", count: eighths / 8)
    return eighths % 8 == 0 ? blocks : blocks + ["▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8 - 1]
  }
}
