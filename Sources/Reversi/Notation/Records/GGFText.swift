extension GameRecord {
  /// The game in the Generic Game Format, on one line.
  public var ggf: String { ggfText(addsResult: true) }

  /// The same; `addsResult` says whether a finished game without a stated result gets one.
  package func ggfText(addsResult: Bool) -> String {
    var text = "(;GM[Othello]"
    func add(_ name: String, _ value: String?) {
      if let value { text += "\(name)[\(Self.escaped(value))]" }
    }
    add("PC", event ?? site)
    add("DT", date)
    add("PB", black.name)
    add("PW", white.name)
    add("RB", black.rating)
    add("RW", white.rating)
    add("TI", timeControl)
    add("TY", variant ?? "\(line.start.size.rawValue)")
    add("RE", result(addsPlayed: addsResult))
    for property in properties where property.format == .ggf { add(property.name, property.values.first) }
    add("BO", board)
    var side = line.start.sideToMove
    for (move, note) in zip(line.moves, notes) {
      add(side == .black ? "B" : "W", Self.text(move, note))
      for property in note.properties where property.format == .ggf && !property.isPartOfMove {
        add(property.name, property.values.first)
      }
      side = side.other
    }
    return text + ";)"
  }

  /// What was written, otherwise what the moves led to, otherwise nothing.
  private func result(addsPlayed: Bool) -> String? {
    if let outcome { return outcome.ggf }
    guard addsPlayed, let played = playedDifference, !says(.ggf, "RE") else { return nil }
    return Outcome(blackDifference: 100 * played).ggf
  }

  /// The board with `*` for black, as the format requires.
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
    let said = { (part: String) in note.properties.first { $0.format == .ggf && $0.name == part }?.values.first ?? "" }
    var parts = [
      name, note.value.map { Hundredths.text($0) } ?? said("value"),
      note.time.map { Hundredths.text($0) } ?? said("time"), said("more"),
    ]
    while parts.last == "" { parts.removeLast() }
    return parts.joined(separator: "/")
  }

  /// Brackets and backslashes are marked, and a line end would end the record. Opening brackets are
  /// marked where the text would look as if its own bracket were missing before a move.
  private static func escaped(_ text: String) -> String {
    let line = text.onOneLine
    let marked = line.escaping(["]", "\\"])
    return GGFProperty.holdsMove(Array(marked.utf8)[...]) ? line.escaping(["[", "]", "\\"]) : marked
  }
}

extension GameRecord {
  /// Whether a property of a format, which no field holds, says something about the game.
  func says(_ format: GameFormat, _ name: String) -> Bool {
    properties.contains { $0.format == format && $0.name == name }
  }
}

extension GameRecord.Property {
  /// Whether it is written with a move of GGF, between slashes.
  fileprivate var isPartOfMove: Bool { name == "value" || name == "time" || name == "more" }
}
