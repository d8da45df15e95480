import Documents
import ExactArithmetic
import GameCore
import Matchsticks

extension MatchsticksReportDocument: FigureDocument {
  package var title: String { "Grundy values: \(rules.words)" }
  package var lead: [String] { [period] }

  package var figures: [Figure] {
    let values = report.firstValues
    let guides: [Chart.Guide] =
      report.period.map { period in
        guard period.preperiod < values.count else { return [] }
        let end = min(period.preperiod + period.period - 1, values.count - 1)
        return [.stretch(Double(period.preperiod)...Double(end), "the period, \(Wording.grouped(period.period))")]
      } ?? []
    let plot = MatchsticksFigures.values(values, guides: guides)
    let bars = Chart(
      x: Chart.Axis("Grundy value", isWhole: true), y: Chart.Axis("heaps", holdsZero: true),
      [
        Chart.Series(
          .bars,
          frequencies.map {
            Chart.Point(Double($0.value), Double($0.count), "value \($0.value): \(Wording.grouped($0.count)) heaps")
          })
      ])
    return [
      Figure(
        "The Grundy values of the first heaps",
        caption:
          "A heap of value 0 is a P-position: whoever moves loses. "
          + (guides.isEmpty ? "No period appears in these heaps." : "One period is marked; from there on it repeats."),
        plot, numbers: MatchsticksFigures.table(values)),
      Figure(
        "How often each value occurs", caption: "Among the \(Wording.grouped(report.heaps)) heaps examined.",
        bars, numbers: NumberTable(frequencies)),
    ]
  }
}

extension MatchsticksSequenceDocument: FigureDocument {
  package var title: String { name + ": \(rules.words)" }
  package var lead: [String] { [] }

  package var figures: [Figure] {
    let values = (0..<min(list.count, 2000)).map { list[$0] }
    guard !values.isEmpty else { return [] }
    return [
      Figure(
        "\(name) of the heaps 0 to \(values.count - 1)", caption: "One point per heap.",
        MatchsticksFigures.values(values, name: name),
        numbers: MatchsticksFigures.table(values))
    ]
  }
}

extension MatchsticksLosingDocument: FigureDocument {
  /// How many lose, and the first of them.
  package var inBrief: String? {
    listed(longest: 40).isEmpty ? title : "\(title): \(Wording.first(listed(longest: 40), between: ", "))"
  }
  package var title: String {
    guard let losing = heaps else { return "\(count.words()) \(heading)" }
    return "\(losing.count.words()) of the heaps 1 to \(losing.bound.words()) \(losing.count == 1 ? "loses" : "lose")"
  }
  package var lead: [String] { [game.words] }

  package var figures: [Figure] {
    guard let losing = heaps, let bound = losing.bound.toInt().map({ min($0, 200) }), bound > 0 else { return [] }
    let lost = Set(losing.positions.compactMap { $0.toInt() })
    let columns = 20
    let squares = stride(from: 1, through: bound, by: columns).map { start in
      (start..<start + columns).map { heap -> Int? in heap > bound ? nil : lost.contains(heap) ? 1 : 0 }
    }
    let kinds = [
      HeatMap.Kind("", "the player to move wins", .line), HeatMap.Kind("n", "the player to move loses", .second),
    ]
    return [
      Figure(
        "Which heaps lose", caption: "Heaps from 1 to \(bound) in rows of twenty.",
        HeatMap(kinds: kinds, squares: squares, x: "", y: "", names: { "\($0 * columns + $1 + 1)" }),
        numbers: numberTable)
    ]
  }
}

extension MatchsticksMatchDocument: FigureDocument {
  package var title: String {
    best.map { "From a heap of \(pile.words), \($0) wins most" } ?? "Match from a heap of \(pile.words)"
  }

  /// The strategy that wins most, moving first as often as second, where one does.
  private var best: String? {
    var wins: [Strategy: Rational] = [:]
    for result in results {
      wins[result.first, default: 0] = wins[result.first, default: 0] + result.chance
      wins[result.second, default: 0] = wins[result.second, default: 0] + 1 - result.chance
    }
    let most = wins.values.reduce(Rational(0)) { $0 < $1 ? $1 : $0 }
    let best = wins.filter { $0.value == most }
    return wins.count > 1 && best.count == 1 ? best.first?.key.rawValue : nil
  }

  package var lead: [String] { [game.words] }

  package var figures: [Figure] {
    let rows = results.map { result in
      let words = "\(result.first.rawValue) first against \(result.second.rawValue)"
      return RowChart.Row(
        "\(result.first.rawValue) – \(result.second.rawValue)", value: 100 * result.share.value,
        interval: 100 * result.share.interval.lowerBound...100 * result.share.interval.upperBound,
        exact: 100 * result.chance.toDouble(),
        "\(words): won \(Wording.fixed(100 * result.share.value, decimals: 2)) %, exactly \(result.chance.decimal(digits: digits))"
      )
    }
    let chances = Figure(
      "How often the first player wins",
      caption: "The strategy named first moves first. Games played, next to the exact chance.",
      RowChart("the first player wins, %", rows, about: [0, 100]), numbers: numberTable)
    let known = results.filter { !$0.chanceByHeap.isEmpty }
    return known.isEmpty ? [chances] : [chances, byHeap(known)]
  }

