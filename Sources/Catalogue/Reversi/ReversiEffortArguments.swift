import GameCore
import Reports
import Reversi
import Synchronization

private typealias P = ReversiParameters

extension ReversiParameters {
  /// How hard to look, in questions about single positions.
  static let effort: [any SomeParameter] = [level, depth, selectivity, memory]
}

extension Arguments {
  /// What the arguments ask of the search of each position; where they don't say, `usualLevel`.
  package func reversiEffort(
    usualLevel: Int = EffortRequest.usualLevel, isLimited: Bool = true
  ) throws -> EffortRequest {
    try atMostOne(of: P.level, P.depth)
    let aim: EffortRequest.Aim? = self[P.depth].map { .depth($0) } ?? self[P.level].map { .level($0) }
    return EffortRequest(
      aim, selectivity: self[P.selectivity], nodes: isLimited ? value(.nodes) : nil,
      seconds: isLimited ? value(.time) : nil, threadsInside: value(P.threadsInside) ?? 1, usualLevel: usualLevel)
  }
}

extension Context {
  /// The limits without those that hold for each position.
  var outerLimits: SearchLimits { SearchLimits(threads: limits.threads, stopSignal: limits.stopSignal) }
}

extension Surroundings {
  /// The solver with tables of at most so many mebibytes and the shipped weights, kept from
  /// question to question.
  package func reversiSolver(memory: Int) -> ReversiSolver {
    kept("reversi.solver.\(memory)") { ReversiSolver(weights: reversiWeights, tableBytes: memory << 20) }
  }

  /// The shipped weights, read when they are needed first; a warning when they are missing or
  /// damaged.
  private var reversiWeights: ReversiWeights {
    ReversiWeights { file in
      try self.dataFile("reversi/\(file.rawValue)")
    } missing: { file, error in
      self.warn(file.warning(error))
    }
  }

  /// Which of the shipped weights can't be used, found by reading all of them: the name of the
  /// file, and a line that says why and what it means.
  package func reversiWeightFaults() -> [(file: String, line: String)] {
    let found = Lock<[(file: String, line: String)]>([])
    let weights = ReversiWeights { file in
      try self.dataFile("reversi/\(file.rawValue)")
    } missing: { file, error in
      found.withLock { $0.append((file.rawValue, file.warning(error))) }
    }
    weights.check()
    return found.withLock { $0 }
  }
}

extension ReversiWeights.File {
  /// That the file can't be used, and why.
  fileprivate func warning(_ error: any Error) -> String {
    "\(Fault(error).message); going on without reversi/\(rawValue), \(loss)"
  }

  /// What it means to go on without the file.
  fileprivate var loss: String {
    switch self {
    case .evaluation: "over a smaller evaluation"
    case .probcut: "with cautious cutoffs"
    case .ordering6, .ordering8: "which takes longer"
    }
  }
}

extension ExitStatus {
  /// The status of an estimate: a limit that somebody set ends it as it should, once there is one.
  static func ofEstimate(stoppedBy reason: StopReason?, isThere: Bool) -> ExitStatus {
    reason == nil || isThere && reason != .interrupted ? .done : .stopped
  }
}
