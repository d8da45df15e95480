import GameCore

internal import CGMP

extension BigInt: CustomStringConvertible {
  /// The decimal digits, with a leading `-` for negative numbers.
  /// - Complexity: about 30 ms for a million digits.
  public var description: String {
    unsafe reading { number in
      // GMP may overestimate the length by one; a sign and the closing zero byte need two more.
      let capacity = unsafe __gmpz_sizeinbase(number, 10) + 2
      return unsafe String(unsafeUninitializedCapacity: capacity) { buffer in
        let text = unsafe UnsafeMutableRawPointer(buffer.baseAddress)?.assumingMemoryBound(to: CChar.self)
        unsafe __gmpz_get_str(text, 10, number)
        return unsafe buffer.firstIndex(of: 0) ?? 0
      }
    }
  }

  /// The number of decimal digits of the absolute value; 1 for 0.
  /// - Complexity: O(1) in nearly all cases; one power of ten when the number is close to one.
  public var digitCount: Int {
    let estimate = unsafe reading { unsafe __gmpz_sizeinbase($0, 10) }
    guard estimate > 1, needsExactCount(estimate) else { return estimate }
    return magnitude < BigInt.power(10, estimate - 1) ? estimate - 1 : estimate
  }

  /// Whether the estimate of GMP, which is right or one too large, can be wrong: log₁₀ of the
  /// number is within 1/1000 of the boundary below `estimate` digits, or under it.
  private func needsExactCount(_ estimate: Int) -> Bool {
    // bitCount - 1 ≤ log₂|n|: when even that bound is beyond the boundary, the estimate is right.
    Double(bitCount - 1) * 0.301_029_995_663_981_1 < Double(estimate - 1) * (1 + 1e-12) + 1e-3
  }

  /// Reads a decimal number: digits with an optional sign, nothing else.
  /// - Throws: ``NumberError`` with the offset of the first bad character.
  public init(decimal text: String) throws(NumberError) {
    try self.init(decimal: Array(text.utf8))
  }

  /// Reads a decimal number from ASCII bytes: digits with an optional sign, nothing else.
  /// - Throws: ``NumberError`` with the offset of the first bad character.
  /// - Complexity: O(n log² n log log n) digits; garbage is refused in O(n) before any arithmetic.
  public init(decimal bytes: [UInt8]) throws(NumberError) {
    do {
      try self.init(decimal: bytes[...])
    } catch {
      // Before the first bad character there are digits alone, so its place in bytes is its place.
      throw error.naming(PlainText(bytes))
    }
  }

  /// Reads a decimal number from ASCII bytes; offsets in errors count from the start of the array
  /// under the slice.
  /// - Throws: ``NumberError`` with the offset of the first bad character.
  public init(decimal bytes: ArraySlice<UInt8>) throws(NumberError) {
    let digits = try DecimalText.digits(of: bytes)
    self = BigInt(validDigits: digits)
    if bytes.first == UInt8(ascii: "-") { negate() }
  }

  /// Reads digits that have been checked.
  private init(validDigits digits: ArraySlice<UInt8>) {
    let text = ContiguousArray(digits) + [0]
    self = unsafe BigInt.making { number in
      unsafe text.withUnsafeBytes { buffer in
        let start = unsafe buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
        let status = unsafe __gmpz_set_str(number, start, 10)
        precondition(status == 0, "checked digits are a number")
      }
    }
  }
}

/// The grammar of a decimal number: an optional sign and at least one digit.
enum DecimalText {
  /// The digits after the optional sign, each checked to be one.
  static func digits(of bytes: ArraySlice<UInt8>) throws(NumberError) -> ArraySlice<UInt8> {
    guard let first = bytes.first else { throw .empty }
    let isSigned = first == UInt8(ascii: "-") || first == UInt8(ascii: "+")
    let digits = isSigned ? bytes.dropFirst() : bytes
    guard !digits.isEmpty else { throw .missingDigits(offset: digits.startIndex) }
    if let offset = digits.firstIndex(where: { $0 < 0x30 || $0 > 0x39 }) {
      throw .unexpected(digits[offset], offset: offset)
    }
    return digits
  }
}
