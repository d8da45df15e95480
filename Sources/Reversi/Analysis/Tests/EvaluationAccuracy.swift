public import GameCore

/// How far an evaluation is off the proved scores of positions.
public struct EvaluationAccuracy: Sendable {
  /// The errors over some positions: values of the evaluation less scores, in hundredths of a disc.
  public struct Errors: Sendable, Hashable {
    /// The errors without their signs.
    public private(set) var sizes = Mean()
    /// The errors; a positive mean says that the evaluation favours the player to move.
    public private(set) var bias = Mean()

    /// Adds a position.
    fileprivate mutating func add(_ error: Int) {
      sizes.add(abs(error))
      bias.add(error)
    }

    /// The number of positions.
    public var count: Int { Int(bias.trials) }
    /// The mean error without signs, in discs; `nil` without positions.
    public var meanSize: Double? { sizes.value.map { $0 / 100 } }
    /// The root of the mean square of the errors, in discs; `nil` without positions.
    public var rootMeanSquare: Double? {
      count == 0 ? nil : (Double(bias.squareSum) / Double(count)).squareRoot() / 100
    }
  }

  /// Some of the positions.
  public struct Group: Sendable, Hashable {
    /// The number of their empty squares; `nil` for any.
    public let empties: Int?
    /// What they are from, as their file says; `nil` for anything.
    public let source: String?
    /// Their errors.
    public let errors: Errors
  }

  /// The seed of a set that follows a plan, of which the errors are a sample.
  public let seed: UInt64?
  /// All positions.
  public let overall: Group
  /// The groups by empty squares, fewest first.
  public let phases: [Group]
  /// The groups by source, in the order in which sources come first in the set; empty when
  /// positions don't say where they are from, or name more than ``mostSources`` sources, or most of
  /// them a source of its own.
  public let sources: [Group]
  /// The groups by empty squares and source, phase by phase.
  public let cells: [Group]

  /// What the mean error over all positions rests on: a sample of the plan, or otherwise the scores
  /// of the file.
  public var evidence: Evidence<ReversiProof> {
    guard let seed, let interval = overall.errors.sizes.interval else { return .stated(.file) }
    return .sampled(
      trials: overall.errors.sizes.trials, seed: seed, lower: interval.lowerBound / 100,
      upper: interval.upperBound / 100,
      confidence: Confidence.level)
  }

  /// The largest number of sources that are distinguished.
  public static let mostSources = 16

  /// Puts errors together.
  init(_ errors: [(entry: TestSet.Entry, error: Int)], seed: UInt64?) {
    self.seed = seed
    var overall = Errors()
    var (byPhase, bySource) = ([Int: Errors](), [String: Errors]())
    var byBoth: [Int: [String: Errors]] = [:]
    var names: [String] = []
    for (entry, error) in errors {
      let empties = entry.position.emptyCount
      overall.add(error)
      byPhase[empties, default: Errors()].add(error)
      guard let source = entry.source else { continue }
      if bySource[source] == nil { names.append(source) }
      bySource[source, default: Errors()].add(error)
      byBoth[empties, default: [:]][source, default: Errors()].add(error)
    }
    if names.count > Self.mostSources || 2 * names.count > errors.count { names = [] }
    self.overall = Group(empties: nil, source: nil, errors: overall)
    let empties = byPhase.keys.sorted()
    phases = empties.map { Group(empties: $0, source: nil, errors: byPhase[$0] ?? Errors()) }
    sources = names.map { Group(empties: nil, source: $0, errors: bySource[$0] ?? Errors()) }
    cells = empties.flatMap { empties in
      names.compactMap { name in
        byBoth[empties]?[name].map { Group(empties: empties, source: name, errors: $0) }
      }
    }
  }
}

extension ReversiSolver {
  /// Evaluates the positions of a set without search, and compares with their scores.
  /// - Complexity: O(n), some ten microseconds for each position.
  public func accuracy(on set: TestSet, limits: SearchLimits = .none) throws(Stopped) -> EvaluationAccuracy {
    let adviser = adviser()
    var errors: [(entry: TestSet.Entry, error: Int)] = []
    for entry in set.entries {
      try limits.check()
      errors.append((entry, adviser.staticValue(of: entry.position) - 100 * entry.score))
    }
    return EvaluationAccuracy(errors, seed: set.followsPlan ? set.plan?.seed : nil)
  }
}
