extension GameRecord {
  /// The game in the Generic Game Format, on one line.
  public var ggf: String { ggfText(addsResult: true) }

  /// The same; `addsResult` says whether a finished game without a stated result gets one.
  package func ggfText(addsResult: Bool) -> String {
    var text = "(;GM[Othello]"
    func add(_ name: String, _ value: String?) {
      if let value { text += "\(name)[\(Self.escaped(value))]" }
    }
    add("PC", event)
    add("DT", date)
    add("PB", black.name)
    add("PW", white.name)
    add("RB", black.rating)
    add("RW", white.rating)
    add("TI", timeControl)
    add("TY", variant ?? "\(line.start.size.rawValue)")
    add("RE", result(addsPlayed: addsResult))
    add("BO", board)
    var side = line.start.sideToMove
    for (move, note) in zip(line.moves, notes) {
      text += "\(side == .black ? "B" : "W")[\(Self.text(move, note))]"
      side = side.other
    }
    return text + ";)"
  }

  /// What was written, else what the moves led to, else nothing.
  private func result(addsPlayed: Bool) -> String? {
    let played = addsPlayed ? playedDifference.map { 100 * $0 } : nil
    guard let difference = outcome?.blackDifference ?? played else { return nil }
    let cause =
      switch outcome?.cause {
      case .resignation: ":r"
      case .time: ":t"
      case .agreement: ":s"
      case nil: ""
      }
    return (difference < 0 ? "" : "+") + Hundredths.text(difference) + cause
  }

  /// The board with `*` for black, as the format has it.
  private var board: String {
    let start = line.start
    let squares = start.size.allSquares.map { square -> Character in
      switch start.disc(on: square) {
      case .black: "*"
      case .white: "O"
      case nil: "-"
      }
    }
    return "\(start.size.rawValue) \(String(squares)) \(start.sideToMove == .black ? "*" : "O")"
  }

  private static func text(_ move: Move, _ note: Note) -> String {
    let name = move == .pass ? "PA" : move.description.uppercased()
    guard note != Note() else { return name }
    let value = note.value.map { Hundredths.text($0) } ?? ""
    return "\(name)/\(value)" + (note.time.map { "/\(Hundredths.text($0))" } ?? "")
  }

  /// Brackets and backslashes are marked, and a line end would end the record.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if character == "]" || character == "\\" { escaped.append("\\") }
      escaped.append(character.isNewline ? " " : character)
    }
    return escaped
  }
}
