import GameCore

/// The words that say whose turn it is: "X", "black", "white (○) to move", "side to move: O".
struct SidePhrase {
  private struct Word {
    let text: String
    let place: Int
  }

  private let words: [Word]
  private let isDigits: Bool
  private let hasTurnSign: Bool
  /// Where the words begin, or would.
  private let start: Int

  /// The words of a text. On a board of digits 1 is black and 2 is white.
  init(_ bytes: ArraySlice<UInt8>, isDigits: Bool = false) {
    let parts = bytes.split { ByteReader.isBlank($0) || $0 == PlainText.turn || "(),:.'\"|=".utf8.contains($0) }
    hasTurnSign = bytes.contains(PlainText.turn)
    words = parts.map { part in
      let lower = part.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
      return Word(text: String(decoding: lower, as: UTF8.self), place: part.startIndex)
    }
    self.isDigits = isDigits
    start = bytes.firstIndex { !ByteReader.isBlank($0) } ?? bytes.endIndex
  }

  /// What may be written next to the side.
  private static let fillers: Set<String> = [
    "to", "move", "moves", "play", "plays", "pass", "has", "turn", "s", "on", "is", "the", "it", "side", "player",
    "next", "game", "over", "seen", "by",
  ]

  private func side(_ word: Word) -> Side? {
    switch word.text {
    case "black", "dark": .black
    case "white", "light": .white
    case "1" where isDigits: .black
    case "2" where isDigits: .white
    case "0" where isDigits: nil
    default: word.text.utf8.count == 1 ? word.text.utf8.first.flatMap { Side(byte: $0) } : nil
    }
  }

  /// Whether all words say whose turn it is.
  var isOne: Bool { words.allSatisfy { side($0) != nil || Self.fillers.contains($0.text) } }

  /// The side when the words name the side to move, among others that have nothing to do with it:
  /// "* to move", "(●) has to pass".
  var turn: Side? {
    let sides = Set(words.compactMap { side($0) })
    return tells && sides.count == 1 ? sides.first : nil
  }

  /// Whether the words name the side to move, or say that it is neither's turn.
  var tells: Bool {
    hasTurnSign || words.contains { ["turn", "play", "pass", "next", "over"].contains($0.text) }
      || zip(words, words.dropFirst()).contains { $0.text == "to" && $1.text == "move" }
  }

  /// The side.
  /// - Throws: when there is none, or something else.
  func side(in text: PlainText) throws(NotationError) -> Side {
    guard let first = words.first(where: { !Self.fillers.contains($0.text) }) else {
      guard let word = words.first else { throw NotationError(.missingSide, at: start) }
      throw NotationError(.sideCharacter(text.character(word.place)), at: word.place)
    }
    guard let side = side(first) else {
      let isEmpty = first.text.utf8.allSatisfy { BoardCell.isOne($0) }
      throw NotationError(isEmpty ? .missingSide : .sideCharacter(text.character(first.place)), at: first.place)
    }
    if let odd = words.first(where: { self.side($0) != side && !Self.fillers.contains($0.text) }) {
      throw NotationError(.trailingText, at: odd.place)
    }
    return side
  }

  /// The first place where the words count other discs than the board has: "black 5", "White: 2".
  func miscount(_ count: (Side) -> Int) -> (side: Side, told: Int, place: Int)? {
    for (word, next) in zip(words, words.dropFirst()) where ["black", "white"].contains(word.text) {
      guard let side = side(word), let told = Int(next.text), told != count(side) else { continue }
      return (side, told, word.place)
    }
    return nil
  }

  /// Whether the words only count discs and empty squares: "Black: 2 White: 2 Empty: 60".
  var isCount: Bool {
    let counted: Set<String> = ["empty", "empties", "discs", "disc", "squares", "square"]
    return words.contains { Int($0.text) != nil }
      && words.allSatisfy { Int($0.text) != nil || side($0) != nil || counted.contains($0.text) }
  }
}
