import GameCore
import ExactArithmetic

/// Reads what may be taken after the last take: `x2`, `x3/2`, `+1`.
enum LastMoveNotation {
  static func rule(_ bytes: ArraySlice<UInt8>) throws(RulesError) -> LastMoveRule {
    let rest = bytes.dropFirst()
    let allowance: LastMoveRule.Allowance
    switch bytes.first {
    case UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "*"): allowance = try factor(rest)
    case UInt8(ascii: "+"): allowance = .plus(try natural(rest))
    default: throw RulesError(.badAllowance, offset: bytes.startIndex)
    }
    guard let rule = LastMoveRule(allowance) else { throw RulesError(.factorBelowOne, offset: rest.startIndex) }
    return rule
  }

  private static func factor(_ bytes: ArraySlice<UInt8>) throws(RulesError) -> LastMoveRule.Allowance {
    guard let slash = bytes.firstIndex(of: UInt8(ascii: "/")) else {
      return .times(numerator: try natural(bytes), denominator: 1)
    }
    let numerator = try natural(bytes[..<slash])
    return .times(numerator: numerator, denominator: try natural(bytes[(slash + 1)...]))
  }

  /// A number below 10⁹, which keeps every product of a rule exact.
  private static func natural(_ bytes: ArraySlice<UInt8>) throws(RulesError) -> Int {
    guard let first = bytes.first else { throw RulesError(.missingPart, offset: bytes.startIndex) }
    guard PlainText.isDigit(first) else {
      throw RulesError(
        .badNumber(.unexpected(Character(UnicodeScalar(first)), offset: bytes.startIndex)), offset: bytes.startIndex)
    }
    let number: BigInt
    do {
      number = try NumberNotation.number(bytes)
    } catch .tooLarge {
      throw RulesError(.tooLarge, offset: bytes.startIndex)
    } catch {
      throw RulesError(.badNumber(error), offset: error.offset)
    }
    guard let small = number.toInt(), small < 1_000_000_000 else {
      throw RulesError(.tooLarge, offset: bytes.startIndex)
    }
    return small
  }
}
