import GameCore
import ExactArithmetic

/// Ranges of octal codes as people write them: `0.1-0.777`, or one code alone.
public enum CodeRangeNotation {
  /// Reads a range; blanks around it are ignored. Zeros at the end of a code count as places, so
  /// 0.10-0.20 are nine codes and 0.1-0.2 two.
  /// - Throws: ``RulesError`` with the offset of the fault in characters.
  public static func parse(_ text: String) throws(RulesError) -> CodeRange {
    guard text.utf8.count <= longestText else { throw RulesError(.badCodeRange, offset: 0) }
    let text = PlainText(text)
    do {
      return try range(text.bytes[...])
    } catch {
      throw error.naming(text)
    }
  }

  /// The longest text that is read, in bytes: two names with blanks around.
  private static let longestText = 200

  private static func range(_ bytes: ArraySlice<UInt8>) throws(RulesError) -> CodeRange {
    // Names have hyphens, too.
    if let whole = try? code(bytes), let range = CodeRange(from: whole, to: whole, places: places(bytes)) {
      return range
    }
    let ends = bytes.split(separator: UInt8(ascii: "-"), maxSplits: 1, omittingEmptySubsequences: false)
    guard ends.count < 2 || !ends[1].contains(UInt8(ascii: "-")) else { throw RulesError(.badCodeRange, offset: 0) }
    let first = try code(ends[0])
    let last = ends.count > 1 ? try code(ends[1]) : first
    guard let range = CodeRange(from: first, to: last, places: ends.map(places).max() ?? 1) else {
      throw RulesError(.badCodeRange, offset: 0)
    }
    return range
  }

  /// How many digits are written after the point.
  private static func places(_ part: ArraySlice<UInt8>) -> Int {
    guard let point = part.lastIndex(of: UInt8(ascii: ".")) else { return 0 }
    return part[(point + 1)...].prefix { (0x30...0x37).contains($0) }.count
  }

  private static func code(_ part: ArraySlice<UInt8>) throws(RulesError) -> TakeAndBreakCode {
    let trimmed = PlainText.trim(part)
    guard !trimmed.isEmpty else { throw RulesError(.missingPart, offset: part.startIndex) }
    if trimmed.first.map({ PlainText.isDigit($0) || $0 == UInt8(ascii: ".") }) == true {
      return try CodeNotation.parse(trimmed, base: .octal)
    }
    guard case .takeAndBreak(let code) = try RulesNotation.rules(part) else {
      throw RulesError(.badCodeRange, offset: part.startIndex)
    }
    return code
  }
}

extension CodeRange: CustomStringConvertible {
  /// The range as it is read: `0.100-0.777`.
  public var description: String {
    func text(_ number: Int) -> String {
      let digits = String(number, radix: 8)
      return "\(zeroth)." + String(repeating: "0", count: places - digits.count) + digits
    }
    return "\(text(numbers.lowerBound))-\(text(numbers.upperBound))"
  }
}
