/// Sums of histograms, separate for each share with which sets are counted.
///
/// One thread uses one object; the last share asked for is cached.
final class SharedSums {
  private var sums: [UInt64: LookAheadSums] = [:]
  /// The fewest and the most Sets that were met.
  var extremes = DistributionTally()
  private var current: (share: UInt64, sums: LookAheadSums)

  init() {
    current = (1, LookAheadSums())
    sums[1] = current.sums
  }

  /// The sums of the sets that are counted as one of |AGL| / `share`.
  func of(_ share: UInt64) -> LookAheadSums {
    if share == current.share { return current.sums }
    let found = sums[share] ?? LookAheadSums()
    sums[share] = found
    current = (share, found)
    return found
  }

  /// The sums as a value, without the shares that nothing was counted for.
  var tally: DistributionTally {
    var tally = extremes
    for (share, sums) in sums {
      let rows = (0...3).map { added in (0..<LookAhead.lineLimit).map { sums[added, $0] } }
      if rows.contains(where: { $0.contains { $0 > 0 } }) { tally.counts[share] = rows }
    }
    return tally
  }
}
