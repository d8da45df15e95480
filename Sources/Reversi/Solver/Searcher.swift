import GameCore

/// One thread's exact search on a board of one size: its counters, its move stack and its small
/// table.
///
/// Everything is a null-window search, "is the score above alpha?", fail-soft: an answer above
/// alpha is a lower bound of the score, any other an upper bound. Four ranges of empty squares,
/// cheapest first: up to 4 ``LastEmpties``; to ``Tuning/shallowEmpties`` parity order; to
/// ``Tuning/localEmpties`` by mobility, both with this thread's own table; above with the table
/// shared by all threads.
struct Searcher<Shape: BoardShape>: ~Copyable {
  /// Positions with few empties, and the count of all positions visited.
  var last = LastEmpties<Shape>()
  var stack = MoveStack()
  let features = FeatureStack()
  let edges = EdgeTable.shared
  let local = LocalTable(bytes: Tuning.localBytes)
  var shared: SharedTable
  /// Orders moves where there are many empty squares; without one, mobility does.
  var evaluator: PatternEvaluator?
  /// Orders moves in the upper part of large searches on the full board.
  var full: Evaluator?
  /// What a selective search said about the position before.
  var report: ScoutReport?
  private(set) var limits: SearchLimits = .none
  /// The threads that search together; `nil` when this one is alone.
  private(set) var team: Team?
  /// The split node below which this thread is searching.
  var split: SplitPoint?
  /// Nodes at which the limits are looked at next, and those that the team knows of.
  private var nextPoll: UInt64 = 0
  private var toldNodes: UInt64 = 0
  /// Set when a limit was reached; every score from then on is void.
  private(set) var stopReason: StopReason?
  /// The number of the position being solved; entries of earlier ones make room first.
  private(set) var generation = 0

  init(shared: SharedTable, evaluator: PatternEvaluator? = nil) {
    self.shared = shared
    self.evaluator = evaluator
  }

  /// Begins with a new position: counters from zero, tables kept, because what they hold stays
  /// true.
  mutating func begin(limits: SearchLimits, team: Team? = nil) {
    self.limits = limits
    self.team = team
    split = nil
    last.nodes = 0
    toldNodes = 0
    stopReason = nil
    generation &+= 1
    poll()
  }

  /// Positions visited so far.
  var nodes: UInt64 { last.nodes }

  /// Whether the present work is void: a limit was reached, or another thread has answered a
  /// question above. Looks at the limits every few thousand nodes.
  @inline(__always)
  mutating func mustStop() -> Bool {
    if last.nodes >= nextPoll { poll() }
    if let split, split.isVoid { return true }
    return stopReason != nil
  }

  @inline(never)
  private mutating func poll() {
    nextPoll = last.nodes &+ Tuning.pollInterval
    if let team {
      team.poll(last.nodes &- toldNodes)
      toldNodes = last.nodes
      if team.mustStop { stopReason = stopReason ?? team.stopReason }
    } else {
      stopReason = stopReason ?? limits.stopReason(nodes: last.nodes)
      if let budget = limits.nodes { nextPoll = min(nextPoll, max(budget, last.nodes &+ 1)) }
    }
  }
}

/// Where one way of searching hands over to the next, found by measurement (docs/performance.md).
enum Tuning {
  /// Up to this many empties: parity order.
  static let shallowEmpties = 5
  /// From this many empties on, the children are looked up in the table before any is searched.
  static let localAheadEmpties = 8
  /// Up to this many empties, bounds are kept in the thread's own table, above in the one that all
  /// share.
  static let localEmpties = 11
  /// The deepest search that orders moves.
  static let mostEstimateDepth = 4
  /// From this many empties on, a node looks whether a limit was reached.
  static let pollEmpties = 12
  /// From this many empties on, a node may share its moves with idle threads.
  static let splitEmpties = 15
  /// From this many empties on, the evaluation orders moves.
  static let evaluatedEmpties = 10
  /// The search that orders moves gets a ply deeper every N empties.
  static let estimateStep = 3
  /// What a move of the opponent costs in the order of moves, in quarters of a disc.
  static let mobilityWeight = 8
  /// Searches from N empties on load the network.
  static let fullRootEmpties = 14
  /// The network is loaded for at least N empties, so that it is loaded once for many positions.
  static let evaluationEmpties = 24
  /// From this many empties on, the network orders moves.
  static let fullEmpties = 12
  /// The search over the network that orders moves gets a ply deeper every N empties.
  static let fullStep = 5
  /// The deepest search over the network that orders moves.
  static let mostFullDepth = 6
  /// What a move of the opponent costs in that order, in 64ths of a disc.
  static let fullMobility = 128
  /// From this many empties on, a selective search goes before the exact one.
  static let scoutEmpties = 18
  /// The selective search first goes to a depth that leaves N empties.
  static let scoutEnd = 10
  /// From this many empties on, the selective search is repeated with fewer cutoffs.
  static let surerScoutEmpties = 24
  /// Every N empties above, it is repeated once more.
  static let surerScoutStep = 3
  /// How far from the guess a move's bounds are asked for first, in discs, where a limit may stop
  /// the proof.
  static let narrowing = [56, 48, 40, 28, 20, 14, 10]
  /// From this many empties on, its table gives the exact search moves to begin with.
  static let hintEmpties = 13
  static let pollInterval: UInt64 = 8192
  /// The bytes of a thread's own table: a part of its second-level cache. With a larger one,
  /// waiting for memory takes more time than the positions that it saves.
  static let localBytes = 1 << 18
}

/// The table that all searches of a solver share.
final class SharedTable: Sendable {
  let table: PositionTable

  init(bytes: Int) { table = PositionTable(bytes: bytes) }
}
