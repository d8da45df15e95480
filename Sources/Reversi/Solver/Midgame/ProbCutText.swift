/// The text of a model of cutoffs, such as `data/reversi/probcut.txt`.
///
/// Lines that begin with `#` are comments. Two lines count, in any order, each with five numbers in
/// discs: `middle BASE DEEP SHALLOW EMPTIES LEAST` and `end BASE DEEP SHALLOW EMPTIES LEAST`; see
/// ``ProbCutModel/Line``.
extension ProbCutModel {
  /// Reads a model.
  /// - Throws: ``WeightsError/notWeights`` when the text is none.
  package init(text: [UInt8]) throws(WeightsError) {
    var lines: [String: Line] = [:]
    for row in text.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) where row.first != UInt8(ascii: "#") {
      let words = row.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
      if words.isEmpty { continue }
      let numbers = words.dropFirst().compactMap { Double($0) }.filter { abs($0) <= 64 }
      guard words.count == 6, numbers.count == 5, lines[words[0]] == nil else { throw .notWeights }
      lines[words[0]] = Line(
        base: numbers[0], deep: numbers[1], shallow: numbers[2], empties: numbers[3], least: numbers[4])
    }
    guard lines.count == 2, let middle = lines["middle"], let end = lines["end"], middle.least > 0, end.least > 0
    else { throw .notWeights }
    self.init(middle: middle, end: end)
  }

  /// The model as text.
  package var text: String {
    [("middle", middle), ("end", end)].map { name, line in
      let numbers = [line.base, line.deep, line.shallow, line.empties, line.least]
      return ([name] + numbers.map { Self.decimal($0) }).joined(separator: " ") + "\n"
    }.joined()
  }

  /// A number with four decimals.
  private static func decimal(_ number: Double) -> String {
    let parts = Int((abs(number) * 10_000).rounded())
    let digits = String(parts % 10_000)
    let sign = number < 0 && parts != 0 ? "-" : ""
    return "\(sign)\(parts / 10_000)." + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
