import GameCore
import Reversi

/// Games by random moves, for tests of formats and reviews.
enum RandomGame {
  /// A game of at most `limit` moves from `start`, with notes and facts as a tournament might leave
  /// them.
  static func make(
    from start: Position = .start(), limit: Int = 70, generator: inout SeededGenerator
  ) -> GameRecord {
    var record = GameRecord(from: start)
    for _ in 0..<limit {
      let moves = record.line.end.legalMoves
      guard !moves.isEmpty else { break }
      let note = GameRecord.Note(
        value: generator.index(2) == 0 ? nil : generator.index(12_801) - 6400,
        time: generator.index(3) == 0 ? nil : generator.index(100_000))
      try? record.play(moves[generator.index(moves.count)], note: note)
    }
    return record
  }

  /// A text of a few characters, such as names have.
  static func word(_ generator: inout SeededGenerator) -> String {
    let letters = Array("abc ÄÖéXO[]()\\;/:-0123*")
    let text = String((0..<1 + generator.index(12)).map { _ in letters[generator.index(letters.count)] })
    return "n" + text + "m"
  }
}
