import GameCore

/// One thread's exact search on a board of one size: its counters, its move stack and its small table.
///
/// Everything is a null-window search, "is the score above alpha?", fail-soft: an answer above alpha is a lower
/// bound of the score, any other an upper bound. Four ranges of empty squares, cheapest first:
/// up to 4 ``LastEmpties``; to ``Tuning/shallowEmpties`` parity order without a table; to
/// ``Tuning/localEmpties`` with this thread's own table; above with the table shared by all threads.
struct Searcher<Shape: BoardShape>: ~Copyable {
  /// Positions with few empties, and the count of all positions visited.
  var last = LastEmpties<Shape>()
  var stack = MoveStack()
  let local = PositionTable(bytes: Tuning.localBytes)
  let shared: SharedTable
  private var limits: SearchLimits = .none
  /// Nodes at which the limits are looked at next.
  private var nextPoll: UInt64 = 0
  /// Set when a limit was reached; every score from then on is void.
  private(set) var stopReason: StopReason?
  /// The number of the position being solved; entries of earlier ones make room first.
  private(set) var generation = 0

  init(shared: SharedTable) { self.shared = shared }

  /// Begins with a new position: counters from zero, tables kept, because what they hold stays true.
  mutating func begin(limits: SearchLimits) {
    self.limits = limits
    last.nodes = 0
    stopReason = nil
    generation &+= 1
    poll()
  }

  /// Positions visited so far.
  var nodes: UInt64 { last.nodes }

  /// Whether a limit was reached; looks at the limits every few thousand nodes.
  @inline(__always)
  mutating func mustStop() -> Bool {
    if last.nodes >= nextPoll { poll() }
    return stopReason != nil
  }

  @inline(never)
  private mutating func poll() {
    stopReason = stopReason ?? limits.stopReason(nodes: last.nodes)
    nextPoll = last.nodes &+ Tuning.pollInterval
    if let budget = limits.nodes { nextPoll = min(nextPoll, max(budget, last.nodes &+ 1)) }
  }
}

/// Where one way of searching hands over to the next, found by measurement (docs/performance.md).
enum Tuning {
  /// Up to this many empties: parity order, no table.
  static let shallowEmpties = 6
  /// Up to this many empties: the thread's own table.
  static let localEmpties = 10
  /// From this many empties on, the children are looked up in the table before any is searched.
  static let lookAheadEmpties = 10
  /// From this many empties on, a node looks whether a limit was reached.
  static let pollEmpties = 12
  static let pollInterval: UInt64 = 8192
  /// The bytes of a thread's own table: about its second-level cache.
  static let localBytes = 1 << 20
}

/// The table that all searches of a solver share.
final class SharedTable: Sendable {
  let table: PositionTable

  init(bytes: Int) { table = PositionTable(bytes: bytes) }
}
