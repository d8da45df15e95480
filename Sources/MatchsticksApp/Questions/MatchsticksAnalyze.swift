import Documents
import Matchsticks
import Questions

extension Question {
  static let matchsticksAnalyze = Question(
    "matchsticks.analyze", summary: "Show who wins a position, and with which moves",
    discussion: """
      Lists every move after which the opponent loses. In a lost position it suggests the move that delays the loss \
      longest. Numbers may be of any size where the rules have a closed form or a proved period; the answer says which.

      Heaps are numbered from 0 in JSON, from 1 in text.
      """,
    operand: MatchsticksParameters.operand, pieces: MatchsticksParameters.pieces,
    parameters: MatchsticksParameters.position + [MatchsticksParameters.limit, MatchsticksParameters.explain],
    examples: [
      Example("matchsticks analyze --pile 18 --take-limit 3", "Take 1 to 3; whoever takes the last match loses"),
      Example("matchsticks analyze --rules take:any --heaps 5,7,9 --explain", "Nim with three heaps"),
      Example("matchsticks analyze --rules take:3 --pile 10^1000 --json", "A huge heap, as JSON"),
      Example(
        "matchsticks analyze --rules last:x2 --heaps 10^1000 --limit 3", "Fibonacci nim, its first winning takes"),
      Example(
        "matchsticks analyze --rules last:x2 --heaps 13,21", "Two heaps; the last take limits the next in either"),
    ]
  ) { arguments, context throws(Fault) in
    let (game, heaps) = try arguments.takeAwayPosition
    let analysis = try Fault.catching { () throws(SolverError) in
      try game.analyze(
        heaps: heaps, listing: arguments[MatchsticksParameters.limit], limits: context.limits,
        observer: context.observer)
    }
    return TypedReply(
      MatchsticksAnalyzeDocument(
        game: game, heaps: heaps, analysis: analysis, explains: arguments[MatchsticksParameters.explain]))
  }
}
