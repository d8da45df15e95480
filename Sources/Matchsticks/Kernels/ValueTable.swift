import CKernels

/// Grundy values of the heaps 0, 1, 2, … that can be continued.
protocol ValueTable: AnyObject {
  /// How many values are known.
  var count: Int { get }
  /// The largest heap whose value it can hold.
  var largestHeap: Int { get }
  /// The split into rare and common values, where heaps are broken in two.
  var mask: SparseMask? { get }
  /// The value of heap `n` < ``count``.
  func value(_ n: Int) -> Int
  /// Computes the values of the heaps up to `target` − 1; false when `mayGoOn` said no.
  func extend(to target: Int, mayGoOn: () -> Bool) -> Bool
  /// Calls `body` with the values as one run of memory.
  func withValues(_ body: (ValueRun) -> Void)
  /// The table itself, where it splits values into rare and common ones and can be kept.
  var sparse: SparseSpace? { get }
  /// How many threads may work at the table.
  var threads: Int { get set }
}

extension ValueTable {
  /// No such table, unless it says otherwise.
  var sparse: SparseSpace? { nil }

  /// The period that the values prove, and the one that they show, under a rule.
  func findPeriod(_ rule: PeriodRule) -> (proved: PeriodFound?, promised: PeriodFound?) {
    var found: (proved: PeriodFound?, promised: PeriodFound?) = (nil, nil)
    withValues { found = $0.findPeriod(rule) }
    return found
  }
}

extension ValueTable {
  var largestHeap: Int { .max }
  var mask: SparseMask? { nil }
  /// One, unless it says otherwise.
  var threads: Int {
    get { 1 }
    set {}
  }
}

/// Values in memory, `width` bytes each (1 or 2).
@safe struct ValueRun {
  let start: UnsafePointer<UInt8>
  let width: Int
  let count: Int

  /// Safe as long as the memory of the table that made the run is.
  init(start: UnsafePointer<UInt8>, width: Int, count: Int) {
    unsafe self.start = start
    self.width = width
    self.count = count
  }
}

extension ValueRun {
  /// The value of heap `n` < ``count``.
  @inline(__always)
  func value(_ n: Int) -> Int {
    width == 1
      ? unsafe Int(start[n]) : unsafe Int(UnsafeRawPointer(start + 2 &* n).loadUnaligned(as: UInt16.self))
  }
}

extension [UInt16] {
  /// Calls `body` with the values, at least one, as a run of memory.
  func withRun<Result>(_ body: (ValueRun) -> Result) -> Result {
    unsafe withUnsafeBytes { buffer in
      guard let start = unsafe buffer.bindMemory(to: UInt8.self).baseAddress else {
        preconditionFailure("a table has a value at least")
      }
      return unsafe body(ValueRun(start: start, width: 2, count: count))
    }
  }
}

/// How many values prove a period: `heaps`·(a + period) + `span`, where a is the preperiod, but at
/// least 1.
///
/// A move from n takes at most `span` and leaves at most `heaps` heaps. Let G(n + p) = G(n) hold
/// from n₀ to heaps·a + (heaps − 1)·p + span − 1, a = max(n₀, 1) (Guy & Smith 1956 for two heaps).
/// Any n beyond that: of the heaps that a move of n + p leaves the largest has at least a + p
/// matches, so p can be taken off it, which gives a move of n with the same value, and the other
/// way round; so G(n + p) = G(n) by induction. The heap that is made smaller must not become empty,
/// because a digit that allows a heap there need not allow none: therefore a ≥ 1.
///
/// Where moves depend on n mod P, too, and are regular only from some `start` on (one heap is left
/// then), the values must have shown a multiple q of the period and of P: `span` values from a on,
/// with a + span ≥ `start`, must be those q before. If they had the period p for a whole q, they
/// keep it.
struct PeriodRule {
  let heaps: Int
  var span: Int
  /// The heap from which on moves depend on n mod P alone.
  var start = 0
  /// P.
  var residues = 1

  init(heaps: Int, span: Int) { (self.heaps, self.span) = (heaps, span) }

  /// The number of values, from heap 0 on, that must be known.
  func valuesNeeded(preperiod: Int, period: Int) -> Int {
    guard start > 0 else { return heaps &* (max(preperiod, 1) &+ period) &+ span }
    var (common, rest) = (period, residues)
    while rest != 0 { (common, rest) = (rest, common % rest) }
    let whole = period / common &* residues
    return max(preperiod, start &- span) &+ whole &+ max(span, whole == period ? 0 : period)
  }
}

/// A period that the values known so far have.
struct PeriodFound: Equatable {
  let preperiod: Int
  let period: Int
  /// How many values prove it.
  let valuesNeeded: Int
}

extension ValueRun {
  /// The smallest period that the values prove, or else the smallest that they promise: one that
  /// has held for as long as itself and for a sixteenth of all values.
  ///
  /// A period must repeat the last values; only where they agree the run is measured backwards.
  /// - Complexity: O(n) in practice.
  func findPeriod(_ rule: PeriodRule) -> (proved: PeriodFound?, promised: PeriodFound?) {
    let window = min(64, count / 2)
    guard window >= 8 else { return (findPeriodAmongFew(rule), nil) }
    let end = unsafe start + count &* width
    var promised: PeriodFound?
    var from = 1
    while true {
      let to = (count &- window)
      let period = Int(
        unsafe ck_find_repeat(end, Int64(window &* width), Int64(width), Int64(from), Int64(to)))
      guard period > 0 else { return (nil, promised) }
      let limit = (count &- period) &* width
      let length = Int(unsafe ck_common_suffix(end, end - period &* width, Int64(limit))) / width
      let preperiod = count &- period &- length
      let found = PeriodFound(
        preperiod: preperiod, period: period,
        valuesNeeded: rule.valuesNeeded(preperiod: preperiod, period: period))
      if found.valuesNeeded <= count { return (found, nil) }
      if promised == nil, length >= max(period, count / 16) { promised = found }
      // Where the window holds whole periods, it repeats within the run of this one only after
      // multiples of it, which hold from the same value on and need more of them.
      from = (period <= window ? max(period, length &- window) : period) &+ 1
      if from > count / 2 { return (nil, promised) }
    }
  }

  /// The smallest period that fewer than 16 values prove.
  private func findPeriodAmongFew(_ rule: PeriodRule) -> PeriodFound? {
    for period in 1..<max(count, 1) {
      var preperiod = count &- period
      while preperiod > 0, value(preperiod &- 1) == value(preperiod &- 1 &+ period) { preperiod &-= 1 }
      let needed = rule.valuesNeeded(preperiod: preperiod, period: period)
      if needed <= count { return PeriodFound(preperiod: preperiod, period: period, valuesNeeded: needed) }
    }
    return nil
  }
}
