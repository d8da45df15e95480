extension GameRecord {
  /// The game in the Smart Game Format, FF[4] with GM[2] (Othello), on one line: squares are two
  /// letters ("fe" is f5) and passes are empty, as in the standard. [SGF]
  ///
  /// A game that doesn't begin as usual sets up its board. A result is written as discs; what ended
  /// the game is then left out. Values of moves are the V of their nodes, for Black, in discs. The
  /// times that moves took are left out: the standard only has a place for the time that is left.
  public var sgf: String { sgfText(addsResult: true) }

  /// The same; `addsResult` says whether a finished game without a stated result gets one.
  package func sgfText(addsResult: Bool) -> String {
    var text = "(;GM[2]FF[4]CA[UTF-8]AP[puzzlelab]SZ[\(line.start.size.rawValue)]"
    func add(_ name: String, _ value: String?) {
      if let value { text += "\(name)[\(Self.sgfEscaped(value.onOneLine))]" }
    }
    add("EV", event)
    add("RO", round)
    add("PC", site)
    add("DT", date.map { Self.isoDate($0) })
    add("PB", black.name)
    add("BR", black.rating)
    add("PW", white.name)
    add("WR", white.rating)
    add("TM", mainSeconds)
    add("RE", sgfResult(addsPlayed: addsResult))
    text += Self.sgfRemarks(comment: comment, properties: properties) + sgfSetup
    // What ends the trees that begin next to variations, the innermost first.
    var ends = ""
    var side = line.start.sideToMove
    for (place, move) in line.moves.enumerated() {
      let variations = notes[place].variations.filter { $0.format == .sgf }.map { $0.text }
      if !variations.isEmpty {
        text += "("
        ends = ")" + variations.joined() + ends
      }
      text += ";\(side.sgfLetter)[\(move.sgfName)]" + sgfNotes(ofMove: place)
      side = side.other
    }
    return text + ends + ")"
  }

  /// What was noted about a move.
  private func sgfNotes(ofMove place: Int) -> String {
    let note = notes[place]
    let value = blackValue(ofMove: place).map { "V[\(Hundredths.text($0))]" } ?? ""
    let marks = Self.sgfMarks.filter { note.marks.contains($0.mark) }.map { "\($0.name)[\($0.value)]" }
    return value + marks.joined() + Self.sgfRemarks(comment: note.comment, properties: note.properties)
  }

  /// A comment, whose lines are kept, and the properties of the format as they were written.
  private static func sgfRemarks(comment: String?, properties: [Property]) -> String {
    let lines = comment?.split(omittingEmptySubsequences: false) { $0.isNewline }.map { String($0).onOneLine }
    let text = lines.map { "C[\(sgfEscaped($0.joined(separator: "\n")))]" } ?? ""
    return properties.filter { $0.format == .sgf && $0.name != "variation" }.reduce(text) { text, property in
      text + property.name + property.values.map { "[\($0)]" }.joined()
    }
  }

  /// Year, month and day with hyphens, as the standard requires, where a date is one or is followed
  /// by a time of day; anything else as it was written.
  private static func isoDate(_ date: String) -> String {
    let bytes = Array(date.utf8.prefix(11))
    guard bytes.count >= 10, [4, 7].allSatisfy({ [UInt8(ascii: "."), UInt8(ascii: "-")].contains(bytes[$0]) }),
      bytes.indices.allSatisfy({ [4, 7, 10].contains($0) || ByteReader.isDigit(bytes[$0]) }),
      bytes.count == 10 || "_ T".utf8.contains(bytes[10])
    else { return date }
    return [bytes[..<4], bytes[5..<7], bytes[8..<10]].map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-")
  }

  /// The seconds of the main time.
  private var mainSeconds: String? {
    guard let main = timeControl?.utf8.prefix(while: { $0 != UInt8(ascii: "/") }),
      let hundredths = Hundredths.parseTime(main), hundredths > 0
    else { return nil }
    return hundredths.isMultiple(of: 100) ? "\(hundredths / 100)" : Hundredths.text(hundredths)
  }

  /// What was written, otherwise what the moves led to, otherwise nothing: "B+10", "W+2.50", "0".
  private func sgfResult(addsPlayed: Bool) -> String? {
    if let outcome { return outcome.sgf }
    guard addsPlayed, let played = playedDifference, !says(.sgf, "RE") else { return nil }
    return Outcome(blackDifference: 100 * played).sgf
  }

  /// The discs and the side to move where the game doesn't begin as usual.
  private var sgfSetup: String {
    let start = line.start
    guard start != .start(size: start.size) else { return "" }
    let discs = Side.allCases.map { side in
      let squares = start.size.allSquares.filter { start.disc(on: $0) == side }
      return squares.isEmpty ? "" : "A\(side.sgfLetter)" + squares.map { "[\($0.sgfName)]" }.joined()
    }.joined()
    // On a board without discs there would be nothing to say that it isn't the usual one.
    let bare = discs.isEmpty ? "AE[\(Square(row: 0, column: 0).sgfName)]" : ""
    return discs + bare + "PL[\(start.sideToMove.sgfLetter)]"
  }

  /// Brackets and backslashes are marked.
  private static func sgfEscaped(_ text: String) -> String { text.escaping(["]", "\\"]) }
}

extension Side {
  fileprivate var sgfLetter: Character { self == .black ? "B" : "W" }
}

extension Square {
  /// Column and row as letters, both from the top left.
  fileprivate var sgfName: String {
    let letters = Array("abcdefgh")
    return "\(letters[column])\(letters[row])"
  }
}

extension Move {
  /// The square's name; nothing for a pass.
  fileprivate var sgfName: String { if case .place(let square) = self { square.sgfName } else { "" } }
}
