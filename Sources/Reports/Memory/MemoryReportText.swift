import ExactArithmetic
import GameCore
import Memory

extension MemoryReportDocument {
  package func text(style: TextStyle, run: RunInfo) -> String {
    let seats = report.seats
    var text = style.heading("\(Wording.count(request.pairs, "pair", "pairs")), \(seats.words), best play")
    text += seats == .solitaire ? solitaireFacts(style) : twoPlayerFacts(style)
    if let value = result.expectedTurnsWithRecall, let recall = request.recall {
      let cards = Wording.count(recall, "card", "cards")
      text += "\nExpected turns for somebody who remembers only the last \(cards): \(short(value))\n"
    }
    if !shares.isEmpty { text += "\n" + chart(style) }
    if seats == .twoPlayers { text += "\n" + moves(style) }
    if let reason = report.stopReason { text += "\nStopped early: \(reason.words).\n" }
    return text + "\n" + style.paint(report.evidence.worded.words.capitalizedFirst, .dim) + "\n"
  }

  private func short(_ value: ComputedValue) -> String { String(value.decimal.prefix(16)) }

  private func solitaireFacts(_ style: TextStyle) -> String {
    var table = TextTable(.words(""), .words(""))
    if let value = result.expectedTurns { table.add("expected turns", short(value)) }
    if let value = result.variance { table.add("variance", short(value)) }
    if let value = result.luckyMatches { table.add("lucky matches expected", "\(short(value))  (tends to ln 2)") }
    if let asymptote = result.asymptote, let above = result.aboveAsymptote {
      let difference = Wording.fixed(above, decimals: 6)
      table.add(
        "(3 − 2 ln 2)n + 7/8 − 2 ln 2", "\(Wording.fixed(asymptote, decimals: 6))  (difference \(difference))")
    }
    if let quantiles = result.quantiles {
      table.add(
        "5, 25, 50, 75, 95 % of games within", quantiles.map { String($0.turns) }.joined(separator: ", ") + " turns")
    }
    return table.text(style: style)
  }

  private func twoPlayerFacts(_ style: TextStyle) -> String {
    var table = TextTable(.words(""), .words(""))
    if let value = result.expectedGain { table.add("expected pairs ahead of the other", short(value)) }
    let chances = [
      ("first player wins", result.winProbability), ("second player wins", result.lossProbability),
      ("draw", result.drawProbability),
    ]
    for (name, chance) in chances {
      if let chance { table.add(name, String(chance.decimal.prefix(10))) }
    }
    if let departures = result.departuresFromClosedRule {
      let states = departures.map { "(\($0[0]), \($0[1]))" }
      table.add(
        "departs from the rule of Zwick and Paterson",
        states.isEmpty ? "nowhere" : "at " + states.prefix(8).joined(separator: ", ") + (states.count > 8 ? ", …" : ""))
    }
    if let undecided = result.undecidedMoves, undecided > 0 {
      table.add("moves too near to tell apart", String(undecided))
    }
    return table.text(style: style) + stalls(style)
  }

  /// Games that end in passing are won, drawn or lost as well.
  private func stalls(_ style: TextStyle) -> String {
    guard let chance = report.gains?.stallProbability, !chance.isZero else { return "" }
    return style.wrapped(
      "Of all these games \((chance * 100).decimal(places: 2)) % stall: both would pass for ever. Who has won is decided "
        + "by the pairs that were taken before.")
  }

  /// Bars for the outcomes that are not negligible.
  private func chart(_ style: TextStyle) -> String {
    let largest = shares.map(\.share).max() ?? 1
    let shown = shares.filter { $0.share >= 0.000_5 }
    let width = max(10, min(40, style.columns - 22))
    var table = TextTable(
      .numbers(report.seats == .solitaire ? "turns" : "gain"), .numbers("probability"), .words(""))
    for entry in shown {
      let bar = String(repeating: "█", count: Int((entry.share / largest * Double(width)).rounded()))
      table.add(String(entry.outcome), Wording.fixed(entry.share, decimals: 5), bar)
    }
    return table.text(style: style)
  }

  /// The first rows of the table of moves.
  private func moves(_ style: TextStyle) -> String {
    guard let rows = result.bestMoves else { return "" }
    let count = min(rows.count, 20)
    var text = "Best moves: the number of unknown cards to turn at most, by pairs n (rows) and known cards k = 0 … n\n"
    for (index, row) in rows.prefix(count).enumerated() {
      let number = String(index + 1)
      text +=
        String(repeating: " ", count: 4 - number.count) + number + "  "
        + row.map(String.init).joined(separator: " ") + "\n"
    }
    if rows.count > count { text += "   … (--json lists all \(rows.count) rows)\n" }
    return text
  }
}
