import ExactArithmetic
import GameCore
import Matchsticks

/// A move in JSON: `{"heap":0,"leaves":["1"],"take":"3"}`.
public struct MoveValue: Encodable, Sendable, Equatable {
  let heap: Int
  let take: IntegerText
  let leaves: [String]

  /// Creates the JSON form of `move`.
  public init(_ move: HeapMove) {
    heap = move.heap
    take = IntegerText(move.take)
    leaves = move.leaves.map(\.description)
  }
}

extension NumberEcho {
  /// Creates the echo of a heap, from its digits if it has kept them.
  package init(_ heap: HeapSize) {
    let digits = heap.rawDigits ?? Array(heap.description.utf8)
    self =
      digits.count <= NumberEcho.longest
      ? .digits(heap.description)
      : .summary(digitCount: digits.count, sha256: SHA256.hexadecimal(of: digits))
  }
}

/// What a question about one position echoes.
public struct MatchsticksPositionRequest: Encodable, Sendable {
  let rules: String
  let play: String
  let first: NumberEcho?
  let heaps: [NumberEcho]
  let limit: Int

  /// The echo of a question for at most `limit` moves.
  init(game: TakeAwayGame, heaps: [HeapSize], limit: Int) {
    let echo = GameEcho(game)
    (rules, play, first) = (echo.rules, echo.play, echo.first)
    self.heaps = heaps.map { NumberEcho($0) }
    self.limit = limit
  }
}

/// What every question about a take-away game echoes.
package struct GameEcho: Encodable, Sendable {
  let rules: String
  let play: String
  let first: NumberEcho?

  package init(_ game: TakeAwayGame) {
    rules = game.rules.description
    play = game.play.rawValue
    first = if case .lastMove(let rule) = game.rules { rule.first.map { NumberEcho($0) } } else { nil }
  }
}
