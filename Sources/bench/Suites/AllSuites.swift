extension Suite {
  /// Every suite, in the order in which `bench` lists them.
  static let all: [Suite] = [
    arithmetic,
    matchsticks,
    matchsticksLong,
    matchsticksRules,
    setHints,
    batch,
    setGames,
    setCensus,
    setCensusLong,
    perft,
    perftLong,
    ffo1to19,
    reversi,
    reversiFiles,
    ffo50to59,
    reversiMidgame,
    memory,
    cardmatch,
    cardmatchLong,
  ]
}
