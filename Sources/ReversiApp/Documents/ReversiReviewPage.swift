import Documents
import GameCore
import Reversi

extension ReversiReviewDocument: FigureDocument, PageDocument {
  package var lead: [String] { [] }

  /// The value of the game's positions as a line.
  package var figures: [Figure] {
    [Figure("The value, move by move", caption: Self.legend, chart, numbers: moveTable(0..<review.moves.count))]
  }

  package func write(to page: inout HTMLPage) {
    if !facts.isEmpty { page.add("p", facts, attributes: "class=\"soft\"") }
    page.add(Figure("The value, move by move", caption: Self.legend, chart), name: "value")
    page.add("h2", "Accuracy")
    page.add(accuracies)
    addWorstMoves(to: &page)
    addSteps(to: &page)
    page.add("h2", "All moves")
    page.add(raw: "<div class=\"row moves\">\n")
    let half = (review.moves.count + 1) / 2
    for range in [0..<half, half..<review.moves.count] where !range.isEmpty {
      page.add(moveTable(range), marked: Set(review.worstMoves(worstCount).map { $0 - range.lowerBound }))
    }
    page.add(raw: "</div>\n")
    if let unjudged { page.add("p", "\(unjudged.capitalizedFirst).", attributes: "class=\"soft\"") }
    page.add("p", Self.meaningForBlack, attributes: "class=\"soft\"")
    page.add("p", "The moves: \(review.record.line.transcript)", attributes: "class=\"soft transcript\"")
  }

  private static let legend = """
    The final disc difference for black with best play from there on: above the line black is ahead, below it white. \
    Triangles: proved; squares: estimated; diamonds: the values after the moves that lost most.
    """

  private static let meaningForBlack = """
    Values are final disc differences for black, whoever moves; the winner takes the empty squares. Loss: discs lost \
    by the player of the move; ?: two or more, ??: four or more.
    """

  /// The value for black after a number of moves.
  private func point(_ index: Int, _ value: Int, _ words: String) -> Chart.Point {
    Chart.Point(Double(index), Double(value) / 100, words)
  }

  private var chart: Chart {
    var (proved, estimated): ([Chart.Point], [Chart.Point]) = ([], [])
    for (index, move) in review.moves.enumerated() {
      guard let move else { continue }
      let value = move.side == .black ? move.value : -move.value
      let cost = move.loss > 0 ? ", which lost \(DiscValue(hundredths: move.loss).plain)" : ""
      let words =
        "after \(index + 1). \(move.move) by \(move.side)\(cost): \(DiscValue(hundredths: value).signed(isProved: move.isProved)) for black, \(Self.basis(move))"
      if move.isProved {
        proved.append(point(index + 1, value, words))
      } else {
        estimated.append(point(index + 1, value, words))
      }
    }
    let drops = review.worstMoves(worstCount).compactMap { index in
      (proved + estimated).first { $0.x == Double(index + 1) }
    }
    let line = (proved + estimated).sorted { $0.x < $1.x }
    let guides = [Chart.Guide.level(0, "")]
    return Chart(
      x: Chart.Axis("moves made", isWhole: true), y: Chart.Axis("discs for black", holdsZero: true),
      [
        Chart.Series("", .line, .soft, line.count > 400 ? [] : line),
        Chart.Series("estimated", .points, .second, estimated), Chart.Series("proved", .points, .third, proved),
        Chart.Series("lost most", .points, .fourth, drops),
      ].filter { !$0.isEmpty }, guides: guides)
  }

  /// Some of the moves, one per row; all values are black's.
  private func moveTable(_ range: Range<Int>) -> NumberTable {
    NumberTable(
      ["#", "side", "played", "value", "best", "value", "loss", "mark", "known"], numeric: [0, 3, 5, 6],
      rows: range.map { index in
        guard let move = review.moves[index] else {
          return ["\(index + 1)", "", "\(review.record.line.moves[index])", "", "", "", "", "", lack(index)].map {
            NumberTable.Cell($0)
          }
        }
        let isBest = move.best == move.move
        return [
          "\(index + 1)", "\(move.side)", "\(move.move)", Self.forBlack(move.value, move),
          isBest ? "" : "\(move.best)", isBest ? "" : Self.forBlack(move.bestValue, move),
          move.loss == 0 ? "" : DiscValue(hundredths: move.loss).plain, Self.mark(move), Self.basis(move),
        ].map { NumberTable.Cell($0) }
      })
  }

  private var accuracies: NumberTable {
    NumberTable(
      ["side", "best moves", "share", "discs lost per move", "in all", "of which proved", "mistakes"],
      numeric: [1, 2, 3, 4, 5, 6],
      rows: Side.allCases.map { side in
        let accuracy = review.accuracy(of: side)
        return [
          side.description, "\(accuracy.bestMoves) of \(accuracy.choices)",
          "\(Wording.fixed(100 * accuracy.share, decimals: 0)) %", Wording.fixed(accuracy.meanLoss, decimals: 2),
          Wording.fixed(Double(accuracy.totalLoss) / 100, decimals: 1),
          Wording.fixed(Double(accuracy.provedLoss) / 100, decimals: 0), "\(accuracy.mistakes)",
        ].map { NumberTable.Cell($0) }
      })
  }

  private func addWorstMoves(to page: inout HTMLPage) {
    let worst = review.worstMoves(worstCount)
    guard !worst.isEmpty else { return }
    page.add("h2", "The moves that lost most")
    page.add(raw: "<div class=\"row\">\n")
    for (place, (index, words)) in zip(worst, worstWords).enumerated() {
      guard let move = review.moves[index] else { continue }
      let figure = Figure(
        words, caption: "\(move.position.sideToMove.description.capitalizedFirst) to move.", picture(of: move))
      page.add(raw: "<figure>\n\(figure.svg(name: "worst\(place)"))")
      page.add("figcaption", "\(words); \(Self.basis(move))")
      page.add(raw: "</figure>\n")
    }
    page.add(raw: "</div>\n")
  }

  private func picture(of move: GameReview.Move) -> BoardPicture {
    var rings: [BoardPicture.Ring] = []
    if case .place(let square) = move.best { rings.append(.best(square)) }
    if case .place(let square) = move.move, move.best != move.move { rings.append(.played(square)) }
    return BoardPicture(position: move.position, rings: rings, cell: 26)
  }

  /// A board that a reader leads through the game; without the page's script it shows the end.
  private func addSteps(to page: inout HTMLPage) {
    let line = review.record.line
    var positions = [line.start]
    for move in line.moves {
      if let next = try? positions[positions.count - 1].playing(move) { positions.append(next) }
    }
    let words = positions.indices.map { index in
      index == 0 ? "The beginning" : "\(index). \(line.moves[index - 1])"
    }
    let boards = positions.map { String($0.boardText.prefix { $0 != " " }) }
    page.add(raw: "<section class=\"screen\">\n")
    page.add("h2", "The game")
    let figure = Figure("The board", caption: words.last ?? "", BoardPicture(position: line.end, cell: 34))
    page.add(
      raw: """
        <figure class="steps" data-boards="\(boards.joined(separator: " "))" \
        data-words="\(HTMLPage.escaped(words.joined(separator: "|")))">
        \(figure.svg(name: "board"))
        """)
    page.add("figcaption", words.last ?? "", attributes: "aria-live=\"polite\"")
    page.add(raw: "</figure>\n</section>\n")
  }
}
