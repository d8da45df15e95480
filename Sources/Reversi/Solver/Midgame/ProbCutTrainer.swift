import GameCore
import Synchronization

/// What to fit a model of cutoffs with.
package struct ProbCutPlan: Sendable, Hashable {
  /// Positions of the middle game, and half as many near the end.
  package var positions: Int
  /// The deepest search of the middle game, at least 6.
  package var depth: Int
  /// The seed of the games from which positions come.
  package var seed: UInt64

  package init(positions: Int, depth: Int = 10, seed: UInt64 = 1) {
    precondition(positions >= 8 && (6...16).contains(depth), "a fit needs positions and depths")
    self.positions = positions
    self.depth = depth
    self.seed = seed
  }
}

/// A pair of searches and the distance between their values.
package struct ProbCutSpread: Sendable, Hashable {
  /// The plies of the deep search; for one to the end of the game, the empty squares.
  package let deep: Int
  /// The plies of the shallow one.
  package let shallow: Int
  /// The empty squares, rounded down to a multiple of eight; for a search to the end their number.
  package let empties: Int
  /// The number of positions.
  package let count: Int
  /// The root of the mean square difference, in discs.
  package let deviation: Double
}

/// A fitted model, and the deviations that it was fitted to.
package struct ProbCutFit: Sendable {
  package let model: ProbCutModel
  /// Deviations of searches that end before the game does.
  package let middle: [ProbCutSpread]
  /// Deviations of searches to the end of the game.
  package let end: [ProbCutSpread]
}

/// Fits a model of cutoffs: positions of our own play are searched to several depths without
/// cutoffs, and lines are laid through the deviations between the depths.
package struct ProbCutTrainer: Sendable {
  package let plan: ProbCutPlan
  private let evaluator: Evaluator
  private let size: BoardSize

  /// A trainer for an evaluation with all its stages.
  package init(_ plan: ProbCutPlan, evaluation: EvaluationWeights) {
    self.plan = plan
    evaluator = evaluation.evaluator()
    size = evaluation.size
  }

  /// The model and the deviations that it was fitted to; `nil` when the limits stopped it.
  package func fit(
    limits: SearchLimits, observer: Observer = .silent
  ) -> ProbCutFit? {
    let block = 8
    let blocks = (plan.positions + block - 1) / block
    let sums = Lock((middle: [[Difference]](repeating: [], count: blocks), end: [[Difference]](), done: 0))
    sums.withLock { $0.end = $0.middle }
    Workers.forEach(blocks, threads: limits.threads) { item in
      if limits.stopReason() != nil { return }
      let generator = SeededGenerator(seed: plan.seed, stream: UInt64(item))
      let (middle, end) =
        size == .six
        ? ProbCutSampler<Board6>.samples(block, evaluator, generator, depth: plan.depth, limits: limits.alone)
        : ProbCutSampler<Board8>.samples(block, evaluator, generator, depth: plan.depth, limits: limits.alone)
      let done = sums.withLock { sums in
        (sums.middle[item], sums.end[item]) = (middle, end)
        sums.done += 1
        return sums.done
      }
      observer.report(Progress(completed: Double(done), total: Double(blocks), unit: "blocks"))
    }
    if limits.stopReason() != nil { return nil }
    let (middle, end) = sums.withLock { ($0.middle.flatMap { $0 }, $0.end.flatMap { $0 }) }
    let spreads = (middle: Self.spreads(middle), end: Self.spreads(end))
    let model = ProbCutModel(
      middle: Self.line(spreads.middle, withDeep: true), end: Self.line(spreads.end, withDeep: false))
    return ProbCutFit(model: model, middle: spreads.middle, end: spreads.end)
  }

  /// The deviations of all pairs of depths that were sampled.
  private static func spreads(_ differences: [Difference]) -> [ProbCutSpread] {
    let groups = Dictionary(grouping: differences, by: { $0.pair })
    return groups.keys.sorted { ($0.deep, $0.shallow, $0.empties) < ($1.deep, $1.shallow, $1.empties) }.map { pair in
      let group = groups[pair] ?? []
      let mean = group.reduce(0.0) { $0 + $1.discs * $1.discs } / Double(group.count)
      return ProbCutSpread(
        deep: pair.deep, shallow: pair.shallow, empties: pair.empties, count: group.count, deviation: mean.squareRoot())
    }
  }

  /// The line of least squares through deviations, each weighed by its number of positions. No
  /// deviation is trusted below a disc.
  ///
  /// A search to the end has the depth of its empties: without `withDeep` only they count, and only
  /// if more of them mean larger deviations, because the line is used for more empties than could
  /// be sampled.
  private static func line(_ spreads: [ProbCutSpread], withDeep: Bool, withEmpties: Bool = true) -> ProbCutModel.Line {
    let rows = spreads.filter { $0.count >= 5 }.map { spread in
      let empties = Double(spread.empties) + (withDeep ? 3.5 : 0)
      return (
        features: [1, withDeep ? Double(spread.deep) : 0, Double(spread.shallow), withEmpties ? empties : 0],
        target: spread.deviation, weight: Double(spread.count)
      )
    }
    let solution = LeastSquares.solve(rows)
    if !withDeep, solution[3] < 0 { return line(spreads, withDeep: false, withEmpties: false) }
    return ProbCutModel.Line(
      base: solution[0], deep: solution[1], shallow: solution[2], empties: solution[3], least: 1)
  }
}

