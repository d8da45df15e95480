import GameCore

extension Figure {
  /// How many games had each outcome, and their mean, next to the exact one where that is known.
  package static func sample(
    _ title: String, of outcome: String, _ games: [(outcome: Int, count: UInt64)], mean: Mean, play: String,
    exact: (value: Double, text: String)?, label: (Int) -> String
  ) -> [Figure] {
    guard !games.isEmpty else { return [] }
    let points = games.map {
      Chart.Point(Double($0), Double($1), "\(label($0)): \(Wording.count($1, "game", "games"))")
    }
    let counts = Figure(
      title, caption: exact == nil ? "" : "Marked: the exact \(play).",
      Chart(
        x: Chart.Axis(outcome, isWhole: true), y: Chart.Axis("games", holdsZero: true), [Chart.Series(.bars, points)],
        guides: exact.map { [.at($0.value, "expected \($0.text)")] } ?? []),
      numbers: NumberTable(
        [outcome, "games"], numeric: [0, 1],
        rows: games.map { [NumberTable.Cell("\($0)"), NumberTable.Cell(Wording.grouped($1))] }))
    guard let value = mean.value, let interval = mean.interval else { return [counts] }
    let row = RowChart.Row(
      "mean \(outcome)", value: value, interval: interval.lowerBound...interval.upperBound, exact: exact?.value,
      "sampled \(Wording.fixed(value, decimals: 4))")
    return [
      counts,
      Figure(
        exact == nil ? "The mean, sampled" : "The mean, sampled and exact",
        caption: "The interval holds the true mean with 95 % confidence.", RowChart(outcome, [row])),
    ]
  }
}
