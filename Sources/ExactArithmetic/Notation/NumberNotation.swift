/// How people write large numbers: `123`, `-7`, `10^1000`.
public enum NumberNotation {
  /// The most bits that a number read from text may have: 10⁸, about 30 million digits.
  public static let bitLimit = 100_000_000

  /// Reads `[sign]digits` or `[sign]digits^digits`; blanks and line ends around it are ignored.
  ///
  /// A sign belongs to the whole: `-2^2` is −4.
  /// - Throws: ``NumberError`` with the offset of the fault in `text`, in bytes.
  public static func parse(_ text: String) throws(NumberError) -> BigInt {
    try parse(Array(text.utf8))
  }

  /// Reads `[sign]digits` or `[sign]digits^digits` from ASCII bytes; blanks and line ends around it
  /// are ignored.
  /// - Throws: ``NumberError`` with the offset of the fault in `bytes`.
  public static func parse(_ bytes: [UInt8]) throws(NumberError) -> BigInt {
    let trimmed = trim(bytes[...])
    guard let caret = trimmed.firstIndex(of: UInt8(ascii: "^")) else {
      return try decimal(trimmed)
    }
    guard caret > trimmed.startIndex else { throw .missingDigits(offset: caret) }
    let base = try decimal(trimmed[..<caret])
    let exponent = try naturalNumber(trimmed[(caret + 1)...])
    return try power(base, exponent, isNegative: trimmed.first == UInt8(ascii: "-"), offset: caret + 1)
  }

  private static func trim(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    guard let first = bytes.firstIndex(where: { !isBlank($0) }) else { return bytes[bytes.endIndex...] }
    guard let last = bytes.lastIndex(where: { !isBlank($0) }) else { return bytes[bytes.endIndex...] }
    return bytes[first...last]
  }

  private static func decimal(_ bytes: ArraySlice<UInt8>) throws(NumberError) -> BigInt {
    let digits = try DecimalText.digits(of: bytes)
    // A digit carries less than 3.33 bits, so this many digits are certainly too many.
    if digits.count > bitLimit / 3 { throw .tooLarge(limit: bitLimit, offset: digits.startIndex) }
    let number = try BigInt(decimal: bytes)
    if number.bitCount > bitLimit { throw .tooLarge(limit: bitLimit, offset: digits.startIndex) }
    return number
  }

  private static func naturalNumber(_ bytes: ArraySlice<UInt8>) throws(NumberError) -> BigInt {
    guard let first = bytes.first else { throw .missingDigits(offset: bytes.startIndex) }
    guard first >= 0x30, first <= 0x39 else { throw .unexpectedByte(first, offset: bytes.startIndex) }
    return try decimal(bytes)
  }

  private static func power(
    _ base: BigInt, _ exponent: BigInt, isNegative: Bool, offset: Int
  ) throws(NumberError) -> BigInt {
    let magnitude = base.magnitude
    let power: BigInt
    if magnitude <= 1 {
      power = exponent.isZero ? 1 : magnitude
    } else {
      guard let small = exponent.toInt(), small <= bitLimit, leastBits(magnitude, small) <= bitLimit else {
        throw .tooLarge(limit: bitLimit, offset: offset)
      }
      power = BigInt.power(magnitude, small)
      guard power.bitCount <= bitLimit else { throw .tooLarge(limit: bitLimit, offset: offset) }
    }
    return isNegative ? -power : power
  }

  /// A bound of the bits that a power has at least: |base|^e has more than (bits − 1)·e of them,
  /// and a power of a small base is one of its 64th power, whose bits say more. What is refused is
  /// so refused at once, but for the nearest to the limit.
  private static func leastBits(_ base: BigInt, _ exponent: Int) -> Int {
    guard base.bitCount <= 64, exponent >= 64 else { return (base.bitCount - 1) * exponent }
    return (BigInt.power(base, 64).bitCount - 1) * (exponent / 64)
  }
}
