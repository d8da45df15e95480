/// Words of the user, made fit for a message.
package enum Quoting {
  /// The text in quotes, control characters made visible, cut after 40 characters.
  package static func quoted(_ text: some StringProtocol) -> String {
    var shown = ""
    for scalar in text.unicodeScalars.prefix(40) {
      let isControl = scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
      shown += isControl ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }
    return text.unicodeScalars.dropFirst(40).isEmpty ? "'\(shown)'" : "'\(shown)…'"
  }

  /// Bytes that may not be UTF-8, quoted likewise.
  package static func quoted(_ bytes: some Sequence<UInt8>) -> String {
    quoted(String(decoding: Array(bytes.prefix(200)), as: UTF8.self))
  }
}
