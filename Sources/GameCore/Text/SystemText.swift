/// Text of the system, such as arguments and the names of files, which is bytes: what isn't UTF-8
/// is kept in it, so that two names that differ stay two names.
///
/// A byte that belongs to no character is the scalar U+10FF00 + byte, and so is each byte of one of
/// these scalars: every sequence of bytes without a zero has a text of its own.
package enum SystemText {
  private static let first: UInt32 = 0x10FF00

  /// The byte that a scalar represents; `nil` for all but those of this type.
  package static func byte(of scalar: Unicode.Scalar) -> UInt8? {
    scalar.value >= first + 0x80 && scalar.value <= first + 0xFF ? UInt8(scalar.value - first) : nil
  }

  /// The text of bytes.
  /// - Complexity: O(n); a scan where they are UTF-8.
  package static func text(_ bytes: some Collection<UInt8>) -> String {
    // Those of this type begin with this byte.
    if !bytes.contains(0xF4), let text = String(validating: bytes, as: UTF8.self) { return text }
    var (scalars, rest) = (String.UnicodeScalarView(), Array(bytes)[...])
    while let byte = rest.first {
      let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      let known = String(validating: rest.prefix(length), as: UTF8.self)?.unicodeScalars.first
      if let scalar = known, Self.byte(of: scalar) == nil {
        scalars.append(scalar)
        rest = rest.dropFirst(length)
      } else {
        scalars.append(Unicode.Scalar(first + UInt32(byte)) ?? "\u{FFFD}")
        rest = rest.dropFirst()
      }
    }
    return String(scalars)
  }

  /// The bytes of a text.
  /// - Complexity: O(n).
  package static func bytes(_ text: String) -> [UInt8] {
    if !text.utf8.contains(0xF4) { return Array(text.utf8) }
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      if let byte = byte(of: scalar) { bytes.append(byte) } else { bytes += UTF8.encode(scalar).map(Array.init) ?? [] }
    }
    return bytes
  }
}

extension String {
  /// The bytes of ``SystemText`` followed by a zero, as the system's functions take them.
  package var forSystem: [CChar] { SystemText.bytes(self).map { CChar(bitPattern: $0) } + [0] }
}
