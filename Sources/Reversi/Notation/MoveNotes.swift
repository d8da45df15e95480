// What was noted about moves as SGF and PGN have it: values for Black, whoever moves.

extension GameRecord {
  /// The value that was seen at a move, passes counted: for Black, in hundredths of a disc.
  func blackValue(ofMove place: Int) -> Int? {
    notes[place].value.map { mover(ofMove: place) == .black ? $0 : -$0 }
  }

  /// Notes the value that was seen at a move: for Black, in hundredths of a disc.
  mutating func note(blackValue value: Int, ofMove place: Int) {
    notes[place].value = mover(ofMove: place) == .black ? value : -value
  }

  /// Who made a move; passes are moves.
  private func mover(ofMove place: Int) -> Side {
    place.isMultiple(of: 2) ? line.start.sideToMove : line.start.sideToMove.other
  }
}

extension GameRecord {
  /// The comment of PGN behind a move, with the commands that chess programs use: its value for
  /// Black and the time that it took, `{[%eval -1.50] [%emt 0:00:12]}`; `nil` where nothing was
  /// noted.
  func pgnComment(ofMove place: Int) -> String? {
    let value = blackValue(ofMove: place).map { "[%eval \(Hundredths.text($0))]" }
    let time = notes[place].time.map { "[%emt \(Hundredths.timeText($0))]" }
    let commands = [value, time].compactMap(\.self)
    return commands.isEmpty ? nil : "{\(commands.joined(separator: " "))}"
  }

  /// Notes what a comment of PGN says about the last move. Words, other commands and values that
  /// are no numbers say nothing.
  mutating func note(pgnComment comment: ArraySlice<UInt8>) {
    guard !notes.isEmpty else { return }
    var reader = ByteReader(Array(comment))
    while let byte = reader.next() {
      guard byte == UInt8(ascii: "["), reader.peek == UInt8(ascii: "%") else { continue }
      _ = reader.next()
      let name = String(decoding: reader.take { Square.isLetter($0) }, as: UTF8.self)
      // Some write the depth of the search behind the value.
      let value = reader.take { $0 != UInt8(ascii: "]") && $0 != UInt8(ascii: ",") }.filter { !ByteReader.isBlank($0) }
      switch name {
      case "eval": if let value = Hundredths.parse(value) { note(blackValue: value, ofMove: notes.count - 1) }
      case "emt": if let time = Hundredths.parseTime(value) { notes[notes.count - 1].time = time }
      default: break
      }
    }
  }
}
