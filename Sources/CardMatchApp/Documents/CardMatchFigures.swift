import CardMatch
import Documents
import ExactArithmetic
import GameCore

extension CardMatchReportDocument: FigureDocument {
  package var title: String {
    "\((distribution.clearableProbability * 100).decimal(digits: 4)) % of all deals of "
      + "\(Wording.count(distribution.dealSize, "card", "cards")) can be cleared"
  }

  package var lead: [String] {
    let clearable = (distribution.clearableProbability * 100).decimal(digits: digits)
    return [
      "Of all \(distribution.total.words()) deals exactly \(clearable) % can be cleared; the mean best score is "
        + "\(distribution.meanBestScore.decimal(digits: digits))."
    ]
  }

  package var figures: [Figure] { [scores, left] + [policies].compactMap { $0 } }

  private var scores: Figure {
    let points = rows.map { row in
      let share = 100 * Rational(row.deals, distribution.total).toDouble()
      return Chart.Point(Double(row.score), share, "best score \(row.score): \(row.deals.words()) deals")
    }
    let mean = distribution.meanBestScore
    return Figure(
      "The best score of a deal with all cards visible", caption: "The share of all deals, counted, not sampled.",
      Chart(
        x: Chart.Axis("best score", isWhole: true), y: Chart.Axis("share of the deals, %", holdsZero: true),
        [Chart.Series(.bars, points)], guides: [.at(mean.toDouble(), "mean \(mean.decimal(digits: min(digits, 5)))")]),
      numbers: numberTable)
  }

  private var left: Figure {
    let counts = distribution.dealsByFewestLeft.enumerated().filter { !$1.isZero }
    let points = counts.map { cards, deals in
      Chart.Point(
        Double(cards), 100 * Rational(deals, distribution.total).toDouble(),
        "\(Wording.count(cards, "card", "cards")): \(deals.words()) deals")
    }
    return Figure(
      "The fewest cards that must remain", caption: "0: the deal can be cleared.",
      Chart(
        x: Chart.Axis("remaining cards", isWhole: true), y: Chart.Axis("share of the deals, %", holdsZero: true),
        [Chart.Series(.bars, points, ink: .second)]),
      numbers: NumberTable(
        ["cards", "deals", "probability"], numeric: [0, 1, 2],
        rows: counts.map { cards, deals in
          [
            NumberTable.Cell("\(cards)"), NumberTable.Cell(deals.description),
            NumberTable.Cell(FractionValue(Rational(deals, distribution.total), digits: digits)),
          ]
        }))
  }

  /// Strategies for face-down play, exact and sampled.
  private var policies: Figure? {
    guard let comparisons = report.comparisons, !comparisons.isEmpty else { return nil }
    let rows = comparisons.map { comparison in
      switch comparison {
      case .exact(let solution):
        RowChart.Row(
          solution.play.rawValue, exact: solution.value.toDouble(),
          "\(solution.play.rawValue): \(solution.value.decimal(digits: digits)), exact")
      case .sampled(let simulation):
        RowChart.Row(
          simulation.player.word, value: simulation.score.value,
          interval: simulation.score.interval.map { $0.lowerBound...$0.upperBound },
          "\(simulation.player.word): \(Wording.fixed(simulation.score.value ?? 0, decimals: 3)), sampled")
      }
    }
    return Figure(
      "Strategies of face-down play",
      caption: "The expected score with perfect memory, planned at each choice, or at random.",
      RowChart("expected score", rows, about: [0]))
  }
}

extension CardMatchSimulateDocument: FigureDocument {
  package var title: String {
    "\(Wording.count(simulation.score.trials, "game", "games")) of "
      + "\(Wording.count(simulation.game.dealSize, "card", "cards")), \(simulation.player.word)"
      + (simulation.score.value.map { ": mean score \(Wording.fixed($0, decimals: 2))" } ?? "")
  }

