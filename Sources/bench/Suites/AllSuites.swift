extension Suite {
  /// Every suite, in the order in which `bench` lists them.
  static let all: [Suite] = [
    arithmetic,
    setHints, setGames,
    perft, perftLong, ffo1to19,
  ]
}
