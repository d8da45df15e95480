/// Numbers written one after the other, the lowest byte first.
package struct WordWriter: Sendable {
  /// What was written.
  package private(set) var bytes: [UInt8] = []

  /// A writer with space for `capacity` bytes; it grows when they are used up.
  package init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  /// Writes a number in as many bytes as its type has.
  package mutating func append(_ number: some FixedWidthInteger) {
    for shift in stride(from: 0, to: number.bitWidth, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  /// Writes the bits of a floating-point number, 8 bytes.
  package mutating func append(_ number: Double) { append(number.bitPattern) }

  /// Writes bytes as they are.
  package mutating func append(contentsOf more: some Sequence<UInt8>) { bytes += more }
}

/// Reads what a ``WordWriter`` wrote. Running out of bytes is an error like any other, so that no
/// reader has to count before it reads.
package struct WordReader: Sendable {
  /// What wasn't read yet.
  package private(set) var rest: ArraySlice<UInt8>

  /// A reader of `bytes` from their first on.
  package init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// The next number, in as many bytes as its type has.
  package mutating func next<Number: FixedWidthInteger>(
    as type: Number.Type = Number.self
  ) throws(SealedFileError) -> Number {
    let bytes = try next(count: Number.bitWidth / 8)
    return bytes.reversed().reduce(0) { $0 << 8 | Number(truncatingIfNeeded: $1) }
  }

  /// The next floating-point number.
  package mutating func nextDouble() throws(SealedFileError) -> Double {
    Double(bitPattern: try next())
  }

  /// The next 8 bytes as a count, which must be at most `largest`.
  package mutating func nextCount(atMost largest: Int) throws(SealedFileError) -> Int {
    let number: UInt64 = try next()
    guard number <= UInt64(largest) else { throw .damaged }
    return Int(number)
  }

  /// The next `count` bytes as they are.
  package mutating func next(count: Int) throws(SealedFileError) -> ArraySlice<UInt8> {
    guard count >= 0, count <= rest.count else { throw .damaged }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  /// Makes sure that nothing is left to read.
  package func end() throws(SealedFileError) {
    guard rest.isEmpty else { throw .damaged }
  }
}
