extension GameRecord {
  /// How many of the first plies were drawn at random, as the kind of the game says.
  ///
  /// GGS calls a game whose start has twenty discs "8r20". Records begin with these discs, and then
  /// no ply was drawn, or with the usual start and the moves that lead there.
  public var drawnPlies: Int {
    guard let discs = drawnDiscs else { return 0 }
    return positions.firstIndex { $0.size.squareCount - $0.emptyCount >= discs } ?? line.moves.count
  }

  /// The discs of a start that was drawn: the number after "r".
  private var drawnDiscs: Int? {
    guard let rules = variant?.lowercased().prefix(while: { $0 != ":" }), let letter = rules.firstIndex(of: "r") else {
      return nil
    }
    return Int(rules[rules.index(after: letter)...].prefix { $0.isASCII && $0.isNumber })
  }

  /// The place of the first move that its player chose: ply N, counted from 1, or what the kind of
  /// the game says.
  package func firstJudged(fromPly ply: Int?) -> Int { min(line.moves.count, ply.map { $0 - 1 } ?? drawnPlies) }
}
