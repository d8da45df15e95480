import Documents
import GameCore
import Memory
import Questions

extension Question {
  static let memoryHints = Question(
    "memory.hints", summary: "Show which two cards to turn on a table",
    discussion: """
      A table is a row of words: the name of a face that you have seen, _ for an unseen card (also xx, null or '?', in \
      quotes for the shell), . for an empty place. Lists of other programs, with commas, brackets and quotes, are read \
      as they are; a name in quotes may have blanks. With --file every line is a table. Positions are 1-based in text, \
      0-based in JSON.
      """,
    operand: Operand("PLACES", .any, of: MemoryParameters.table, help: "The places of one table"),
    pieces: Pieces("table", "tables", of: MemoryParameters.table, parts: .memoryPlaces),
    parameters: [MemoryParameters.table, MemoryParameters.players, MemoryParameters.score, Parameter.digits],
    examples: [
      Example("memory hints A _ _ B _ _ _ _", "Two faces known"),
      Example("memory hints --table \"cat dog . . cat _ _ dog\" --players 2 --json", "A known pair"),
    ]
  ) { arguments, context throws(Fault) in
    let table = arguments[MemoryParameters.table]
    if let score = try arguments.memoryScore() {
      let advice = TableAdvice(table.setup, score: score)
      return TypedReply(MemoryHintsDocument(advice, words: table.words, digits: arguments[.digits]))
    }
    let advice = try Fault.catching { () throws(Stopped) in
      try TableAdvice(
        table.setup, seats: arguments[MemoryParameters.players], limits: context.limits, observer: context.observer)
    }
    return TypedReply(MemoryHintsDocument(advice, words: table.words, digits: arguments[.digits]))
  }
}

extension PieceParts {
  /// The places of a table.
  fileprivate static let memoryPlaces = PieceParts("places", haveRows: true) { $0[MemoryParameters.table].words.count }
}
