import Documents
import GameCore
import Reversi

/// `reversi summary`: how well the games of a file were played.
package struct ReversiSummaryDocument: TableDocument {
  let found: ReviewedGames
  var summary: ReviewSummary { found.summary }

  private let skipped: [String]
  /// Whose moves alone are summed up, where it is one player's.
  private let player: String?

  /// Reports the summary of many reviews; `skipped` games of the file couldn't be read, each for
  /// its reason.
  package init(_ found: ReviewedGames, of player: String? = nil, skipping skipped: [String] = []) {
    self.found = found
    self.skipped = skipped
    self.player = player
  }

  /// How well a group of similar moves was played.
  package struct Row: Sendable {
    /// What they have in common.
    package enum Group: String, Sendable, CaseIterable, JSONWritable {
      case all, phase, empties, opening, player, playerPhase, time, playerTime, year
    }

    package let group: Group
    let key: String
    /// The phase or the month of a player's moves.
    var part: String?
    package let entry: ReviewSummary.Entry
  }

  package static let table: String? = "rows"

  package static let shape = Shape<Self>(
    Field("games", "The games that were reviewed completely") { $0.summary.games },
    Field("unjudgedPlies", "The first plies of these games that aren't judged: they were given or drawn by lot") {
      $0.summary.unjudgedPlies == 0 ? nil : $0.summary.unjudgedPlies
    },
    Field("rows", "The accuracy of all moves and by group") { $0.rows },
    Field("stopReason", "Why the reviews stopped early") { $0.found.stopReason },
    Field("skippedGames", ReversiFields.skippedGames) { $0.skipped.isEmpty ? nil : $0.skipped })

  package var rows: [Row] { [Row(group: .all, key: "", entry: summary.total)] + Row.Group.allCases.flatMap(rows) }

  /// The rows of a group: phases and empty squares in the order of the game, the others with the
  /// most games first, those of equal numbers by name.
  func rows(_ group: Row.Group) -> [Row] {
    let byGames = { (entries: [String: ReviewSummary.Entry]) in
      entries.sorted { ($1.value.games, $0.key) < ($0.value.games, $1.key) }.map { ($0.key, $0.value) }
    }
    let entries: [(String, ReviewSummary.Entry)] =
      switch group {
      case .all: []
      case .phase: summary.phases.sorted { $0.key < $1.key }.map { ($0.key.rawValue, $0.value) }
      case .empties: summary.empties.sorted { $0.key > $1.key }.map { ("\($0.key)", $0.value) }
      case .opening: byGames(summary.openings)
      case .player: byGames(summary.players)
      case .time: summary.times.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
      case .year: summary.years.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
      case .playerPhase, .playerTime: []
      }
    if group == .playerPhase { return rows(.player).flatMap { phaseRows($0.key) } }
    if group == .playerTime { return timeRows }
    return entries.map { Row(group: group, key: $0, entry: $1) }
  }

  /// The phases of a player, in the order of the game.
  private func phaseRows(_ player: String) -> [Row] {
    ReviewSummary.Phase.allCases.compactMap { phase in
      summary.playerPhases[ReviewSummary.PlayerPhase(player: player, phase: phase)].map {
        Row(group: .playerPhase, key: player, part: phase.rawValue, entry: $0)
      }
    }
  }

  /// The months of all players, each player's one after the other.
  private var timeRows: [Row] {
    let sorted = summary.playerTimes.sorted { ($0.key.player, $0.key.time) < ($1.key.player, $1.key.time) }
    return sorted.map { Row(group: .playerTime, key: $0.key.player, part: $0.key.time, entry: $0.value) }
  }

  /// The accuracy of the players with the most games in each phase.
  private func playerPhases(_ style: TextStyle) -> String {
    var table = TextTable(.words("accuracy of"), .numbers("opening"), .numbers("middle game"), .numbers("endgame"))
    for player in rows(.player).prefix(Self.mostRows) {
      let rows = phaseRows(player.key)
      table.add(
        cells: [player.name]
          + ReviewSummary.Phase.allCases.map { phase in rows.first { $0.part == phase.rawValue }?.percent ?? "" })
    }
    return table.text(style: style, indent: 2)
  }

  package func text(style: TextStyle, run: RunInfo?) -> String {
    var text = style.heading(title)
    let whole = Row(group: .all, key: "", entry: summary.total)
    text += table([whole] + rows(.phase), titled: "phase", style)
    for (group, title) in [(Row.Group.opening, "opening"), (.player, "player")] {
      let rows = rows(group)
      text += "\n" + table(Array(rows.prefix(Self.mostRows)), titled: title, style)
      if rows.count > Self.mostRows { text += "  … and \(rows.count - Self.mostRows) more; see --format csv\n" }
    }
    if !summary.players.isEmpty { text += "\n" + playerPhases(style) }
    let times = rows(.time)
    if times.count > 1 {
      text += "\n" + table(Array(times.suffix(Self.mostRows)), titled: "month", style)
      if times.count > Self.mostRows { text += "  … and \(times.count - Self.mostRows) before; see --format csv\n" }
    }
    text += "\n" + style.fact("loss:", Self.meaning)
    if let results { text += style.fact("results:", results) }
    if let unjudged { text += style.fact("note:", unjudged) }
    if let reason = found.stopReason {
      text += style.fact("note:", "stopped early (\(reason.words)); games not reviewed completely are omitted")
    }
    return text + ReversiFields.cost(found.nodes, run)
  }

  /// How many games there are, and how well they were played.
  package var inBrief: String? { lead.isEmpty ? title : "\(title): \(lead.joined(separator: " "))" }

  /// How the games of a single player ended; `nil` where they aren't one player's, or no result is
  /// known.
  private var results: String? {
    guard let score = found.score, let share = score.share else { return nil }
    let percent = { Wording.fixed(100 * $0, decimals: 1) + " %" }
    let interval = "\(percent(share.interval.lowerBound)) to \(percent(share.interval.upperBound))"
    return
      "\(score.wins) won, \(score.draws) drawn, \(score.losses) lost: score \(percent(share.mean)) (95 %: \(interval))"
  }

  /// How many plies aren't judged; `nil` where all are.
  private var unjudged: String? {
    let plies = summary.unjudgedPlies
    guard plies > 0 else { return nil }
    let (first, verb) = (Wording.count(plies, "first ply", "first plies"), plies == 1 ? "isn't" : "aren't")
    return "\(first) of these games \(verb) judged: given or drawn by lot"
  }

  private static let mostRows = 20

  private static let meaning = """
    discs lost per move, compared with the best one, without forced moves; best: less than half a disc worse; mistakes \
    lose four discs or more. Proved: the proved share of the loss. Accuracy: the mean of 4 ÷ (4 + discs lost). s.e.: the \
    standard error of the loss, ±: half of its 95 % interval, with games as the sample.
    """

  private func table(_ rows: [Row], titled title: String, _ style: TextStyle) -> String {
    var table = TextTable(
      .words(title), .numbers("games"), .numbers("moves"), .numbers("accuracy"), .numbers("loss"), .numbers("s.e."),
      .numbers("±"),
      .numbers("best"), .numbers("mistakes"), .numbers("proved"))
    for row in rows { table.add(cells: row.shownCells) }
    return table.text(style: style, indent: 2)
  }
}

