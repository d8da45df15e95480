import GameCore
import ExactArithmetic

/// Reads what may be taken: `3`, `1,3,4`, `2-5,9`, `any`, `{1,3,4}`, `1, 3 or 4`.
enum TakeNotation {
  /// Reads the text after `take:`, where a single number is a limit.
  static func rules(_ bytes: ArraySlice<UInt8>) throws(RulesError) -> Ruleset {
    if bytes.count < 40, ["any", "any number", "any number (nim)"].contains(RulesNotation.word(bytes)) {
      return .takeAny
    }
    if let bar = bytes.firstIndex(of: UInt8(ascii: "|")) { throw RulesError(.partizan, offset: bar) }
    let ranges = try ranges(bytes)
    if let number = number(ranges, of: bytes), let limited = TakeSet(upTo: number) { return .take(limited) }
    return .take(try set(ranges, at: bytes.startIndex))
  }

  /// Reads numbers or a set without a family before them.
  static func bareRules(_ bytes: ArraySlice<UInt8>) throws(RulesError) -> Ruleset {
    let ranges = try ranges(bytes)
    guard let number = number(ranges, of: bytes) else { return .take(try set(ranges, at: bytes.startIndex)) }
    throw RulesError(.twoReadings("take:\(number)", "take:\(number)-\(number)"), offset: bytes.startIndex)
  }

  /// Reads the numbers and ranges of a set, where a single number is that number.
  static func set(_ bytes: ArraySlice<UInt8>) throws(RulesError) -> TakeSet {
    try set(try ranges(bytes), at: bytes.startIndex)
  }

  private static func set(_ ranges: [ClosedRange<BigInt>], at offset: Int) throws(RulesError) -> TakeSet {
    guard let set = TakeSet(ranges) else { throw RulesError(.takeBelowOne, offset: offset) }
    return set
  }

  /// The number that the bytes are, if they are one number, not a set of one.
  private static func number(_ ranges: [ClosedRange<BigInt>], of bytes: ArraySlice<UInt8>) -> BigInt? {
    guard ranges.count == 1, ranges[0].lowerBound == ranges[0].upperBound, !isWrapped(bytes),
      !bytes.dropFirst().contains(UInt8(ascii: "-"))
    else { return nil }
    return ranges[0].lowerBound
  }

  private static func ranges(_ bytes: ArraySlice<UInt8>) throws(RulesError) -> [ClosedRange<BigInt>] {
    let elements: [ArraySlice<UInt8>]
    do {
      elements = try NumberList.elements(unnamed(bytes), ranges: true)
    } catch {
      switch error {
      case .missing(_, let offset): throw RulesError(.missingPart, offset: offset)
      case .twoReadings(let word, let offset): throw RulesError(.oneOrSeveral(word), offset: offset)
      }
    }
    guard !elements.isEmpty else { throw RulesError(.missingPart, offset: bytes.endIndex) }
    var ranges: [ClosedRange<BigInt>] = []
    for element in elements { ranges.append(try range(element)) }
    return ranges
  }

  /// Whether the bytes are numbers or a set without a family before them.
  static func isBare(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.first.map(PlainText.isDigit) == true || isWrapped(bytes)
  }

  /// Whether the bytes are a set as mathematicians write it: `{3}`, `S(3)`.
  private static func isWrapped(_ bytes: ArraySlice<UInt8>) -> Bool {
    let trimmed = unnamed(bytes)
    return NumberList.unwrapped(trimmed).count < trimmed.count
  }

  /// The bytes without the S of `S(1,3,4)` and `S = {1,3,4}`.
  private static func unnamed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let trimmed = PlainText.trim(bytes)
    var rest = PlainText.trim(trimmed.dropFirst())
    if rest.first == UInt8(ascii: "=") { rest = PlainText.trim(rest.dropFirst()) }
    guard let first = trimmed.first, first | 0x20 == UInt8(ascii: "s"), NumberList.unwrapped(rest).count < rest.count
    else { return trimmed }
    return rest
  }

  private static func range(_ element: ArraySlice<UInt8>) throws(RulesError) -> ClosedRange<BigInt> {
    let (first, last) = NumberList.ends(element)
    let (lower, upper) = (try number(first), try number(last))
    guard lower <= upper else { throw RulesError(.descendingRange, offset: element.startIndex) }
    return lower...upper
  }

  private static func number(_ bytes: ArraySlice<UInt8>) throws(RulesError) -> BigInt {
    guard !PlainText.trim(bytes).isEmpty else { throw RulesError(.missingPart, offset: bytes.startIndex) }
    let number: BigInt
    do {
      number = try NumberNotation.number(bytes)
    } catch {
      throw RulesError(.badNumber(error), offset: error.offset)
    }
    guard number >= 1 else { throw RulesError(.takeBelowOne, offset: bytes.startIndex) }
    return number
  }
}
