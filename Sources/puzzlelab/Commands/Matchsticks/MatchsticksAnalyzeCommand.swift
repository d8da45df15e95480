import Catalogue
import Matchsticks
import Reports

extension Command {
  /// `puzzlelab matchsticks analyze`.
  static let matchsticksAnalyze: Command = Command(
    "matchsticks", "analyze",
    summary: "Say who wins a position, and by which moves",
    discussion: """
      Lists every move after which the opponent loses. In a lost position it suggests the move that holds out longest. \
      Numbers may be of any size where the rules have a closed form or a proved period; the answer says which.

      Heaps are numbered from 0 in JSON, from 1 in text.
      """,
    options: Option.game + [.pile, .heaps, .limit] + Option.answer + [.time],
    examples: [
      Example(
        "matchsticks analyze --pile 18 --take-limit 3", "The game of the source: take 1 to 3, the last match loses"),
      Example("matchsticks analyze --rules take:any --heaps 5,7,9", "Nim with three heaps"),
      Example("matchsticks analyze --rules take:3 --pile 10^1000 --json", "A huge heap, as JSON"),
      Example(
        "matchsticks analyze --rules last:x2 --heaps 10^1000 --limit 3", "Fibonacci nim, its first winning takes"),
      Example(
        "matchsticks analyze --rules last:x2 --heaps 13,21", "Two heaps; the last take limits the next in either"),
    ]
  ) { call in
    let game = try call.takeAwayGame()
    let heaps = try call.takeAwayHeaps()
    let analysis = try call.solving {
      try game.analyze(heaps: heaps, listing: call.listing, limits: call.limits(), observer: call.console.observer)
    }
    try call.emit(MatchsticksAnalyzeDocument(game: game, heaps: heaps, analysis: analysis, limit: call.listing))
    return .done
  }
}
