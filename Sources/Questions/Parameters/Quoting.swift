import Documents

/// Words of the user, made fit for a message.
package enum Quoting {
  /// The text in quotes, control characters made visible, cut after 40 characters.
  package static func quoted(_ text: some StringProtocol) -> String {
    let shown = String(String.UnicodeScalarView(text.unicodeScalars.prefix(40))).visible
    return text.unicodeScalars.dropFirst(40).isEmpty ? "'\(shown)'" : "'\(shown)…'"
  }

  /// A word as a shell takes it, in quotes where that is needed.
  package static func shell(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.utf8.allSatisfy { Self.plain.contains($0) }
    return isPlain ? word : "'\(word.pieces(between: "'").joined(separator: "'\\''"))'"
  }

  private static let plain = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=:,./@%^".utf8)

  /// Bytes that may not be UTF-8, quoted likewise.
  package static func quoted(_ bytes: some Sequence<UInt8>) -> String {
    quoted(String(decoding: Array(bytes.prefix(200)), as: UTF8.self))
  }
}
