import Documents
import ExactArithmetic
import GameCore
import Memory

/// What the report has in variants only.
enum MemoryVariantFields {
  static let all: [Field<MemoryReportDocument>] = [
    Field("expectedPoints", "Expected points with perfect memory (score)") { $0.value(.points) },
    Field("expectedPointsWithRecall", "Expected points of a player who remembers only the last cards (score, recall)") {
      document in
      document.report.variant?.pointsWithRecall.map { ExpectationValue($0, digits: document.digits) }
    },
    Field("advantage", "The first player's chance to win minus the chance to lose: a draw is half a win (aim: win)") {
      $0.value(.advantage)
    },
    Field("expectedPairs", "The pairs that each player expects to take, in the order of play (3 or 4 players)") {
      document in
      document.report.variant?.expectedPairs.map { $0.map { ExpectationValue($0, digits: document.digits) } }
    },
    Field("behind", "The numbers of pairs with which the first player is behind (several players)") { document in
      document.report.variant.flatMap { $0.proof == .turns ? $0.behind : nil }
    },
    Field("differences", "States in which the play for the lead loses some of the chance to win (aim: win)") {
      $0.report.variant?.winning?.differences.map { MemoryDifference(difference: $0) }
    },
  ]
}

/// A state in which two plays differ.
struct MemoryDifference: Record {
  package static var recordName: String { "playDifference" }
  let difference: WinningTable.Difference

  static let shape = Shape<Self>(
    Field("pairs", "The pairs on the table") { $0.difference.state.pairs },
    Field("known", "The known cards") { $0.difference.state.known },
    Field("lead", "By how many pairs the player to move is ahead") { $0.difference.lead },
    Field("winning", "The best move for the chance to win: how many unknown cards it may turn") {
      $0.difference.winning.rawValue
    },
    Field("gaining", "The best move for the lead") { $0.difference.gaining.rawValue })
}

extension VariantTable {
  /// The numbers of pairs with which the first player is behind.
  var behind: [Int] { valueByPairs.indices.filter { valueByPairs[$0] < 0 }.map { $0 + 1 } }
  /// The points of a short memory.
  var pointsWithRecall: Rational? { if case .points(let points) = details { points } else { nil } }
  /// The play for winning.
  var winning: WinningTable? { if case .winning(let table) = details { table } else { nil } }
  /// What each player expects to take on the largest table.
  var expectedPairs: [Rational]? {
    if case .players(let table) = details { table.expectedPairs.last } else { nil }
  }
}

extension PairsVariant.Measure {
  /// What is counted, in a sentence.
  var unit: String {
    switch self {
    case .turns: "turns"
    case .points: "points"
    case .lead: "pairs ahead"
    case .advantage: "more wins than losses in a game"
    }
  }

  /// What is expected, a title.
  var title: String {
    switch self {
    case .turns: "Expected turns"
    case .points: "Expected points"
    case .lead: "Expected lead of the first player"
    case .advantage: "The first player's advantage"
    }
  }

  /// What is expected, at an axis.
  var axis: String {
    switch self {
    case .turns: "expected turns"
    case .points: "expected points"
    case .lead: "expected pairs ahead"
    case .advantage: "chance to win minus chance to lose"
    }
  }
}

extension PairsVariant {
  /// The game in a few words.
  var words: String {
    switch self {
    case .course(let score): "\(score.match) for a match, −\(score.penalty) for a card shown again without one"
    case .kinds(let rules):
      rules.copies == rules.group
        ? "\(rules.group) of a kind" : "\(rules.copies) cards of each, taken by \(rules.group)"
    case .together: "both cards of a turn named at once"
    case .winning: "two players who aim to win"
    case .players(let count, .lead): "\(count) players"
    case .players(let count, .pairs): "\(count) players who want pairs"
    case .players(let count, .naive): "\(count) naive players"
    }
  }
}

extension MemoryReportDocument {
  /// What is reported.
  var heading: String {
    var nouns = ("pair", "pairs")
    if case .kinds = report.variant?.variant { nouns = ("face", "faces") }
    let game = report.variant?.variant.words ?? report.seats.words
    return "\(Wording.count(report.pairs, nouns.0, nouns.1)), \(game)\(isNaive ? "" : ", best play")"
  }

