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
    let digits = heap.description
    self =
      digits.utf8.count <= NumberEcho.longest
      ? .digits(digits)
      : .summary(digitCount: digits.utf8.count, sha256: SHA256.hexadecimal(of: Array(digits.utf8)))
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
