import Catalogue
import Matchsticks
import Reports

extension Command {
  /// `puzzlelab matchsticks hints`.
  static let matchsticksHints: Command = Command(
    "matchsticks", "hints",
    summary: "List the moves of a position, the best first",
    discussion: """
      Winning moves come first, quick wins before slow ones; then losing moves, long defences before short ones. How long the \
      game lasts is searched for small positions only.
      """,
    options: Option.game + [.pile, .heaps, .limit, .format(.text, .json, .csv), .json, .output, .time],
    examples: [
      Example("matchsticks hints --rules octal:0.77 --heaps 3,4", "The moves of Kayles"),
      Example("matchsticks hints --pile 17 --take-limit 3 --json", "What to try in a lost position"),
    ]
  ) { call in
    let game = try call.takeAwayGame()
    let heaps = try call.takeAwayHeaps()
    let list = try call.solving {
      try game.hints(heaps: heaps, listing: call.listing, limits: call.limits(), observer: call.console.observer)
    }
    try call.emit(MatchsticksHintsDocument(game: game, heaps: heaps, list: list, limit: call.listing))
    return .done
  }
}