extension ReversiSummaryDocument.Row {
  var accuracy: GameReview.Accuracy { entry.accuracy }

  /// What the row is about, for a person.
  var name: String {
    switch group {
    case .all: "all moves"
    case .phase: key == "middle" ? "middle game" : key == "end" ? "endgame" : key
    case .empties: key
    case .opening: key.isEmpty ? "none that has a name" : key
    case .player, .playerPhase, .playerTime: key.isEmpty ? "without a name" : key.visible
    case .time, .year: key
    }
  }

  /// The accuracy: "87.4 %".
  var percent: String { accuracy.choices == 0 ? "" : Wording.fixed(accuracy.score, decimals: 1) + " %" }

  /// Half of the interval of the mean loss.
  private var half: String {
    entry.meanLossInterval.map { Wording.fixed($0.upperBound - accuracy.meanLoss, decimals: 2) } ?? ""
  }

  /// Name, games, moves, accuracy, mean loss, its standard error, half of its interval, share of
  /// best moves, mistakes, proved share of the loss.
  var shownCells: [String] {
    let proved =
      accuracy.totalLoss == 0
      ? "" : Wording.fixed(100 * Double(accuracy.provedLoss) / Double(accuracy.totalLoss), decimals: 0) + " %"
    return [
      name, "\(entry.games)", "\(accuracy.choices)", percent,
      accuracy.choices == 0 ? "" : Wording.fixed(accuracy.meanLoss, decimals: 2),
      entry.standardError.map { Wording.fixed($0, decimals: 2) } ?? "", half,
      accuracy.choices == 0 ? "" : Wording.fixed(100 * accuracy.share, decimals: 0) + " %", "\(accuracy.mistakes)",
      proved,
    ]
  }
}

