import Documents
import Reversi

extension ReversiAccuracyDocument: FigureDocument {
  package var title: String { "Error of the Reversi evaluation" }
  package var lead: [String] { inBrief.map { ["\($0.capitalizedFirst)."] } ?? [] }

  /// The mean error by empty squares, with one line per source where there are at most four.
  package var figures: [Figure] {
    guard accuracy.phases.count > 1 else { return [] }
    let inks: [Ink] = [.first, .second, .third, .fourth]
    let sources = accuracy.sources.compactMap { $0.source }
    let lines = sources.isEmpty || sources.count > inks.count ? ["all positions"] : sources
    let series = zip(lines, inks).map { name, ink in
      let groups = lines == sources ? accuracy.cells.filter { $0.source == name } : accuracy.phases
      return Chart.Series(name.visible, .line, ink, groups.compactMap { Self.point($0) })
    }
    return [
      Figure(
        "Mean error by empty squares",
        caption: "Mean absolute error of the evaluation without search against the scores, in discs.",
        Chart(
          x: Chart.Axis("empty squares", isWhole: true), y: Chart.Axis("mean absolute error, discs", holdsZero: true),
          series))
    ]
  }

  /// The groups with their errors to two decimals.
  package var pageTable: NumberTable? { paperTable }
  package var paperTable: NumberTable {
    NumberTable(
      ["empties", "source", "positions", "error", "RMS", "bias"], numeric: [0, 2, 3, 4, 5],
      rows: rows.map { group in
        var row = group.row
        row.insert(group.group.source?.visible ?? "all", at: 1)
        return row.map { NumberTable.Cell($0) }
      })
  }

  private static func point(_ group: EvaluationAccuracy.Group) -> Chart.Point? {
    guard let empties = group.empties, let error = group.errors.meanSize else { return nil }
    let words = "\(empties) empty: \(Wording.fixed(error, decimals: 2)) discs"
    return Chart.Point(Double(empties), error, group.source.map { "\($0.visible), \(words)" } ?? words)
  }
}
