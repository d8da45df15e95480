import ExactArithmetic
import GameCore

/// The plain ways, which follow from the moves alone.
extension Theory {
  func moveCount(from heap: Int) -> Int { heap }
  var mostHeapsLeft: Int { 1 }
  var takeLimit: BigInt? { nil }
  var lastMove: LastMoveRule? { nil }
  func highestTake(from heap: HeapSize) -> BigInt? {
    takeLimit.map { heap.holds($0) ? $0 : heap.integer }
  }
  func allows(_ take: BigInt, from heap: HeapSize) -> Bool? {
    highestTake(from: heap).map { take >= 1 && take <= $0 }
  }
  func leastMove(from heap: HeapSize) -> MovesFound.Found? { leastMove(1, from: heap) }

  /// The take of `least` where the heap holds that many.
  func leastMove(_ least: BigInt, from heap: HeapSize) -> MovesFound.Found? {
    guard !heap.isEmpty, heap.holds(least) else { return nil }
    return MovesFound.Found(take: least, leaves: [heap.taking(least)])
  }

  var closedForm: (any ClosedForm)? { nil }
  func source(upTo bound: Int) -> (any ValueSource)? { table(upTo: bound).map { GrundySearch($0) } }
  func table(upTo bound: Int) -> ComputedValues? {
    ComputedValues(table: ListedTable { heap in self.moves(from: heap).map { $0.leaves } }, periodRule: nil)
  }

  func addMoves(
    from heap: HeapSize, to target: BigInt, _ values: GrundyFunction, _ found: inout MovesFound
  ) throws(SolverError) {
    guard case .sequence(let sequence) = values, let target = target.toInt() else { return }
    try addMoves(from: heap, HeapElements(sequence, target: target), &found)
  }
  func addMoves(
    from heap: HeapSize, _ elements: HeapElements, _ found: inout MovesFound
  ) throws(SolverError) {
    guard let size = heap.small else { return found.leaveUncounted() }
    for move in moves(from: size) {
      try found.consider()
      if elements.isGood(move.leaves) { found.append(take: BigInt(move.take), leaves: move.heapsLeft) }
    }
  }

  var isPet: Bool { false }
  func quotientRule() throws(SolverError) -> PeriodRule? { throw .unsupported(.misereQuotient) }
  var usesQuotient: Bool { false }

  func losing(
    _ play: PlayConvention, upTo bound: BigInt, listing: Int, limits: SearchLimits
  ) throws(SolverError) -> LosingPositions? { nil }
  func losingSieve(upTo last: Int, _ play: PlayConvention) -> LosingSieve? { nil }
  func modularPlays(_ size: Int) -> (moves: PlayResidues.Moves, bits: Int)? { nil }
  func plays(
    _ size: Int, _ play: PlayConvention, limits: SearchLimits, observer: Observer
  ) throws(SolverError) -> PlaysByParity {
    let tables = PlayTables(theory: self, limits: limits)
    if size > PlayTables.largestTable, let (moves, bits) = modularPlays(size) {
      return try ModularPlays(moves: moves, size: size, bits: bits, limits: limits, observer: observer).count()
    }
    return try mostHeapsLeft > 1 ? tables.breaking(size) : tables.heap(size)
  }

  /// The Grundy values, known at least for `heaps` where that can be had.
  ///
  /// What has no closed form is computed: to the largest heap, or to the proof of a period,
  /// whichever comes first.
  /// - Throws: ``SolverError/unsupported(_:)`` for last-move rules, whose heaps have no values;
  ///   ``SolverError/stopped(_:)``.
  func values(
    of heaps: [HeapSize], limits: SearchLimits, observer: Observer = .silent
  ) throws(SolverError) -> GrundyFunction {
    if let closedForm { return .closed(closedForm) }
    let largest = heaps.map { $0.small ?? .max }.max() ?? 0
    let bound = min(largest, reach.computed)
    guard let source = source(upTo: bound) else { throw .unsupported(.grundyValues) }
    let reason = source.run(
      bound: bound, untilPeriod: true, isCheap: largest > bound, limits: limits, observer: observer)
    if let reason { throw .stopped(reason) }
    return .sequence(source.sequence())
  }

  /// The moves from `heap` to a position of Grundy value `target`, the first `listing` of them.
  /// - Throws: ``SolverError/stopped(_:)``.
  func moves(
    from heap: HeapSize, to target: BigInt, _ values: GrundyFunction, listing: Int, limits: SearchLimits = .none
  ) throws(SolverError) -> MovesFound {
    var found = MovesFound(listing: listing, limits: limits)
    if !heap.isEmpty { try addMoves(from: heap, to: target, values, &found) }
    return found
  }

  /// Adds the take of `take` if it leaves a heap of the value `target`.
  func probe(
    _ take: BigInt, of heap: HeapSize, to target: BigInt, _ values: GrundyFunction, _ found: inout MovesFound
  ) throws(SolverError) {
    try found.consider(heap)
    let rest = heap.taking(take)
    if values.value(of: rest) == target { found.append(take: take, leaves: [rest]) }
  }
}

/// What follows from a closed form.
extension Theory where Self: ClosedForm {
  var closedForm: (any ClosedForm)? { self }
  func losing(
    _ play: PlayConvention, upTo bound: BigInt, listing: Int, limits: SearchLimits
  ) throws(SolverError) -> LosingPositions? {
    losingRun(play).map { LosingPositions($0, upTo: bound, listing: listing, limits: limits, proof: proof) }
  }
}

extension ClosedForm {
  func losingRun(_ play: PlayConvention) -> ResidueRun? { nil }
}

extension Ruleset {
  /// What is known about the rules.
  var theory: any Theory {
    switch self {
    case .take(let set): set.isInterval ? IntervalTheory(set) : SubtractionTheory(set)
    case .takeAny: NimTheory()
    case .takeAndBreak(let code): code.theory
    case .lastMove(let rule): LastMoveTheory(rule: rule)
    case .pile(let rule): rule.theory
    case .split(let rule): rule.theory
    case .written(let rule): rule.recognized?.theory ?? LineTheory()
    }
  }

  /// Every move from a heap; see ``Theory/moves(from:)``.
  package func moves(from heap: Int) -> [SmallMove] { theory.moves(from: heap) }
}

/// What one move does to a heap of a size that a machine integer holds.
package struct SmallMove: Hashable, Sendable {
  package let take: Int
  /// The heaps left, ascending, without empty ones.
  package let leaves: [Int]

  /// A move that leaves the rest of `heap` as one heap.
  static func taking(_ take: Int, from heap: Int) -> SmallMove {
    SmallMove(take: take, leaves: take == heap ? [] : [heap - take])
  }

  /// The heaps that replace the one that was played on: at least one, perhaps of 0.
  var heapsLeft: [HeapSize] { leaves.isEmpty ? [HeapSize(0)] : leaves.map { HeapSize($0) } }
}
