import Documents
import ExactArithmetic
import GameCore
import Memory

extension MemoryReportDocument {
  package func text(style: TextStyle, run: RunInfo?) -> String {
    let seats = report.seats
    var text = style.heading(heading)
    if let variant = report.variant {
      text += variantFacts(variant).text(style: style) + variantWords(variant, style)
      if let reason = report.stopReason { text += "\nStopped early (\(reason.words)).\n" }
      return text + "\n" + style.evidence(report.evidence)
    }
    text += (seats == .solitaire ? solitaireFacts : twoPlayerFacts).text(style: style) + stalls(style)
    if let value = report.expectedTurnsWithRecall, let recall = report.recall {
      let cards = Wording.count(recall, "card", "cards")
      let turns = ExpectationValue(value, digits: digits).decimal
      text += "\n" + style.wrapped("Expected turns for a player who remembers only the last \(cards): \(turns)")
    }
    if !chances.isEmpty { text += "\n" + chart(style) }
    if seats == .twoPlayers, !report.moves.rows.isEmpty { text += "\n" + moves(style) }
    if let reason = report.stopReason { text += "\nStopped early (\(reason.words)).\n" }
    return text + "\n" + style.evidence(report.evidence)
  }

  private var solitaireFacts: TextTable {
    var table = TextTable(.words(""), .words(""))
    if let value = value(.turns) { table.add("expected turns", value.decimal) }
    if let value = moment({ $0.variance }) { table.add("variance", value.decimal) }
    if let value = luckyMatches {
      table.add("expected lucky matches", "\(value.decimal)  (tends to ln 2)")
    }
    if let asymptote = report.asymptote, let above = report.aboveAsymptote {
      let difference = Wording.fixed(above, decimals: 6)
      table.add(
        "(3 − 2 ln 2)n + 7/8 − 2 ln 2", "\(Wording.fixed(asymptote, decimals: 6))  (difference \(difference))")
    }
    if let turns = report.turns {
      let quantiles = Quantile.all(turns).map { String($0.turns) }
      table.add("quantiles (5, 25, 50, 75, 95 %)", quantiles.joined(separator: ", ") + " turns")
    }
    return table
  }

  private var twoPlayerFacts: TextTable {
    var table = TextTable(.words(""), .words(""))
    if let value = value(.lead) { table.add("expected lead in pairs", value.decimal) }
    if let gains = report.gains {
      table.add("first player wins", decimal(gains.winProbability))
      table.add("second player wins", decimal(gains.lossProbability))
      table.add("draw", decimal(gains.drawProbability))
    }
    if let departures = report.departuresFromClosedRule?.map({ "(\($0.pairs), \($0.known))" }) {
      table.add(
        "departs from the rule of Zwick and Paterson",
        departures.isEmpty
          ? "nowhere" : "at " + departures.prefix(8).joined(separator: ", ") + (departures.count > 8 ? ", …" : ""))
    }
    if let undecided = report.undecidedCount, undecided > 0 {
      table.add("moves too close to decide", String(undecided))
    }
    return table
  }

  private func decimal(_ chance: Rational) -> String { chance.decimal(digits: digits) }

  /// Games that end in passing are won, drawn or lost as well.
  private func stalls(_ style: TextStyle) -> String {
    guard let chance = report.gains?.stallProbability, !chance.isZero else { return "" }
    return style.wrapped(
      "\((chance * 100).decimal(digits: digits)) % of all games stall: turning another unknown card would cost either "
        + "player, so both pass indefinitely. The pairs taken before decide who has won.")
  }

  /// Bars for the outcomes that are not negligible.
  private func chart(_ style: TextStyle) -> String {
    style.bars(
      chances.map { (label: String($0.outcome), chance: $0.chance) },
      titled: report.seats == .solitaire ? "turns" : "gain", digits: digits)
  }

  /// The first rows of the table of moves.
  private func moves(_ style: TextStyle) -> String {
    let rows = report.moves.rows
    let count = min(rows.count, 20)
    var text = style.wrapped(
      "Best moves: the number of unknown cards to turn at most, by pairs n (rows) and known cards k = 0 … n")
    for (index, row) in rows.prefix(count).enumerated() {
      let number = String(index + 1)
      text += String(repeating: " ", count: 4 - number.count) + number + "  "
      text += row.map { String($0.rawValue) }.joined(separator: " ") + "\n"
    }
    if rows.count > count { text += "   … (--json lists all \(rows.count) rows)\n" }
    return text
  }
}
