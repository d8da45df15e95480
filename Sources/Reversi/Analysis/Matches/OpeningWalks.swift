import GameCore

/// Random walks from the start through moves that cost little.
///
/// Every position on the way is searched once and all its moves are valued by that one search; a
/// walk continues with any of the moves within the plan's loss, all equally likely. Of moves that
/// lead to images of one position the first in board order represents them all.
struct OpeningWalks {
  private let plan: OpeningPlan
  private let solver: ReversiSolver
  private let limits: SearchLimits
  /// The moves that cost little, in board order.
  private var choices: [Position: [Square]] = [:]
  private var count: UInt64 = 0
  /// Positions visited.
  private(set) var nodes: UInt64 = 0

  init(_ plan: OpeningPlan, solver: ReversiSolver, limits: SearchLimits) {
    self.plan = plan
    self.solver = solver
    self.limits = limits
  }

  /// A walk on its way; `line` is `nil` when it came to a pass or an end.
  private struct Walk {
    var line: Line?
    var generator: SeededGenerator
  }

  /// The next `number` walks, a ply of all at a time; `nil` for those that come to a pass or an
  /// end.
  mutating func next(_ number: Int) throws(Stopped) -> [Line?] {
    var walks = (0..<number).map { place in
      Walk(
        line: Line(from: .start(size: plan.size)),
        generator: SeededGenerator(seed: plan.seed, stream: count + UInt64(place)))
    }
    count += UInt64(number)
    for ply in 0..<plan.plies {
      if ply > 0 { try value(walks.compactMap({ $0.line?.end })) }
      for place in walks.indices { step(&walks[place], ply: ply) }
    }
    return walks.map { walk in walk.line.flatMap { $0.end.legalSquares.isEmpty ? nil : $0 } }
  }

  private func step(_ walk: inout Walk, ply: Int) {
    guard let line = walk.line else { return }
    walk.line = nil
    // The first four moves are images of each other; the third in board order is f5, the usual one.
    let squares = ply == 0 ? [line.end.legalSquares[2]] : choices[line.end] ?? []
    guard !squares.isEmpty else { return }
    var longer = line
    guard (try? longer.play(.place(squares[walk.generator.index(squares.count)]))) != nil else { return }
    walk.line = longer
  }

  /// Finds the choices in those of the positions that weren't met before.
  private mutating func value(_ positions: [Position]) throws(Stopped) {
    var fresh: [Position] = []
    for position in positions where choices[position] == nil {
      if plan.loss >= OpeningPlan.anyLoss {
        choices[position] = distinct(position.legalSquares, in: position)
      } else {
        choices[position] = []
        if !position.legalSquares.isEmpty { fresh.append(position) }
      }
    }
    let (solver, effort, limits) = (solver, plan.effort, limits)
    let advice = Workers.sideBySide(fresh, limits: limits, observer: .silent, unit: "positions") { position in
      solver.hints(position, effort: effort, limits: limits.alone)
    }
    nodes += advice.reduce(0) { $0 + ($1?.nodes ?? 0) }
    for (position, advice) in zip(fresh, advice) {
      guard let advice, advice.stopReason == nil else {
        throw Stopped(limits.stopReason() ?? advice?.stopReason ?? .interrupted)
      }
      choices[position] = squares(advice)
    }
  }

  /// The moves within the loss of the best one, in board order.
  private func squares(_ advice: Advice) -> [Square] {
    let least = (advice.moves.first?.value ?? 0) - 100 * plan.loss
    let squares = advice.moves.filter { $0.value >= least }.compactMap { move in
      if case .place(let square) = move.move { square } else { nil }
    }
    return distinct(squares.sorted(), in: advice.position)
  }

  /// Of squares whose moves lead to images of one position the first.
  private func distinct(_ squares: [Square], in position: Position) -> [Square] {
    var seen: Set<CanonicalPosition> = []
    return squares.filter { seen.insert(CanonicalPosition(position.placingUnchecked($0))).inserted }
  }
}
