import GameCore

/// The openings of a match: lines that are used again when there are more pairs, or generated ones,
/// a new one for each pair.
///
/// Generated openings are balanced lines of some plies and, when there are no more of them, of one
/// more. Those of a shorter match are the first ones of a longer one. A longer line doesn't end in
/// a position that a game from a shorter one went through: the rest of that game would be repeated.
struct MatchOpenings {
  let size: BoardSize
  /// What was found so far.
  private var lines: [Line] = []
  /// Where more lines come from; `nil` where they are given.
  private var hunt: OpeningHunt?
  /// How many of the hunt's openings were taken.
  private var taken = 0
  /// Whether there are no more lines of this length.
  private var isDry = false
  /// The ends of lines of this length that would repeat games.
  private var played: Set<CanonicalPosition> = []

  /// Given openings, at least one.
  init(_ lines: [Line]) {
    size = lines[0].start.size
    self.lines = lines
  }

  /// Generated openings for a match of `count` pairs.
  init(_ size: BoardSize, plies: Int, count: Int, seed: UInt64, solver: ReversiSolver, limits: SearchLimits) {
    self.size = size
    // The small board has few openings: there any move will do.
    let plan = OpeningPlan(
      size: size, plies: plies, loss: size == .eight ? 6 : OpeningPlan.anyLoss, count: count,
      effort: EffortRequest(.depth(6)), seed: seed)
    hunt = OpeningHunt(plan, solver: solver, limits: limits)
  }

  /// The opening of a pair.
  subscript(pair: Int) -> Line { lines[pair % lines.count] }

  /// The pairs for which there are openings.
  var count: Int { hunt == nil ? .max : lines.count }

  /// Why the search stopped early.
  var stopReason: StopReason? { hunt?.set.stopReason }

  /// Searches until there are openings for `number` pairs, but no longer lines before all shorter
  /// ones are played: `pairs` are those that are.
  mutating func find(_ number: Int, after pairs: [MatchPair]) {
    while count < number, stopReason == nil {
      if isDry, !lengthen(after: pairs) { return }
      guard var hunt else { return }
      let wanted = taken + number - lines.count
      hunt.find(wanted)
      let found = hunt.set.openings.map { $0.line }
      lines += found[taken...].filter { !played.contains(CanonicalPosition($0.end)) }
      taken = found.count
      isDry = taken < wanted
      self.hunt = hunt
    }
  }

  /// Continues with lines that are one ply longer; false when there are none, or shorter ones are
  /// left.
  private mutating func lengthen(after pairs: [MatchPair]) -> Bool {
    guard let plan = hunt?.set.plan, plan.plies < OpeningPlan.mostPlies, pairs.count >= lines.count else {
      return false
    }
    hunt = hunt?.longer
    (taken, isDry, played) = (0, false, [])
    for game in pairs.prefix(lines.count).flatMap({ $0.games }) {
      let first = game.line.first(plan.plies + 1)
      if first.moves.count == plan.plies + 1 { played.insert(CanonicalPosition(first.end)) }
    }
    return true
  }
}
