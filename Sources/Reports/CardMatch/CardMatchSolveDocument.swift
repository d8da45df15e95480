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
  private let evidence: WordedEvidence

  /// Describes the solution of `game` for one way to play.
  package init(_ solution: FaceDownSolution, game: FaceDownGame, play: FaceDownPlay, digits: Int) {
    self.solution = solution
    request = Request(
      dealSize: game.dealSize, policy: play.word, scoring: ScoringEcho(game.scoring), digits: digits)
    result = Result(
      expectedScore: FractionValue(solution.value, digits: digits), states: solution.stateCount,
      statesBySeenCards: zip(solution.closedStates, solution.openStates).map { $0 + $1 },
      evidence: EvidenceValue(Self.evidence(game)))
    evidence = Self.evidence(game)
  }

  /// Up to twelve cards a test has compared whole states with their keys.
  private static func evidence(_ game: FaceDownGame) -> WordedEvidence {
    game.dealSize <= 12
      ? CardMatchHintsDocument.evidence
      : .proved(method: "exact decision process over everything that can be known, states told apart by 64-bit keys")
  }

  package func text(style: TextStyle, run: RunInfo) -> String {
    let cards = Wording.count(request.dealSize, "card", "cards")
    let value = solution.value.decimal(digits: request.digits)
    return style.heading("\(cards) face down, \(request.policy) play")
      + "Expected score: \(style.paint(value, .bold))\n"
      + "\(Wording.grouped(solution.stateCount)) states, \(Wording.duration(seconds: run.elapsedSeconds))\n\n"
      + style.paint(evidence.words.capitalizedFirst, .dim) + "\n"
  }
}
