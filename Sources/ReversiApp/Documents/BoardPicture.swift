import Documents
import Reversi

/// A Reversi board as a drawing: discs in their own colours, values on squares, rings about moves.
struct BoardPicture: Picture {
  /// What stands on an empty square.
  struct Note {
    let text: String
    /// A second line, smaller.
    var below = ""
    var isBest = false
    /// What it says when somebody points at it.
    var words: String?
  }

  /// A ring about a square.
  struct Ring {
    let square: Square
    let colour: String
    let words: String

    /// The move that was made, and the best one.
    static func played(_ square: Square) -> Ring {
      Ring(square: square, colour: "#ff7a63", words: "\(square) was played")
    }
    static func best(_ square: Square) -> Ring { Ring(square: square, colour: "#7ff0a8", words: "\(square) was best") }
  }

  let position: Position
  var notes: [Square: Note] = [:]
  var rings: [Ring] = []
  var cell = 44.0

  private var margin: Double { cell / 2 + 2 }
  private var side: Double { Double(position.size.rawValue) * cell }

  var size: (width: Double, height: Double) { (side + margin + 3, side + margin + 3) }

  func content(id: String) -> String {
    var text = SVGText.rectangle((margin, margin), width: side, height: side, style: "fill: var(--felt)") + grid
    for square in position.size.allSquares { text += disc(square) + note(square) }
    return text
      + rings.map { ring in
        SVGText.circle(
          centre(ring.square), radius: cell * 0.44, style: "fill: none; stroke: \(ring.colour); stroke-width: 3",
          title: ring.words)
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
    return SVGText.circle(
      centre(square), radius: cell * 0.4, style: disc == .black ? "fill: #151515" : "fill: #f6f5ef; stroke: #777")
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
