import ExactArithmetic
import GameCore
import Matchsticks

/// A move in JSON: `{"heap":0,"leaves":["1"],"take":"3"}`.
public struct MoveValue: Encodable, Sendable, Equatable {
  let heap: Int
  let take: IntegerText
  /// Written as decimal strings; kept as heaps, whose digits may be millions.
  let leaves: [HeapSize]

  private enum Keys: String, CodingKey { case heap, take, leaves }

  /// Creates the JSON form of `move`.
  public init(_ move: HeapMove) {
    heap = move.heap
    take = IntegerText(move.take)
    leaves = move.leaves
  }

  /// Writes an object.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(heap, forKey: .heap)
    try container.encode(take, forKey: .take)
    try container.encode(leaves.map(\.description), forKey: .leaves)
  }

  /// The same object by hand.
  func write(to writer: inout ByteWriter) {
    writer.raw("{\"heap\":")
    writer.integer(heap)
    writer.raw(",\"leaves\":[")
    for (place, heap) in leaves.enumerated() {
      if place > 0 { writer.raw(",") }
      writer.raw("\"")
      writer.raw(heap.digits)
      writer.raw("\"")
    }
    writer.raw("],\"take\":")
    writer.value(take)
    writer.raw("}")
  }
}

extension HeapSize {
  /// The decimal digits as bytes.
  var digits: [UInt8] { rawDigits ?? Array(description.utf8) }
}

extension ByteWriter {
  /// Writes a value through the encoder.
  mutating func value(_ value: some Encodable) { raw(JSONLine.encode(value: value).dropLast()) }

  /// Writes a key and its value through the encoder, unless there is none.
  mutating func member(_ key: StaticString, _ value: (some Encodable)?) {
    guard let value else { return }
    raw(key)
    self.value(value)
  }
}

extension NumberEcho {
  /// Creates the echo of a heap, from its digits if it has kept them.
  package init(_ heap: HeapSize) {
    let digits = heap.digits
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
