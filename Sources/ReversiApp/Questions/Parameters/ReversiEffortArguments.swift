import Documents
import GameCore
import Questions
import Reversi
import Synchronization

private typealias P = ReversiParameters

extension ReversiParameters {
  /// How hard to search, in questions about single positions.
  static let effort: [any SomeParameter] = [level, depth, selectivity, memory]
}

extension Arguments {
  /// What the arguments ask of the search of each position; where they don't say, `usualLevel`.
  package func reversiEffort(
    usualLevel: Int = EffortRequest.usualLevel, isLimited: Bool = true
  ) throws(Fault) -> EffortRequest {
    try atMostOne(of: P.level, P.depth)
    let aim: EffortRequest.Aim? = self[P.depth].map { .depth($0) } ?? self[P.level].map { .level($0) }
    return EffortRequest(
      aim, selectivity: self[P.selectivity], nodes: isLimited ? value(.nodes) : nil,
      seconds: isLimited ? value(.time) : nil, threadsInside: value(P.threadsInside) ?? 1, usualLevel: usualLevel)
  }
}

extension Context {
  /// The limits without those that hold for each position.
  var outerLimits: SearchLimits {
    var limits = limits
    (limits.nodes, limits.deadline) = (nil, nil)
    return limits
  }
}

extension Environment {
  /// The solver with the tables that the arguments ask for; an error where there isn't enough
  /// memory.
  package func reversiSolver(_ arguments: Arguments) throws(Fault) -> ReversiSolver {
    let memory = arguments[ReversiParameters.memory]
    if memory > ReversiParameters.memory.fallback ?? 0 {
      // There are two tables: of what is proved, and of what was estimated.
      try Fault.requireMemory(bytes: 2 * memory << 20, remedy: "use less than --memory \(memory)")
    }
    return reversiSolver(memory: memory)
  }

  /// The solver with tables of at most `memory` mebibytes (at least 1) and the shipped weights,
  /// kept from question to question; a warning when weights are missing or damaged.
  ///
  /// Tables have a power of two of bytes, so there is one solver for each power of two.
  package func reversiSolver(memory: Int) -> ReversiSolver {
    let mebibytes = 1 << (Int.bitWidth - 1 - memory.leadingZeroBitCount)
    return kept("reversi.solver.\(mebibytes)", bytes: { $0.tableBytes }) {
      ReversiSolver(weights: reversiWeights, tableBytes: mebibytes << 20)
    }
  }

  /// Which of the shipped weights can't be used, found by unpacking all of them: the name of the
  /// file, and a line that says why and what it means.
  package func reversiWeightFaults() -> [(file: String, line: String)] {
    let weights = reversiWeights
    weights.check()
    return weights.faults.map { ($0.file.rawValue, $0.line) }
  }

  private var reversiWeights: ReversiWeights {
    kept("reversi.weights") {
      let read: @Sendable (String) throws(ReversiWeights.Unreadable) -> [UInt8] = {
        [dataFile] name throws(ReversiWeights.Unreadable) in
        do throws(Questions.Fault) { return try dataFile("reversi/\(name)") } catch {
          throw ReversiWeights.Unreadable(words: error.message)
        }
      }
      let weights =
        hasDataBlocks
        ? ReversiWeights(readingBlocks: { file, block throws(ReversiWeights.Unreadable) in
          try read(block.map { "\(file.rawValue)/\($0)" } ?? file.rawValue)
        })
        : ReversiWeights { file throws(ReversiWeights.Unreadable) in try read(file.rawValue) }
      // Damage within a file is noticed when a search needs the place.
      let told = Lock<Swift.Set<ReversiWeights.File>>([])
      checkAfterAnswers("reversi.weights") { [warn] in
        for fault in weights.faults where told.withLock({ $0.insert(fault.file).inserted }) { warn(fault.line) }
      }
      return weights
    }
  }
}

extension ReversiWeights.Fault {
  /// That the file can't be used, whole or in part, why, and what that means.
  fileprivate var line: String {
    let words =
      switch reason {
      case .unreadable(let error): error.words
      case .unusable(let error): error.message
      }
    return "\(words); without reversi/\(file.rawValue) \(loss)"
  }

  private var loss: String {
    switch file {
    case .evaluation, .evaluation6: "estimates are worse"
    case .probcut, .probcut6: "cutoffs are cautious"
    }
  }
}

extension ExitStatus {
  /// The status of an estimate: when it has a value, ending at a set limit counts as done.
  static func ofEstimate(stoppedBy reason: StopReason?, isThere: Bool) -> ExitStatus {
    reason == nil || isThere && reason != .interrupted ? .done : .stopped
  }
}
