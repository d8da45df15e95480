import ExactArithmetic
import Matchsticks

/// The moves of a position, ranked: `matchsticks hints`.
public struct MatchsticksHintsDocument: TableDocument {
  /// A move with its rank.
  public struct Hint: Encodable, Sendable {
    let rank: Int
    let heap: Int
    let take: String
    let leaves: [String]
    let wins: Bool
    let lastsMoves: Int?
  }

  /// What came out.
  public struct Result: Encodable, Sendable {
    let outcome: String
    let hints: [Hint]
    let isComplete: Bool
    let evidence: EvidenceValue
  }

  /// `puzzlelab/matchsticks.hints/1`.
  public static let schema = "puzzlelab/matchsticks.hints/1"
  /// What was asked.
  public let request: MatchsticksPositionRequest
  /// What came out.
  public let result: Result
  private let game: TakeAwayGame
  private let heaps: [HeapSize]
  private let list: HintList

  /// Creates the document of a list that was cut after `limit` moves.
  public init(game: TakeAwayGame, heaps: [HeapSize], list: HintList, limit: Int) {
    self.game = game
    self.heaps = heaps
    self.list = list
    request = MatchsticksPositionRequest(game: game, heaps: heaps, limit: limit)
    let hints = list.moves.enumerated().map { place, ranked in
      Hint(
        rank: place + 1, heap: ranked.move.heap, take: ranked.move.take.description,
        leaves: ranked.move.leaves.map(\.description), wins: ranked.wins, lastsMoves: ranked.lasts)
    }
    result = Result(
      outcome: list.outcome.rawValue, hints: hints, isComplete: list.isComplete,
      evidence: EvidenceValue(list.evidence.worded))
  }

  /// The ranked moves for a person.
  public func text(style: TextStyle, run: RunInfo) -> String {
    var text = style.heading("Moves from \(Wording.list(heaps.prefix(20).map(\.words)))")
    text += "\(game.rules.words.capitalizedFirst); \(game.play.words).\n"
    text += style.paint(list.outcome.words, list.outcome == .nPosition ? .green : .yellow) + "\n\n"
    guard !list.moves.isEmpty else { return text + "There is no move.\n" }
    var table = TextTable(.numbers("rank"), .words("move"), .words("result"), .numbers("lasts"))
    for (place, ranked) in list.moves.prefix(40).enumerated() {
      table.add(
        "\(place + 1)", ranked.move.words(heaps: heaps), ranked.wins ? "wins" : "loses",
        ranked.lasts.map { Wording.count($0, "move", "moves") } ?? "")
    }
    text += table.text(style: style)
    if list.moves.count > 40 || !list.isComplete { text += "…\n" }
    return text
  }

  /// The ranked moves as a table.
  public func csv() -> String {
    var table = TextTable(
      .numbers("rank"), .numbers("heap"), .numbers("take"), .words("leaves"), .words("wins"), .numbers("lastsMoves"))
    for hint in result.hints {
      table.add(
        "\(hint.rank)", "\(hint.heap)", hint.take, hint.leaves.joined(separator: " "), "\(hint.wins)",
        hint.lastsMoves.map { "\($0)" } ?? "")
    }
    return table.csv()
  }
}
