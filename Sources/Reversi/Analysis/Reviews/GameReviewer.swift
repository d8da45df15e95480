import GameCore

extension ReversiSolver {
  /// Reviews a game move by move, positions in parallel on the threads of `limits`.
  ///
  /// Near the end, from ``ReviewPlan/exactEmpties`` empty squares on, all values are proved, the
  /// last ones first: what a move led to is known then, and only whether another one is better is
  /// asked. Before, both values of a move come from searches of the same depth with the same
  /// cutoffs, that of the best move and that of the one that was made. The moves that seem to cost
  /// most are examined again, deeper; see ``ReviewPlan/secondLook``.
  ///
  /// Each position has tables of its own, so that the review is the same at any number of threads.
  /// Ctrl-C leaves moves open. Moves before `fromPly`, counted from 1, aren't judged; by default
  /// those that were drawn at random, see ``GameRecord/drawnPlies``.
  public func review(
    _ record: GameRecord, fromPly: Int? = nil, effort: EffortRequest = .review, limits: SearchLimits = .none,
    observer: Observer = .silent
  ) -> GameReview {
    let first = record.firstJudged(fromPly: fromPly)
    let search = ReviewSearch(solver: self, record: record, from: first, limits: limits)
    let plan = ReviewPlan(effort)
    var rows = search.rows(by: plan, observer: observer)
    if let deeper = plan.secondLook, !rows.isCut {
      rows.deepenWorst { search.rows(at: $0, by: deeper) }
    }
    return rows.review(of: record, from: first, limits: limits)
  }
}

/// How hard a review searches.
public struct ReviewPlan: Hashable, Sendable {
  /// What is asked of each position.
  public let request: EffortRequest

  /// A plan for a request.
  public init(_ request: EffortRequest) { self.request = request }

  /// The usual level of reviews, from which on ``exactEmpties`` holds.
  public static let usualLevel = 16
  /// From this number of empty squares on everything is proved at the usual level and above.
  public static let exactEmpties = 24
  /// How many levels deeper the second search is.
  public static let levelsDeeper = 4

  /// What it asks of a position with N empty squares.
  package func effort(empties: Int) -> Effort {
    var effort = request.effort(empties: empties)
    if case .level(let level) = request.aim, level >= Self.usualLevel, request.selectivity == nil,
      empties <= Self.exactEmpties
    {
      (effort.endEmpties, effort.endSelectivity) = (Self.exactEmpties, .full)
    }
    return effort
  }

  /// How the moves that cost most are examined again: some levels deeper; `nil` where a depth or
  /// limits of each position are asked for.
  package var secondLook: ReviewPlan? {
    guard case .level(let level) = request.aim, !isLimited, level + Self.levelsDeeper <= 60 else { return nil }
    var deeper = request
    deeper.aim = .level(level + Self.levelsDeeper)
    return ReviewPlan(deeper)
  }

  /// Whether each position has limits of its own.
  var isLimited: Bool { request.nodes != nil || request.seconds != nil }
}

extension EffortRequest {
  /// The usual effort of reviews.
  public static let review = EffortRequest(usualLevel: ReviewPlan.usualLevel)
}

/// What a review found out about the moves of a game, by their indices.
struct ReviewRows: Sendable {
  var rows: [ReviewRow?]
  /// Whether some weren't reached.
  var isCut = false

  /// The largest number of moves that are examined again, and the places of the list of worst moves
  /// that have to be sure.
  private static let (mostDeepened, sureWorst) = (20, 5)

  /// Examines the moves that cost most again until all those that are named as the worst have been,
  /// or enough of them.
  mutating func deepenWorst(_ search: ([Int]) -> ReviewRows) {
    var deepened: Set<Int> = []
    while deepened.count < Self.mostDeepened {
      let next = worst.prefix(Self.sureWorst).filter { rows[$0]?.isProved == false && !deepened.contains($0) }
      if next.isEmpty { return }
      deepened.formUnion(next)
      let found = search(next)
      for place in next {
        if let row = found.rows[place] { rows[place] = row.counting(rows[place]?.nodes ?? 0) } else { isCut = true }
      }
      if isCut { return }
    }
  }

  /// The moves that cost something, the most expensive first.
  private var worst: [Int] {
    let costs = rows.indices.compactMap { place in
      rows[place].flatMap { $0.loss < 50 ? nil : (place: place, loss: $0.loss) }
    }
    return costs.sorted { ($1.loss, $0.place) < ($0.loss, $1.place) }.map { $0.place }
  }

  /// The review: moves without an alternative have the values of the next position.
  func review(of record: GameRecord, from first: Int, limits: SearchLimits) -> GameReview {
    let positions = record.positions
    var moves = [GameReview.Move?](repeating: nil, count: record.line.moves.count)
    var next = rows.last ?? nil
    for index in (first..<moves.count).reversed() {
      let (position, played) = (positions[index], record.line.moves[index])
      let isForced = position.legalMoves.count == 1
      let row = isForced ? next.map { $0.before(played) } : rows[index]
      next = row
      moves[index] = row.map { row in
        GameReview.Move(
          position: position, move: played, value: row.value, best: row.best, bestValue: row.bestValue,
          principalVariation: row.line, evidence: row.evidence)
      }
    }
    let reasons = rows.compactMap { $0?.stopReason }
    let outer = isCut ? limits.stopReason() ?? .interrupted : nil
    return GameReview(
      record: record, firstJudged: first, moves: moves, nodes: rows.reduce(0) { $0 + ($1?.nodes ?? 0) },
      stopReason: outer ?? reasons.last)
  }
}

/// What a search found out about a move that was made, for its player.
struct ReviewRow: Sendable {
  /// What it leads to, in hundredths of a disc.
  var value: Int
  /// The best move, and what that leads to.
  var best: Move
  var bestValue: Int
  /// The line that the best move's value expects.
  var line: [Move]
  /// What both values rest on.
  var evidence: Evidence<ReversiProof>
  var nodes: UInt64
  var stopReason: StopReason?

  var loss: Int { bestValue - value }
  var isProved: Bool { if case .proved = evidence { true } else { false } }

  /// The row of a move without an alternative that leads here.
  func before(_ move: Move) -> ReviewRow {
    ReviewRow(
      value: -bestValue, best: move, bestValue: -bestValue, line: [move] + line, evidence: evidence, nodes: 0)
  }

  /// The same with more positions visited.
  func counting(_ more: UInt64) -> ReviewRow {
    var row = self
    row.nodes += more
    return row
  }
}
