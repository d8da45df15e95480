/// How large a written rule may be.
package enum LineLimits {
  /// The longest line, in characters.
  package static let longestLine = 2000
  /// How deep brackets may be nested.
  package static let deepest = 64
  /// The letters of a position, those of memory too.
  package static let mostLetters = 6
  /// The heaps of a position with dots.
  package static let mostHeaps = 12
  /// The free letters of a move.
  package static let mostFreeLetters = 4
  /// The parts of a move.
  package static let mostParts = 8
  package static let mostMoves = 64
  /// The parts that a `for` makes.
  package static let mostLoopParts = 100_000
  /// The largest number in a line or a position: 2³¹ − 1.
  package static let mostNumber = 2_147_483_647
  /// The positions of a table.
  package static let mostPositions = 50_000_000
  /// The moves that are tried from all positions together.
  package static let mostOptions = 50_000_000_000
  /// The moves of one position that are listed.
  package static let mostMovesListed = 1_000_000
  /// The tries at one position.
  package static let mostTries = 100_000_000
  /// The work at a map, in tries: two minutes.
  package static let mostWork = 2_000_000_000
  /// The tries between two checks of the limits of a search.
  package static let workBetweenQuestions = 1024
}
