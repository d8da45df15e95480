extension GameRecord {
  /// The game in PGN, tags and moves on lines of at most 80 columns; black's discs stand first in
  /// the result. What isn't known is `?`; evaluations and times of moves are left out. [PGN]
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

  /// "1. f5", "d6", …: a number in front of each pair, and of the first move where white begins.
  private var pgnMoves: [String] {
    let first = line.start.sideToMove == .black ? 0 : 1
    return line.moves.enumerated().map { index, move in
      let name = move == .pass ? "--" : move.description
      let ply = index + first
      if ply.isMultiple(of: 2) { return "\(ply / 2 + 1). \(name)" }
      return index == 0 ? "1... \(name)" : name
    }
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
