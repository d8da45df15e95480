import CardMatch
import ExactArithmetic
import GameCore

/// The value of face-down play: `cardmatch solve`.
package struct CardMatchSolveDocument: Document {
  package struct Request: Encodable, Sendable {
    let dealSize: Int
    let policy: String
    let scoring: ScoringEcho
    let digits: Int
  }

  package struct Result: Encodable, Sendable {
    let expectedScore: FractionValue
    /// The states that differ in more than the names of ranks and suits.
    let states: Int
    let statesBySeenCards: [Int]
    let evidence: EvidenceValue
  }

  package static let schema = "puzzlelab/cardmatch.solve/1"

  package let request: Request
  package let result: Result
  private let solution: FaceDownSolution

  /// Shows the solution of a game for one way to play.
  package init(_ solution: FaceDownSolution, digits: Int) {
    self.solution = solution
    request = Request(
      dealSize: solution.game.dealSize, policy: solution.play.word, scoring: ScoringEcho(solution.game.scoring),
      digits: digits)
    result = Result(
      expectedScore: FractionValue(solution.value, digits: digits), states: solution.stateCount,
      statesBySeenCards: zip(solution.closedStates, solution.openStates).map { $0 + $1 },
      evidence: EvidenceValue(solution.evidence.worded))
  }

  package func text(style: TextStyle, run: RunInfo) -> String {
    let cards = Wording.count(request.dealSize, "card", "cards")
    let value = solution.value.decimal(digits: request.digits)
    return style.heading("\(cards) face down, \(request.policy) play")
      + "Expected score: \(style.paint(value, .bold))\n"
      + "\(Wording.grouped(solution.stateCount)) states, \(Wording.duration(seconds: run.elapsedSeconds))\n\n"
      + style.paint(solution.evidence.worded.words.capitalizedFirst, .dim) + "\n"
  }
}
