import Documents
import ExactArithmetic
import GameCore
import Matchsticks

extension PartizanOutcome: JSONWritable {}

/// Values of games in which each player has their own moves: `matchsticks value`.
package struct MatchsticksValueDocument: TableDocument {
  let heaps: [HeapRow]
  let sum: SumValue?
  private let values: HeapValues?
  private let rules: String
  private let digits: Int

  /// Shows the value of a sum of heaps; decimals have `digits` significant digits.
  package init(sum: HeapSum, value: SumValue, digits: Int) {
    heaps = zip(value.positions, value.heaps).map { position, value in
      HeapRow(
        rules: position.rules, line: position.line, numbers: position.numbers, value: value, digits: digits)
    }
    self.sum = value
    rules = Set(sum.parts.map { $0.rules.description }).sorted().joined(separator: ", ")
    values = nil
    self.digits = digits
  }

  /// Shows the values of the heaps 0, 1, 2, …, or of the positions of a line.
  package init(rules: HeapRules, values: HeapValues, digits: Int) {
    let line = rules.line
    heaps = zip(values.positions, values.values).map { numbers, value in
      HeapRow(rules: rules, line: line, numbers: numbers, value: value, digits: digits)
    }
    sum = nil
    self.rules = "\(rules)"
    self.values = values
    self.digits = digits
  }

  package static let table: String? = "heaps"

  package static let shape = Shape<Self>(
    Field("heaps", "The heaps and their values") { $0.heaps },
    Field("total", "The value of all heaps together; absent in a table of heaps") { document in
      document.sum.map { ValueRecord(value: $0.total, digits: document.digits) }
    },
    Field("leftMoves", "Left's best moves: undominated ones, without reversible ones that lose") {
      $0.sum?.left.moves
    },
    Field("rightMoves", "Right's best moves") { $0.sum?.right.moves },
    Field("preperiod", "The first heap from which the values repeat; absent without a proof") {
      $0.values?.period?.preperiod
    },
    Field("period", "The period of the values; absent without a proof") { $0.values?.period?.period },
    Field("isComplete", "Whether all requested values are listed") { $0.values?.ending == nil },
    Field("evidence", "The evidence for all this") { $0.sum?.evidence ?? $0.values?.evidence })

  package struct HeapRow: Record {
    package static var recordName: String { "heapValue" }
    let rules: HeapRules
    let line: WrittenRule?
    /// The heap, or all numbers of a position.
    let numbers: [HeapSize]
    let value: GameValue
    let digits: Int

    /// The most characters of rules that are repeated for each heap.
    private static let mostRules = 1000

    /// The heap, or what the numbers of a position are together, those of memory aside.
    var heap: HeapSize {
      guard let position else { return numbers.first ?? HeapSize(0) }
      return HeapSize(position.dropLast(line?.memory.count ?? 0).reduce(0, +))
    }

    /// The numbers of a position, where that isn't a heap.
    var position: [Int]? { line.flatMap { $0.isOfHeaps ? nil : numbers.map { $0.small ?? 0 } } }

    /// The heap or the position for a person: "12", "3, 5", "7, m=3".
    var name: String { position.flatMap { line?.text(of: $0) } ?? heap.words }

    private var shortRules: String? {
      let text = rules.description
      return text.utf8.count <= Self.mostRules ? text : nil
    }

    package static let shape = Shape<Self>(
      Field("rules", "Its rules; absent where they have more than \(HeapRow.mostRules) characters") { $0.shortRules },
      Field("heap", "How many matches it has; a position of several numbers has their sum") { $0.heap },
      Field("position", "Its numbers, where a line has several, those with starting values last") { $0.position },
      Field("value", "Its canonical form") { $0.value.form.description },
      Field("outcome", "Who wins it alone: L, R, N (who moves first) or P (who moves second)") { $0.value.outcome },
      Field("mean", "The mean value") { FractionValue($0.value.thermograph.mean, digits: $0.digits) },
      Field("temperature", "The temperature") { FractionValue($0.value.thermograph.temperature, digits: $0.digits) },
      Field("leftStop", "The Left stop: the number reached when Left moves first and both play this game only") {
        FractionValue($0.value.thermograph.leftStop, digits: $0.digits)
      },
      Field("rightStop", "The Right stop: the same when Right moves first") {
        FractionValue($0.value.thermograph.rightStop, digits: $0.digits)
      })
  }

  /// The value of a sum.
  struct ValueRecord: Record {
    package static var recordName: String { "gameValue" }
    let value: GameValue
    let digits: Int

    static let shape = Shape<Self>(
      Field("value", "The canonical form") { $0.value.form.description },
      Field("outcome", "Who wins: L, R, N (who moves first) or P (who moves second)") { $0.value.outcome },
      Field("mean", "The mean value") { FractionValue($0.value.thermograph.mean, digits: $0.digits) },
      Field("temperature", "The temperature") { FractionValue($0.value.thermograph.temperature, digits: $0.digits) },
      Field("leftStop", "The Left stop: the number reached when Left moves first and both play this game only") {
        FractionValue($0.value.thermograph.leftStop, digits: $0.digits)
      },
      Field("rightStop", "The Right stop: the same when Right moves first") {
        FractionValue($0.value.thermograph.rightStop, digits: $0.digits)
      },
      Field("leftWall", "The thermograph: Left's wall where it bends, vertical beyond the last point") { record in
        record.value.thermograph.left.points.map { WallPoint(point: $0, digits: record.digits) }
      },
      Field("rightWall", "Right's wall") { record in
        record.value.thermograph.right.points.map { WallPoint(point: $0, digits: record.digits) }
      })
  }

  /// A point of a thermograph.
  struct WallPoint: Record {
    let point: Thermograph.Point
    let digits: Int

    static let shape = Shape<Self>(
      Field("temperature", "The tax on a move") { FractionValue($0.point.temperature, digits: $0.digits) },
      Field("value", "The stop of the cooled game") { FractionValue($0.point.value, digits: $0.digits) })
  }

  package var rows: [HeapRow] { heaps }

  /// The values for a person.
  package func text(style: TextStyle, run: RunInfo?) -> String {
    guard let sum else { return table(style) }
    var text = style.heading(title) + style.wrapped("Normal play: whoever makes the last move wins.")
    text += "\n" + style.wrapped("\(sum.total.outcome.words.capitalizedFirst).")
    let graph = sum.total.thermograph
    text += style.wrapped(
      "Value \(sum.total.form.shortened(150)); mean \(graph.mean), temperature \(graph.temperature).")
    if heaps.count > 1 { text += "\n" + rowsText(style) }
    text += moves("Left", sum.left, style) + moves("Right", sum.right, style)
    return text + "\n" + style.evidence(sum.evidence)
  }

  private func table(_ style: TextStyle) -> String {
    var text = style.heading(title) + style.wrapped("Normal play: whoever makes the last move wins.")
    if let period = values?.period {
      text += style.wrapped("The values have period \(period.period) after preperiod \(period.preperiod).")
    }
    if heaps.isEmpty { return text + "\n" + (values.map { style.evidence($0.evidence) } ?? "") }
    if let ending = values?.ending { text += style.paint("Stopped early", .yellow) + "\(ending.missing)\n" }
    return text + "\n" + rowsText(style) + (values.map { "\n" + style.evidence($0.evidence) } ?? "")
  }

  private func rowsText(_ style: TextStyle) -> String {
    let isMixed = Set(heaps.map { $0.rules }).count > 1
    var table =
      isMixed
      ? TextTable(
        .words("rules"), .numbers("heap"), .words("wins"), .numbers("mean"), .numbers("temperature"), .words("value"))
      : TextTable(
        .numbers(noun(1)), .words("wins"), .numbers("mean"), .numbers("temperature"), .words("value"))
    for row in heaps.prefix(200) {
      let graph = row.value.thermograph
      let cells = [
        row.name, row.value.outcome.rawValue, "\(graph.mean)", "\(graph.temperature)",
        row.value.form.shortened(40),
      ]
      table.add(cells: isMixed ? [row.rules.description] + cells : cells)
    }
    return table.text(style: style) + (heaps.count > 200 ? "…\n" : "")
  }

  private func moves(_ player: String, _ best: SumValue.BestMoves, _ style: TextStyle) -> String {
    guard !best.moves.isEmpty else { return "\n\(player) has no move.\n" }
    let verdict = best.wins ? "wins" : "loses"
    var text = "\n\(player) \(verdict) moving first. \(best.moves.count == 1 ? "Best move" : "Best moves"):\n"
    let narrow = TextStyle(usesColor: false, columns: style.columns - 2)
    for next in best.moves.prefix(12) {
      let line = heaps[next.move.heap].line.flatMap { $0.takes(next.move) ? nil : $0 }
      let words =
        line.map { $0.words(of: next.move) + (heaps.count > 1 ? " in position \(next.move.heap + 1)" : "") }
        ?? next.move.words(heaps: heaps.map { $0.heap })
      let result = best.wins && !next.wins ? " (loses)" : ""
      text += "  " + narrow.wrapped("\(words): \(next.value.shortened(60))\(result)", indent: 4)
    }
    return text + (best.moves.count > 12 ? "  … (\(best.moves.count) in all)\n" : "")
  }
}

