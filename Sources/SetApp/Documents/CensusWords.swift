import Documents
import ExactArithmetic
import SetGame

/// Words and pictures that the documents about all deals share.
enum CensusWords {
  /// A table of chances with bars; rows that never occur are left out.
  static func bars(_ chances: [Rational], noun: String, counts: [BigInt]? = nil, style: TextStyle) -> String {
    var columns: [TextTable.Column] = [.numbers(noun)]
    if counts != nil { columns.append(.numbers("deals")) }
    columns += [.numbers("chance"), .words("")]
    var table = TextTable(columns: columns)
    let largest = chances.map { $0.toDouble() }.max() ?? 0
    for (sets, chance) in chances.enumerated() where !chance.isZero {
      var cells = ["\(sets)"]
      if let counts { cells.append(counts[sets].words()) }
      table.add(
        cells: cells + [percent(chance), bar(chance.toDouble(), of: largest, width: style.columns >= 76 ? 24 : 10)])
    }
    return table.text(style: style)
  }

  /// A chance in percent with four significant digits: "3.230 %".
  static func percent(_ chance: Rational) -> String { "\((chance * 100).decimal(digits: 4)) %" }

  /// A decimal number, its whole part in groups of three digits.
  static func grouped(_ decimal: String) -> String {
    let parts = decimal.split(separator: ".", maxSplits: 1)
    guard let whole = parts.first else { return decimal }
    return ([Wording.grouped(digits: String(whole))] + parts.dropFirst().map(String.init)).joined(separator: ".")
  }

  /// A bar of eighths of a block.
  private static func bar(_ value: Double, of largest: Double, width: Int) -> String {
    guard largest > 0 else { return "" }
    let eighths = Int((value / largest * Double(width * 8)).rounded())
    let blocks = String(repeating: "█", count: eighths / 8)
    return eighths % 8 == 0 ? blocks : blocks + ["▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8 - 1]
  }
}