  private func byHeap(_ results: [MatchResult]) -> Figure {
    let inks: [Ink] = [.first, .second, .third, .fourth]
    let names = results.map { "\($0.first.rawValue) – \($0.second.rawValue)" }
    let heaps = 1..<results[0].chanceByHeap.count
    // Pairings with the same chances are one line.
    var lines: [(result: MatchResult, names: [String])] = []
    for (result, name) in zip(results, names) {
      if let place = lines.firstIndex(where: { $0.result.chanceByHeap == result.chanceByHeap }) {
        lines[place].names.append(name)
      } else {
        lines.append((result, [name]))
      }
    }
    return MatchsticksFigures.chances(
      "The exact chance of the first player by the heap at the start",
      caption: "The strategy named first moves first; pairings with the same chances share a line."
        + (lines.count > inks.count
          ? " The first \(inks.count) of \(lines.count) lines are drawn; the data has all." : ""),
      heaps: heaps, heap: "heap",
      lines: zip(lines, inks).map { ($0.result.chanceByHeap, $0.names.joined(separator: ", "), $1) },
      columns: zip(names, results).map { ($0, $1.chanceByHeap) }, digits: digits
    ) { ($0 * 100).decimal(places: 2) }
  }
}

extension MatchsticksSurveyDocument: FigureDocument {
  /// What was surveyed, and what was found.
  package var inBrief: String? {
    switch content {
    case .sets(let survey): "\(title): periods up to \(survey.period.value), preperiods up to \(survey.preperiod.value)"
    case .codes(let survey):
      "\(title): the period of \(Wording.grouped(survey.rows.count { $0.period != nil })) of "
        + "\(Wording.count(survey.rows.count, "code", "codes")) is proved"
    }
  }

  package var title: String {
    switch content {
    case .sets(let survey): "All \(Wording.grouped(survey.sets)) subtraction sets within 1 to \(survey.largest)"
    case .codes(let survey): "Octal codes \(survey.range), heaps to \(Wording.grouped(survey.bound))"
    }
  }

  package var lead: [String] {
    switch content {
    case .sets: ["The outcome sequence of every subtraction set in normal play is eventually periodic."]
    case .codes(let survey): [summary(survey)] + claims(survey)
    }
  }

  package var figures: [Figure] {
    switch content {
    case .sets(let survey): [figure(survey)]
    case .codes(let survey): [figure(survey)]
    }
  }

  private func figure(_ survey: SubtractionSurvey) -> Figure {
    let points = survey.distribution.map {
      Chart.Point(Double($0.period), Double($0.sets), "period \($0.period): \(Wording.count($0.sets, "set", "sets"))")
    }
    return Figure(
      "The number of sets with each period", caption: "",
      Chart(
        x: Chart.Axis("period", isWhole: true), y: Chart.Axis("sets", .logarithmic),
        [Chart.Series(.points, points)]), numbers: NumberTable(survey.distribution))
  }

  private func figure(_ survey: CodeSurvey) -> Figure {
    let points = survey.rows.compactMap { row in
      row.period.map { Chart.Point(Double($0.preperiod + 1), Double($0.period), row.name) }
    }
    return Figure(
      "Preperiods and periods",
      caption: "A point is a code; the preperiod is counted from 1.",
      Chart(
        x: Chart.Axis("preperiod", .logarithmic), y: Chart.Axis("period", .logarithmic),
        [Chart.Series(.points, points)]), numbers: NumberTable(survey.rows))
  }
}

extension MatchsticksAnalyzeDocument: FigureDocument {
  package var title: String {
    let heaps = "\(heaps.count == 1 ? "A heap" : "Heaps") of \(Self.words(heaps))"
    guard analysis.suggestion != nil else { return "\(heaps): \(reason.advice)" }
    return analysis.outcome == .nPosition
      ? "\(heaps): \(reason.advice) to win" : "\(heaps): \(Outcome.pPosition.words)"
  }

  package var lead: [String] { [game.words, "\(reason.sentence.capitalizedFirst)."] }

  package var figures: [Figure] {
    MatchsticksFigures.position(heaps, move: game.rules.line == nil ? analysis.suggestion?.move : nil).map { [$0] }
      ?? []
  }
}

extension MatchsticksHintsDocument: FigureDocument {
  package var lead: [String] { [game.words] }
  package var figures: [Figure] {
    MatchsticksFigures.position(heaps, move: game.rules.line == nil ? list.moves.first?.move : nil).map { [$0] } ?? []
  }
}

extension MatchsticksGenusDocument: FigureDocument {
  package var title: String { "Genus of heaps: \(rules.words)" }
  package var lead: [String] { [tameness] }

