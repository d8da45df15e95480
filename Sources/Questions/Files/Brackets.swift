/// The brackets of a pasted text: lists of other programs.
package enum Brackets {
  /// Refuses a text in which a bracket isn't closed, or closed by one of another kind. A lone
  /// parenthesis may number what follows it: "1) 2GSF".
  /// - Complexity: O(n).
  package static func check(_ text: String) throws(Fault) {
    if let offset = unmatched(text.utf8) {
      let byte = text.utf8[text.utf8.index(text.utf8.startIndex, offsetBy: offset)]
      let bracket = Character(UnicodeScalar(byte))
      let lack = "([{".contains(bracket) ? "never closed" : "never opened"
      throw .data("the bracket '\(bracket)' is \(lack)", offset: offset)
    }
  }

  /// Whether there are brackets.
  package static func occur(in text: ArraySlice<UInt8>) -> Bool { text.contains(where: isBracket) }

  /// Whether there are brackets.
  static func occur(in text: String) -> Bool { text.utf8.contains(where: isBracket) }

  private static func isBracket(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("): true
    default: false
    }
  }

  /// What closes a bracket.
  private static func closer(of byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "["): UInt8(ascii: "]")
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    case UInt8(ascii: "("): UInt8(ascii: ")")
    default: nil
    }
  }

  /// Where the first bracket is that has no partner; those in double quotes don't count.
  private static func unmatched(_ text: some Sequence<UInt8>) -> Int? {
    var open: [(closer: UInt8, offset: Int)] = []
    var (isQuoted, isEscaped) = (false, false)
    for (offset, byte) in text.enumerated() {
      if byte == UInt8(ascii: "\""), !isEscaped { isQuoted.toggle() }
      isEscaped = isQuoted && byte == UInt8(ascii: "\\") && !isEscaped
      if isQuoted { continue }
      if let closer = closer(of: byte) {
        open.append((closer, offset))
      } else if let last = open.last, byte == last.closer {
        open.removeLast()
      } else if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
        return open.last?.offset ?? offset
      }
    }
    return open.last?.offset
  }
}
