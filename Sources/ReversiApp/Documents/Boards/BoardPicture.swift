import Documents
import Reversi

/// A Reversi board as a drawing: discs in their own colours, values on squares, rings about moves.
struct BoardPicture: Picture {
  /// What is on an empty square.
  struct Note {
    let text: String
    /// A second line, smaller.
    var below = ""
    var isBest = false
    /// The text shown when the pointer is over it.
    var words: String?
  }

  /// A mark on a square, distinguished from others by its shape: light on the dark felt and on a
  /// dark disc, with a dark edge.
  struct Ring {
    /// Its appearance.
    enum Shape { case ring, cross }

    let square: Square
    let shape: Shape
    let words: String

    /// The best move; one that was made in its place; the last disc.
    static func best(_ square: Square) -> Ring { Ring(square: square, shape: .ring, words: "\(square) is best") }
    static func played(_ square: Square) -> Ring {
      Ring(square: square, shape: .cross, words: "\(square) was played")
    }
    static func last(_ square: Square) -> Ring {
      Ring(square: square, shape: .ring, words: "\(square) was the last move")
    }
  }

  let position: Position
  var notes: [Square: Note] = [:]
  var rings: [Ring] = []
  /// Squares with a dot: legal moves.
  var dots: [Square] = []
  var cell = 44.0
  /// Whether a disc in the corner is that of the side to move.
  var showsTurn = false

  private var margin: Double { cell / 2 + 2 }
  private var side: Double { Double(position.size.rawValue) * cell }

  func size(within width: Double) -> (width: Double, height: Double) { (side + margin + 3, side + margin + 3) }

  func content(id: String, within width: Double) -> String {
    var text = SVGText.rectangle((margin, margin), width: side, height: side, style: "fill: var(--felt)") + grid
    for square in position.size.allSquares { text += disc(square) + note(square) }
    for square in dots { text += SVGText.circle(centre(square), radius: cell * 0.1, style: "fill: rgba(0,0,0,.45)") }
    return text + rings.map(mark).joined() + turn
  }

  private var turn: String {
    guard showsTurn, !position.isFinished else { return "" }
    let side = position.sideToMove
    return SVGText.rectangle((2, 2), width: margin - 4, height: margin - 4, style: "fill: var(--felt)", rounded: 4)
      + SVGText.circle((margin / 2, margin / 2), radius: margin * 0.3, style: side.style, title: "\(side) to move")
  }

  private func mark(_ ring: Ring) -> String {
    let (x, y) = centre(ring.square)
    // The dark edge first, the light mark on it.
    return [("#1c1c1a", 5.5), ("#ffe066", 2.8)].map { colour, width in
      let style = "fill: none; stroke: \(colour); stroke-width: \(SVGText.number(width))"
      switch ring.shape {
      case .ring: return SVGText.circle((x, y), radius: cell * 0.42, style: style, title: width < 3 ? ring.words : nil)
      case .cross:
        let reach = cell * 0.27
        return SVGText.line((x - reach, y - reach), (x + reach, y + reach), style: style)
          + SVGText.line((x - reach, y + reach), (x + reach, y - reach), style: style)
      }
    }.joined()
  }

  private var grid: String {
    var text = ""
    for index in 0...position.size.rawValue {
      let place = margin + Double(index) * cell
      let style = "stroke: rgba(0,0,0,.4)"
      text += SVGText.line((place, margin), (place, margin + side), style: style)
      text += SVGText.line((margin, place), (margin + side, place), style: style)
    }
    for index in 0..<position.size.rawValue {
      let place = margin + (Double(index) + 0.5) * cell
      text += SVGText.text(String(Square(row: 0, column: index).description.prefix(1)), at: (place, margin - 5))
      text += SVGText.text("\(index + 1)", at: (margin - 9, place + 4))
    }
    return text
  }

  private func disc(_ square: Square) -> String {
    guard let disc = position.disc(on: square) else { return "" }
    return SVGText.circle(centre(square), radius: cell * 0.4, style: disc.style)
  }

  private func note(_ square: Square) -> String {
    guard let note = notes[square] else { return "" }
    let (x, y) = centre(square)
    let ground = SVGText.rectangle(
      (x - cell / 2 + 2, y - cell / 2 + 2), width: cell - 4, height: cell - 4,
      style: "fill: rgba(0,0,0,\(note.isBest ? ".45" : ".18"))", rounded: 4, title: note.words)
    let shift = note.below.isEmpty ? 4.0 : -1
    return ground + SVGText.text(note.text, at: (x, y + shift), kind: "on")
      + (note.below.isEmpty ? "" : SVGText.text(note.below, at: (x, y + 13), kind: "below"))
  }

  private func centre(_ square: Square) -> (Double, Double) {
    (margin + (Double(square.column) + 0.5) * cell, margin + (Double(square.row) + 0.5) * cell)
  }
}

extension Side {
  /// The appearance of its discs.
  fileprivate var style: String { self == .black ? "fill: #151515; stroke: #777" : "fill: #f6f5ef; stroke: #777" }
}
