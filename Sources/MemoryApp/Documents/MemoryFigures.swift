import Documents
import ExactArithmetic
import GameCore
import Memory

extension MemoryReportDocument: FigureDocument {
  package var title: String {
    let pairs = Wording.count(report.pairs, "pair", "pairs")
    guard report.variant == nil, let value = value(report.measure).flatMap({ Double($0.decimal) }) else {
      return heading
    }
    guard report.seats != .solitaire else { return "\(pairs): \(Wording.short(value)) turns on average" }
    guard value != 0 else { return "\(pairs): the players are equal on average" }
    return
      "\(pairs): the first player finishes \(Wording.short(abs(value))) pairs \(value < 0 ? "behind" : "ahead") on average"
  }

  package var lead: [String] {
    let play = isNaive ? "With this play" : "With best play"
    return value(report.measure).map { ["\(play), exactly \($0.decimal) \(report.measure.unit)."] } ?? []
  }

  package var figures: [Figure] { [outcomes, values, moves].compactMap { $0 } }

  private var isSolitaire: Bool { report.seats == .solitaire }

  private var outcomes: Figure? {
    guard !chances.isEmpty else { return nil }
    let name = isSolitaire ? "turns" : "pairs ahead"
    let points = chances.map { outcome, chance in
      Chart.Point(
        Double(outcome), 100 * chance.toDouble(), "\(outcome) \(name): \((chance * 100).decimal(digits: digits)) %")
    }
    let mean = chances.reduce(Rational(0)) { $0 + Rational($1.outcome) * $1.chance }
    return Figure(
      isSolitaire ? "How many turns a game takes" : "The first player's lead in pairs",
      caption: "The exact chance of each outcome with best play. The mean is \(mean.decimal(digits: digits)).",
      Chart(
        x: Chart.Axis(name, isWhole: true), y: Chart.Axis("chance, %", holdsZero: true), [Chart.Series(.bars, points)],
        guides: [.at(mean.toDouble(), "mean \(mean.decimal(digits: min(digits, 5)))")]),
      numbers: NumberTable(
        [name, "probability"], numeric: [0, 1],
        rows: chances.map { [NumberTable.Cell("\($0)"), NumberTable.Cell(FractionValue($1, digits: digits))] }))
  }

  private var values: Figure? {
    let points = rows.compactMap { row in
      Double(row.value.decimal).map {
        Chart.Point(Double(row.pairs), $0, "\(Wording.count(row.pairs, "pair", "pairs")): \(row.value.decimal)")
      }
    }
    guard points.count > 1 else { return nil }
    return Figure(
      "\(report.measure.title) by the number of pairs",
      caption: "A fresh table of each size\(isNaive ? "" : ", best play").",
      Chart(
        x: Chart.Axis("pairs on the table", isWhole: true), y: Chart.Axis(report.measure.axis, holdsZero: true),
        [Chart.Series(points.count > 60 ? .line : .points, points)]), numbers: numberTable)
  }

  /// What to do in each state; rows are pairs on the table, columns cards known.
  private var moves: Figure? {
    let moves = report.moves.rows.prefix(40)
    guard !isSolitaire, !moves.isEmpty else { return nil }
    let kinds = [
      HeatMap.Kind("0", "turn no new card", .third), HeatMap.Kind("1", "turn one new card", .first),
      HeatMap.Kind("2", "turn two new cards", .second),
    ]
    return Figure(
      "The best move in each state",
      caption: "How many unknown cards to turn, by the pairs on the table and the cards whose mate isn't known.",
      HeatMap(
        kinds: kinds, squares: moves.map { $0.map { Int($0.rawValue) } }, x: "known cards", y: "pairs", first: (0, 1)))
  }
}

extension MemorySimulateDocument: FigureDocument {
  package var title: String {
    "\(Wording.count(tally.games, "game", "games")) of \(Wording.count(simulation.pairs, "pair", "pairs")): "
      + simulation.strategies.map { $0.kind.rawValue }.joined(separator: " vs ")
      + (tally.turns.value.map { ", \(Wording.fixed($0, decimals: 2)) turns on average" } ?? "")
  }

  package var figures: [Figure] {
    Figure.sample(
      "How many turns the games took", of: "turns",
      tally.gamesByTurns.enumerated().filter { $1 > 0 }.map { (outcome: $0, count: $1) }, mean: tally.turns,
      play: "mean of best play",
      exact: simulation.expectedTurns.map { ($0.approximation, ExpectationValue($0, digits: 5).decimal) }
    ) { "\($0) turns" }
  }
}

extension MemoryAnalyzeDocument: FigureDocument {
  package var title: String {
    "\(Wording.count(analysis.state.pairs, "pair", "pairs")), "
      + "\(Wording.count(analysis.state.known, "known card", "known cards"))"
      + (analysis.bestMove.map { ": the best move turns \($0.inShort)" } ?? ", \(analysis.seats.words)")
  }

  package var lead: [String] { analysis.bestMove.map { ["Best: \($0.words)."] } ?? [] }

  package var figures: [Figure] {
    MemoryFigures.values(of: analysis.moves, measure: analysis.measure, digits: digits)
  }
}

extension MemoryHintsDocument: FigureDocument {
  package var lead: [String] { [reason] }

  package var figures: [Figure] {
    let (words, values): ([String], [Figure])
    switch content {
    case .pairs(let hints):
      words = hints.words
      values = MemoryFigures.values(
        of: hints.advice.moves, measure: hints.advice.analysis.measure, digits: hints.digits)
    case .groups(let hints): (words, values) = (hints.words.map { $0.hasPrefix(".") ? "." : $0 }, [])
    }
    guard !places.isEmpty, words.count <= 100 else { return values }
    let table = Figure(
      "The table", caption: "Below the cards: the order in which to turn them.",
      PlayingCardsPicture(
        places: words.map { $0 == "?" ? .down : $0 == "." ? .gone : .up($0.visible) },
        signs: [Int: String](uniqueKeysWithValues: places.enumerated().map { ($1, "\($0 + 1)") })))
    return [table] + values
  }
}

/// Figures that several documents of memory have.
enum MemoryFigures {
  /// The value of each move of a state.
  static func values(of moves: [MoveValue], measure: PairsVariant.Measure, digits: Int) -> [Figure] {
    guard !moves.isEmpty else { return [] }
    let rows = moves.map {
      RowChart.Row(
        $0.move.inShort, exact: $0.value.toDouble(), "\($0.move.words): \($0.value.decimal(digits: digits))")
    }
    return [
      Figure(
        "The value of each move",
        caption: measure == .turns ? "Fewer turns are better." : "More \(measure.unit) are better.",
        RowChart(measure.axis, rows),
        numbers: NumberTable(
          ["move", "value"], numeric: [1],
          rows: moves.map {
            [NumberTable.Cell($0.move.words), NumberTable.Cell(FractionValue($0.value, digits: digits))]
          }))
    ]
  }
}
