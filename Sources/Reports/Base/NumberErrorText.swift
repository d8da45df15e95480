import ExactArithmetic

extension NumberError: ReportedError {
  /// What is wrong with the number.
  package var message: String {
    switch self {
    case .empty: "no number here; write digits, or a power such as 10^1000"
    case .unexpectedByte(let byte, _):
      "\(Self.shown(byte)) is not a digit; write digits, or a power such as 10^1000"
    case .missingDigits: "digits are missing"
    case .tooLarge(let limit, _):
      "the number is too large: more than \(Wording.grouped(limit)) bits (about \(Wording.grouped(limit * 3 / 10)) digits)"
    }
  }

  /// Where it is wrong.
  package var byteOffset: Int? { offset }

  private static func shown(_ byte: UInt8) -> String {
    (0x21...0x7E).contains(byte) ? "'\(Character(Unicode.Scalar(byte)))'" : "byte \(byte)"
  }
}
