import GameCore
import Reversi

extension ReversiReviewDocument: FigureDocument {
  /// The value of the game's positions as a line.
  package func svg() -> String {
    SVGText.figure(ReversiReviewChart(review, worst: review.worstMoves(worstCount)).svg)
  }

  package func html() -> String {
    var page = HTMLPage(title: title)
    page.add("h1", title)
    if !facts.isEmpty { page.add("p", facts, attributes: "class=\"soft\"") }
    page.add("h2", "The value, move by move")
    page.add(raw: ReversiReviewChart(review, worst: review.worstMoves(worstCount)).svg)
    page.add("p", Self.legend, attributes: "class=\"soft\"")
    page.add("h2", "How well both played")
    addAccuracy(to: &page)
    addWorstMoves(to: &page)
    page.add("h2", "All moves")
    page.add(
      table: ["#", "side", "played", "value", "best", "value", "loss", "", "evidence"], rows: pageRows,
      numbers: [0, 3, 5, 6], marked: Set(review.worstMoves(worstCount)))
    page.add("p", "Values: \(Self.meaning)", attributes: "class=\"soft\"")
    page.add(
      "p", "The moves: \(review.record.line.transcript)", attributes: "class=\"soft\" style=\"overflow-wrap: anywhere\""
    )
    return page.text
  }

  private static let legend = """
    Above the line black is ahead, below it white: the final disc difference with best play from there on. Green and \
    filled: proved; blue and hollow: an estimate of the search. Red rings: the moves that cost most.
    """

  /// The moves, one a row; sides are words, because text has the colour of the page.
  private var pageRows: [[String]] {
    review.moves.enumerated().map { index, move in
      guard let move else {
        return ["\(index + 1)", "", "\(review.record.line.moves[index])", "", "", "", "", "", "not reached"]
      }
      return ["\(index + 1)", "\(move.side)", "\(move.move)"] + Self.values(move)
        + [Self.mark(move), Self.basis(move)]
    }
  }

  private func addAccuracy(to page: inout HTMLPage) {
    let rows = Side.allCases.map { side -> [String] in
      let accuracy = review.accuracy(of: side)
      return [
        side.description, "\(accuracy.bestMoves) of \(accuracy.choices)",
        "\(Wording.fixed(100 * accuracy.share, decimals: 0)) %", Wording.fixed(accuracy.meanLoss, decimals: 2),
        Wording.fixed(Double(accuracy.totalLoss) / 100, decimals: 1),
        Wording.fixed(Double(accuracy.provedLoss) / 100, decimals: 0), "\(accuracy.mistakes)",
      ]
    }
    page.add(
      table: ["", "best moves", "share", "discs lost a move", "in all", "of them proved", "mistakes"], rows: rows,
      numbers: [1, 2, 3, 4, 5, 6])
  }

  private func addWorstMoves(to page: inout HTMLPage) {
    let worst = review.worstMoves(worstCount)
    guard !worst.isEmpty else { return }
    page.add("h2", "The moves that cost most")
    page.add(raw: "<div class=\"row\">\n")
    for (index, words) in zip(worst, worstWords) {
      guard let move = review.moves[index] else { continue }
      page.add(raw: "<figure>\n" + ReversiBoardSVG.drawing(move.position, played: move.move, best: move.best))
      page.add("figcaption", "\(words); \(Self.basis(move))")
      page.add(raw: "</figure>\n")
    }
    page.add(raw: "</div>\n")
  }
}

/// A board as a drawing, a move that was made marked in red and the best one in green.
enum ReversiBoardSVG {
  private static let cell = 26.0
  private static let margin = 16.0

  static func drawing(_ position: Position, played: Move, best: Move) -> String {
    let side = Double(position.size.rawValue) * cell
    var content = SVGText.rectangle((margin, margin), width: side, height: side, style: "fill: var(--felt)")
    for index in 0...position.size.rawValue {
      let place = margin + Double(index) * cell
      let style = "stroke: rgba(0,0,0,.35)"
      content += SVGText.line((place, margin), (place, margin + side), style: style)
      content += SVGText.line((margin, place), (margin + side, place), style: style)
    }
    for index in 0..<position.size.rawValue {
      let place = margin + (Double(index) + 0.5) * cell
      let letter = Square(row: 0, column: index).description.prefix(1)
      content += SVGText.text(String(letter), at: (place, margin - 4))
      content += SVGText.text("\(index + 1)", at: (margin - 8, place + 4))
    }
    for square in position.size.allSquares {
      guard let disc = position.disc(on: square) else { continue }
      let colour = disc == .black ? "fill: #151515" : "fill: #f6f5ef; stroke: #777"
      content += SVGText.circle(centre(square), radius: 10.5, style: colour)
    }
    content += mark(best, colour: "#7ff0a8") + (played == best ? "" : mark(played, colour: "#ff6b55"))
    let label = "Board, \(position.sideToMove) to move; \(played) was played, \(best) was best"
    return SVGText.drawing(width: side + margin + 2, height: side + margin + 2, label: label, content)
  }

  private static func mark(_ move: Move, colour: String) -> String {
    guard case .place(let square) = move else { return "" }
    return SVGText.circle(
      centre(square), radius: 8, style: "fill: none; stroke: \(colour); stroke-width: 3", title: move.description)
  }

  private static func centre(_ square: Square) -> (Double, Double) {
    (margin + (Double(square.column) + 0.5) * cell, margin + (Double(square.row) + 0.5) * cell)
  }
}
