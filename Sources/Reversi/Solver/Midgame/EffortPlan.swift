import GameCore

/// The passes that an effort means for a position: deeper and deeper through the middle game, then
/// to the end of the game, surer and surer, and last the exact solver's proof.
struct EffortPlan: Hashable, Sendable {
  private(set) var passes: [MidgamePass]
  /// Whether the exact solver has the last word.
  let isProof: Bool

  /// The plan for a position with N empties. With a limit, all is tried in turn that may give an
  /// answer in time.
  init(_ effort: Effort, empties: Int, hasLimit: Bool) {
    let isEnd = empties <= max(effort.endEmpties, effort.depth)
    guard isEnd else {
      isProof = false
      passes = Self.deepening(to: effort.depth, selectivity: effort.selectivity)
      return
    }
    let confidence = empties <= effort.endEmpties ? effort.endSelectivity : effort.selectivity
    isProof = confidence == .full
    let most = isProof ? (hasLimit && empties >= Self.ladderEmpties ? Selectivity.percent(99) : nil) : confidence
    passes = Self.deepening(to: Self.middleDepth(empties), selectivity: .least)
    passes += Selectivity.allCases.filter { selectivity in most.map { selectivity <= $0 } ?? false }.map {
      MidgamePass(depth: empties, selectivity: $0)
    }
  }

  private static let ladderEmpties = 18

  /// How deep to search before the end is searched.
  static func middleDepth(_ empties: Int) -> Int { empties <= 24 ? max(1, empties / 2 - 4) : empties - 16 }

  /// Two plies more each time: values of even and of odd depths are off in different ways, and what
  /// a search left in the table would mislead the next one.
  static func deepening(to depth: Int, selectivity: Selectivity) -> [MidgamePass] {
    stride(from: 2 - depth % 2, through: depth, by: 2).map { MidgamePass(depth: $0, selectivity: selectivity) }
  }
}

extension SearchLimits {
  /// Whether there is a limit that a search may reach on its own.
  var hasLimit: Bool { nodes != nil || deadline != nil }

  /// The limits that are left after `visited` nodes.
  func remaining(after visited: UInt64) -> SearchLimits {
    var limits = self
    limits.nodes = nodes.map { $0 > visited ? $0 - visited : 0 }
    return limits
  }

  /// The same; with a limit of nodes on one thread, so that it ends at the same node each time.
  var repeatable: SearchLimits { nodes == nil ? self : alone }

  /// Half of the nodes and of the time.
  var half: SearchLimits {
    var half = self
    half.nodes = nodes.map { $0 / 2 }
    half.deadline = deadline?.halfway
    return half
  }

  /// The limits that are left after N nodes.
  func after(_ visited: UInt64) -> SearchLimits {
    var rest = self
    rest.nodes = nodes.map { $0 - min($0, visited) }
    return rest
  }
}
