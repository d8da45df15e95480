import GameCore

/// What openings are wanted: lines of play from the start that leave both sides about even.
public struct OpeningPlan: Sendable {
  /// The board.
  public let size: BoardSize
  /// The length of the lines, 1...20; lines hold no passes.
  public let plies: Int
  /// The largest value for either side, in discs.
  public let within: Int
  /// How many lines are wanted.
  public let count: Int
  /// How hard each line's end is searched.
  public let effort: EffortRequest
  /// The seed of the random walks.
  public let seed: UInt64

  /// Lines are tried in rounds of this many, whatever the number of threads.
  fileprivate static let roundSize = 64
  /// After this many walks in a row to positions that were seen before there are taken to be no
  /// others.
  fileprivate static let patience = 8192
  /// A plan; `plies` must leave room on the board.
  public init(
    size: BoardSize = .eight, plies: Int = 8, within: Int = 2, count: Int = 20, effort: EffortRequest = .openings,
    seed: UInt64 = 1
  ) {
    precondition((1...min(20, size.squareCount - 5)).contains(plies) && within >= 0 && count >= 1, "see the ranges")
    self.size = size
    self.plies = plies
    self.within = within
    self.count = count
    self.effort = effort
    self.seed = seed
  }

  /// Random walk number `index`; `nil` when it comes to a pass or an end.
  fileprivate func walk(_ index: UInt64) -> Line? {
    var generator = SeededGenerator(seed: seed, stream: index)
    var line = Line(from: .start(size: size))
    for ply in 0..<plies {
      let moves = line.end.legalSquares
      guard !moves.isEmpty else { return nil }
      // The first four moves are images of each other; the third in board order is f5, the usual
      // one.
      let move = ply == 0 ? moves[2] : moves[generator.index(moves.count)]
      guard (try? line.play(.place(move))) != nil else { return nil }
    }
    return line.end.legalSquares.isEmpty ? nil : line
  }
}

extension EffortRequest {
  /// The usual effort of a search for openings.
  public static let openings = EffortRequest(usualLevel: usualLevelOfMany)
}

extension ReversiSolver {
  /// Searches openings: random walks from the start whose end our own search values within the
  /// bounds.
  ///
  /// No two lines end in the same position, turned or mirrored or not; all begin with the same one
  /// of the four equal first moves.
  public func openings(
    _ plan: OpeningPlan, limits: SearchLimits = .none, observer: Observer = .silent
  ) -> OpeningSet {
    var set = OpeningSet(plan: plan)
    var seen: Set<CanonicalPosition> = []
    var walk: UInt64 = 0
    var idle = 0
    observer.report(Progress(completed: 0, total: Double(plan.count), unit: "openings"))
    while set.openings.count < plan.count {
      var round: [Line] = []
      while round.count < OpeningPlan.roundSize, idle < OpeningPlan.patience {
        let line = plan.walk(walk)
        walk += 1
        idle += 1
        guard let line, seen.insert(CanonicalPosition(line.end)).inserted else { continue }
        idle = 0
        round.append(line)
      }
      if round.isEmpty { return set }
      let advice = values(of: round, effort: plan.effort, limits: limits)
      set.nodes += advice.reduce(0) { $0 + ($1?.nodes ?? 0) }
      for (line, advice) in zip(round, advice) where set.openings.count < plan.count {
        guard let advice, advice.stopReason == nil, let best = advice.moves.first else {
          set.stopReason = limits.stopReason() ?? advice?.stopReason ?? .interrupted
          return set
        }
        set.candidateCount += 1
        if abs(best.value) <= 100 * plan.within { set.openings.append(Opening(line: line, value: best)) }
      }
      observer.report(Progress(completed: Double(set.openings.count), total: Double(plan.count), unit: "openings"))
    }
    return set
  }

  private func values(of lines: [Line], effort: EffortRequest, limits: SearchLimits) -> [Advice?] {
    Workers.sideBySide(lines, limits: limits, observer: .silent, unit: "lines") { line in
      self.hints(line.end, count: 1, effort: effort, limits: limits.alone)
    }
  }
}

/// A balanced opening.
public struct Opening: Sendable {
  /// The line from the start.
  public let line: Line
  /// The best move after it, whose value is that of the opening for the player to move.
  public let value: MoveAdvice
}

/// The openings that were found.
public struct OpeningSet: Sendable {
  /// What was wanted.
  public let plan: OpeningPlan
  /// The openings in the order in which they were found.
  public internal(set) var openings: [Opening] = []
  /// How many different positions were valued.
  public internal(set) var candidateCount = 0
  /// Positions visited.
  public internal(set) var nodes: UInt64 = 0
  /// Why the search ended early; `nil` when it found enough, or there are no more to be found.
  public internal(set) var stopReason: StopReason?

  /// Whether there are as many as wanted.
  public var isComplete: Bool { openings.count == plan.count }
}
