/// How hard to search a position: how many plies deep, and from which number of empty squares on to
/// the end.
///
/// Selective searches cut a branch when a shallower search says, with a confidence of N percent,
/// that it won't change the answer; 100 means that no branch is cut.
package struct Effort: Hashable, Sendable {
  /// The plies to search where the end is too far, at least 0.
  package var depth: Int
  /// The confidence of cutoffs in that search.
  package var selectivity: Selectivity
  /// Positions with at most this many empties are searched to the end of the game.
  package var endEmpties: Int
  /// The confidence of cutoffs in the search to the end; 100 proves the value.
  package var endSelectivity: Selectivity
  /// The threads that search one estimate together, at least 1.
  ///
  /// With one thread the same request gives the same estimate. Several are sooner there, but which
  /// of them leaves what in the shared table first is chance: estimates may differ a little from
  /// run to run. Proofs don't depend on it.
  package var threadsInside = 1

  package init(depth: Int, selectivity: Selectivity = .full, endEmpties: Int = 0, endSelectivity: Selectivity = .full) {
    precondition(depth >= 0, "a search has no negative depth")
    self.depth = depth
    self.selectivity = selectivity
    self.endEmpties = endEmpties
    self.endSelectivity = endSelectivity
  }

  /// The levels 0...60 as the field's programs have them: plies in the middle game, and from how
  /// many empty squares on the game is searched to its end.
  ///
  /// Up to level 10 all is searched without selective cutoffs; above, the middle game is searched
  /// selectively, and the end first selectively, nearer to it exactly.
  package static func level(_ level: Int, empties: Int) -> Effort {
    precondition((0...60).contains(level), "levels are 0...60")
    if level <= 10 { return Effort(depth: level, endEmpties: 2 * level) }
    let exact = level <= 18 ? 21 : level <= 24 ? level + 3 : level
    let ladder = [(exact, 100), (exact + 2, 99), (exact + 3, 98), (exact + 5, 95), (exact + 7, 87), (exact + 9, 73)]
    let end = ladder.first { empties <= $0.0 }.map { (empties: $0.0, selectivity: Selectivity.percent($0.1)) }
    return Effort(
      depth: level, selectivity: .least, endEmpties: end?.empties ?? 0, endSelectivity: end?.selectivity ?? .full)
  }

  /// A search of N plies, to the end where that isn't farther, as selective as the level of that
  /// number.
  package static func plies(_ depth: Int) -> Effort {
    let selectivity = Effort.level(depth, empties: 60).selectivity
    return Effort(depth: depth, selectivity: selectivity, endEmpties: depth, endSelectivity: selectivity)
  }
}
