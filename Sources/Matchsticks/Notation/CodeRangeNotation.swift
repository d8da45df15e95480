/// Ranges of octal codes as people write them: `0.1-0.777`, or one code alone.
public enum CodeRangeNotation {
  /// Reads a range; blanks around it are ignored. Zeros at the end of a code count as places, so
  /// 0.10-0.20 are nine codes and 0.1-0.2 two.
  /// - Throws: ``RulesError`` with the offset of the fault in bytes.
  public static func parse(_ text: String) throws(RulesError) -> CodeRange {
    let hyphen = text.firstIndex(of: "-")
    let first = try code(text[..<(hyphen ?? text.endIndex)], in: text)
    let last = try hyphen.map { hyphen throws(RulesError) in try code(text[text.index(after: hyphen)...], in: text) }
    let written = text.split(separator: "-").map(places).max() ?? 1
    guard let range = CodeRange(from: first, to: last ?? first, places: written) else {
      throw RulesError(.badCodeRange, offset: 0)
    }
    return range
  }

  /// How many digits are written behind the point.
  private static func places(_ part: Substring) -> Int {
    guard let point = part.lastIndex(of: ".") else { return 0 }
    return part[part.index(after: point)...].prefix { ("0"..."7").contains($0) }.count
  }

  private static func code(_ part: Substring, in text: String) throws(RulesError) -> TakeAndBreakCode {
    let before = text[..<part.startIndex].utf8.count
    do {
      guard case .takeAndBreak(let code) = try RulesNotation.parse(String(part)) else {
        throw RulesError(.badCodeRange, offset: 0)
      }
      return code
    } catch let error as RulesError {
      throw RulesError(error.fault, offset: before + error.offset)
    } catch {
      throw RulesError(.badCodeRange, offset: before)
    }
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
