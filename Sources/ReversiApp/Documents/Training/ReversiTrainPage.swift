import Documents
import Reversi

extension ReversiTrainDocument: FigureDocument, PageDocument {
  package var title: String { "Training of the Reversi evaluation" }

  package var lead: [String] {
    [
      "\(Wording.count(plan.rounds, "round", "rounds")), up to \(Wording.grouped(plan.positions)) positions per stage, "
        + "exact labels up to \(plan.exactEmpties) empty squares, above a search of \(plan.depth) plies; seed \(plan.seed)."
    ]
  }

  package var figures: [Figure] {
    let errors = lastRound.map { ($0.empties, $0.heldBackErrors.last ?? 0, $0.fittedErrors.last ?? 0) }
    let points = { (value: (ClosedRange<Int>, Double, Double)) -> Double in
      Double(value.0.lowerBound + value.0.upperBound) / 2
    }
    let chart = Chart(
      x: Chart.Axis("empty squares"), y: Chart.Axis("mean absolute error, discs", holdsZero: true),
      [
        Chart.Series(
          "games held back", .line, .first, errors.map { Chart.Point(points($0), $0.1, Self.words($0.0, $0.1)) }),
        Chart.Series(
          "games fitted", .line, .second, errors.map { Chart.Point(points($0), $0.2, Self.words($0.0, $0.2)) }),
      ])
    return [
      Figure(
        "Error by empty squares",
        caption: "Mean absolute error against the labels, on held-back and on fitted games.",
        chart,
        numbers: NumberTable(
          ["empties", "positions", "error held back", "error fitted"], numeric: [1, 2, 3],
          rows: lastRound.map { $0.row.map { NumberTable.Cell($0) } }))
    ]
  }

  package func write(to page: inout HTMLPage) {
    for line in lead { page.add("p", line, attributes: "class=\"lead\"") }
    for figure in figures { page.add(figure, name: "errors") }
    page.add("h2", "Learning curves")
    page.add("p", "Each stage: the errors after each pass over its positions.", attributes: "class=\"soft\"")
    page.add(raw: "<div class=\"row\">\n")
    for (place, stage) in lastRound.enumerated() {
      let name = "\(stage.empties.lowerBound)–\(stage.empties.upperBound) empty"
      let curves = [("held back", stage.heldBackErrors, Ink.first), ("fitted", stage.fittedErrors, .second)]
      let chart = Chart(
        x: Chart.Axis("pass", isWhole: true), y: Chart.Axis("discs", holdsZero: true),
        curves.map { name, errors, ink in
          Chart.Series(
            name, .line, ink,
            errors.enumerated().map {
              Chart.Point(Double($0 + 1), $1, "pass \($0 + 1): \(Wording.fixed($1, decimals: 2))")
            })
        }, width: 260, height: 190)
      let figure = Figure(name, caption: "The errors of this stage after each pass.", chart)
      page.add(raw: "<figure>\n\(figure.svg(name: "stage\(place)"))")
      page.add("figcaption", name)
      page.add(raw: "</figure>\n")
    }
    page.add(raw: "</div>\n")
  }

  private static func words(_ empties: ClosedRange<Int>, _ error: Double) -> String {
    "\(empties.lowerBound) to \(empties.upperBound) empty: \(Wording.fixed(error, decimals: 2)) discs"
  }
}
