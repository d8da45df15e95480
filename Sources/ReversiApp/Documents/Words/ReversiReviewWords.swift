import Documents
import GameCore
import Reversi

extension ReversiReviewDocument {
  /// The players, and the result.
  package var title: String {
    let record = review.record
    let names = "\((record.black.name ?? "black").visible) – \((record.white.name ?? "white").visible)"
    guard let difference = record.playedDifference ?? record.outcome?.blackDifference.map({ $0 / 100 }) else {
      return names
    }
    let squares = record.line.start.size.squareCount
    return "\(names) \((squares + difference) / 2)–\((squares - difference) / 2)"
  }

  /// The opening with its moves, where and when, and how the game ended if not by its last move.
  var facts: String {
    let record = review.record
    let played = opening.map { "opening: \($0.words)" }
    var facts = [played, record.event?.visible, record.date?.visible].compactMap { $0 }
    switch record.outcome?.cause {
    case .resignation: facts.append("ended by resignation")
    case .time: facts.append("ended on time")
    case .agreement: facts.append("ended by agreement")
    case .forfeit: facts.append("ended by forfeit")
    case nil: break
    }
    if let winner = record.outcome?.winner { facts.append("\(winner) won") }
    if !record.line.end.isFinished { facts.append("unfinished game") }
    return facts.joined(separator: "; ")
  }

  /// The moves, one per row.
  var table: TextTable {
    var table = TextTable(
      .numbers("#"), .words("played"), .numbers("for black"), .words("best"), .numbers("for black"), .numbers("loss"),
      .words(""), .words(""))
    for (index, move) in review.moves.enumerated() { table.add(cells: cells(move, index: index)) }
    return table
  }

  /// One row.
  private func cells(_ move: GameReview.Move?, index: Int) -> [String] {
    guard let move else {
      return ["\(index + 1)", "\(review.record.line.moves[index])", "", "", "", "", "", lack(index)]
    }
    let disc = move.side == .black ? "●" : "○"
    return ["\(index + 1)", "\(disc) \(move.move)"] + Self.values(move) + [Self.mark(move), Self.basis(move)]
  }

  /// Why a move has no values.
  func lack(_ index: Int) -> String { index < review.firstJudged ? "not judged" : "not reached" }

  /// Which moves aren't judged, and why; `nil` where all are.
  var unjudged: String? {
    guard review.firstJudged > 0 else { return nil }
    let isDrawn = review.firstJudged == review.record.drawnPlies
    let reason =
      isDrawn ? "drawn by lot (game type \((review.record.variant ?? "").visible))" : "given, not chosen by the players"
    return review.firstJudged == 1
      ? "ply 1 isn't judged: it was \(reason)" : "plies 1 to \(review.firstJudged) aren't judged: they were \(reason)"
  }

  /// What a move led to, the best one and what that led to, both for black; what the difference
  /// cost.
  static func values(_ move: GameReview.Move) -> [String] {
    let isSame = move.best == move.move
    return [
      forBlack(move.value, move), isSame ? "" : "\(move.best)", isSame ? "" : forBlack(move.bestValue, move),
      move.loss == 0 ? "" : Wording.fixed(Double(move.loss) / 100, decimals: move.isProved ? 0 : 2),
    ]
  }

  /// "?" for a move that cost two discs or more, "??" for a mistake of four or more.
  static func mark(_ move: GameReview.Move) -> String {
    move.loss >= GameReview.mistakeLoss ? "??" : move.loss >= GameReview.mistakeLoss / 2 ? "?" : ""
  }

  /// The review on one line, for a file of many games.
  var summaryLine: String {
    let sides = Side.allCases.map { side -> String in
      let accuracy = review.accuracy(of: side)
      return
        "\(side) \(Self.percent(accuracy)), \(Wording.fixed(accuracy.meanLoss, decimals: 2)) per move, \(accuracy.bestMoves)/\(accuracy.choices) best"
    }
    let worst = worstWords.first.map { "; worst: \($0)" } ?? ""
    return "\(title): \(sides.joined(separator: "; "))\(worst)\n"
  }

