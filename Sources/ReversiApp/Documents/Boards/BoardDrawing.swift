import Documents
import Reversi

/// A Reversi board: ● black, ○ white, + a legal move, · any other empty square.
///
/// With colour it is green felt with black and white discs, so that a disc has its own colour on
/// dark and on light terminals.
struct BoardDrawing {
  /// Whether inks are shown: a disc is then a filled circle in its own colour.
  let usesColor: Bool
  /// Whether only ASCII can be shown: X black, O white, * a legal move, . any other empty square.
  var isASCII = false
  /// The rows of a square, 1 or 2; it has twice as many columns.
  var scale = 1

  /// The columns of a board's picture: a digit, and two for each square.
  static func width(_ size: BoardSize, scale: Int = 1) -> Int { 2 * scale * size.rawValue + 1 }

  /// The first cell of a square in the picture.
  func cell(_ square: Square) -> (row: Int, column: Int) {
    (scale * square.row + 1, 2 * scale * square.column + 2)
  }

  /// Draws the board with its coordinates, the upper left corner at the left end of the first row,
  /// `legal` squares marked, and the `last` disc in brackets; `discs` says what is on a square
  /// where that isn't what the position has there.
  func draw(
    _ position: Position, legal: [Square], last: Square? = nil, discs: ((Square) -> Side?)? = nil, column: Int = 0,
    on scene: inout Scene
  ) {
    let side = position.size.rawValue
    let letters = "abcdefgh".prefix(side).map { "\($0)" }
    scene.put(letters.joined(separator: String(repeating: " ", count: 2 * scale - 1)), row: 0, column: column + 2, .dim)
    for row in 0..<scale * side {
      if row.isMultiple(of: scale) { scene.put("\(row / scale + 1)", row: row + 1, column: column, .dim) }
      // With colour the felt extends half a square beyond the outer columns.
      let beyond = usesColor ? 2 : 0
      scene.put(
        String(repeating: " ", count: 2 * scale * side - 1 + beyond), row: row + 1, column: column + 2 - beyond / 2,
        .felt)
    }
    for square in position.size.allSquares {
      let (row, place) = cell(square)
      let disc = discs?(square) ?? position.disc(on: square)
      let (text, ink) = glyph(disc, isLegal: legal.contains(square))
      if let disc, scale > 1 {
        for (line, text) in large(disc).enumerated() { scene.put(text, row: row + line, column: column + place, ink) }
      } else {
        scene.put(text, row: row, column: column + place, ink)
      }
      guard square == last else { continue }
      scene.put("(", row: row, column: column + place - 1, .mark)
      scene.put(")", row: row, column: column + place + (scale > 1 ? 2 : 1), .mark)
    }
  }

  /// A disc of two rows.
  private func large(_ disc: Side) -> [String] {
    if isASCII { return Array(repeating: String(repeating: "\(disc.letter)", count: 2), count: 2) }
    return disc == .black || usesColor ? ["▟▙", "▜▛"] : ["╭╮", "╰╯"]
  }

  private func glyph(_ disc: Side?, isLegal: Bool) -> (String, TextStyle.Ink) {
    if let disc { return self.disc(disc) }
    if isLegal { return (isASCII ? "*" : "+", .mark) }
    return (isASCII ? "." : "·", .felt)
  }

  /// A disc in its own colour: on felt where there is colour, as a filled or an open circle where
  /// there is none.
  func disc(_ side: Side) -> (text: String, ink: TextStyle.Ink) {
    let text = isASCII ? "\(side.letter)" : side == .black || usesColor ? "●" : "○"
    return (text, side == .black ? .blackDisc : .whiteDisc)
  }

  /// Writes the discs of a side, "● black 12"; returns the column after it.
  func count(_ side: Side, in position: Position, row: Int, column: Int, on scene: inout Scene) {
    let (text, ink) = disc(side)
    scene.put(text, row: row, column: column, ink)
    scene.put(" \(side) \(position.discCount(of: side))", row: row, column: column + 1)
  }

  /// The board as lines of text, next to the facts about it. With colour the `last` disc is marked,
  /// and a legend explains the marks.
  static func text(_ position: Position, last: Square? = nil, style: TextStyle, indent: Int = 2) -> String {
    let drawing = BoardDrawing(usesColor: style.usesColor, isASCII: style.isASCII)
    let last = style.usesColor ? last : nil
    var scene = Scene()
    drawing.draw(position, legal: position.legalSquares, last: last, column: indent, on: &scene)
    let column = indent + width(position.size) + 4
    for (number, side) in Side.allCases.enumerated() {
      drawing.count(side, in: position, row: number + 1, column: column, on: &scene)
    }
    scene.put(Wording.count(position.emptyCount, "empty square", "empty squares"), row: 3, column: column)
    drawing.turn(position, row: 4, column: column, on: &scene)
    if style.usesColor { drawing.legend(position, last: last, row: 6, column: column, on: &scene) }
    return scene.text(style: style)
  }

  /// Writes what the marks on the board mean: "+ legal move", "(●) last move: c4".
  private func legend(_ position: Position, last: Square?, row: Int, column: Int, on scene: inout Scene) {
    var row = row
    if !position.legalSquares.isEmpty {
      let (text, ink) = glyph(nil, isLegal: true)
      scene.put(text, row: row, column: column, ink)
      scene.put(" legal move", row: row, column: column + 1)
      row += 1
    }
    guard let last, let side = position.disc(on: last) else { return }
    let (text, ink) = disc(side)
    scene.put("(", row: row, column: column, .mark)
    scene.put(text, row: row, column: column + 1, ink)
    scene.put(")", row: row, column: column + 2, .mark)
    scene.put(" last move: \(last)", row: row, column: column + 3)
  }

  /// Writes whose turn it is: "black (●) to move". A finished game has a side to move, too: values
  /// are those of that side.
  private func turn(_ position: Position, row: Int, column: Int, on scene: inout Scene) {
    let name = (position.isFinished ? "the game is over, seen by " : "") + "\(position.sideToMove) ("
    let (text, ink) = disc(position.sideToMove)
    let what = position.isFinished ? "" : position.mustPass ? " has to pass" : " to move"
    scene.put(name, row: row, column: column)
    scene.put(text, row: row, column: column + name.count, ink)
    scene.put(")\(what)", row: row, column: column + name.count + 1)
  }
}

extension Oddity {
  /// The note in words.
  var note: String {
    switch self {
    case .emptyCentre: "no game leads here: a centre square is empty"
    case .detachedDiscs: "no game leads here: some discs aren't connected to the centre"
    }
  }
}