  package var figures: [Figure] {
    func points(_ value: (GenusTable.Row) -> (some BinaryInteger)?, _ play: String) -> [Chart.Point] {
      table.rows.enumerated().compactMap { heap, row in
        value(row).map { Chart.Point(Double(heap), Double(Int($0)), "heap \(heap), \(play): \($0)") }
      }
    }
    guard !table.rows.isEmpty else { return [] }
    return [
      Figure(
        "Grundy values in normal and in misère play", caption: "Where both are the same, the square covers the disc.",
        Chart(
          x: Chart.Axis("heap", isWhole: true), y: Chart.Axis("Grundy value", isWhole: true, holdsZero: true),
          [
            Chart.Series("normal play", .points, .first, points({ $0.genus.value }, "normal")),
            Chart.Series("misère play", .points, .second, points({ $0.genus.misere.first }, "misère")),
          ]), numbers: numberTable)
    ]
  }
}

extension MatchsticksQuotientDocument: FigureDocument {
  package var figures: [Figure] {
    let heaps = shownHeaps
    guard !heaps.isEmpty else { return [] }
    func points(areP: Bool) -> [Chart.Point] {
      heaps.filter { rows[quotient.pretending[$0]].isP == areP }.map { heap in
        let element = quotient.pretending[heap]
        return Chart.Point(
          Double(heap), Double(element), "heap \(heap) behaves like \(word(element)), \(areP ? "P" : "N")")
      }
    }
    return [
      Figure(
        "The pretending function",
        caption: "The element of the quotient as which each heap behaves; 0 is the identity.",
        Chart(
          x: Chart.Axis("heap", isWhole: true), y: Chart.Axis("element", isWhole: true, holdsZero: true),
          [
            Chart.Series("N: the player to move wins", .points, .first, points(areP: false)),
            Chart.Series("P: the player to move loses", .points, .second, points(areP: true)),
          ].filter { !$0.isEmpty }),
        numbers: NumberTable(
          ["heap", "behaves like", "outcome"], numeric: [0],
          rows: heaps.map { heap in
            let element = quotient.pretending[heap]
            return [NumberTable.Cell("\(heap)"), NumberTable.Cell(word(element)), rows[element].isP ? "P" : "N"]
          }))
    ]
  }
}

/// Figures that several documents of matchsticks have.
enum MatchsticksFigures {
  /// Values of heaps as points.
  static func values(_ values: [Int], name: String = "Grundy value", guides: [Chart.Guide] = []) -> Chart {
    Chart(
      x: Chart.Axis("heap", isWhole: true), y: Chart.Axis(name, isWhole: true, holdsZero: true),
      [
        Chart.Series(
          .points, values.enumerated().map { Chart.Point(Double($0), Double($1), "heap \($0): \($1)") })
      ], guides: guides)
  }

  /// Chances of the first player by the heap at the start; `percent` words one of them.
  static func chances(
    _ title: String, caption: String, heaps: Range<Int>, heap: String,
    lines: [(chances: [Rational], name: String, ink: Ink)], columns: [(name: String, chances: [Rational])],
    digits: Int = 15, percent: (Rational) -> String
  ) -> Figure {
    let series = lines.map { line in
      Chart.Series(
        line.name, .line, line.ink,
        heaps.map {
          let chance = line.chances[$0]
          return Chart.Point(Double($0), 100 * chance.toDouble(), "\(line.name), \($0): \(percent(chance)) %")
        })
    }
    return Figure(
      title, caption: caption,
      Chart(
        x: Chart.Axis("matches at the start", isWhole: true),
        y: Chart.Axis("the first player wins, %", holdsZero: true), series),
      numbers: NumberTable(
        [heap] + columns.map { $0.name }, numeric: Set(0...columns.count),
        rows: heaps.map { heap in
          [NumberTable.Cell("\(heap)")]
            + columns.map { NumberTable.Cell(FractionValue($0.chances[heap], digits: digits)) }
        }))
  }

  /// Heaps with what a move takes of them; `nil` for too many matches.
  static func position(_ heaps: [HeapSize], move: HeapMove?) -> Figure? {
    let sizes = heaps.compactMap { $0.small }
    guard sizes.count == heaps.count, sizes.count <= 12, sizes.allSatisfy({ $0 <= 60 }) else { return nil }
    return Figure(
      "The position", caption: move.map { "Dashed: what to take. \($0.words(heaps: heaps).capitalizedFirst)." } ?? "",
      HeapsPicture(heaps: sizes, taken: move.flatMap { move in move.take.toInt().map { (move.heap, $0) } }))
  }

  /// The same as rows.
  static func table(_ values: [Int]) -> NumberTable {
    NumberTable(
      ["heap", "value"], numeric: [0, 1],
      rows: values.enumerated().map { [NumberTable.Cell("\($0)"), NumberTable.Cell("\($1)")] })
  }
}