/// By how much a deep search's value exceeded a shallow one's.
private struct Difference: Sendable {
  struct Pair: Hashable {
    let deep: Int
    let shallow: Int
    let empties: Int
  }
  let pair: Pair
  let discs: Double
}

/// Plays to positions and searches them.
private struct ProbCutSampler<Shape: BoardShape>: ~Copyable {
  private let play: SelfPlay<Shape>
  private var generator: SeededGenerator
  private var gameGenerator: SeededGenerator
  private var searcher: Searcher<Shape>
  private let depth: Int
  private let limits: SearchLimits

  init(_ evaluator: Evaluator, generator: SeededGenerator, depth: Int, limits: SearchLimits) {
    (self.generator, gameGenerator) = (generator, generator)
    play = SelfPlay(PositionEvaluation(evaluator: evaluator))
    self.depth = depth
    self.limits = limits
    searcher = Searcher(
      PositionEvaluation(evaluator: evaluator), tables: SearchTables(proved: 1 << 16, estimates: 1 << 22))
  }

  /// The differences at N positions of the middle game, and at half as many near the end; void once
  /// a limit is reached.
  static func samples(
    _ count: Int, _ evaluator: Evaluator, _ generator: SeededGenerator, depth: Int, limits: SearchLimits
  ) -> (middle: [Difference], end: [Difference]) {
    var sampler = ProbCutSampler(evaluator, generator: generator, depth: depth, limits: limits)
    let middle = (0..<count).flatMap { _ in sampler.middle() }
    return (middle, (0..<count / 2).flatMap { _ in sampler.end() })
  }

  /// The differences at a position of the middle game.
  mutating func middle() -> [Difference] {
    let empties = depth + 2 + generator.index(Shape.squareCount - 8 - depth - 1)
    let values = values(empties: empties, depths: Array(0...depth))
    return (3...depth).flatMap { deep in
      stride(from: deep - 2, through: 1, by: -2).map { shallow in
        Difference(
          pair: .init(deep: deep, shallow: shallow, empties: empties / 8 * 8), discs: values[deep] - values[shallow])
      }
    }
  }

  /// The differences at a position near the end, searched to it.
  mutating func end() -> [Difference] {
    let empties = 10 + generator.index(11)
    let values = values(empties: empties, depths: Array(0...8) + [empties])
    return (1...8).filter { $0 % 2 == empties % 2 }.map { shallow in
      Difference(pair: .init(deep: empties, shallow: shallow, empties: empties), discs: values[9] - values[shallow])
    }
  }

  /// The values of a new position, in discs, to several depths. Where one side is far ahead, values
  /// differ widely and searches seldom have to know how far: such positions are left out.
  private mutating func values(empties: Int, depths: [Int]) -> [Double] {
    while true {
      let (mover, opponent) = play.position(empties: empties, &gameGenerator)
      searcher.tables.end()
      searcher.tables = searcher.tables.begun()
      searcher.begin(limits: limits)
      if abs(value(mover, opponent, depth: 2, empties: empties)) <= 24 {
        return depths.map { value(mover, opponent, depth: $0, empties: empties) }
      }
    }
  }

  private mutating func value(_ mover: UInt64, _ opponent: UInt64, depth: Int, empties: Int) -> Double {
    let value = searcher.value(mover, opponent, depth: depth, empties: empties, near: 0)
    return Double(value) / Double(MidgameTuning.unit)
  }
}

/// Linear least squares for a handful of unknowns.
enum LeastSquares {
  /// The coefficients that bring the weighted sums of features nearest to the targets; 0 for
  /// features that are always 0.
  static func solve(_ rows: [(features: [Double], target: Double, weight: Double)]) -> [Double] {
    let count = rows.first?.features.count ?? 4
    var matrix = [[Double]](repeating: [Double](repeating: 0, count: count + 1), count: count)
    for row in rows {
      for i in 0..<count {
        for j in 0..<count { matrix[i][j] += row.weight * row.features[i] * row.features[j] }
        matrix[i][count] += row.weight * row.features[i] * row.target
      }
    }
    for pivot in 0..<count {
      let best = (pivot..<count).max { abs(matrix[$0][pivot]) < abs(matrix[$1][pivot]) } ?? pivot
      matrix.swapAt(pivot, best)
      guard abs(matrix[pivot][pivot]) > 1e-9 else { continue }
      for other in 0..<count where other != pivot {
        let factor = matrix[other][pivot] / matrix[pivot][pivot]
        for column in pivot...count { matrix[other][column] -= factor * matrix[pivot][column] }
      }
    }
    return (0..<count).map { abs(matrix[$0][$0]) > 1e-9 ? matrix[$0][count] / matrix[$0][$0] : 0 }
  }
}
