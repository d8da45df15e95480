/// Grundy values of a take-and-break game whose moves leave at most two heaps, for heaps 0, 1, 2, …
/// as far as asked.
///
/// Values are kept twice: forwards, and backwards from the end of a second piece of memory, so that
/// the two halves of a broken heap are two forward streams for the vector kernels of `takebreak.h`.
/// While all values are below 250 they are bytes, and the values that rare heaps reach
/// (``SparseMask``) are marked for 64 heaps at a time; from then on they are 16-bit words, marked
/// one heap at a time.
final class SparseSpace: ValueTable {
  private var core: SparseCore

  /// `ends`, `keeps` and `splits` are the takes after which nothing, one heap and two heaps may be
  /// left, ascending; two equal heaps only if `areEqualAllowed`.
  init(ends: [Int], keeps: [Int], splits: [Int], areEqualAllowed: Bool = true) {
    core = SparseCore(ends: ends, keeps: keeps, splits: splits, areEqualAllowed: areEqualAllowed)
  }

  deinit { core.release() }

  /// How many breaks were tried or could have been: rare heaps and breaking takes, for each heap.
  private(set) var breaks = 0

  var count: Int { core.count }
  /// The mask that tells rare heaps, `nil` when no heap is ever broken.
  var mask: SparseMask? { core.splitCount > 0 ? core.mask : nil }

  func value(_ n: Int) -> Int { core.value(n) }

  func extend(to target: Int, mayGoOn: () -> Bool) -> Bool {
    while mayGoOn() {
      let before = count
      let pace = core.extend(to: target)
      breaks &+= (count &- before) &* core.rareCount &* core.splitCount
      if case .done = pace { return true }
    }
    return false
  }

  func withValues<Result>(_ body: (ValueRun) -> Result) -> Result { body(core.run) }

  /// Takes over what a table of the same takes knew; this one knows nothing yet.
  func restore(_ kept: Kept) {
    core.restore(count: kept.count) { kept.value($0) }
    breaks = kept.breaks
  }

  /// The most heaps by which values may be shifted.
  static let largestShift = SparseCore.margin / 2

  /// Calls `body` with `count` values, the first `shift` of them 0: the margin before the values
  /// is.
  func withValues<Result>(shiftedBy shift: Int, count: Int, _ body: (ValueRun) -> Result) -> Result {
    let run = core.run
    return unsafe body(ValueRun(start: run.start - shift &* run.width, width: run.width, count: count))
  }
}
