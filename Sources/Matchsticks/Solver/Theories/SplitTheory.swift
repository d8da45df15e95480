import ExactArithmetic
import GameCore

/// Split a heap into two of different sizes (Grundy's game): values that are computed. No period is
/// known, and none can be proved as those of codes are: a heap made smaller by a period may become
/// equal to the other.
final class UnequalSplitTheory: Theory {
  let reach = Reach(computed: 5_000_000, played: 100, misere: ExhaustiveSearch.largestTotal)
  let mostHeapsLeft = 2
  let usesQuotient = true
  func quotientRule() -> PeriodRule? { nil }

  func moves(from heap: Int) -> [SmallMove] {
    stride(from: 1, to: (heap + 1) / 2, by: 1).map { SmallMove(take: 0, leaves: [$0, heap - $0]) }
  }
  func moveCount(from heap: Int) -> Int { heap / 2 }

  func leastMove(from heap: HeapSize) -> MovesFound.Found? {
    guard heap.holds(3) else { return nil }
    return MovesFound.Found(take: 0, leaves: [HeapSize(1), heap.taking(1)])
  }

  func table(upTo bound: Int) -> ComputedValues? {
    ComputedValues(table: SparseSpace(ends: [], keeps: [], splits: [0], areEqualAllowed: false), periodRule: nil)
  }
}

/// Split a heap into two equal ones: an even heap has one move, to a nim-sum of 0.
///
/// The two halves cancel, so every move changes the nim-sum of all heaps between 0 and 1, and
/// whether the game lasts an even or an odd number of moves is settled from the start. So the
/// nim-sum decides misère play too, as in ``SumTheory``.
final class EqualSplitTheory: Theory, ClosedForm {
  let reach = Reach(computed: 10_000_000, reported: 1000, played: 100, misere: ExhaustiveSearch.largestTotal)
  let mostHeapsLeft = 2
  let proof = Proof.equalSplit
  let period: ProvedPeriod? = ProvedPeriod(closedFormWithPeriod: 2, preperiod: 1)
  let zeroShare = Rational(1, 2)
  let isPet = true

  func value(of heap: HeapSize) -> BigInt { heap.isEmpty ? 0 : 1 - heap.remainder(dividingBy: 2) }
  func value(_ heap: Int) -> Int { heap > 0 && heap % 2 == 0 ? 1 : 0 }

  func moves(from heap: Int) -> [SmallMove] {
    heap > 0 && heap % 2 == 0 ? [SmallMove(take: 0, leaves: [heap / 2, heap / 2])] : []
  }
  func moveCount(from heap: Int) -> Int { 1 }

  func leastMove(from heap: HeapSize) -> MovesFound.Found? {
    guard value(of: heap) == 1 else { return nil }
    let half = HeapSize(unchecked: heap.integer / 2)
    return MovesFound.Found(take: 0, leaves: [half, half])
  }

  func addMoves(
    from heap: HeapSize, to target: BigInt, _ values: GrundyFunction, _ found: inout MovesFound
  ) {
    if target == 0, let move = leastMove(from: heap) { found.append(take: 0, leaves: move.leaves) }
  }

  /// A heap loses when its only move is missing in normal play, present in misère play.
  func losingRun(_ play: PlayConvention) -> ResidueRun? {
    ResidueRun(period: 2, residues: play == .normal ? 1...1 : 0...0)
  }
}

extension SplitRule {
  /// What is known about the rule.
  var theory: any Theory {
    switch self {
    case .unequal: UnequalSplitTheory()
    case .equal: EqualSplitTheory()
    }
  }
}
