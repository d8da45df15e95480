import GameCore

/// Makes untrusted text fit for a terminal: control and format characters, which could drive it or
/// reverse the order of letters, become visible, as `\u{1b}`.
///
/// This is the one place that decides what may be shown. Writers of text for people pass everything
/// through ``styled(_:)`` or ``TerminalFilter``, cells and messages through
/// ``Swift/String/visible``.
package enum VisibleText {
  /// Whether a character is shown as it is. Besides letters and marks these are the joiners, which
  /// emoji and some scripts need; what a line or a column is made of isn't decided here.
  static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    if (0x20..<0x7F).contains(scalar.value) || scalar == "\u{200C}" || scalar == "\u{200D}" { return true }
    if SystemText.byte(of: scalar) != nil { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return false
    default: return true
    }
  }

  /// The text of a document as it may be written: lines and tabs stay, and so do the colours of
  /// ``TextStyle``.
  /// - Complexity: linear; a fast check where all is plain ASCII.
  package static func styled(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A }) { return text }
    var filter = TerminalFilter()
    return String(decoding: filter.visible(Array(text.utf8)) + filter.end(), as: UTF8.self)
  }
}

extension String {
  /// The text in one line, control characters made visible.
  package var visible: String { madeVisible { _ in false } }

  /// The text with its line feeds and tabs, other control characters made visible.
  package var visibleLines: String { madeVisible { $0 == "\n" || $0 == "\t" } }

  private func madeVisible(but isKept: (Unicode.Scalar) -> Bool) -> String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
    var shown = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if isKept(scalar) || VisibleText.isShown(scalar) { shown.append(scalar) } else { shown += scalar.visible }
    }
    return String(shown)
  }
}

extension Unicode.Scalar {
  /// The number of a character that isn't shown: `\u{1b}`, or of a byte that is none: `\xe4`.
  fileprivate var visible: String.UnicodeScalarView {
    if let byte = SystemText.byte(of: self) { return "\\x\(String(byte, radix: 16))".unicodeScalars }
    return "\\u{\(String(value, radix: 16))}".unicodeScalars
  }
}

/// What is written to a terminal, in pieces that may end anywhere: control characters become
/// visible, lines, tabs and the colours of ``TextStyle`` stay. Bytes that aren't UTF-8 become
/// U+FFFD.
package struct TerminalFilter: Sendable {
  /// The beginning of a character or of a colour, whose rest is to come.
  private var held: [UInt8] = []
  private static let escape: UInt8 = 0x1B
  /// The most bytes that a colour has.
  private static let longest = 64

  /// A filter before the first piece.
  package init() {}

  /// What may be written of the next piece.
  package mutating func visible(_ bytes: [UInt8]) -> [UInt8] {
    if held.isEmpty, bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A }) { return bytes }
    let all = held + bytes
    let whole = all.count - Self.openEnd(of: all)
    held = Array(all[whole...])
    return Self.visible(all[..<whole])
  }

  /// What may be written of what was held back, when nothing follows.
  package mutating func end() -> [UInt8] {
    defer { held = [] }
    return Self.visible(held[...])
  }

  private static func visible(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var (shown, rest): ([UInt8], ArraySlice<UInt8>) = ([], bytes)
    shown.reserveCapacity(bytes.count)
    while let place = rest.firstIndex(of: escape) {
      shown += String(decoding: rest[..<place], as: UTF8.self).visibleLines.utf8
      let length = colourLength(rest[place...]) ?? 0
      shown += length > 0 ? Array(rest[place..<place + length]) : Array("\\u{1b}".utf8)
      rest = rest[(place + max(1, length))...]
    }
    return shown + Array(String(decoding: rest, as: UTF8.self).visibleLines.utf8)
  }

  /// The length of the colour that bytes begin with; 0 where they begin with none, `nil` where the
  /// end of one is missing.
  private static func colourLength(_ bytes: ArraySlice<UInt8>) -> Int? {
    let codes = bytes.dropFirst(2).prefix(longest)
    guard bytes.dropFirst().first ?? UInt8(ascii: "[") == UInt8(ascii: "[") else { return 0 }
    guard let end = codes.firstIndex(where: { !(UInt8(ascii: "0")...UInt8(ascii: ";")).contains($0) }) else {
      return codes.count < longest ? nil : 0
    }
    guard bytes[end] == UInt8(ascii: "m"), TextStyle.isColour(String(decoding: codes[..<end], as: UTF8.self)) else {
      return 0
    }
    return end + 1 - bytes.startIndex
  }

  /// How many bytes at the end begin a character or a colour that isn't whole.
  private static func openEnd(of bytes: [UInt8]) -> Int {
    if let place = bytes.suffix(longest + 2).lastIndex(of: escape), colourLength(bytes[place...]) == nil {
      return bytes.count - place
    }
    // The first byte of a character says how many follow.
    for (behind, byte) in bytes.suffix(3).reversed().enumerated() where byte >= 0xC0 {
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
      return behind + 1 < length ? behind + 1 : 0
    }
    return 0
  }
}
