extension String {
  /// The text without control characters, which could drive a terminal.
  var printable: String { utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } ? self : replacingControls { _ in false } }

  /// The text without control characters but line feeds, for a cell of a table.
  var shown: String {
    // Most cells are plain: no byte below a blank, and none that begins a control character.
    let isPlain = utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A }
    return isPlain ? self : replacingControls { $0 == "\n" }
  }

  private func replacingControls(but isKept: (Unicode.Scalar) -> Bool) -> String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          let category = scalar.properties.generalCategory
          let isControl = category == .control || category == .format || category == .lineSeparator
          return isControl && !isKept(scalar) ? "\u{FFFD}" : scalar
        }))
  }
}
