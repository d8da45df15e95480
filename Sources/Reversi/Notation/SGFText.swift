extension GameRecord {
  /// The game in the Smart Game Format, FF[4] with GM[2] (Othello), on one line: squares are two
  /// letters ("fe" is f5) and passes are empty, as the standard has them. [SGF]
  ///
  /// A game that doesn't begin as usual sets up its board. A result is written as discs; what ended
  /// the game is left out then. Values of moves are the V of their nodes, for Black, in discs. The
  /// times that moves took are left out: the standard only has a place for the time that is left.
  public var sgf: String { sgfText(addsResult: true) }

  /// The same; `addsResult` says whether a finished game without a stated result gets one.
  package func sgfText(addsResult: Bool) -> String {
    var text = "(;GM[2]FF[4]CA[UTF-8]AP[puzzlelab]SZ[\(line.start.size.rawValue)]"
    func add(_ name: String, _ value: String?) {
      if let value { text += "\(name)[\(Self.sgfEscaped(value))]" }
    }
    add("EV", event)
    add("DT", date.map { Self.isoDate($0) })
    add("PB", black.name)
    add("BR", black.rating)
    add("PW", white.name)
    add("WR", white.rating)
    add("TM", mainSeconds)
    add("RE", sgfResult(addsPlayed: addsResult))
    text += sgfSetup
    var side = line.start.sideToMove
    for (place, move) in line.moves.enumerated() {
      text += ";\(side.sgfLetter)[\(move.sgfName)]"
      add("V", blackValue(ofMove: place).map { Hundredths.text($0) })
      side = side.other
    }
    return text + ")"
  }

  /// Year, month and day with hyphens, as the standard wants them, where a date begins with them;
  /// anything else as it was written.
  private static func isoDate(_ date: String) -> String {
    let bytes = Array(date.utf8.prefix(11))
    guard bytes.count >= 10, [4, 7].allSatisfy({ [UInt8(ascii: "."), UInt8(ascii: "-")].contains(bytes[$0]) }),
      bytes.indices.allSatisfy({ [4, 7, 10].contains($0) || ByteReader.isDigit(bytes[$0]) }),
      bytes.count == 10 || !ByteReader.isDigit(bytes[10])
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

  /// What was written, else what the moves led to, else nothing: "B+10", "W+2.50", "0".
  private func sgfResult(addsPlayed: Bool) -> String? {
    let played = addsPlayed ? playedDifference.map { 100 * $0 } : nil
    guard let difference = outcome?.blackDifference ?? played else { return nil }
    guard difference != 0 else { return "0" }
    let size = abs(difference)
    let discs = size.isMultiple(of: 100) ? "\(size / 100)" : Hundredths.text(size)
    return "\(difference > 0 ? "B" : "W")+\(discs)"
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

  /// Brackets and backslashes are marked; simple text has no ends of lines.
  private static func sgfEscaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if scalar == "]" || scalar == "\\" { escaped.append("\\") }
      escaped.unicodeScalars.append(scalar.properties.isWhitespace || scalar.value < 0x20 ? " " : scalar)
    }
    return escaped
  }
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
