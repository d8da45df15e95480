import GameCore

/// One thread's search: of any depth over an evaluation, and exactly to the end of the game.
///
/// *Over the evaluation* (``value(_:_:depth:empties:alpha:beta:)``), values are for the player to
/// move, in ``MidgameTuning/unit`` parts of a disc; the winner takes the empty squares. A search
/// asks for the value in a window (alpha, beta) and answers *fail-soft*: up to alpha the answer is
/// an upper bound of the value, from beta on a lower bound, between them the value. A ply is a
/// placement: a pass costs none, so the plies left follow from the empty squares, and a position
/// has the same depth on all ways to it. A search whose depth reaches the number of empty squares
/// reaches the end of the game.
///
/// *Exactly* (``nullWindow(_:_:alpha:empties:)``), scores are in discs and every search is a null
/// window, "is the score above alpha?", fail-soft: an answer above alpha is a lower bound of the
/// score, any other an upper bound. Four ranges of empty squares, cheapest first: up to 4
/// ``LastEmpties``; to ``Tuning/shallowEmpties`` parity order; to ``Tuning/localEmpties`` by
/// mobility, both with this thread's own table; above with the table shared by all threads, moves
/// ordered by the search over the evaluation.
struct Searcher<Shape: BoardShape>: ~Copyable {
  let evaluation: PositionEvaluation<Shape>
  /// Positions with few empties, and the count of all positions visited.
  var last = LastEmpties<Shape>()
  var stack = MoveStack()
  let features = FeatureStack()
  let edges = EdgeTable.shared
  let local = LocalTable(bytes: Tuning.localBytes)
  /// What is proved, and what was estimated.
  var tables: SearchTables
  /// What a selective search said about the position that is being proved.
  var report: ScoutReport?
  /// Where a shallow search may replace a deep one.
  private let model: ProbCutModel
  /// The margins of cutoffs at the present selectivity.
  private(set) var margins: ProbCutMargins
  /// Whether searches leave the table of estimates alone, so that their answers depend on nothing
  /// but the position.
  private(set) var isPlain = false
  private(set) var limits: SearchLimits = .none
  /// The threads that search together; `nil` when this one is alone.
  private(set) var team: Team?
  /// What receives the number of positions that this thread has visited while it is alone.
  private var watch: SearchWatch?
  /// The split node below which this thread is searching.
  var split: SplitPoint?
  /// The first row of features that isn't in use: after those of the nodes that wait for helpers.
  var freeRow = 0
  /// Nodes at which the limits are checked next, and those that the team or the watch knows of.
  private var nextPoll: UInt64 = 0
  private var toldNodes: UInt64 = 0
  /// Set when a limit was reached; every answer from then on is void.
  private(set) var stopReason: StopReason?

  /// A searcher that shares its tables with others.
  init(_ evaluation: PositionEvaluation<Shape>, tables: SearchTables, model: ProbCutModel = .conservative) {
    self.evaluation = evaluation
    self.tables = tables
    self.model = model
    margins = ProbCutMargins(model, selectivity: .full)
  }

  /// Begins with a new position: counters from zero, tables kept, because what they hold stays
  /// true.
  mutating func begin(limits: SearchLimits, team: Team? = nil, watch: SearchWatch? = nil) {
    self.limits = limits
    self.team = team
    self.watch = watch
    split = nil
    last.nodes = 0
    toldNodes = 0
    stopReason = nil
    poll()
  }

  /// Sets the confidence of cutoffs, and the depth from which on there are any.
  mutating func use(_ selectivity: Selectivity, from depth: Int = MidgameTuning.probCutDepth) {
    if (margins.selectivity, margins.leastDepth) == (selectivity, depth) { return }
    margins = ProbCutMargins(model, selectivity: selectivity, leastDepth: depth)
  }

  /// Searches without cutoffs and without the table of estimates.
  mutating func plainly<Result>(_ body: (inout Self) -> Result) -> Result {
    let (usual, wasPlain) = (margins, isPlain)
    use(.full)
    isPlain = true
    defer { (margins, isPlain) = (usual, wasPlain) }
    return body(&self)
  }

  /// Positions visited so far.
  var nodes: UInt64 { last.nodes }

  /// Whether the present work is void: a limit was reached, or another thread has answered a
  /// question above. Checks the limits every few thousand nodes.
  @inline(__always)
  mutating func mustStop() -> Bool {
    if last.nodes >= nextPoll { poll() }
    if let split, split.isVoid { return true }
    return stopReason != nil
  }

  /// Checks the limits, the team's where there is one.
  @inline(never)
  mutating func poll() {
    nextPoll = last.nodes &+ Tuning.pollInterval
    let fresh = last.nodes &- toldNodes
    toldNodes = last.nodes
    if let team {
      team.poll(fresh)
      if team.mustStop { stopReason = stopReason ?? team.stopReason }
    } else {
      watch?.visit(fresh)
      stopReason = stopReason ?? limits.stopReason(nodes: last.nodes)
      if let budget = limits.nodes { nextPoll = min(nextPoll, max(budget, last.nodes &+ 1)) }
    }
  }
}

/// The tables that the searchers of a position share.
struct SearchTables: Sendable {
  let proved: SharedTable<ProvedBounds>
  let estimates: SharedTable<EstimatedBounds>
  /// The generations of the search's entries.
  private(set) var provedGeneration = 0
  private(set) var estimatesGeneration = 0

  init(proved: SharedTable<ProvedBounds>, estimates: SharedTable<EstimatedBounds>) {
    (self.proved, self.estimates) = (proved, estimates)
  }

  /// New tables of the given sizes in bytes.
  init(proved: Int, estimates: Int) {
    self.init(proved: SharedTable(bytes: proved), estimates: SharedTable(bytes: estimates))
  }

  /// The same for a new search, which has to end them.
  func begun() -> SearchTables {
    var tables = self
    tables.provedGeneration = proved.begin()
    tables.estimatesGeneration = estimates.begin()
    return tables
  }

  /// The search is over.
  func end() {
    proved.end(provedGeneration)
    estimates.end(estimatesGeneration)
  }

  /// Calls `body` with another table of what is proved, for a part of the search.
  func using<Result>(_ other: SharedTable<ProvedBounds>, _ body: (SearchTables) -> Result) -> Result {
    if other === proved { return body(self) }
    var tables = SearchTables(proved: other, estimates: estimates)
    tables.estimatesGeneration = estimatesGeneration
    tables.provedGeneration = other.begin()
    defer { other.end(tables.provedGeneration) }
    return body(tables)
  }
}
