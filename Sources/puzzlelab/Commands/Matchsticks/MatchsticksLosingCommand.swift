import Catalogue
import ExactArithmetic
import Matchsticks
import Reports

extension Command {
  /// `puzzlelab matchsticks losing`.
  static let matchsticksLosing: Command = Command(
    "matchsticks", "losing",
    summary: "List and count the heaps from which the player to move loses",
    discussion: "Single heaps of 1 to N matches. The count is exact for every N; the list ends after --limit heaps.",
    options: Option.game + [.to, .limit, .format(.text, .json, .csv), .json, .output, .time],
    examples: [
      Example("matchsticks losing --take-limit 3 --to 100", "1, 5, 9, … 97"),
      Example("matchsticks losing --take-limit 3 --to 10^1000 --limit 5 --json", "How many up to 10^1000"),
    ]
  ) { call in
    let game = try call.takeAwayGame()
    guard let bound = try call.number(.to) else { throw call.missing(.to) }
    guard bound >= 1 else { throw CommandError.data("--to: must be at least 1") }
    let losing = try call.solving {
      try game.losing(upTo: bound, listing: call.listing, limits: call.limits(), observer: call.console.observer)
    }
    try call.emit(MatchsticksLosingDocument(game: game, bound: bound, losing: losing, limit: call.listing))
    return losing.bound == bound ? .done : .stopped
  }
}
