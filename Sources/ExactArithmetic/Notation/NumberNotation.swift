import GameCore

/// How people write whole numbers: `123`, `-7`, `10^1000`, `1e6`, `1,234,567`.
///
///     number   = [sign] (mantissa [power | "e" digits])
///     mantissa = digits | group of at most 3 digits *(mark group of 3 digits) | digits "." digits
///     mark     = "," | "'" | blank, the same one throughout; "_" between any digits
///     power    = ("^" | "**") digits | superscript digits
///
/// A sign belongs to the whole: `-2^2` is −4. With a fraction the number must be whole after all:
/// `1.5e6`, `12.0`. What can be read in two ways (`1k`, `12.000`) is refused.
public enum NumberNotation {
  /// The most bits that a number read from text may have: 10⁸, about 30 million digits.
  public static let bitLimit = 100_000_000

  /// Reads a number; blanks and line ends around it are ignored.
  /// - Throws: ``NumberError`` with the offset of the fault in `text`, in characters.
  public static func parse(_ text: String) throws(NumberError) -> BigInt { try parse(PlainText(text)) }

  /// Reads a number from UTF-8; blanks and line ends around it are ignored.
  /// - Throws: ``NumberError`` with the offset of the fault in `bytes`, in characters.
  public static func parse(_ bytes: [UInt8]) throws(NumberError) -> BigInt { try parse(PlainText(bytes)) }

  private static func parse(_ text: PlainText) throws(NumberError) -> BigInt {
    do {
      return try number(text.bytes[...])
    } catch {
      throw error.naming(text)
    }
  }

  /// Reads a number from bytes of ``PlainText``; offsets of faults are places in the array under
  /// the slice.
  package static func number(_ bytes: ArraySlice<UInt8>) throws(NumberError) -> BigInt {
    let trimmed = PlainText.trim(bytes)
    guard let first = trimmed.first else { throw .empty }
    let isNegative = first == UInt8(ascii: "-")
    let rest = isNegative || first == UInt8(ascii: "+") ? trimmed.dropFirst() : trimmed
    let magnitude = try magnitude(rest)
    return isNegative ? -magnitude : magnitude
  }

  private static func magnitude(_ bytes: ArraySlice<UInt8>) throws(NumberError) -> BigInt {
    guard let mark = bytes.firstIndex(where: { !PlainText.isDigit($0) && !isMark($0) && $0 != UInt8(ascii: ".") })
    else { return try mantissa(bytes, tenfold: 0, exponent: bytes.endIndex) }
    let (before, after) = (bytes[..<mark], bytes[(mark + 1)...])
    switch bytes[mark] {
    case UInt8(ascii: "^"): return try power(before, natural(after), offset: mark + 1)
    case UInt8(ascii: "*") where after.first == UInt8(ascii: "*"):
      return try power(before, natural(after.dropFirst()), offset: mark + 2)
    case PlainText.superscriptZero...PlainText.superscriptZero + 9:
      return try power(before, natural(raised(bytes[mark...])), offset: mark)
    case UInt8(ascii: "e"), UInt8(ascii: "E"):
      guard !before.isEmpty else { break }
      let exponent = try natural(after)
      guard let exponent = exponent.toInt(), exponent <= bitLimit / 3 else {
        throw .tooLarge(limit: bitLimit, offset: mark + 1)
      }
      return try mantissa(before, tenfold: exponent, exponent: mark + 1)
    case let letter where after.isEmpty && !before.isEmpty: try refuse(letter, after: before)
    default: break
    }
    throw .unexpected(bytes[mark], offset: mark)
  }

  /// Throws the two readings of a number followed by a letter that means thousands or more.
  private static func refuse(_ letter: UInt8, after digits: ArraySlice<UInt8>) throws(NumberError) {
    let power =
      switch letter | 0x20 {
      case UInt8(ascii: "k"): 1
      case UInt8(ascii: "m"): 2
      case UInt8(ascii: "g"): 3
      default: 0
      }
    guard power > 0, digits.count <= 12, let number = try grouped(digits).toInt() else { return }
    throw .twoReadings(
      "\(BigInt(number) * BigInt.power(1000, power))", "\(BigInt(number) * BigInt.power(1024, power))",
      offset: digits.startIndex)
  }

  /// The digits of superscript ones.
  private static func raised(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var digits = Array(repeating: UInt8(ascii: "0"), count: bytes.startIndex)
    digits += bytes.map { $0 >= PlainText.superscriptZero ? $0 - PlainText.superscriptZero + 0x30 : PlainText.other }
    return digits[bytes.startIndex...]
  }

