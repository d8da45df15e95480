extension GameRecord {
  /// The game in PGN, tags and moves on lines of at most 80 columns; black's discs stand first in
  /// the result. What isn't known is `?`. The value of a move for Black, in discs, and the time
  /// that it took follow it as a comment that chess programs understand, `{[%eval -1.50] [%emt
  /// 0:00:12]}`. [PGN]
  public var pgn: String {
    let result = pgnResult
    var tags = [
      ("Event", event ?? "?"), ("Site", "?"), ("Date", pgnDate), ("Round", "?"), ("Black", black.name ?? "?"),
      ("White", white.name ?? "?"), ("Result", result),
    ]
    if let rating = black.rating { tags.append(("BlackElo", rating)) }
    if let rating = white.rating { tags.append(("WhiteElo", rating)) }
    if let timeControl { tags.append(("TimeControl", timeControl)) }
    if line.start != .start() { tags += [("SetUp", "1"), ("FEN", line.start.boardText)] }
    let lines = tags.map { "[\($0.0) \"\(Self.pgnEscaped($0.1))\"]\n" }
    return lines.joined() + "\n" + Self.filled(pgnMoves + [result]) + "\n"
  }

  /// "1. f5", "d6", …: a number in front of each pair, and of a single move where white begins and
  /// behind a comment.
  private var pgnMoves: [String] {
    let first = line.start.sideToMove == .black ? 0 : 1
    var words: [String] = []
    var isBehindComment = true
    for (index, move) in line.moves.enumerated() {
      let name = move == .pass ? "--" : move.description
      let ply = index + first
      let number = ply.isMultiple(of: 2) ? "\(ply / 2 + 1). " : isBehindComment ? "\(ply / 2 + 1)... " : ""
      words.append(number + name)
      let comment = pgnComment(ofMove: index)
      if let comment { words.append(comment) }
      isBehindComment = comment != nil
    }
    return words
  }

  /// What was written, else what the moves led to: "36-28"; else "*".
  private var pgnResult: String {
    let squares = line.start.size.squareCount
    guard let difference = outcome?.blackDifference ?? playedDifference.map({ 100 * $0 }),
      difference.isMultiple(of: 200), abs(difference) <= 100 * squares
    else { return "*" }
    let black = (squares + difference / 100) / 2
    return "\(black)-\(squares - black)"
  }

  /// The date with full stops, as the format has it.
  private var pgnDate: String {
    guard let date else { return "????.??.??" }
    return date.utf8.count == 10 ? String(date.map { $0 == "-" ? "." : $0 }) : date
  }

  /// Words on lines of at most 80 columns.
  private static func filled(_ words: [String]) -> String {
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.utf8.count + word.utf8.count < 80 {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(word)
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func pgnEscaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { escaped.append("\\") }
      escaped.unicodeScalars.append(scalar.properties.isWhitespace || scalar.value < 0x20 ? " " : scalar)
    }
    return escaped
  }
}
