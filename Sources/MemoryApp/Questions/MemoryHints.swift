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

      --of-a-kind 3 takes three equal cards together, --copies 4 has four cards of each face, as a pack has. The \
      advice is then the next card to turn: write A+ for a card A that is up in this turn, and .A for the place of \
      one that was taken, which is needed where the cards of a face leave in several groups.
      """,
    operand: Operand("PLACES", .any, of: MemoryParameters.table, help: "The places of one table"),
    pieces: Pieces("table", "tables", of: MemoryParameters.table, parts: .memoryPlaces),
    parameters: [
      MemoryParameters.table, MemoryParameters.players, MemoryParameters.score, MemoryParameters.group,
      MemoryParameters.copies, MemoryParameters.advisedAim, MemoryParameters.lead, Parameter.digits,
    ],
    examples: [
      Example("memory hints A _ _ B _ _ _ _", "Two faces known"),
      Example("memory hints --table \"cat dog . . cat _ _ dog\" --players 2 --json", "A known pair"),
      Example("memory hints --players 2 --aim win --lead -1 A B C _ _ _ _ _", "One pair behind, to win"),
      Example("memory hints --of-a-kind 3 A A _ B _ _ _ _ _", "Three of a kind: the next card to turn"),
      Example("memory hints --copies 4 K K+ _ _ 7 .Q .Q _ _ _ _ _", "A pack: one king is up"),
    ]
  ) { arguments, context throws(Fault) in
    let rules = try arguments.memoryKinds()
    let table = try arguments.memoryTable(areGroups: rules != nil)
    if let rules {
      try arguments.refuse(
        MemoryParameters.players, MemoryParameters.score, MemoryParameters.advisedAim, MemoryParameters.lead,
        because: "other groups than pairs are taken alone, in few turns")
      let (groups, up) = try Fault.catching { () throws(ImpossibleGroups) in try GroupTable.read(table, by: rules) }
      let choice = try Fault.catching { () throws(Stopped) in
        try CardChoice(groups, up: up, limits: context.limits)
      }
      return TypedReply(
        MemoryHintsDocument(
          choice, of: rules.group, isBegun: !up.isEmpty, words: table.words, digits: arguments[.digits]))
    }
    if arguments[MemoryParameters.advisedAim] == .win {
      try arguments.refuse(MemoryParameters.score, because: "points are counted for one player")
      let pairs = table.setup.stateWithoutKnownPairs.pairs
      guard arguments[MemoryParameters.players] == .twoPlayers else {
        throw .usage(
          "\(arguments.name(of: MemoryParameters.advisedAim)): two players can aim for a win; use "
            + "\(arguments.name(of: MemoryParameters.players)) 2")
      }
      guard pairs <= WinningTable.limit else {
        throw .usage(
          "\(arguments.name(of: MemoryParameters.advisedAim)): winning is solved for up to \(WinningTable.limit) "
            + "pairs, not \(pairs)")
      }
      let advice = try Fault.catching { () throws(Stopped) in
        try TableAdvice(
          table.setup, lead: arguments[MemoryParameters.lead], limits: context.limits, observer: context.observer)
      }
      return TypedReply(MemoryHintsDocument(advice, words: table.words, digits: arguments[.digits]))
    }
    try arguments.refuse(MemoryParameters.lead, because: "only a player who aims for a win has to know it")
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

extension Arguments {
  /// The table, of pairs or of other groups: a list was read before it was known which.
  fileprivate func memoryTable(areGroups: Bool) throws(Fault) -> TableNotation {
    do throws(TableNotationError) {
      return try TableNotation(words: self[MemoryParameters.table].words, areGroups: areGroups)
    } catch {
      throw Fault(error).about(name(of: MemoryParameters.table))
    }
  }
}

extension PieceParts {
  /// The places of a table.
  fileprivate static let memoryPlaces = PieceParts("places", haveRows: true) { $0[MemoryParameters.table].words.count }
}
