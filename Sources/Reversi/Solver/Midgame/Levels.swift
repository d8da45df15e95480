extension Effort {
  /// The levels 0...60 as the field's programs have them: plies in the middle game, and from how many empty squares on
  /// the game is searched to its end.
  ///
  /// Up to level 10 all is searched without selective cut-offs; above, the middle game is searched selectively, and the
  /// end first selectively, nearer to it exactly.
  public static func level(_ level: Int, empties: Int) -> Effort {
    precondition((0...60).contains(level), "levels are 0...60")
    if level <= 10 { return Effort(depth: level, endEmpties: 2 * level) }
    let exact = level <= 18 ? 21 : level <= 24 ? level + 3 : level
    let ladder = [(exact, 100), (exact + 2, 99), (exact + 3, 98), (exact + 5, 95), (exact + 7, 87), (exact + 9, 73)]
    let end = ladder.first { empties <= $0.0 }
    return Effort(depth: level, selectivity: 73, endEmpties: end?.0 ?? 0, endSelectivity: end?.1 ?? 100)
  }
}
