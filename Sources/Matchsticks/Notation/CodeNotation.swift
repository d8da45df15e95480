import GameCore
import ExactArithmetic

/// Reads the code of a take-and-break game: `0.77`, `4.7`, `0.(123)`, also `0.[123]`, `0.333…`, and
/// `0.3̇` with dots above the first and the last digit that repeats.
enum CodeNotation {
  /// Reads a code of a base, or of the smallest base that has its digits.
  static func parse(_ bytes: ArraySlice<UInt8>, base: TakeAndBreakCode.Base?) throws(RulesError) -> TakeAndBreakCode {
    guard let base else {
      do throws(RulesError) {
        return try parse(bytes, base: .octal)
      } catch {
        if case .badDigit = error.fault, let code = try? parse(bytes, base: .hexadecimal) { return code }
        throw error
      }
    }
    guard let point = bytes.firstIndex(of: UInt8(ascii: ".")) else {
      throw RulesError(.missingPoint, offset: bytes.endIndex)
    }
    let zeroth = try zeroth(bytes[..<point], base: base)
    let (digits, repeating) = try fraction(bytes[(point + 1)...], behind: zeroth, base: base)
    guard let code = TakeAndBreakCode(base: base, zeroth: zeroth, digits: digits, repeating: repeating) else {
      throw RulesError(.noMove, offset: bytes.startIndex)
    }
    return code
  }

  private static func zeroth(
    _ bytes: ArraySlice<UInt8>, base: TakeAndBreakCode.Base
  ) throws(RulesError) -> Int {
    guard !bytes.isEmpty else { return 0 }
    guard bytes.count == 1 else { throw badDigit(bytes, at: bytes.startIndex + 1, base) }
    let digit = try digit(bytes, at: bytes.startIndex, base)
    guard digit & 3 == 0 else { throw RulesError(.zerothDigit, offset: bytes.startIndex) }
    return digit
  }

  private static func fraction(
    _ bytes: ArraySlice<UInt8>, behind zeroth: Int, base: TakeAndBreakCode.Base
  ) throws(RulesError) -> (digits: [Int], repeating: [Int]) {
    if let digits = withoutEllipsis(bytes) { return try continued(digits, behind: zeroth, base: base) }
    if let first = bytes.firstIndex(where: isDotted), let last = bytes.lastIndex(where: isDotted) {
      guard last + 1 == bytes.endIndex else { throw RulesError(.badRepetition, offset: first) }
      let plain = bytes.map { isDotted($0) ? $0 - PlainText.dottedZero + 0x30 : $0 }
      let digits = try digits((Array(repeating: 0, count: bytes.startIndex) + plain)[bytes.startIndex...], base: base)
      return (Array(digits[..<(first - bytes.startIndex)]), Array(digits[(first - bytes.startIndex)...]))
    }
    guard let open = bytes.firstIndex(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "[") }) else {
      return (try digits(bytes, base: base), [])
    }
    let close = bytes[open] == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "]")
    guard bytes.last == close, open + 2 < bytes.endIndex else { throw RulesError(.badRepetition, offset: open) }
    let repeating = try digits(bytes[(open + 1)..<(bytes.endIndex - 1)], base: base)
    return (try digits(bytes[..<open], base: base), repeating)
  }

  private static func isDotted(_ byte: UInt8) -> Bool {
    (PlainText.dottedZero...PlainText.dottedZero + 9).contains(byte)
  }

  /// The digits before "…" or "..."; `nil` where none follows them.
  private static func withoutEllipsis(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    if bytes.last == PlainText.ellipsis { return bytes.dropLast() }
    let dots = bytes.reversed().prefix { $0 == UInt8(ascii: ".") }.count
    return dots > 1 ? bytes.dropLast(dots) : nil
  }

  /// Digits that continue as they end: the shortest group that occurs at least twice repeats, or
  /// else the last digit.
  private static func continued(
    _ bytes: ArraySlice<UInt8>, behind zeroth: Int, base: TakeAndBreakCode.Base
  ) throws(RulesError) -> (digits: [Int], repeating: [Int]) {
    let digits = try digits(bytes, base: base)
    guard let last = digits.last else { throw RulesError(.badRepetition, offset: bytes.endIndex) }
    if digits.count == 1 { return ([], digits) }
    for length in 1...digits.count
    where 2 * length <= digits.count && digits.suffix(length) == digits.dropLast(length).suffix(length) {
      let repeating = Array(digits.suffix(length))
      var before = digits[...]
      while before.suffix(length).elementsEqual(repeating) { before = before.dropLast(length) }
      return (Array(before), repeating)
    }
    func text(_ digits: ArraySlice<Int>, _ repeating: ArraySlice<Int>) -> String {
      func text(_ digits: ArraySlice<Int>) -> String { digits.map { String($0, radix: 16) }.joined() }
      return "\(text([zeroth])).\(text(digits))(\(text(repeating)))"
    }
    throw RulesError(
      .twoReadings(text(digits.dropLast(), [last]), text([], digits[...])), offset: bytes.startIndex)
  }

  private static func digits(
    _ bytes: ArraySlice<UInt8>, base: TakeAndBreakCode.Base
  ) throws(RulesError) -> [Int] {
    guard bytes.count <= mostDigits else { throw RulesError(.tooLarge, offset: bytes.startIndex) }
    var digits: [Int] = []
    for offset in bytes.indices { digits.append(try digit(bytes, at: offset, base)) }
    return digits
  }

  /// Longer codes are refused: tables of moves are as long as the code.
  static let mostDigits = 10_000

  private static func digit(
    _ bytes: ArraySlice<UInt8>, at offset: Int, _ base: TakeAndBreakCode.Base
  ) throws(RulesError) -> Int {
    let byte = bytes[offset]
    let value: Int? =
      switch byte {
      case 0x30...0x39: Int(byte) - 0x30
      case 0x61...0x66: Int(byte) - 0x61 + 10
      case 0x41...0x46: Int(byte) - 0x41 + 10
      default: nil
      }
    guard let value, value < base.rawValue else { throw badDigit(bytes, at: offset, base) }
    return value
  }

  private static func badDigit(
    _ bytes: ArraySlice<UInt8>, at offset: Int, _ base: TakeAndBreakCode.Base
  ) -> RulesError {
    RulesError(.badDigit(Character(UnicodeScalar(bytes[offset])), base: base.rawValue), offset: offset)
  }
}
