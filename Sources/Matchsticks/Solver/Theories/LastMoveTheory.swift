import ExactArithmetic
import GameCore

/// The last take limits the next one: heaps have no Grundy values, one heap is decided by the
/// ladder of losing heaps.
final class LastMoveTheory: Theory {
  let rule: LastMoveRule

  init(rule: LastMoveRule) { self.rule = rule }

  let reach = Reach(computed: 10_000_000, played: 3000)
  var lastMove: LastMoveRule? { rule }

  func moves(from heap: Int) -> [SmallMove] { [] }
  func table(upTo bound: Int) -> ComputedValues? { nil }

  /// The ladder in normal play. In misère play n is lost when n − 1 is: 1, and one more than each
  /// rung from 2 on.
  func losing(
    _ play: PlayConvention, upTo bound: BigInt, listing: Int, limits: SearchLimits
  ) throws(SolverError) -> LosingPositions? {
    if rule.first != nil { return try limitedLosing(play, bound: bound, listing: listing, limits: limits) }
    let shift = play == .normal ? 0 : 1
    let ladder = try LastMoveLadder(rule, upTo: bound - shift, limits: limits)
    let reached = min(bound, ladder.reach.map { $0 + shift } ?? bound)
    // The rung 1 isn't needed in misère play, where 1 itself is lost: there are as many.
    let count = max(ladder.count(upTo: reached - shift), 1)
    var walk = LadderWalk(ladder)
    var meter = WorkMeter(limits)
    var positions: [BigInt] = []
    var words = 0
    for place in 0..<min(listing, count) where words <= LosingPositions.mostWords {
      positions.append(place == 0 ? 1 : walk.rung(place) + shift)
      words += 1 + positions[place].bitCount / 64
      try meter.spend(1 + positions[place].bitCount / 64)
    }
    return LosingPositions(count: BigInt(count), positions: positions, bound: reached, proof: .ladder)
  }

  /// With a limit of the first move each heap is examined.
  private func limitedLosing(
    _ play: PlayConvention, bound: BigInt, listing: Int, limits: SearchLimits
  ) throws(SolverError) -> LosingPositions {
    let last = min(bound, 1_000_000).toInt() ?? 1
    let ladder = try LastMoveLadder(rule, upTo: BigInt(last), limits: limits)
    var positions: [BigInt] = []
    var count = 0
    for heap in 1...max(last, 1) {
      if heap % 1024 == 0, let reason = limits.stopReason(nodes: UInt64(heap)) { throw .stopped(reason) }
      let number = BigInt(play == .normal ? heap : heap - 1)
      let limit = rule.firstLimit(heap: BigInt(heap), play: play)
      guard try ladder.winningTakes(from: number, limit: limit, listing: 1, limits: limits).listed.isEmpty else {
        continue
      }
      count += 1
      if positions.count < listing { positions.append(BigInt(heap)) }
    }
    return LosingPositions(count: BigInt(count), positions: positions, bound: BigInt(last), proof: .ladder)
  }

  func plays(
    _ size: Int, _ play: PlayConvention, limits: SearchLimits, observer: Observer
  ) throws(SolverError) -> PlaysByParity {
    let first = rule.firstLimit(heap: BigInt(size), play: play).toInt() ?? size
    guard size > PlayTables.largestTable, first > 0 else {
      return try PlayTables(theory: self, limits: limits).lastMove(rule, size, first: first)
    }
    let caps = (0...size).map { Int64($0 == 0 ? 0 : min(rule.limit(after: $0), size)) }
    return try ModularPlays(
      moves: .last(caps: caps, first: first), size: size, bits: size, limits: limits, observer: observer
    ).count()
  }
}
