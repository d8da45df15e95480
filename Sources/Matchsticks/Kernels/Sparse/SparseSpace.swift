import GameCore

/// Grundy values of a take-and-break game whose moves leave at most two heaps, for heaps 0, 1, 2, …
/// as far as asked.
///
/// Values are kept twice: forwards, and backwards from the end of a second piece of memory, so that
/// the two halves of a broken heap are two forward streams for the vector kernels of `takebreak.h`.
/// While all values are below 250 they are bytes, and the values that rare heaps reach
/// (``SparseMask``) are marked for a block of heaps at a time; from then on they are 16-bit words.
/// Where more heaps are rare, 32 heaps are computed together: see the extensions of ``SparseCore``.
///
/// Safe: the core lives as long as this does.
@safe final class SparseSpace: ValueTable {
  // In memory of its own, so that several threads may take turns at it.
  private let core = UnsafeMutablePointer<SparseCore>.allocate(capacity: 1)
  /// How many threads may work at the table.
  var threads = 1

  /// `ends`, `keeps` and `splits` are the takes after which nothing, one heap and two heaps may be
  /// left, ascending; two equal heaps only if `areEqualAllowed`.
  init(ends: [Int], keeps: [Int], splits: [Int], areEqualAllowed: Bool = true) {
    unsafe core.initialize(
      to: SparseCore(ends: ends, keeps: keeps, splits: splits, areEqualAllowed: areEqualAllowed))
  }

  deinit {
    unsafe core.pointee.release()
    unsafe core.deallocate()
  }

  /// How many breaks were tried or could have been: rare heaps and breaking takes, for each heap.
  private(set) var breaks = 0

  var count: Int { unsafe core.pointee.count }
  /// The mask that identifies rare heaps; `nil` when no heap is ever broken.
  var mask: SparseMask? { unsafe core.pointee.splitCount > 0 ? core.pointee.mask : nil }

  func value(_ n: Int) -> Int { unsafe core.pointee.value(n) }

  func extend(to target: Int, mayGoOn: () -> Bool) -> Bool {
    guard threads > 1, target &- count >= SparseCore.leastTogether else { return extend(to: target, nil, mayGoOn) }
    return Crew.with(size: min(threads, SparseCore.mostWorkers)) { extend(to: target, $0, mayGoOn) }
  }

  private func extend(to target: Int, _ crew: Crew?, _ mayGoOn: () -> Bool) -> Bool {
    var counted = count
    func countBreaks() {
      breaks &+= unsafe (count &- counted) &* core.pointee.rareCount &* core.pointee.splitCount
      counted = count
    }
    func mayStillGoOn() -> Bool {
      countBreaks()
      return mayGoOn()
    }
    while mayStillGoOn() {
      if let crew, unsafe !SparseCore.extendBlocks(core, to: target, crew, mayGoOn: mayStillGoOn) { return false }
      guard case .done = unsafe core.pointee.extend(to: target, crew) else { continue }
      countBreaks()
      return true
    }
    return false
  }

  var sparse: SparseSpace? { self }

  func withValues(_ body: (ValueRun) -> Void) { unsafe body(core.pointee.run) }

  /// Takes over what a table of the same takes knew; this one knows nothing yet.
  func restore(_ kept: Kept) {
    unsafe core.pointee.restore(count: kept.count) { kept.value($0) }
    breaks = kept.breaks
  }

  /// The most heaps by which values may be shifted.
  static let largestShift = SparseCore.margin / 2

  /// Calls `body` with `count` values, the first `shift` of them 0: the margin before the values
  /// is.
  func withValues<Result>(shiftedBy shift: Int, count: Int, _ body: (ValueRun) -> Result) -> Result {
    let run = unsafe core.pointee.run
    return unsafe body(ValueRun(start: run.start - shift &* run.width, width: run.width, count: count))
  }
}