extension SumValue.ValuedMove: Record {
  package static let shape = Shape<Self>(
    Field("heap", "The heap that is played on, counted from 0") { $0.move.heap },
    Field("leaves", "The heaps that replace it, ascending; under a line its numbers in their order") { $0.move.leaves },
    Field("take", "How many matches are taken") { $0.move.take },
    Field("value", "The value of all heaps after it") { $0.value.description },
    Field("wins", "Whether it wins: the opponent, to move, loses") { $0.wins })
}

extension GameForm {
  /// The form for a line, its beginning where it is long.
  fileprivate func shortened(_ length: Int) -> String {
    let text = description
    return text.count <= length ? text : text.prefix(length - 1) + "…"
  }
}

extension PartizanOutcome {
  /// The winner, in words.
  fileprivate var words: String {
    switch self {
    case .left: "Left wins, whoever moves first (L)"
    case .right: "Right wins, whoever moves first (R)"
    case .next: "whoever moves first wins (N)"
    case .previous: "whoever moves second wins: the value is 0 (P)"
    }
  }
}

extension MatchsticksValueDocument: FigureDocument {
  /// What was asked about, and its value or the first values.
  package var inBrief: String? {
    guard let sum else {
      let first = Wording.first(heaps.map { $0.value.form.shortened(40) }, between: ", ")
      return heaps.isEmpty ? nil : "\(title): \(first)"
    }
    return "\(title): \(sum.total.form.shortened(300)); \(sum.total.outcome.words)"
  }