  /// Digits that may have a fraction, times 10^`tenfold`, which is written at `exponent`.
  private static func mantissa(
    _ bytes: ArraySlice<UInt8>, tenfold: Int, exponent: Int
  ) throws(NumberError) -> BigInt {
    guard let point = bytes.firstIndex(of: UInt8(ascii: ".")) else {
      return try scaled(try grouped(bytes), by: tenfold, offset: exponent)
    }
    let (whole, fraction) = (bytes[..<point], bytes[(point + 1)...])
    guard !whole.isEmpty, !fraction.isEmpty else { throw .unexpected(UInt8(ascii: "."), offset: point) }
    if let place = bytes.firstIndex(where: { !PlainText.isDigit($0) && $0 != UInt8(ascii: ".") })
      ?? fraction.firstIndex(of: UInt8(ascii: "."))
    {
      throw .unexpected(bytes[place], offset: place)
    }
    let significant = fraction.lastIndex { $0 != 0x30 }.map { fraction[...$0] } ?? fraction.prefix(0)
    guard significant.count <= tenfold else { throw .fraction(offset: point) }
    let number = try decimal(Array(whole + significant)[...])
    if tenfold == 0, fraction.count == 3, whole.count <= 3, whole.first != 0x30 {
      throw .twoReadings(number.description, number.description + "000", offset: bytes.startIndex)
    }
    return try scaled(number, by: tenfold - significant.count, offset: exponent)
  }

  private static func scaled(_ number: BigInt, by tenfold: Int, offset: Int) throws(NumberError) -> BigInt {
    guard tenfold > 0, !number.isZero else { return number }
    let scaled = number * (try power(10, BigInt(tenfold), offset: offset))
    guard scaled.bitCount <= bitLimit else { throw .tooLarge(limit: bitLimit, offset: offset) }
    return scaled
  }

  /// Digits in groups, or without.
  private static func grouped(_ bytes: ArraySlice<UInt8>) throws(NumberError) -> BigInt {
    guard let first = bytes.first(where: { !PlainText.isDigit($0) }), bytes.first != first else {
      return try decimal(bytes)
    }
    if let place = bytes.firstIndex(where: { !PlainText.isDigit($0) && $0 != first }) {
      throw .unexpected(bytes[place], offset: place)
    }
    let groups = bytes.split(separator: first, omittingEmptySubsequences: false)
    for (place, group) in groups.enumerated() {
      guard !group.isEmpty else { throw .missingDigits(offset: group.startIndex) }
      if first == UInt8(ascii: "_") { continue }
      let fits = place > 0 ? group.count == 3 : group.count <= 3 && group.first != 0x30
      if !fits { throw .badGroup(offset: group.startIndex) }
    }
    return try decimal(Array(groups.joined())[...])
  }

  /// Whether a byte may be between groups of digits.
  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "_") || byte == 0x20
  }

  private static func decimal(_ bytes: ArraySlice<UInt8>) throws(NumberError) -> BigInt {
    guard let first = bytes.first else { throw .missingDigits(offset: bytes.startIndex) }
    guard PlainText.isDigit(first) else { throw .unexpected(first, offset: bytes.startIndex) }
    let digits = try DecimalText.digits(of: bytes)
    // A digit carries less than 3.33 bits, so this many digits are certainly too many.
    if digits.count > bitLimit / 3 { throw .tooLarge(limit: bitLimit, offset: digits.startIndex) }
    let number = try BigInt(decimal: bytes)
    if number.bitCount > bitLimit { throw .tooLarge(limit: bitLimit, offset: digits.startIndex) }
    return number
  }

  private static func natural(_ bytes: ArraySlice<UInt8>) throws(NumberError) -> BigInt { try decimal(bytes) }

  private static func power(
    _ base: ArraySlice<UInt8>, _ exponent: BigInt, offset: Int
  ) throws(NumberError) -> BigInt {
    guard !base.isEmpty else { throw .missingDigits(offset: base.startIndex) }
    return try power(try grouped(base), exponent, offset: offset)
  }

  private static func power(_ base: BigInt, _ exponent: BigInt, offset: Int) throws(NumberError) -> BigInt {
    if base <= 1 { return exponent.isZero ? 1 : base }
    guard let small = exponent.toInt(), small <= bitLimit, leastBits(base, small) <= bitLimit else {
      throw .tooLarge(limit: bitLimit, offset: offset)
    }
    let power = BigInt.power(base, small)
    guard power.bitCount <= bitLimit else { throw .tooLarge(limit: bitLimit, offset: offset) }
    return power
  }

  /// A bound of the bits that a power has at least: |base|^e has more than (bits − 1)·e of them,
  /// and a power of a small base is one of its 64th power, whose bits say more. So powers that are
  /// too large are refused at once, except those nearest to the limit.
  private static func leastBits(_ base: BigInt, _ exponent: Int) -> Int {
    guard base.bitCount <= 64, exponent >= 64 else { return (base.bitCount - 1) * exponent }
    return (BigInt.power(base, 64).bitCount - 1) * (exponent / 64)
  }
}
