import ExactArithmetic
import GameCore

/// Take a number of a finite set: values that are computed until their period is proved.
final class SubtractionTheory: Theory {
  private let allowed: TakeSet

  init(_ set: TakeSet) { allowed = set }

  let reach = Reach(computed: 20_000_000, played: 1_000_000)
  let isPet = true
  var takeLimit: BigInt? { allowed.limit }

  func moves(from heap: Int) -> [SmallMove] {
    allowed.ranges.flatMap { range -> [SmallMove] in
      guard let lower = range.lowerBound.toInt(), lower <= heap else { return [] }
      return (lower...min(range.upperBound.toInt() ?? heap, heap)).map { .taking($0, from: heap) }
    }
  }

  func allows(_ take: BigInt, from heap: HeapSize) -> Bool? {
    allowed.ranges.contains { $0.contains(take) } && heap.holds(take)
  }

  func leastMove(from heap: HeapSize) -> MovesFound.Found? { leastMove(allowed.smallest, from: heap) }

  func table(upTo bound: Int) -> ComputedValues? {
    guard let takes = allowed.elements(upTo: Self.largestTake), let last = takes.last else { return nil }
    return ComputedValues(
      table: ShiftedTable(suiting: takes, upTo: bound) ?? SubtractionTable(takes: takes),
      periodRule: PeriodRule(heaps: 1, span: last))
  }

  /// The largest take of a set whose values are computed.
  static let largestTake = 1_000_000

  func addMoves(
    from heap: HeapSize, to target: BigInt, _ values: GrundyFunction, _ found: inout MovesFound
  ) throws(SolverError) {
    for range in allowed.ranges {
      var take = range.lowerBound
      while take <= range.upperBound, heap.holds(take) {
        try probe(take, of: heap, to: target, values, &found)
        take += 1
      }
    }
  }

  func quotientRule() throws(SolverError) -> PeriodRule? {
    guard let last = allowed.elements(upTo: 64)?.last else { throw .unsupported(.misereQuotient) }
    return PeriodRule(heaps: 1, span: last)
  }

  func plays(
    _ size: Int, _ play: PlayConvention, limits: SearchLimits, observer: Observer
  ) throws(SolverError) -> PlaysByParity {
    if let limit = allowed.limit { return try TakePlays.upTo(limit.toInt() ?? .max, size, limits) }
    return try TakePlays(allowed, size).count(limits, observer)
  }
}
