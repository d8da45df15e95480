import ExactArithmetic

extension NumberError: ReportedError {
  /// What is wrong with the number.
  package var message: String {
    switch self {
    case .empty: "no number here; write digits, or a power such as 10^1000"
    case .unexpected(let character, _):
      "\(character.quoted) is not a digit; write digits, or a power such as 10^1000"
    case .missingDigits: "digits are missing"
    case .badGroup: "a comma or a blank here must be followed by groups of three digits, as in 1,234,567"
    case .fraction: "this is not a whole number"
    case .twoReadings(let first, let second): "this can be read as \(first) or as \(second): write which"
    case .tooLarge(let limit, _):
      "the number is too large: more than \(Wording.grouped(limit)) bits (about \(Wording.grouped(limit * 3 / 10)) digits)"
    }
  }

  /// Where it is wrong; for what is missing the character before it.
  package var byteOffset: Int? {
    switch self {
    case .twoReadings: nil
    case .missingDigits(let offset): max(0, offset - 1)
    default: offset
    }
  }
}

extension Character {
  /// The character for a message, in quotes; control characters are made visible.
  package var quoted: String { "'\(String(self).visible)'" }
}

extension String {
  /// The text for a message: in one line, and cut after 40 characters.
  package var clipped: String { utf8.count <= 40 ? visible : "\(String(prefix(40)).visible)…" }
}
