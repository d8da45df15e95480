import ExactArithmetic
import GameCore

/// Take a…b: the value of n is ⌊(n mod (a + b)) / a⌋.
final class IntervalTheory: Theory, ClosedForm {
  private let allowed: TakeSet
  private let takes: SubtractionTheory
  private var lower: BigInt { allowed.smallest }
  private var sum: BigInt { allowed.smallest + allowed.largest }

  /// a and a + b, where machine integers hold them.
  private let small: (lower: Int, sum: Int)?

  init(_ set: TakeSet) {
    allowed = set
    takes = SubtractionTheory(set)
    let (lower, sum) = (set.smallest.toInt(), (set.smallest + set.largest).toInt())
    small = lower.flatMap { lower in sum.map { (lower, $0) } }
  }

  let reach = Reach(computed: 20_000_000, reported: 1000, played: 1_000_000)
  let proof = Proof.interval
  /// a + b, and no less: heaps of value 0 come in runs of a, one in each a + b.
  var period: ProvedPeriod? { small.map { ProvedPeriod(closedFormWithPeriod: $0.sum) } }
  var zeroShare: Rational { Rational(lower, sum) }
  let isPet = true
  var takeLimit: BigInt? { allowed.limit }

  func value(of heap: HeapSize) -> BigInt { heap.remainder(dividingBy: sum) / lower }
  func value(_ heap: Int) -> Int {
    guard let small else { return value(of: HeapSize(heap)).toInt() ?? .max }
    return heap % small.sum / small.lower
  }

  func moves(from heap: Int) -> [SmallMove] { takes.moves(from: heap) }
  func highestTake(from heap: HeapSize) -> BigInt? { takes.highestTake(from: heap) }
  func allows(_ take: BigInt, from heap: HeapSize) -> Bool? { takes.allows(take, from: heap) }
  func leastMove(from heap: HeapSize) -> MovesFound.Found? { takes.leastMove(from: heap) }
  func table(upTo bound: Int) -> ComputedValues? { takes.table(upTo: bound) }
  func quotientRule() throws(SolverError) -> PeriodRule? { try takes.quotientRule() }
  func plays(
    _ size: Int, _ play: PlayConvention, limits: SearchLimits, observer: Observer
  ) throws(SolverError) -> PlaysByParity { try takes.plays(size, play, limits: limits, observer: observer) }

  func addMoves(
    from heap: HeapSize, to target: BigInt, _ values: GrundyFunction, _ found: inout MovesFound
  ) {
    for range in ranges(heap, target) {
      var take = range.lowerBound
      while take <= range.upperBound, !found.isFull {
        found.list(take: take, leaves: [heap.taking(take)])
        take += 1
      }
      found.add(range.upperBound - range.lowerBound + 1)
    }
  }

  /// The takes t of a…b with ⌊((n − t) mod p) / a⌋ = target, p = a + b: those for which (n − t) mod
  /// p is in a·target … a·target + a − 1, that is t in (n − a·target − a + 1 … n − a·target) mod p.
  private func ranges(_ heap: HeapSize, _ target: BigInt) -> [ClosedRange<BigInt>] {
    let period = sum
    let least = lower * target
    guard least < period else { return [] }
    let most = min(least + lower, period) - 1
    let residue = heap.remainder(dividingBy: period)
    let first = (residue - most) % period
    let last = first + (most - least)
    var ranges: [ClosedRange<BigInt>] = []
    // The residues first…last wrap around the period at most once; takes are below the period.
    for shift in [BigInt(0), period] {
      let from = max(first - shift, lower)
      var to = min(last - shift, allowed.largest)
      if !heap.holds(to) { to = heap.integer }
      if from <= to { ranges.append(from...to) }
    }
    return ranges.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// The losing heaps have the value 0 in normal play, 1 in misère play (``SumTheory``).
  func losingRun(_ play: PlayConvention) -> ResidueRun? {
    let start = play == .normal ? 0 : lower
    return ResidueRun(period: sum, residues: start...(min(start + lower, sum) - 1))
  }
}
