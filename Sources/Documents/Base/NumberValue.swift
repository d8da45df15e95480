import ExactArithmetic
import GameCore

/// An exact integer of a result: a decimal string of all its digits.
public struct IntegerText: Sendable, Equatable {
  let digits: String

  /// Creates the JSON form of `number`.
  public init(_ number: BigInt) { digits = number.description }

  /// Creates the JSON form of `number`.
  public init(_ number: some BinaryInteger) { digits = String(number) }

}

/// An exact fraction of a result, with its decimal expansion.
public struct FractionValue: Sendable, Equatable {
  package let numerator: String
  package let denominator: String
  package let decimal: String

  /// Creates the JSON form of `value`, its decimal rounded to `digits` significant digits.
  public init(_ value: Rational, digits: Int = 15) {
    numerator = value.numerator.description
    denominator = value.denominator.description
    decimal = value.decimal(digits: digits)
  }
}

/// A number of a request: its digits; for a number of more than 1000 digits the power of ten that
/// it is, or how many digits there are and their SHA-256.
public enum NumberEcho: Sendable, Equatable {
  /// The number itself, as a decimal string or as 10^n.
  case digits(String)
  /// The number of digits, and the SHA-256 of the decimal digits (with a leading `-` if negative).
  case summary(digitCount: Int, sha256: String)

  /// The longest number that is echoed whole, in digits.
  public static let longest = 1000

  /// Creates the echo of `number`.
  public init(_ number: BigInt) {
    self.init(digits: Array(number.description.utf8))
  }

  /// Creates the echo of the number that has these decimal digits.
  package init(digits: [UInt8]) {
    if digits.count <= NumberEcho.longest {
      self = .digits(String(decoding: digits, as: UTF8.self))
    } else if digits[0] == UInt8(ascii: "1"), digits.dropFirst().allSatisfy({ $0 == UInt8(ascii: "0") }) {
      self = .digits("10^\(digits.count - 1)")
    } else {
      self = .summary(digitCount: digits.count, sha256: SHA256.hexadecimal(of: digits))
    }
  }

}

extension BigInt {
  /// The number for a person: in groups of three digits, or its first and last digits and their
  /// number.
  package func words(longest: Int = 60) -> String {
    let count = digitCount
    guard count > longest else { return Wording.grouped(digits: description) }
    let digits = description
    return "\(digits.prefix(10))…\(digits.suffix(10)) (\(Wording.grouped(count)) digits)"
  }
}

extension Int {
  /// The number with its sign: "+18", "-4", "0".
  package var signed: String { self > 0 ? "+\(self)" : "\(self)" }
}