extension ReversiSummaryDocument.Row: Record {
  package static var recordName: String { "accuracyGroup" }
  package static let shape = Shape<Self>(
    Field(
      "group",
      "What the moves have in common: all, phase, empties, opening, player, playerPhase, time, playerTime, year"
    ) { $0.group },
    Field(
      "key",
      "Which one: opening (more than 40 empty squares), middle, end (at most 20); a number; a name, or nothing; a month; a year"
    ) { $0.key },
    Field("part", "The phase or the month of a player's moves; absent elsewhere") { $0.part },
    Field("games", "The games that they are from") { $0.entry.games },
    Field("choices", "The moves that had an alternative") { $0.accuracy.choices },
    Field("bestMoves", "How many of them were less than half a disc worse than the best") { $0.accuracy.bestMoves },
    Field("inaccuracies", "How many lost two discs or more, but less than four") { $0.accuracy.inaccuracies },
    Field("mistakes", "How many lost four discs or more") { $0.accuracy.mistakes },
    Field("blunders", "How many of these lost ten discs or more") { $0.accuracy.blunders },
    Field("mistakesLoss", "What the mistakes lost together, in discs") {
      DiscValue(hundredths: $0.accuracy.mistakesLoss)
    },
    Field("score", "The mean of 4 ÷ (4 + discs lost) over the moves, in percent; absent without a choice") {
      $0.accuracy.choices == 0 ? nil : (10 * $0.accuracy.score).rounded() / 10
    },
    Field("totalLoss", "The total loss, in discs") { DiscValue(hundredths: $0.accuracy.totalLoss) },
    Field("provedLoss", "The part of it that is proved") { DiscValue(hundredths: $0.accuracy.provedLoss) },
    Field("meanLoss", "The mean loss per move, in discs") { (1000 * $0.accuracy.meanLoss).rounded() / 1000 },
    Field("meanLossError", "Its standard error, with games as the sample; absent for one game") {
      $0.entry.standardError.map { (1000 * $0).rounded() / 1000 }
    },
    Field("meanLossLow", "The lower end of its 95 % interval, with games as the sample; absent for one game") {
      $0.entry.meanLossInterval.map { (1000 * $0.lowerBound).rounded() / 1000 }
    },
    Field("meanLossHigh", "The upper end") {
      $0.entry.meanLossInterval.map { (1000 * $0.upperBound).rounded() / 1000 }
    })
}

extension ReversiSummaryDocument: FigureDocument {
  package var title: String {
    (player.map { "\($0.visible): " } ?? "") + Wording.count(summary.games, "game", "games") + " reviewed"
  }

  package var lead: [String] {
    let accuracy = summary.total.accuracy
    guard accuracy.choices > 0 else { return [] }
    return [
      "\(accuracy.bestMoves) of \(accuracy.choices) moves were best; \(Wording.fixed(accuracy.meanLoss, decimals: 2)) discs were lost per move, and \(Wording.count(accuracy.mistakes, "move was a mistake", "moves were mistakes")) of four discs or more."
    ] + (results.map { ["\($0)."] } ?? []) + (unjudged.map { ["\($0.capitalizedFirst)."] } ?? [])
  }

  package var figures: [Figure] {
    [lossByEmpties, mistakesByEmpties].filter { _ in summary.games > 0 } + tables
  }

  private var lossByEmpties: Figure {
    figure("Discs lost per move, by empty squares", "discs lost per move") { $0.accuracy.meanLoss }
  }

  private var mistakesByEmpties: Figure {
    figure("Mistakes, by empty squares", "mistakes per hundred moves") {
      $0.accuracy.choices == 0 ? 0 : 100 * Double($0.accuracy.mistakes) / Double($0.accuracy.choices)
    }
  }

  private func figure(_ title: String, _ axis: String, _ value: (Row) -> Double) -> Figure {
    let rows = rows(.empties)
    let points = rows.map { row in
      Chart.Point(
        Double(row.key) ?? 0, value(row),
        "\(row.key) empty squares: \(Wording.fixed(value(row), decimals: 2)) \(axis), \(row.accuracy.choices) moves")
    }
    return Figure(
      title, caption: "By the empty squares before the move; the game goes from right to left.",
      Chart(
        x: Chart.Axis("empty squares", isWhole: true), y: Chart.Axis(axis, holdsZero: true),
        [Chart.Series(.bars, points)]),
      numbers: table(rows, titled: "empty squares"))
  }

  /// Losses by opening and by player, as bars with their tables.
  private var tables: [Figure] {
    [
      (Row.Group.phase, "phase", "By phase"), (.opening, "opening", "By opening"), (.player, "player", "By player"),
      (.time, "month", "By month"), (.year, "year", "By year"),
    ]
    .compactMap { group, what, title in
      let rows = rows(group)
      guard !rows.isEmpty else { return nil }
      let shown = rows.prefix(Self.mostRows)
      let caption =
        "Discs lost per move."
        + (rows.count > shown.count ? " The \(shown.count) with the most games; the table has all." : "")
      return Figure(
        title, caption: caption,
        RowChart(
          "discs lost per move", names: ("", "of all moves with an alternative"),
          shown.map { row in
            RowChart.Row(
              row.name, exact: row.accuracy.meanLoss,
              "\(row.name): \(Wording.fixed(row.accuracy.meanLoss, decimals: 2)) discs per move, \(row.entry.games) games"
            )
          }, about: [0]),
        numbers: table(rows, titled: what))
    }
  }

  private func table(_ rows: [Row], titled title: String) -> NumberTable {
    NumberTable(
      [
        title, "games", "moves", "accuracy", "discs lost per move", "standard error", "±", "best moves", "mistakes",
        "proved share of the loss",
      ],
      numeric: Set((title == "empty squares" ? 0 : 1)...9),
      rows: rows.map { $0.shownCells.map { NumberTable.Cell($0) } })
  }
}
