import Documents
import GameCore
import Memory
import Questions

extension Question {
  static let memoryAnalyze = Question(
    "memory.analyze", summary: "Compute the exact value of a state and of each move",
    discussion: """
      N pairs lie on the table, and you know the faces of K of the cards, no two of them alike (take known pairs \
      first). A move is named by the number of unknown cards that it may turn: 2, 1 or 0. For one player the value is \
      the expected number of turns of two cards each; for two it is the expected lead in pairs.
      """,
    parameters: [
      MemoryParameters.statePairs, MemoryParameters.known, MemoryParameters.players, MemoryParameters.score,
      Parameter.digits,
    ],
    examples: [
      Example("memory analyze --pairs 10 --known 0", "A fresh table of twenty cards"),
      Example("memory analyze --pairs 6 --known 1 --players 2 --json", "Where the closed formula fails"),
    ]
  ) { arguments, context throws(Fault) in
    let state = try arguments.checking(MemoryParameters.known) { () throws(ImpossibleState) in
      try PairState(pairs: arguments[MemoryParameters.statePairs], known: arguments[MemoryParameters.known])
    }
    if let score = try arguments.memoryScore() {
      return TypedReply(MemoryAnalyzeDocument(PairsSolver.analyze(state, score: score), digits: arguments[.digits]))
    }
    let analysis = try Fault.catching { () throws(Stopped) in
      try PairsSolver.analyze(
        state, seats: arguments[MemoryParameters.players], limits: context.limits, observer: context.observer)
    }
    return TypedReply(MemoryAnalyzeDocument(analysis, digits: arguments[.digits]))
  }
}
