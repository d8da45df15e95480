import ExactArithmetic
import GameCore
import Matchsticks

/// The heaps from which the player to move loses: `matchsticks losing`.
public struct MatchsticksLosingDocument: TableDocument {
  /// What was asked.
  public struct Request: Encodable, Sendable {
    let rules: String
    let play: String
    let first: NumberEcho?
    let to: NumberEcho
    let limit: Int
  }

  /// What came out.
  public struct Result: Encodable, Sendable {
    let count: IntegerText
    let positions: [IntegerText]
    let isComplete: Bool
    let computedTo: IntegerText?
    let evidence: EvidenceValue
  }

  /// `puzzlelab/matchsticks.losing/1`.
  public static let schema = "puzzlelab/matchsticks.losing/1"
  /// What was asked.
  public let request: Request
  /// What came out.
  public let result: Result
  private let game: TakeAwayGame
  private let losing: LosingPositions

  /// Creates the document of the losing heaps up to `bound`, of which at most `limit` are listed.
  public init(game: TakeAwayGame, bound: BigInt, losing: LosingPositions, limit: Int) {
    self.game = game
    self.losing = losing
    let echo = GameEcho(game)
    request = Request(rules: echo.rules, play: echo.play, first: echo.first, to: NumberEcho(bound), limit: limit)
    result = Result(
      count: IntegerText(losing.count), positions: losing.positions.map { IntegerText($0) },
      isComplete: losing.isComplete && losing.bound == bound,
      computedTo: losing.bound == bound ? nil : IntegerText(losing.bound),
      evidence: EvidenceValue(losing.evidence.worded))
  }

  /// The list for a person.
  public func text(style: TextStyle, run: RunInfo) -> String {
    var text = style.heading("Losing heaps from 1 to \(losing.bound.words())")
    text += "\(game.rules.words.capitalizedFirst); \(game.play.words).\n\n"
    text += style.wrapped(
      losing.positions.map { $0.words() }.joined(separator: "  ") + (losing.isComplete ? "" : "  …"))
    let listed = losing.isComplete ? "" : ", the first \(Wording.grouped(losing.positions.count)) listed"
    text += "\n\(losing.count.words()) in all\(listed)\n"
    return text + style.paint(style.wrapped(losing.evidence.worded.words.capitalizedFirst), .dim)
  }

  /// The listed heaps, one a line.
  public func csv() -> String {
    var table = TextTable(.numbers("heap"))
    for position in losing.positions { table.add(position.description) }
    return table.csv()
  }
}
