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

  /// A game on a board of any size with names, ratings, an event, a date and a result.
  static func described(date: String, _ generator: inout SeededGenerator) -> GameRecord {
    let size = BoardSize.allCases[generator.index(3)]
    var record = make(
      from: .start(size: size, first: generator.index(2) == 0 ? .black : .white), limit: generator.index(70),
      generator: &generator)
    record.black.name = word(&generator)
    record.white = GameRecord.Player(name: word(&generator), rating: "1500")
    record.event = word(&generator)
    record.date = date
    record.outcome = GameRecord.Outcome(
      blackDifference: 200 * (generator.index(size.squareCount + 1) - size.squareCount / 2))
    return record
  }

  /// A text of a few characters, such as names have.
  static func word(_ generator: inout SeededGenerator) -> String {
    let letters = Array("abc ÄÖéXO[]()\\;/:-0123*")
    let text = String((0..<1 + generator.index(12)).map { _ in letters[generator.index(letters.count)] })
    return "n" + text + "m"
  }
}
