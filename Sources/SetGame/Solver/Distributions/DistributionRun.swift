import GameCore

/// The walk of a ``DistributionSolver``, spread over threads in batches of roots, and kept after
/// each batch.
struct DistributionRun: Sendable {
  let solver: DistributionSolver
  /// The part of the work; `nil` for all of it.
  let part: WorkPart?
  /// The roots of the part.
  let classes: [AffineClass]

  /// The part of what is below all `roots`.
  init(_ solver: DistributionSolver, _ part: WorkPart?, roots: [AffineClass]) {
    (self.solver, self.part) = (solver, part)
    classes = part.map { $0.pieces(of: roots) } ?? roots
  }

  struct Result: Sendable {
    var tally = DistributionTally()
    var stopped: StopReason?
  }

  /// Roots between two checkpoints.
  private var batch: Int { max(256, classes.count / 64) }

  /// Visits everything below the roots, from where `keeping` left off.
  func run(limits: SearchLimits, observer: Observer, keeping: DistributionSolver.Keeping) throws(ClassLevels.Failure)
    -> Result
  {
    var result = Result()
    var done = 0
    if let resumed = keeping.resumed {
      precondition(resumed.fits(solver, part), "a checkpoint of other work")
      (result.tally, done) = try resumed.progress(of: classes.count)
    }
    while done < classes.count {
      let end = min(classes.count, done + batch)
      let found = visit(done..<end, limits: limits, observer: observer)
      if let reason = found.stopped {
        result.stopped = reason
        return result
      }
      result.tally.add(found.tally)
      done = end
      keeping.save(
        DistributionCheckpoint(
          cards: solver.cards, variant: solver.variant, part: part, base: solver.base, rootCount: classes.count,
          rootsDone: done, tally: result.tally))
    }
    return result
  }

  private func visit(_ roots: Range<Int>, limits: SearchLimits, observer: Observer) -> Result {
    let walk = SharedWalk(space: solver.space, classes: classes, top: solver.roots, base: solver.base)
    var result = Result()
    func gather(_ run: (found: [DistributionTally], stopped: StopReason?)) {
      result.stopped = run.stopped
      for tally in run.found { result.tally.add(tally) }
    }
    let (space, added) = (solver.space, solver.cards - solver.base)
    switch solver.variant {
    case .set:
      let found = walk.run(roots, limits: limits, observer: observer) {
        DistributionVisitor(space: space, added: added)
      }
      gather(found)
    case .ultraSet, .ghostSet, .quad, .zeroSum:
      gather(walk.run(roots, limits: limits, observer: observer) { UltraSetVisitor() })
    }
    return result
  }
}
