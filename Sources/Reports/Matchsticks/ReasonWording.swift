import ExactArithmetic
import Matchsticks

/// Why a position is won or lost, in one sentence.
struct ReasonWording {
  let game: TakeAwayGame
  let heaps: [HeapSize]
  let analysis: PositionAnalysis

  var sentence: String {
    guard let suggestion = analysis.suggestion else {
      return "there is no move; "
        + (game.play == .normal ? "the player to move has lost" : "the player to move has won")
    }
    return [value, advice(suggestion)].compactMap { $0 }.joined(separator: "; ")
  }

  private var value: String? {
    if let residue { return residue }
    guard let sum = analysis.grundyValue else { return nil }
    let name = heaps.count > 1 ? "nim-sum" : "Grundy value"
    return "\(name) \(sum.words())"
  }

  /// What the numbers of one heap say under takes of 1…k: P-positions are one more than (misère), or exactly
  /// (normal), a multiple of k + 1.
  private var residue: String? {
    guard heaps.count == 1, case .take(let set) = game.rules, let limit = set.limit else { return nil }
    let multiple = "\(game.play == .misere ? "1 more than " : "")a multiple of \((limit + 1).words())"
    return analysis.outcome == .pPosition
      ? "\(heaps[0].words) is \(multiple), and such heaps lose"
      : "heaps that are \(multiple) lose, and \(heaps[0].words) is not"
  }

  private func advice(_ suggestion: PositionAnalysis.Suggestion) -> String {
    let move = suggestion.move
    let from = heaps.count > 1 ? " from the heap of \(heaps[move.heap].words)" : ""
    let take = move.take.isZero ? "break the heap of \(heaps[move.heap].words)" : "take \(move.take.words())\(from)"
    let rest = move.take.isZero || move.leaves.count > 1 ? " into \(Wording.list(move.leaves.map(\.words)))" : ""
    let leaving = rest.isEmpty && heaps.count == 1 ? " and leave \(move.leaves[0].words)" : rest
    switch suggestion.reason {
    case .wins: return take + leaving
    case .lastsLongest(let moves):
      return
        "every move loses; \(take)\(leaving), which makes the game last \(Wording.count(moves, "more move", "more moves"))"
    case .takesLeast: return "every move loses; \(take)\(leaving), which gives the opponent the most chances to err"
    }
  }
}
