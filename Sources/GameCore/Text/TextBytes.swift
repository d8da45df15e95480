/// Text as bytes, in the encodings that files have.
package enum TextBytes {
  /// The bytes as UTF-8: those that aren't, are Latin-1, in which each byte is a character.
  /// - Complexity: O(n).
  package static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.allSatisfy({ $0 < 0x80 }) || String(validating: bytes, as: UTF8.self) != nil { return bytes }
    return bytes.flatMap { UTF8.encode(UnicodeScalar($0)).map(Array.init) ?? [] }
  }

  /// The text of bytes that are UTF-8 or else Latin-1.
  package static func text(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: utf8(Array(bytes)), as: UTF8.self)
  }

  /// The character in Latin-1; `nil` when it isn't there. Accents that follow their letter are
  /// combined with it, and what typography has made of quotes and dashes becomes plain.
  package static func latin1(_ character: Character) -> UInt8? {
    if character.unicodeScalars.count == 1, let scalar = character.unicodeScalars.first {
      return UInt8(exactly: scalar.value) ?? plain[character]
    }
    // Swift compares characters by what they look like, whatever they are composed of.
    return (0xC0...0xFF).first { Character(UnicodeScalar($0)) == character }
  }

  private static let plain: [Character: UInt8] = [
    "‘": 0x27, "’": 0x27, "“": 0x22, "”": 0x22, "‐": 0x2D, "‑": 0x2D, "–": 0x2D, "—": 0x2D,
  ]
}
