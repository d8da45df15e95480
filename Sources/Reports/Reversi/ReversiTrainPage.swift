import Reversi

extension ReversiTrainDocument: PageDocument {
  package func html() -> String {
    var page = HTMLPage(title: "Training of the Reversi evaluation")
    page.add("h1", "Training of the Reversi evaluation")
    let facts =
      "\(Wording.count(plan.rounds, "round", "rounds")), up to \(Wording.grouped(plan.positions)) positions a stage, "
      + "exact labels up to \(plan.exactEmpties) empty squares, above a search of \(plan.depth) plies; seed \(plan.seed)"
    page.add("p", facts, attributes: "class=\"soft\"")
    page.add("h2", "Error by empty squares")
    page.add(raw: ErrorChart(lastRound.map { ($0.heldBackErrors.last ?? 0, $0.fittedErrors.last ?? 0) }).svg)
    page.add("p", Self.legend, attributes: "class=\"soft\"")
    page.add("h2", "Learning curves")
    page.add("p", "Each stage: the errors after each pass over its positions.", attributes: "class=\"soft\"")
    page.add(raw: "<div class=\"row\">\n")
    for stage in lastRound {
      let errors = zip(stage.heldBackErrors, stage.fittedErrors).map { ($0, $1) }
      page.add(raw: "<figure>\n" + ErrorChart(errors, width: 190, height: 110).svg)
      page.add(
        "figcaption", "\(stage.empties.lowerBound)–\(stage.empties.upperBound) empty", attributes: "class=\"soft\"")
      page.add(raw: "</figure>\n")
    }
    page.add(raw: "</div>\n")
    page.add("h2", "All stages")
    page.add(
      table: ["empties", "positions", "error held back", "error fitted"],
      rows: lastRound.map(\.row), numbers: [1, 2, 3])
    return page.text
  }

  private static let legend = """
    Mean absolute error in discs against the labels. Blue: on positions of games that the fit did not see; green: on \
    those that it saw. From the left: few empty squares to many.
    """
}

/// Two errors, held back and fitted, along stages or passes.
private struct ErrorChart {
  private let errors: [(heldBack: Double, fitted: Double)]
  private let width: Double
  private let height: Double
  private static let left = 34.0
  private static let edge = 10.0

  init(_ errors: [(Double, Double)], width: Double = 900, height: Double = 260) {
    self.errors = errors.map { (heldBack: $0, fitted: $1) }
    self.width = width
    self.height = height
  }

  var svg: String {
    var content = ""
    for value in stride(from: 0, through: reach, by: height < 200 ? 4 : 2) {
      content += SVGText.line(
        (Self.left, y(value)), (width - Self.edge, y(value)), style: "stroke: var(--line)")
      content += SVGText.text(SVGText.number(value), at: (Self.left - 6, y(value) + 4), anchor: "end")
    }
    content +=
      line(errors.map(\.heldBack), colour: "var(--guess)") + line(errors.map(\.fitted), colour: "var(--proved)")
    return SVGText.drawing(width: width, height: height, label: "Errors in discs", content)
  }

  private var reach: Double { max(4, (errors.map { max($0.heldBack, $0.fitted) }.max() ?? 0).rounded(.up)) }

  private func line(_ values: [Double], colour: String) -> String {
    let step = (width - Self.left - 2 * Self.edge) / Double(max(1, values.count - 1))
    let points = values.enumerated().map { (Self.left + Self.edge / 2 + step * Double($0), y($1)) }
    return zip(points, points.dropFirst()).map { from, to in
      SVGText.line(from, to, style: "stroke: \(colour); stroke-width: 2")
    }.joined()
  }

  private func y(_ value: Double) -> Double {
    height - Self.edge - (height - 2 * Self.edge) * value / reach
  }
}
