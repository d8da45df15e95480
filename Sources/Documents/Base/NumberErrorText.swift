import ExactArithmetic

extension NumberError: ReportedError {
  /// What is wrong with the number.
  package var message: String {
    switch self {
    case .empty: "expected a number: digits, or a power such as 10^1000"
    case .unexpected(let character, _):
      "\(character.quoted) is not a digit; write digits, or a power such as 10^1000"
    case .missingDigits: "digits are missing"
    case .badGroup: "groups of digits after the first have three digits, as in 1,234,567"
    case .fraction: "this is not a whole number"
    case .twoReadings(let first, let second, _): "this can be read as \(first) or as \(second): write which"
    case .tooLarge(let limit, _):
      "the number is too large: more than \(Wording.grouped(limit)) bits (about \(Wording.grouped(limit * 3 / 10)) digits)"
    }
  }

  /// Where it is wrong; for what is missing the character before it.
  package var characterOffset: Int? {
    switch self {
    case .twoReadings: nil
    case .missingDigits(let offset): max(0, offset - 1)
    default: offset
    }
  }
}

/// A word such as "92,679", which may be one number or several.
package enum NumberReadings {
  /// How many numbers the word may be, and how each reading is written, several ones with
  /// `separator` between them: "2: write 92679, or '92, 679'".
  package static func words(_ word: String, separator: String, at place: String = "") -> String {
    let groups = word.split { $0 == "," || $0 == " " }
    let numbers = groups.map { $0.count > 1 ? $0.drop { $0 == "0" } : $0 }.map { $0.isEmpty ? "0" : $0 }
    return
      "\(numbers.count)\(place): write \(groups.joined().clipped), or '\(numbers.joined(separator: separator).clipped)'"
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
