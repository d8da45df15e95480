import GameCore

extension GameRecord {
  /// What a record says that no field holds. It is written again in the same format.
  public struct Property: Hashable, Sendable {
    /// The format that has it.
    public let format: GameFormat
    /// Its name in the format.
    public let name: String
    /// Its values, as they were written; in SGF with the escapes of the format.
    public let values: [String]

    /// Creates a property.
    public init(_ format: GameFormat, _ name: String, _ values: [String]) {
      self.format = format
      self.name = name
      self.values = values
    }
  }

  /// Moves that could have been played instead of one of the game's, with everything said about
  /// them.
  public struct Variation: Hashable, Sendable {
    /// The format that has it.
    public let format: GameFormat
    /// Its text with the parentheses around it.
    public let text: String

    /// Creates a variation.
    public init(_ format: GameFormat, _ text: String) {
      self.format = format
      self.text = text
    }
  }

  /// Keeps a property about the last move, or about the game when there is no move yet.
  mutating func keep(_ property: Property) {
    if notes.isEmpty { properties.append(property) } else { notes[notes.count - 1].properties.append(property) }
  }

  /// Adds to the comment about the last move, or about the game when there is no move yet.
  mutating func comment(_ text: String, separator: String = " ") {
    comment(text, ofMove: notes.isEmpty ? nil : notes.count - 1, separator: separator)
  }

  /// Adds to the comment about a move, or about the game.
  mutating func comment(_ text: String, ofMove place: Int?, separator: String = " ") {
    guard !text.isEmpty else { return }
    let add = { (old: String?) in old.map { $0 + separator + text } ?? text }
    if let place { notes[place].comment = add(notes[place].comment) } else { comment = add(comment) }
  }

  /// Fills a field that isn't known yet; false when it is.
  static func fill(_ field: inout String?, _ text: String) -> Bool {
    guard field == nil else { return false }
    field = text
    return true
  }
}

extension Collection<UInt8> {
  /// The bytes as text: UTF-8, and what isn't UTF-8 is Latin-1, the character set of old records.
  var recordText: String { TextBytes.text(self) }

  /// The same, with a blank for each end of a line and other control character, and without blanks
  /// at its ends.
  var simpleText: String {
    let bytes = map { $0 < 0x20 ? 0x20 : $0 }.drop { $0 == 0x20 }
    let length = (bytes.lastIndex { $0 != 0x20 }).map { $0 - bytes.startIndex + 1 } ?? 0
    return bytes.prefix(length).recordText
  }
}

extension String {
  /// The text with a blank for each end of a line and other control character, for values that are
  /// one line.
  var onOneLine: String {
    var text = UnicodeScalarView()
    for scalar in unicodeScalars { text.append(scalar.value < 0x20 ? " " : scalar) }
    return String(text)
  }

  /// The text with a backslash before these characters.
  func escaping(_ marked: [UnicodeScalar]) -> String {
    var text = UnicodeScalarView()
    for scalar in unicodeScalars {
      if marked.contains(scalar) { text.append("\\") }
      text.append(scalar)
    }
    return String(text)
  }
}
