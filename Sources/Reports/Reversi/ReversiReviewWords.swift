import GameCore
import Reversi

extension ReversiReviewDocument {
  /// Who played whom, and the result.
  var title: String {
    let record = review.record
    let names = "\(record.black.name ?? "black") – \(record.white.name ?? "white")"
    guard let difference = record.playedDifference ?? record.outcome.map({ $0.blackDifference / 100 }) else {
      return names
    }
    let squares = record.line.start.size.squareCount
    return "\(names) \((squares + difference) / 2)–\((squares - difference) / 2)"
  }

  /// Where and when, and how the game ended if not by its last move.
  var facts: String {
    let record = review.record
    var facts = [record.event, record.date].compactMap { $0 }
    switch record.outcome?.cause {
    case .resignation: facts.append("ended by resignation")
    case .time: facts.append("ended on time")
    case .agreement: facts.append("ended by agreement")
    case nil: break
    }
    if !record.line.end.isFinished { facts.append("the moves don't reach the end of the game") }
    return facts.joined(separator: "; ")
  }

  /// The moves, one a row.
  var table: TextTable {
    var table = TextTable(
      .numbers("#"), .words("move"), .numbers("discs"), .words("best"), .numbers("discs"), .numbers("loss"), .words(""))
    for (index, move) in review.moves.enumerated() { table.add(cells: Self.cells(move, index: index, in: review)) }
    return table
  }

  /// One row.
  static func cells(_ move: GameReview.Move?, index: Int, in review: GameReview) -> [String] {
    guard let move else {
      return ["\(index + 1)", "\(review.record.line.moves[index])", "", "", "", "", "not reached"]
    }
    let disc = move.side == .black ? "●" : "○"
    let isSame = move.best == move.move
    return [
      "\(index + 1)", "\(disc) \(move.move)", signed(move.value, move), isSame ? "" : "\(move.best)",
      isSame ? "" : signed(move.bestValue, move),
      move.loss == 0 ? "" : Wording.fixed(Double(move.loss) / 100, decimals: move.isProved ? 0 : 2),
      move.isForced ? "forced" : basis(move),
    ]
  }

  /// The worst moves in words, the worst first.
  var worstWords: [String] {
    review.worstMoves(worstCount).compactMap { index in
      review.moves[index].map { move in
        let loss = Wording.fixed(Double(move.loss) / 100, decimals: move.isProved ? 0 : 1)
        return "\(index + 1). \(move.move) cost \(move.isProved ? "" : "about ")\(loss) (\(move.best) was best)"
      }
    }
  }

  /// How well a side played, in words.
  static func words(_ accuracy: GameReview.Accuracy) -> String {
    guard accuracy.choices > 0 else { return "had no choice" }
    let proved = Wording.fixed(Double(accuracy.provedLoss) / 100, decimals: 0)
    return
      "\(accuracy.bestMoves) of \(accuracy.choices) moves were best (\(Wording.fixed(100 * accuracy.share, decimals: 0)) %); "
      + "\(Wording.fixed(accuracy.meanLoss, decimals: 2)) discs lost a move, "
      + "\(Wording.fixed(Double(accuracy.totalLoss) / 100, decimals: 1)) in all, \(proved) of them proved; "
      + Wording.count(accuracy.mistakes, "mistake", "mistakes")
  }

  /// What the numbers are.
  static let meaning = """
    final disc difference for the player who moves, the winner takes the empty squares; proved, or estimated to the depth \
    given. Moves within half a disc of the best count as best, moves that cost four discs or more as mistakes; forced \
    moves don't count.
    """

  /// What a move's values rest on.
  static func basis(_ move: GameReview.Move) -> String {
    switch move.evidence {
    case .heuristic(let depth, let selectivity): "depth \(depth)\(selectivity == 100 ? "" : "@\(selectivity)%")"
    default: "proved"
    }
  }

  private static func signed(_ value: Int, _ move: GameReview.Move) -> String {
    DiscValue(hundredths: value).signed(isProved: move.isProved)
  }
}
