extension Suite {
  /// Every suite, in the order in which `bench` lists them.
  static let all: [Suite] = [
    arithmetic,
    matchsticks,
    matchsticksLong,
    setHints,
    batch,
    setGames,
    setCensus,
    setCensusLong,
    perft,
    perftLong,
    ffo1to19,
    reversi,
    ffo40to59,
    reversiMidgame,
    memory,
    cardmatch,
    cardmatchLong,
  ]
}
