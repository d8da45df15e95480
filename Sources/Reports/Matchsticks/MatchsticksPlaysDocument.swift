import ExactArithmetic
import GameCore
import Matchsticks

/// The number of complete plays: `matchsticks plays`.
public struct MatchsticksPlaysDocument: Document {
  /// What was asked.
  public struct Request: Encodable, Sendable {
    let rules: String
    let play: String
    let first: NumberEcho?
    let pile: NumberEcho
  }

  /// What came out.
  public struct Result: Encodable, Sendable {
    let count: IntegerText
    let firstPlayerWins: IntegerText
    let digitCount: Int
    let evidence: EvidenceValue
  }

  /// `puzzlelab/matchsticks.plays/1`.
  public static let schema = "puzzlelab/matchsticks.plays/1"
  /// What was asked.
  public let request: Request
  /// What came out.
  public let result: Result
  private let game: TakeAwayGame
  private let pile: BigInt
  private let plays: PlayCount

  /// Creates the document of the plays of one heap.
  public init(game: TakeAwayGame, pile: BigInt, plays: PlayCount) {
    self.game = game
    self.pile = pile
    self.plays = plays
    let echo = GameEcho(game)
    request = Request(rules: echo.rules, play: echo.play, first: echo.first, pile: NumberEcho(pile))
    result = Result(
      count: IntegerText(plays.total), firstPlayerWins: IntegerText(plays.firstPlayerWins),
      digitCount: plays.total.digitCount, evidence: EvidenceValue(plays.evidence.worded))
  }

  /// The count for a person.
  public func text(style: TextStyle, run: RunInfo) -> String {
    var text = style.heading("Complete plays of a heap of \(pile.words())")
    text += "\(game.rules.words.capitalizedFirst); \(game.play.words).\n\n"
    text += "\(plays.total.words(longest: 2000)) plays\n"
    text += "\(plays.firstPlayerWins.words(longest: 2000)) of them are won by the first player"
    guard !plays.total.isZero else { return text + "\n" }
    let share = Rational(plays.firstPlayerWins, plays.total).toDouble() * 100
    return text + " (\(Wording.short(share)) %)\n"
  }
}
