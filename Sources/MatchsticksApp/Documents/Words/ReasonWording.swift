import Documents
import ExactArithmetic
import Matchsticks

/// Why a position is won or lost, in one sentence.
struct ReasonWording {
  package let game: TakeAwayGame
  let heaps: [HeapSize]
  let analysis: PositionAnalysis

  /// The reason and what to play, for a program that shows one line.
  var sentence: String { [theory, advice].compactMap { $0 }.joined(separator: "; ") }

  /// What to play: "take 1 and leave 17".
  var advice: String {
    guard let suggestion = analysis.suggestion else {
      return "there is no move; "
        + (game.play == .normal ? "the player to move has lost" : "the player to move has won")
    }
    return advice(suggestion)
  }

  /// What the theory of the rules says, if it has a short word for it.
  var theory: String? {
    switch analysis.explanation {
    case .noMove, .none: return nil
    case .multiples: return multiples
    case .nimSum(let sum): return "\(name) \(sum.words())"
    case .misereNimSum(let sum):
      let end = analysis.outcome == .pPosition ? "loses" : "wins"
      return "\(name) \(sum.words()), which \(end) in misère play where no value is above 1"
    }
  }

  /// What anybody can check: which numbers lose.
  var multiples: String? {
    guard case .multiples(let modulus, let remainder) = analysis.explanation else { return nil }
    let multiple = "\(remainder == 0 ? "" : "\(remainder) more than ")a multiple of \(modulus.words())"
    return analysis.outcome == .pPosition
      ? "\(heaps[0].words) is \(multiple), and such heaps lose"
      : "heaps that are \(multiple) lose, and \(heaps[0].words) is not"
  }

  private var name: String { (analysis.heapValues ?? []).count > 1 ? "nim-sum" : "Grundy value" }

  private func advice(_ suggestion: PositionAnalysis.Suggestion) -> String {
    let move = suggestion.move
    if let line = game.rules.line, !line.takes(move) {
      let words = line.words(of: move, heaps: heaps)
      switch suggestion.reason {
      case .wins: return words
      case .lastsLongest(let moves):
        return
          "every move loses; \(words), which makes the game last \(Wording.count(moves, "more move", "more moves"))"
      case .takesLeast: return "every move loses; \(words), which keeps most of the numbers"
      }
    }
    let from = heaps.count > 1 ? " from the heap of \(heaps[move.heap].words)" : ""
    let take = move.take.isZero ? "break the heap of \(heaps[move.heap].words)" : "take \(move.take.words())\(from)"
    let leaves = Wording.list(move.leaves.map { $0.words })
    let leaving =
      move.take.isZero
      ? " into \(leaves)" : move.leaves.count > 1 || heaps.count == 1 ? " and leave \(leaves)" : ""
    switch suggestion.reason {
    case .wins: return take + leaving
    case .lastsLongest(let moves):
      return
        "every move loses; \(take)\(leaving), which makes the game last \(Wording.count(moves, "more move", "more moves"))"
    case .takesLeast: return "every move loses; \(take)\(leaving), which gives the opponent the most chances to err"
    }
  }
}
