import Documents

/// How many bytes the text of a value may have. Longer ones are refused before they are read, so
/// that no request takes longer to be read than its answer may take.
package enum TextLength {
  /// A number, a word of a choice, the name of a file.
  package static let word = 1 << 12
  /// What may be given as an argument: Linux allows no longer ones.
  package static let argument = (1 << 17) - 1
  /// Cards, or a game, with everything that other programs write about them.
  package static let pasted = 1 << 18
  /// What may be read from a file.
  package static let file = 256 << 20

  /// The fault of a text that has more bytes than `longest`.
  static func fault(longest: Int) -> Fault {
    .usage("the text has more than \(Wording.grouped(longest)) bytes, the most that is read here")
  }
}

extension JSON {
  /// Whether the texts in this value, with a separator after each, have more than `most` bytes.
  /// - Complexity: O(`most`).
  func isLonger(than most: Int) -> Bool { bytes(of: most) < 0 }

  /// What is left of `room` bytes after those of this value; negative when they are too many.
  private func bytes(of room: Int) -> Int {
    switch self {
    case .null, .bool: return room - 1
    case .number(let text), .string(let text): return room - text.utf8.count
    case .array(let elements):
      var room = room
      for element in elements where room >= 0 { room = element.bytes(of: room - 1) }
      return room
    case .object(let members):
      var room = room
      for member in members where room >= 0 { room = member.value.bytes(of: room - member.key.utf8.count - 1) }
      return room
    }
  }
}
