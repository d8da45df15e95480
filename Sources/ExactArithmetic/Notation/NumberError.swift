import GameCore

/// Why a text is not a number, and where.
///
/// Offsets count characters from the start of the text.
public enum NumberError: Error, Equatable, Sendable {
  /// There is nothing to read.
  case empty
  /// The character can't be here.
  case unexpected(Character, offset: Int)
  /// The text ends (or the next part begins) where a digit was expected.
  case missingDigits(offset: Int)
  /// The digits between two marks aren't a group of three.
  case badGroup(offset: Int)
  /// The number has a fraction, whose point is here.
  case fraction(offset: Int)
  /// The text can be read as either of two numbers.
  case twoReadings(String, String, offset: Int)
  /// The number would have more than `limit` bits.
  case tooLarge(limit: Int, offset: Int)

  /// Where the fault is, in characters from the start.
  public var offset: Int {
    switch self {
    case .empty: 0
    case .unexpected(_, let offset), .missingDigits(let offset), .badGroup(let offset), .fraction(let offset),
      .tooLarge(_, let offset), .twoReadings(_, _, let offset):
      offset
    }
  }

  /// A byte of ``PlainText`` can't be here.
  static func unexpected(_ byte: UInt8, offset: Int) -> NumberError {
    .unexpected(Character(UnicodeScalar(byte)), offset: offset)
  }

  /// The error with the character as it is in the text.
  package func naming(_ text: PlainText) -> NumberError {
    guard case .unexpected(_, let offset) = self, let character = text.character(at: offset) else { return self }
    return .unexpected(character, offset: offset)
  }
}
