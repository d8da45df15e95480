import GameCore

// What was noted about moves in the form of SGF and PGN: values for Black, whichever side moves.

extension GameRecord {
  /// The value that was seen at a move, passes counted: for Black, in hundredths of a disc.
  func blackValue(ofMove place: Int) -> Int? {
    notes[place].value.map { mover(ofMove: place) == .black ? $0 : -$0 }
  }

  /// Records the value that was given for a move: for Black, in hundredths of a disc.
  mutating func note(blackValue value: Int, ofMove place: Int) {
    notes[place].value = mover(ofMove: place) == .black ? value : -value
  }

  /// The player of a move; passes are moves.
  private func mover(ofMove place: Int) -> Side {
    place.isMultiple(of: 2) ? line.start.sideToMove : line.start.sideToMove.other
  }
}

extension GameRecord {
  /// What PGN writes after a move: codes, then a comment with the commands that chess programs use
  /// – its value for Black and the time that it took, `{[%eval -1.50] [%emt 0:00:12]}` –, then
  /// variations. Each is cut into the words at whose blanks lines may be broken.
  func pgnWords(ofMove place: Int) -> [String] {
    let note = notes[place]
    let text = note.comment ?? ""
    let value = text.holds("[%eval") ? nil : blackValue(ofMove: place).map { "[%eval \(Hundredths.text($0))]" }
    let time = text.holds("[%emt") ? nil : note.time.map { "[%emt \(Hundredths.timeText($0))]" }
    let commands = [value, time].compactMap { $0 }.joined(separator: " ")
    let variations = note.variations.filter { $0.format == .pgn }
    return note.marks.map { "$\($0)" } + Self.pgnComment([commands] + text.pgnWords)
      + variations.flatMap { $0.text.split(separator: " ").map(String.init) }
  }

  /// The words of a comment in braces; one with a brace in it extends to the end of its line, after
  /// a semicolon.
  static func pgnComment(_ words: [String]) -> [String] {
    var words = words.filter { !$0.isEmpty }
    guard !words.isEmpty else { return [] }
    if words.contains(where: { $0.contains("}") }) { return [";" + words.joined(separator: " ")] }
    words[0] = "{" + words[0]
    words[words.count - 1] += "}"
    return words
  }
}

extension String {
  /// The words between blanks, ends of lines and control characters.
  var pgnWords: [String] { onOneLine.split(separator: " ").map(String.init) }
}
