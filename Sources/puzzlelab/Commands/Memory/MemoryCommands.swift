import Catalogue
import Memory

extension CommandGroup {
  /// The commands about games of pairs.
  static let memory: CommandGroup = CommandGroup(
    "memory", summary: "Games of pairs: expected turns, the best move, statistics",
    commands: [.memoryAnalyze, .memoryHints, .memoryReport, .memorySimulate])
}

/// The options that the commands about pairs share.
extension Option {
  static let pairPlayers = Option(
    "players", .integer(1...2), default: "1", help: "1: few turns wanted; 2: more pairs than the other wanted")
  static let pairRecall = Option(
    "recall", .integer(0...10_000), metavar: "M", help: "Somebody who remembers only the last M distinct cards")
}

extension Call {
  /// The number of players as the library says it.
  var seats: Seats { integer(.pairPlayers) == 2 ? .twoPlayers : .solitaire }
}
