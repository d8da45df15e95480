/// Reads the code of a take-and-break game: `0.77`, `4.7`, `0.(123)`.
enum CodeNotation {
  static func parse(_ bytes: ArraySlice<UInt8>, base: TakeAndBreakCode.Base) throws(RulesError) -> TakeAndBreakCode {
    guard let point = bytes.firstIndex(of: UInt8(ascii: ".")) else {
      throw RulesError(.missingPoint, offset: bytes.endIndex)
    }
    let zeroth = try zeroth(bytes[..<point], base: base)
    let (digits, repeating) = try fraction(bytes[(point + 1)...], base: base)
    guard let code = TakeAndBreakCode(base: base, zeroth: zeroth, digits: digits, repeating: repeating) else {
      throw RulesError(.noMove, offset: bytes.startIndex)
    }
    return code
  }

  private static func zeroth(
    _ bytes: ArraySlice<UInt8>, base: TakeAndBreakCode.Base
  ) throws(RulesError) -> Int {
    guard let first = bytes.first else { return 0 }
    guard bytes.count == 1 else {
      let offset = bytes.startIndex + 1
      throw RulesError(.badDigit(bytes[offset], base: base.rawValue), offset: offset)
    }
    let digit = try digit(first, base: base, offset: bytes.startIndex)
    guard digit & 3 == 0 else { throw RulesError(.zerothDigit, offset: bytes.startIndex) }
    return digit
  }

  private static func fraction(
    _ bytes: ArraySlice<UInt8>, base: TakeAndBreakCode.Base
  ) throws(RulesError) -> (digits: [Int], repeating: [Int]) {
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")) else { return (try digits(bytes, base: base), []) }
    guard bytes.last == UInt8(ascii: ")"), open + 2 < bytes.endIndex else {
      throw RulesError(.badRepetition, offset: open)
    }
    let repeating = try digits(bytes[(open + 1)..<(bytes.endIndex - 1)], base: base)
    return (try digits(bytes[..<open], base: base), repeating)
  }

  private static func digits(
    _ bytes: ArraySlice<UInt8>, base: TakeAndBreakCode.Base
  ) throws(RulesError) -> [Int] {
    guard bytes.count <= mostDigits else { throw RulesError(.tooLarge, offset: bytes.startIndex) }
    var digits: [Int] = []
    for offset in bytes.indices { digits.append(try digit(bytes[offset], base: base, offset: offset)) }
    return digits
  }

  /// Longer codes are refused: tables of moves are as long as the code.
  static let mostDigits = 10_000

  private static func digit(
    _ byte: UInt8, base: TakeAndBreakCode.Base, offset: Int
  ) throws(RulesError) -> Int {
    let value: Int? =
      switch byte {
      case 0x30...0x39: Int(byte) - 0x30
      case 0x61...0x66: Int(byte) - 0x61 + 10
      case 0x41...0x46: Int(byte) - 0x41 + 10
      default: nil
      }
    guard let value, value < base.rawValue else {
      throw RulesError(.badDigit(byte, base: base.rawValue), offset: offset)
    }
    return value
  }
}
