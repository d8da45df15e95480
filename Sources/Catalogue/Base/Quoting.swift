import Reports

/// Words of the user, made fit for a message.
package enum Quoting {
  /// The text in quotes, control characters made visible, cut after 40 characters.
  package static func quoted(_ text: some StringProtocol) -> String {
    let shown = visible(String(String.UnicodeScalarView(text.unicodeScalars.prefix(40))))
    return text.unicodeScalars.dropFirst(40).isEmpty ? "'\(shown)'" : "'\(shown)…'"
  }

  /// The text with its control characters made visible.
  package static func visible(_ text: String) -> String {
    var shown = ""
    for scalar in text.unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
      shown += isControl ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }
    return shown
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