  /// Whether the play is a given one, not the best.
  var isNaive: Bool { if case .players(_, .naive)? = report.variant?.variant { true } else { false } }

  func variantFacts(_ table: VariantTable) -> TextTable {
    var facts = TextTable(.words(""), .words(""))
    func show(_ value: Rational) -> String {
      let (fraction, decimal) = (value.description, value.decimal(digits: digits))
      return value.isInteger || fraction.count > 30 ? decimal : "\(decimal) = \(fraction)"
    }
    if let value = table.valueByPairs.last, table.valueByPairs.count == report.pairs {
      facts.add(report.measure.axis, show(value))
    }
    if let recall = report.recall, let points = table.pointsWithRecall {
      facts.add("expected points with a memory of \(Wording.count(recall, "card", "cards"))", show(points))
    }
    if let value = report.expectedTurnsWithRecall {
      facts.add("expected turns with this memory", ExpectationValue(value, digits: digits).decimal)
    }
    if let winning = table.winning {
      facts.add("first player wins", show(winning.winProbability))
      facts.add("second player wins", show(winning.lossProbability))
      facts.add("draw", show(winning.drawProbability))
    }
    for (index, pairs) in (table.expectedPairs ?? []).enumerated() {
      facts.add("player \(index + 1) expects to take", show(pairs) + " pairs")
    }
    return facts
  }

  /// What there is to know besides.
  func variantWords(_ table: VariantTable, _ style: TextStyle) -> String {
    guard table.stopReason == nil else { return "" }
    switch table.variant {
    case .course:
      return "\n"
        + style.wrapped(
          "With perfect memory no point is lost: turn an unknown card, then its mate if that is known, otherwise a "
            + "second unknown card.")
    case .kinds(let rules):
      let turns = "A turn ends with \(rules.group) equal cards, which are taken, or with the first that differs."
      return "\n"
        + style.wrapped(
          rules.copies > rules.group
            ? turns + " Leave known groups until all cards are known: one of them may match a card that you turn first."
            : turns)
    case .together:
      return "\n"
        + style.wrapped("Name two unknown cards; when at most two are unknown, a known card and an unknown one.")
    case .winning: return table.winning.map { differences($0, style) } ?? ""
    case .players(let count, let manner):
      let left = Rational(report.pairs) - (table.expectedPairs ?? []).reduce(Rational(0)) { $0 + $1 }
      let stalls =
        left.isZero ? "" : " \(left.decimal(digits: digits)) pairs stay on the table: all \(count) players pass."
      let equals = "of equally good moves the boldest is made."
      let play =
        switch manner {
        case .lead: "Each player plays for the lead over the mean of the others; " + equals
        case .pairs: "Each player plays for pairs, so no player passes; " + equals
        case .naive: "Each player always turns two unknown cards, where there are two. " + behind(table)
        }
      return "\n" + style.wrapped(play + stalls)
    }
  }

  /// With how many pairs the first player is behind: "… is behind with 2 and 3 pairs of 1 to 4".
  private func behind(_ table: VariantTable) -> String {
    let all = table.behind
    guard !all.isEmpty else { return "The first player is never behind with up to \(report.pairs) pairs." }
    let even = table.valueByPairs.contains { $0.isZero } ? "" : ", and never even"
    return "The first player is behind with \(Wording.list(all.map(String.init))) "
      + " pairs of 1 to \(report.pairs)\(even)."
  }

  private func differences(_ table: WinningTable, _ style: TextStyle) -> String {
    let all = table.differences
    guard !all.isEmpty else {
      return "\n" + style.wrapped("The play for the lead in pairs wins as often: the two nowhere differ.")
    }
    var text =
      "\n"
      + style.wrapped(
        "In \(Wording.count(all.count, "state", "states")) the play for the lead loses some of the chance to win "
          + "(moves are named by the number of unknown cards they may turn):")
    var rows = TextTable(
      .numbers("pairs"), .numbers("known"), .numbers("lead"), .numbers("for winning"), .numbers("for the lead"))
    for difference in all.prefix(12) {
      rows.add(
        "\(difference.state.pairs)", "\(difference.state.known)", "\(difference.lead)",
        "\(difference.winning.rawValue)", "\(difference.gaining.rawValue)")
    }
    text += rows.text(style: style)
    if all.count > 12 { text += "… (--json lists all \(all.count))\n" }
    return text
  }
}
