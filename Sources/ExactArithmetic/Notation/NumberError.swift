/// Why a text is not a number, and where.
///
/// Offsets count bytes from the start of the text.
public enum NumberError: Error, Equatable, Sendable {
  /// There is nothing to read.
  case empty
  /// The byte can't stand here.
  case unexpectedByte(UInt8, offset: Int)
  /// The text ends (or the next part begins) where a digit was expected.
  case missingDigits(offset: Int)
  /// The number would have more than `limit` bits.
  case tooLarge(limit: Int, offset: Int)

  /// Where the fault is, in bytes from the start.
  public var offset: Int {
    switch self {
    case .empty: 0
    case .unexpectedByte(_, let offset), .missingDigits(let offset), .tooLarge(_, let offset): offset
    }
  }
}