  package var title: String {
    if heaps.isEmpty { return "Heaps under \(rules)" }
    guard sum != nil else {
      let first = heaps[0].position == nil ? "0" : heaps[0].name
      return "Values of \(noun(2)) \(first) to \(heaps[heaps.count - 1].name) under \(heaps[0].rules)"
    }
    guard Set(heaps.map({ $0.rules.description })).count == 1 else {
      return "Value of " + heaps.map { "\($0.rules.inSum) \($0.name)" }.joined(separator: " + ")
    }
    let what =
      heaps[0].position == nil
      ? "\(heaps.count == 1 ? "a heap" : "heaps") of \(Wording.list(heaps.map { $0.name }))"
      : heaps.map { $0.name }.joined(separator: " and ")
    return "Value of \(what) under \(heaps[0].rules)"
  }

  /// What the rows are called.
  private func noun(_ count: Int) -> String {
    (heaps.first?.position == nil ? "heap" : "position") + (count == 1 ? "" : "s")
  }

  package var lead: [String] {
    sum.map { ["\($0.total.outcome.words.capitalizedFirst). Value \($0.total.form.shortened(300))."] } ?? []
  }

  package var figures: [Figure] {
    guard let sum else { return heaps.isEmpty ? [] : [means] }
    let graph = sum.total.thermograph
    let end = graph.temperature.signum < 0 ? Rational(1) : graph.temperature * 2 + 1
    let walls = [("Left's wall", graph.left, Ink.first), ("Right's wall", graph.right, Ink.second)]
    let series = walls.map { name, wall, ink in
      // The mast of a number begins below tax 0.
      let start =
        graph.temperature.signum < 0 ? [Thermograph.Point(temperature: graph.temperature, value: graph.mean)] : []
      let points = start + wall.points + [Thermograph.Point(temperature: end, value: graph.mean)]
      return Chart.Series(
        name, .line, ink,
        points.map {
          Chart.Point($0.value.toDouble(), $0.temperature.toDouble(), "\(name): \($0.value) at tax \($0.temperature)")
        })
    }
    let bends = walls.flatMap { name, wall, _ in
      wall.points.map { [name, "\($0.temperature)", "\($0.value)"].map { NumberTable.Cell($0) } }
    }
    return [
      Figure(
        "The thermograph",
        caption:
          "The stops of the game cooled by each tax, positive values (good for Left) at the left. "
          + "The walls meet at temperature \(graph.temperature); the mast rises at the mean, \(graph.mean).",
        Chart(
          x: Chart.Axis("value (Left ← → Right)", isReversed: true),
          y: Chart.Axis("temperature (tax on a move)", holding: -1),
          series, guides: [.level(0, "")]),
        numbers: NumberTable(["wall", "tax", "value"], numeric: [1, 2], rows: bends))
    ]
  }

  private var means: Figure {
    func series(_ name: String, _ ink: Ink, _ value: (Thermograph) -> Rational) -> Chart.Series {
      Chart.Series(
        name, .points, ink,
        heaps.map { row in
          let number = value(row.value.thermograph)
          return Chart.Point(Double(row.heap.small ?? 0), number.toDouble(), "\(name) of \(row.name): \(number)")
        })
    }
    let temperatures = heaps.map { $0.value.thermograph.temperature }
    let words = [
      temperatures.contains { $0 < 0 } ? "A temperature below 0 means a number: neither player wants to move." : nil,
      temperatures.contains { $0 > 0 } ? "A temperature above 0 means a hot game: moving is worth something." : nil,
    ]
    return Figure(
      "Means and temperatures", caption: words.compactMap { $0 }.joined(separator: " "),
      Chart(
        x: Chart.Axis(heaps.first?.position == nil ? "heap" : "sum of the numbers", isWhole: true),
        y: Chart.Axis("value"),
        [series("mean", .first, { $0.mean }), series("temperature", .second, { $0.temperature })]),
      numbers: numberTable)
  }
}
