import CardMatch
import Documents
import ExactArithmetic
import GameCore

/// The value of face-down play: `cardmatch solve`.
package struct CardMatchSolveDocument: Document {
  let solution: FaceDownSolution
  private let digits: Int

  /// Shows the solution of a game for one strategy.
  package init(_ solution: FaceDownSolution, digits: Int) {
    self.solution = solution
    self.digits = digits
  }

  package static let shape = Shape<Self>(
    Field("expectedScore", "The expected score of a fresh table") {
      FractionValue($0.solution.value, digits: $0.digits)
    },
    Field("states", "The states, up to the names of ranks and suits") { $0.solution.stateCount },
    Field("statesBySeenCards", "The same for 0, 1, 2, … cards seen") {
      zip($0.solution.closedStates, $0.solution.openStates).map { $0 + $1 }
    },
    Field("evidence", "The evidence for the score") { $0.solution.evidence })

  package var inBrief: String? {
    let cards = Wording.count(solution.game.dealSize, "card", "cards")
    return "\(cards) face down, \(solution.play.rawValue) play: \(solution.value.decimal(digits: 6)) points expected"
  }

  package func text(style: TextStyle, run: RunInfo?) -> String {
    let cards = Wording.count(solution.game.dealSize, "card", "cards")
    return style.heading("\(cards) face down, \(solution.play.rawValue) play")
      + "Expected score: \(style.paint(solution.value.decimal(digits: digits), .bold))\n"
      + "\(Wording.count(solution.stateCount, "state", "states"))\n\n" + style.evidence(solution.evidence)
  }
}
