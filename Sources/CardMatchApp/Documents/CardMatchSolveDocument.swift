import CardMatch
import Documents
import ExactArithmetic
import GameCore

/// The value of play, face down or with all cards in view: `cardmatch solve`.
package struct CardMatchSolveDocument: Document {
  private let heading: String
  private let value: Rational
  /// The states by the number of seen cards; none where no information states were solved.
  let states: [Int]
  private let evidence: Evidence<CardMatchProof>
  private let digits: Int

  /// Shows the solution of a game for one strategy.
  package init(_ solution: FaceDownSolution, digits: Int) {
    let cards = Wording.count(solution.game.dealSize, "card", "cards")
    heading = "\(cards) face down, \(solution.play.rawValue) play\(solution.game.scoring.group.heading)"
    states = zip(solution.closedStates, solution.openStates).map { $0 + $1 }
    (value, evidence, self.digits) = (solution.value, solution.evidence, digits)
  }

  /// Shows the value of a deal with all cards in view.
  package init(_ analysis: DealAnalysis, digits: Int) {
    let cards = Wording.count(analysis.cards.count, "card", "cards")
    heading = "\(cards) in view\(analysis.scoring.group.heading)"
    states = []
    (value, evidence, self.digits) = (Rational(analysis.bestScore), analysis.evidence, digits)
  }

  package static let shape = Shape<Self>(
    Field("expectedScore", "The expected score of a fresh table, or the best score of cards in view") {
      FractionValue($0.value, digits: $0.digits)
    },
    Field("states", "The states, up to the names of ranks and suits") { $0.states.reduce(0, +) },
    Field("statesBySeenCards", "The same for 0, 1, 2, … cards seen") { $0.states },
    Field("evidence", "The evidence for the score") { $0.evidence })

  package var inBrief: String? { "\(heading): \(value.decimal(digits: 6)) points expected" }

  package func text(style: TextStyle, run: RunInfo?) -> String {
    style.heading(heading) + "Expected score: \(style.paint(value.decimal(digits: digits), .bold))\n"
      + (states.isEmpty ? "" : Wording.count(states.reduce(0, +), "state", "states") + "\n") + "\n"
      + style.evidence(evidence)
  }
}
