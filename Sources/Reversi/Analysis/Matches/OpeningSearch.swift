import GameCore

/// The openings to find: lines of play from the start that people would play, and that leave both
/// sides about even.
public struct OpeningPlan: Sendable {
  /// The board.
  public let size: BoardSize
  /// The length of the lines, 1...20; lines hold no passes.
  public let plies: Int
  /// The largest value for either side, in discs.
  public let within: Int
  /// How much worse than the best move any move of a line may be, in discs; with ``anyLoss`` any
  /// move is allowed.
  public let loss: Int
  /// The number of lines requested.
  public let count: Int
  /// How hard each position of a line is searched.
  public let effort: EffortRequest
  /// The seed of the random walks.
  public let seed: UInt64

  /// Lines are tried in rounds of this many, whatever the number of threads.
  fileprivate var roundSize: Int { max(8, min(count, 64)) }
  /// After this many consecutive walks to positions that were seen before, the search for others
  /// ends.
  fileprivate static let patience = 8192
  /// The greatest length of lines.
  package static let mostPlies = 20
  /// More than any move can cost: no position on the way is searched.
  public static let anyLoss = 128

  /// A plan; `plies` must leave empty squares on the board.
  public init(
    size: BoardSize = .eight, plies: Int = 8, within: Int = 2, loss: Int = 3, count: Int = 20,
    effort: EffortRequest = .openings, seed: UInt64 = 1
  ) {
    precondition((1...min(Self.mostPlies, size.squareCount - 5)).contains(plies) && count >= 1, "see the ranges")
    precondition(within >= 0 && loss >= 0, "see the ranges")
    self.size = size
    self.plies = plies
    self.within = within
    self.loss = loss
    self.count = count
    self.effort = effort
    self.seed = seed
  }

  /// The same with lines a ply longer, any number of them.
  var longer: OpeningPlan {
    OpeningPlan(
      size: size, plies: plies + 1, within: within, loss: loss, count: 1 << 30, effort: effort, seed: seed)
  }
}

extension EffortRequest {
  /// The usual effort of a search for openings.
  public static let openings = EffortRequest(usualLevel: usualLevelOfMany)
}

extension ReversiSolver {
  /// Searches openings: random walks from the start by moves that the search finds about as good as
  /// the best, to ends that it values within the bounds.
  ///
  /// No two lines end in the same position, turned or mirrored or not; all begin with the same one
  /// of the four equal first moves.
  public func openings(
    _ plan: OpeningPlan, limits: SearchLimits = .none, observer: Observer = .silent
  ) -> OpeningSet {
    var hunt = OpeningHunt(plan, solver: self, limits: limits)
    hunt.find(plan.count, observer: observer)
    return hunt.set
  }
}

/// A search for openings that continues whenever more are needed.
///
/// Lines are tried and valued in an order that follows from the seed alone: so the openings of a
/// smaller plan are the first ones of a larger plan.
struct OpeningHunt {
  /// What was found so far.
  private(set) var set: OpeningSet
  private let solver: ReversiSolver
  private let limits: SearchLimits
  private var walks: OpeningWalks
  /// The ends of all lines so far.
  private var seen: Set<CanonicalPosition> = []
  /// Positions visited in the searches of these ends.
  private var valuedNodes: UInt64 = 0

  /// A search that has found nothing yet.
  init(_ plan: OpeningPlan, solver: ReversiSolver, limits: SearchLimits) {
    set = OpeningSet(plan: plan)
    self.solver = solver
    self.limits = limits
    walks = OpeningWalks(plan, solver: solver, limits: limits)
  }

  /// A search for lines that are a ply longer.
  var longer: OpeningHunt { OpeningHunt(set.plan.longer, solver: solver, limits: limits) }

  /// Searches until there are at least `count` openings (at most the plan's), there seem to be no
  /// more, or a limit is reached.
  mutating func find(_ count: Int, observer: Observer = .silent) {
    let total = Double(set.plan.count)
    observer.report(Progress(completed: Double(set.openings.count), total: total, unit: "openings"))
    do throws(Stopped) {
      while set.openings.count < count, let round = try freshLines() {
        try add(round)
        observer.report(Progress(completed: Double(set.openings.count), total: total, unit: "openings"))
      }
    } catch {
      set.stopReason = error.reason
    }
  }

  /// Lines of the next walks whose ends are new, at least one; `nil` when there seem to be no more.
  private mutating func freshLines() throws(Stopped) -> [Line]? {
    let plan = set.plan
    var idle = 0
    while idle < OpeningPlan.patience {
      try limits.check()
      var round: [Line] = []
      defer { set.nodes = valuedNodes + walks.nodes }
      for line in try walks.next(plan.roundSize) {
        guard let line, seen.insert(CanonicalPosition(line.end)).inserted else { continue }
        round.append(line)
      }
      if !round.isEmpty { return round }
      idle += plan.roundSize
    }
    return nil
  }

  /// Values the ends of lines and adds those that are balanced, as many as are needed.
  private mutating func add(_ round: [Line]) throws(Stopped) {
    let advice = values(of: round, effort: set.plan.effort)
    valuedNodes += advice.reduce(0) { $0 + ($1?.nodes ?? 0) }
    set.nodes = valuedNodes + walks.nodes
    for (line, advice) in zip(round, advice) where !set.isComplete {
      guard let advice, advice.stopReason == nil, let best = advice.moves.first else {
        throw Stopped(limits.stopReason() ?? advice?.stopReason ?? .interrupted)
      }
      set.candidateCount += 1
      if abs(best.value) <= 100 * set.plan.within { set.openings.append(Opening(line: line, value: best)) }
    }
  }

  private func values(of lines: [Line], effort: EffortRequest) -> [Advice?] {
    let (solver, limits) = (solver, limits)
    return Workers.sideBySide(lines, limits: limits, observer: .silent, unit: "lines") { line in
      solver.hints(line.end, count: 1, effort: effort, limits: limits.alone)
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
  /// The plan that was requested.
  public let plan: OpeningPlan
  /// The openings in the order in which they were found.
  public internal(set) var openings: [Opening] = []
  /// How many different positions were valued.
  public internal(set) var candidateCount = 0
  /// Positions visited.
  public internal(set) var nodes: UInt64 = 0
  /// Why the search stopped early; `nil` when it found enough, or seemed to have found all.
  public internal(set) var stopReason: StopReason?

  /// Whether there are as many as requested.
  public var isComplete: Bool { openings.count == plan.count }
}