  package var figures: [Figure] {
    Figure.sample(
      "The scores of the games", of: "score",
      simulation.gamesByScore.sorted { $0.key < $1.key }.map { (outcome: $0.key, count: $0.value) },
      mean: simulation.score, play: "expectation of this strategy",
      exact: simulation.expectedScore.map { (value: $0.toDouble(), text: $0.decimal(digits: 6)) }
    ) { "score \($0)" }
  }
}

extension CardMatchAnalyzeDocument: FigureDocument {
  package var title: String {
    let left = analysis.bestPlay.left.count
    return
      "Best score \(analysis.bestScore), \(left == 0 ? "all cards cleared" : Wording.count(left, "card remains", "cards remain"))"
  }

  package var lead: [String] {
    let left = analysis.bestPlay.left.count
    let isMore = left > analysis.fewestLeft
    return [reason]
      + (isMore
        ? ["The best score isn't reached by clearing most: it leaves \(Wording.count(left, "card", "cards"))."] : [])
  }

  package var figures: [Figure] {
    var signs: [Int: String] = [:]
    for (number, group) in analysis.bestPlay.groups.enumerated() {
      for index in group.cards { signs[index] = "\(number + 1)" }
    }
    let isPairs = analysis.scoring.group == .two
    return [
      Figure(
        "The deal and its best \(isPairs ? "pairs" : "groups")",
        caption:
          "The same number below \(isPairs ? "two cards marks a pair" : "three cards marks a group"); \(Wording.count(analysis.bestPlay.left.count, "card remains", "cards remain")).",
        PlayingCardsPicture(places: cards.map { .up(CardNotation.symbol($0)) }, signs: signs))
    ]
  }
}

extension CardMatchHintsDocument: FigureDocument {
  package var title: String {
    guard let best = advice.options.first else { return "An empty table" }
    return "\(best.action.words(in: advice)): \(best.value.decimal(digits: 4)) points expected"
      .capitalizedFirst
  }

  package var lead: [String] { ["Expected further score: \(advice.value.decimal(digits: digits))."] }

  package var figures: [Figure] {
    let options = advice.options.prefix(24)
    guard !options.isEmpty else { return [] }
    let rows = options.map { option in
      let words = option.action.words(in: advice)
      return RowChart.Row(words, exact: option.value.toDouble(), "\(words): \(option.value.decimal(digits: digits))")
    }
    return [
      Figure(
        "The choices, best first", caption: "Expected further score, exact.",
        RowChart("expected further score", rows),
        numbers: numberTable)
    ]
  }
}

extension CardMatchDealDocument: FigureDocument {
  package var title: String { "A deal of \(Wording.count(cards.count, "card", "cards"))" }
  /// The picture holds them.
  package var pageTable: NumberTable? { nil }

  package var figures: [Figure] {
    guard !cards.isEmpty else { return [] }
    return [
      Figure(
        "The cards as they were dealt", caption: "",
        PlayingCardsPicture(places: cards.map { .up(CardNotation.symbol($0)) }))
    ]
  }
}

extension CardMatchSolveDocument: FigureDocument {
  package var figures: [Figure] {
    let points = states.enumerated().filter { $1 > 0 }.map {
      Chart.Point(Double($0), Double($1), "\($0) seen: \(Wording.count($1, "state", "states"))")
    }
    guard !points.isEmpty else { return [] }
    return [
      Figure(
        "The states of the game, by the cards seen", caption: "Up to the names of ranks and suits.",
        Chart(
          x: Chart.Axis("cards seen", isWhole: true), y: Chart.Axis("states", .logarithmic),
          [Chart.Series(.points, points)]),
        numbers: NumberTable(
          ["cards seen", "states"], numeric: [0, 1],
          rows: states.enumerated().map { [NumberTable.Cell("\($0)"), NumberTable.Cell(Wording.grouped($1))] }))
    ]
  }
}
