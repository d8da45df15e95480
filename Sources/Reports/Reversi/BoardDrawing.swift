import Reversi

/// A Reversi board as lines of text: ● black, ○ white, + a legal move, · any other empty square.
///
/// With colour it is green felt with black and white discs, so that a disc has its own colour on
/// dark and on light terminals.
enum BoardDrawing {
  /// The board with coordinates, and what is to be known beside it.
  static func text(_ position: Position, style: TextStyle, indent: Int = 2) -> String {
    let margin = String(repeating: " ", count: indent)
    let columns = "abcdefgh".prefix(position.size.rawValue).map { "\($0)" }.joined(separator: " ")
    var text = margin + "  " + style.paint(columns, .dim) + "\n"
    let facts = facts(position, style: style)
    for row in 0..<position.size.rawValue {
      let cells = (0..<position.size.rawValue).map { cell(position, Square(row: row, column: $0), style: style) }
      text += margin + style.paint("\(row + 1)", .dim) + " " + cells.joined(separator: style.paint(" ", .felt))
      text += (row < facts.count && !facts[row].isEmpty ? "    " + facts[row] : "") + "\n"
    }
    return text
  }

  private static func cell(_ position: Position, _ square: Square, style: TextStyle) -> String {
    switch position.disc(on: square) {
    case .black: disc(.black, style: style)
    case .white: disc(.white, style: style)
    case nil: position.legalSquares.contains(square) ? style.paint("+", .mark) : style.paint("·", .felt)
    }
  }

  /// A disc in its own colour: on felt where there is colour, as a filled or an open circle where
  /// there is none.
  static func disc(_ side: Side, style: TextStyle) -> String {
    guard style.usesColor else { return side == .black ? "●" : "○" }
    return style.paint("●", side == .black ? .blackDisc : .whiteDisc)
  }

  private static func facts(_ position: Position, style: TextStyle) -> [String] {
    [
      "\(disc(.black, style: style)) black \(position.discCount(of: .black))",
      "\(disc(.white, style: style)) white \(position.discCount(of: .white))",
      Wording.count(position.emptyCount, "empty square", "empty squares"), turn(position, style: style),
    ]
  }

  /// Whose turn it is, in words.
  static func turn(_ position: Position, style: TextStyle = .plain) -> String {
    if position.isFinished { return "the game is over" }
    let name = "\(position.sideToMove) (\(disc(position.sideToMove, style: style)))"
    return position.mustPass ? "\(name) has to pass" : "\(name) to move"
  }
}

extension Oddity {
  /// The note in words.
  var note: String {
    switch self {
    case .emptyCentre: "no game leads here: a square in the middle is empty"
    case .detachedDiscs: "no game leads here: some discs don't hang together with the middle"
    }
  }
}

extension TextStyle {
  /// A fact below a board: its label in a column of its own, long texts wrapped beside it.
  func fact(_ label: String, _ text: String) -> String {
    let margin = "  " + label + String(repeating: " ", count: max(1, 8 - label.count))
    let narrow = TextStyle(usesColor: usesColor, columns: columns - margin.count)
    let lines = narrow.wrapped(text).split(separator: "\n")
    return margin + lines.joined(separator: "\n" + String(repeating: " ", count: margin.count)) + "\n"
  }
}

extension Int {
  /// The number with its sign: "+18", "-4", "0".
  var signed: String { self > 0 ? "+\(self)" : "\(self)" }
}
