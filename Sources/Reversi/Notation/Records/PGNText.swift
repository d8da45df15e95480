extension GameRecord {
  /// The game in PGN, tags and moves on lines of at most 80 columns; black's discs come first in
  /// the result. What isn't known is `?`. The value of a move for Black, in discs, and the time
  /// that it took follow it as a comment that chess programs understand,
  /// `{[%eval -1.50] [%emt 0:00:12]}`. [PGN]
  public var pgn: String { pgnText(addsResult: true) }

  /// The same; `addsResult` says whether a finished game without a stated result gets one.
  package func pgnText(addsResult: Bool) -> String {
    let result = pgnResult(addsPlayed: addsResult)
    var tags = [
      ("Event", event ?? "?"), ("Site", site ?? "?"), ("Date", pgnDate), ("Round", round ?? "?"),
      ("Black", black.name ?? "?"), ("White", white.name ?? "?"), ("Result", result ?? "*"),
    ]
    if let rating = black.rating { tags.append(("BlackElo", rating)) }
    if let rating = white.rating { tags.append(("WhiteElo", rating)) }
    if let timeControl { tags.append(("TimeControl", timeControl)) }
    if result != nil, let cause = outcome?.cause { tags.append(("Termination", cause.pgn)) }
    if let variant, variant != "\(line.start.size.rawValue)" { tags.append(("GameType", variant)) }
    if line.start != .start() { tags += [("SetUp", "1"), ("FEN", line.start.boardText)] }
    for property in properties where property.format == .pgn {
      tags.append((property.name, property.values.first ?? ""))
    }
    let lines = tags.map { "[\($0.0) \"\($0.1.onOneLine.escaping(["\"", "\\"]))\"]\n" }
    return lines.joined() + "\n" + Self.filled(pgnMoves + [result ?? "*"]) + "\n"
  }

  /// "1. f5", "d6", …: a number before each pair, and of a single move where white begins and after
  /// a comment.
  private var pgnMoves: [String] {
    let first = line.start.sideToMove == .black ? 0 : 1
    var words = Self.pgnComment((comment ?? "").pgnWords)
    var isBehindComment = true
    for (index, move) in line.moves.enumerated() {
      let name = move == .pass ? "--" : move.description
      let ply = index + first
      let number = ply.isMultiple(of: 2) ? "\(ply / 2 + 1). " : isBehindComment ? "\(ply / 2 + 1)... " : ""
      words.append(number + name)
      let remarks = pgnWords(ofMove: index)
      words += remarks
      isBehindComment = !remarks.isEmpty
    }
    return words
  }

  /// What was written, otherwise what the moves led to: "36-28"; `nil` when that isn't known or
  /// isn't a number of discs.
  private func pgnResult(addsPlayed: Bool) -> String? {
    let squares = line.start.size.squareCount
    if let stated = outcome?.pgn(squares: squares) { return stated }
    guard addsPlayed, !says(.pgn, "Result"), outcome?.verdict != .void, let playedDifference else { return nil }
    return Outcome(blackDifference: 100 * playedDifference).pgn(squares: squares)
  }

  /// The date with full stops, as in the format.
  private var pgnDate: String {
    guard let date else { return "????.??.??" }
    return date.utf8.count == 10 ? String(date.map { $0 == "-" ? "." : $0 }) : date
  }

  /// Words on lines of at most 80 columns. A comment after a semicolon extends to the end of its
  /// line, and no line begins with a bracket, which would be a tag, or with a percent sign.
  private static func filled(_ words: [String]) -> String {
    var lines: [String] = []
    for word in words {
      let mayBegin = !word.hasPrefix("[") && !word.hasPrefix("%")
      if let last = lines.last, !last.hasPrefix(";"), !word.hasPrefix(";"),
        !mayBegin || last.utf8.count + word.utf8.count < 80
      {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(word)
      }
    }
    return lines.joined(separator: "\n")
  }
}