  /// The worst moves in words, the worst first.
  var worstWords: [String] {
    review.worstMoves(worstCount).compactMap { index in
      review.moves[index].map { move in
        let loss = Wording.fixed(Double(move.loss) / 100, decimals: move.isProved ? 0 : 1)
        return "\(index + 1). \(move.move) lost \(move.isProved ? "" : "about ")\(loss) discs (\(move.best) was best)"
      }
    }
  }

  /// How well a side played, in words; a review that isn't complete says nothing about the moves
  /// that it didn't reach.
  static func words(_ accuracy: GameReview.Accuracy, isComplete: Bool = true) -> String {
    guard accuracy.choices > 0 else {
      return isComplete ? "had no choice" : "no move with an alternative has been examined yet"
    }
    let proved = Wording.fixed(Double(accuracy.provedLoss) / 100, decimals: 0)
    return
      "accuracy \(percent(accuracy)); \(accuracy.bestMoves) of \(accuracy.choices) moves were best (\(Wording.fixed(100 * accuracy.share, decimals: 0)) %); "
      + "\(Wording.fixed(accuracy.meanLoss, decimals: 2)) discs lost per move, "
      + "\(Wording.fixed(Double(accuracy.totalLoss) / 100, decimals: 1)) in all, \(proved) of them proved; "
      + mistakes(accuracy)
  }

  /// The accuracy: "87.4 %".
  private static func percent(_ accuracy: GameReview.Accuracy) -> String {
    Wording.fixed(accuracy.score, decimals: 1) + " %"
  }

  /// How many moves lost much, by what they lost: "2 inaccuracies, 1 mistake of 6.0 discs".
  private static func mistakes(_ accuracy: GameReview.Accuracy) -> String {
    let small =
      accuracy.inaccuracies == 0 ? "" : Wording.count(accuracy.inaccuracies, "inaccuracy", "inaccuracies") + ", "
    guard accuracy.mistakes > 0 else { return small + "no mistakes" }
    let discs = Wording.fixed(Double(accuracy.mistakesLoss) / 100, decimals: 1)
    let blunders = accuracy.blunders == 0 ? "" : ", \(accuracy.blunders) of them of ten or more"
    return small + Wording.count(accuracy.mistakes, "mistake", "mistakes") + " of \(discs) discs\(blunders)"
  }

  /// Both sides' accuracy by phase; `nil` where all judged moves belong to one.
  var phaseWords: String? {
    let names: [ReviewSummary.Phase: String] = [.opening: "opening", .middle: "middle game", .end: "endgame"]
    let parts = ReviewSummary.Phase.allCases.compactMap { phase -> String? in
      let sides = phases.filter { $0.phase == phase }
      guard !sides.isEmpty else { return nil }
      return "\(names[phase] ?? "") " + sides.map { "\($0.side) \(Self.percent($0.accuracy))" }.joined(separator: ", ")
    }
    return parts.count < 2 ? nil : parts.joined(separator: "; ")
  }

  /// What the numbers are.
  static let meaning = """
    final disc difference for black, whoever moves; the winner takes the empty squares; proved, or estimated at the \
    depth shown. Moves less than half a disc worse than the best count as best, moves that lose four discs or more \
    (??) as mistakes; ? marks inaccuracies of two discs or more; forced moves don't count. Accuracy: the mean of \
    4 ÷ (4 + discs lost) over the moves.
    """

  /// What a move's values rest on.
  static func basis(_ move: GameReview.Move) -> String {
    guard case .heuristic(let depth, let selectivity) = move.evidence else {
      return move.isForced ? "forced" : "proved"
    }
    let estimate = "depth \(depth)\(selectivity == 100 ? "" : "@\(selectivity)%")"
    return move.isForced ? "forced, \(estimate)" : estimate
  }

  /// A value of the player who moved, as black's.
  static func forBlack(_ value: Int, _ move: GameReview.Move) -> String {
    DiscValue(hundredths: move.side == .black ? value : -value).signed(isProved: move.isProved)
  }
}
