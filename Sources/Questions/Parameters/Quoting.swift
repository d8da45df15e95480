import Documents

/// Words of the user, made fit for a message.
package enum Quoting {
  /// The text in quotes, control characters made visible, cut after 40 characters.
  package static func quoted(_ text: some StringProtocol) -> String {
    let shown = String(String.UnicodeScalarView(text.unicodeScalars.prefix(40))).visible
    return text.unicodeScalars.dropFirst(40).isEmpty ? "'\(shown)'" : "'\(shown)…'"
  }

  /// The message about names in a text that aren't used.
  static func unused(_ names: [String]) -> String {
    let shown = names.prefix(mostNames).map { quoted($0) }
    let more = names.count > mostNames ? " and \(names.count - mostNames) more" : ""
    return "not used: \(shown.joined(separator: ", "))\(more)"
  }

  private static let mostNames = 12
  /// A message that repeats a long name, cut in its middle: what is wrong comes last.
  package static func cut(_ message: String) -> String {
    guard message.utf8.count > longestMessage else { return message }
    let scalars = message.unicodeScalars
    let ends = (scalars.prefix(longestMessage / 4), scalars.suffix(longestMessage / 4))
    return "\(String(String.UnicodeScalarView(ends.0))) … \(String(String.UnicodeScalarView(ends.1)))"
  }

  private static let longestMessage = 4_000

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
