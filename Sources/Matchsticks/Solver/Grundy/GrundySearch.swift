import ExactArithmetic
import GameCore

/// Something that computes Grundy values of the heaps 0, 1, 2, … as far as they are needed, and
/// proves their period where it can.
protocol ValueSource: AnyObject {
  /// How many values are known.
  var count: Int { get }
  /// The value of heap `n` < ``count``.
  func value(_ n: Int) -> Int
  /// The period, once it is proved.
  var period: ProvedPeriod? { get }
  /// The period that the values show, as long as there are too few of them to prove it.
  var promised: PeriodFound? { get }
  /// The split into rare and common values, where there is one.
  var mask: SparseMask? { get }
  /// The source itself, where it fills a table.
  var search: GrundySearch? { get }
  /// Computes values until heap `bound` is known, or the period is proved if `untilPeriod`. With
  /// `isCheap` the work ends without a reason once it has cost some ten seconds.
  /// - Returns: The reason why it stopped early, if it did.
  func run(
    bound: Int, untilPeriod: Bool, isCheap: Bool, limits: SearchLimits, observer: Observer
  ) -> StopReason?
  /// The values as a sequence that knows its period.
  func sequence() -> GrundySequence
  /// The values of the heaps 0…`bound`, as far as the limits allow, passed on as they come.
  func list(
    upTo bound: Int, limits: SearchLimits, observer: Observer, receive: ValueSequenceFound.Receiver
  ) -> ValueSequenceFound
}

/// Values with how far they go and why no further.
struct ValueSequenceFound {
  let sequence: GrundySequence
  let proof: Proof
  let count: Int
  let stop: StopReason?

  /// Takes the values of some heaps, which follow those before.
  typealias Receiver = (_ heaps: Range<Int>, _ value: (Int) -> Int) -> Void
}

/// Computes Grundy values of one ruleset in a table, and searches for their period on the way.
package final class GrundySearch: ValueSource {
  let table: any ValueTable
  /// How many values prove a period; `nil` where no finite number does.
  let periodRule: PeriodRule?
  /// What proves that values grow from period to period; `nil` where nothing is known to.
  private let arithmeticRule: ArithmeticRule?
  /// The period, once it is proved.
  package private(set) var period: ProvedPeriod?
  /// The period that the values show, as long as there are too few of them to prove it.
  private(set) var promised: PeriodFound?

  /// How the search is kept, how many values there are when it is kept next, and how many at the
  /// next search for the period.
  private var kept: KeptSearch?
  private var nextKept = 1 << 16
  private var target: Int?

  /// A search in a table that isn't shared.
  init(_ values: ComputedValues) {
    table = values.table
    periodRule = values.periodRule
    arithmeticRule = values.arithmeticRule
  }

  /// A search for rules whose values have to be computed; `nil` for last-move rules and those with
  /// a closed form alone. `bound` is the largest heap that will be asked for: takes beyond it don't
  /// matter.
  package convenience init?(_ rules: Ruleset, bound: Int) {
    guard let values = rules.theory.table(upTo: bound) else { return nil }
    self.init(values)
  }

  var mask: SparseMask? { table.mask }

  var search: GrundySearch? { self }

  /// What the values have cost, where heaps are broken in two: the number of breaks that were
  /// tried.
  private var cost: Int { table.sparse?.breaks ?? 0 }

  /// The default limit of a search's cost: some ten seconds.
  private static let largestCost = 1_000_000_000_000

  /// How many values are known.
  package var count: Int { table.count }

  /// The value of heap `n` < ``count``.
  package func value(_ n: Int) -> Int { table.value(n) }

  /// Folds the values of the heaps 0…`size` − 1, in order.
  package func fold<Result>(_ size: Int, _ initial: Result, _ next: (Result, Int) -> Result) -> Result {
    var result = initial
    table.withValues { run in
      for n in 0..<min(size, run.count) { result = next(result, run.value(n)) }
    }
    return result
  }

  /// Computes values until heap `bound` is known, or the period is proved if `untilPeriod`.
  ///
  /// The search for the period runs whenever the values have grown by an eighth; when one shows,
  /// its proof is completed. With `isCheap` the work ends without a reason once it has cost what
  /// ``largestCost`` says. `receive` gets the number of known values, now and then and at the end.
  /// - Returns: The reason why it stopped early, if it did.
  package func run(
    bound: Int, untilPeriod: Bool, isCheap: Bool = false, limits: SearchLimits = .none, observer: Observer = .silent,
    receive: (Int) -> Void
  ) -> StopReason? {
    var reason: StopReason?
    func mayGoOn() -> Bool {
      receive(count)
      reason = limits.stopReason(nodes: UInt64(count))
      let total = min(bound + 1, promised?.valuesNeeded ?? .max)
      observer.report(Progress(completed: Double(count), total: Double(total), unit: "values"))
      keepIfDue(bound: bound)
      return reason == nil && !(isCheap && cost > Self.largestCost)
    }
    table.threads = limits.threads
    // Values of the definition are kept in 16 bits, and none is larger than its heap.
    let wanted = bound
    let bound = min(bound, table.largestHeap)
    while period == nil || !untilPeriod, count <= bound || count == 0 {
      let next = target ?? (untilPeriod ? nextStop(bound: bound) : bound + 1)
      target = next
      let isWhole = table.extend(to: next, mayGoOn: mayGoOn)
      receive(count)
      guard isWhole else { return reason ?? (table.largestHeap < wanted ? .nodeLimit : nil) }
      target = nil
      if untilPeriod || count > bound { proveFromValues() }
    }
    return period == nil && bound < wanted ? .nodeLimit : nil
  }

  /// Saves the search up to heap `bound` as it proceeds, and resumes from what `kept` holds.
  /// Whether a search was kept, and how often, changes nothing: it resumes in the middle of its way
  /// to the next search for a period.
  func keep(_ kept: KeptSearch, bound: Int) {
    self.kept = kept
    guard let resumed = kept.resumed, resumed.count <= bound, let space = table.sparse else { return }
    space.restore(resumed.values)
    if resumed.bound == bound { target = resumed.target }
    if let rule = periodRule { promised = table.findPeriod(rule).promised }
    nextKept = max(count + 1, nextKept)
  }

  private func keepIfDue(bound: Int) {
    guard let kept, let target, count >= nextKept, let values = table.sparse?.kept else { return }
    // Values by the hundred million soon fill files as large.
    nextKept = count + count / (count < 1 << 24 ? 8 : 4)
    kept.save(GrundyCheckpoint(code: kept.code, bound: bound, target: target, values: values))
  }

  /// Where to search for the period next.
  private func nextStop(bound: Int) -> Int {
    if arithmeticRule != nil, periodRule == nil, count < ArithmeticRule.mostValues {
      return min(max(2 * count, 64), bound + 1)
    }
    guard let rule = periodRule else { return bound + 1 }
    let grown = max(count + count / 8, 256)
    if table.count > 0 { promised = table.findPeriod(rule).promised }
    guard let promised else { return min(grown, bound + 1) }
    return min(max(promised.valuesNeeded, count + 1), bound + 1)
  }

  /// Proves the period if the values known suffice.
  package func proveFromValues() {
    if period == nil, let arithmeticRule, count <= ArithmeticRule.mostValues {
      period = arithmeticRule.period(of: (0..<count).map { table.value($0) })
    }
    guard period == nil, let rule = periodRule, count > 0 else { return }
    let (proved, promised) = table.findPeriod(rule)
    self.promised = promised
    guard let found = proved else { return }
    period = ProvedPeriod(
      preperiod: found.preperiod, period: found.period, checkedTo: found.valuesNeeded - found.period - 1)
  }

  /// The values as a sequence that knows its period.
  package func sequence() -> GrundySequence {
    let size = period.map { $0.preperiod + $0.period } ?? count
    return GrundySequence(values: (0..<size).map { UInt16(table.value($0)) }, period: period)
  }

  package func run(
    bound: Int, untilPeriod: Bool, isCheap: Bool = false, limits: SearchLimits = .none, observer: Observer = .silent
  ) -> StopReason? {
    run(bound: bound, untilPeriod: untilPeriod, isCheap: isCheap, limits: limits, observer: observer) { _ in }
  }

  func list(
    upTo bound: Int, limits: SearchLimits, observer: Observer, receive: ValueSequenceFound.Receiver
  ) -> ValueSequenceFound {
    var next = 0
    let stop = run(bound: bound, untilPeriod: true, limits: limits, observer: observer) { known in
      let end = min(known, bound + 1)
      guard end >= next + 64 || end == bound + 1, end > next else { return }
      receive(next..<end) { table.value($0) }
      next = end
    }
    guard let period, count <= bound else {
      let size = min(count, bound + 1)
      if next < size { receive(next..<size) { table.value($0) } }
      let values = GrundySequence(values: (0..<size).map { UInt16(table.value($0)) }, period: nil)
      return ValueSequenceFound(sequence: values, proof: .computed(heap: size - 1), count: size, stop: stop)
    }
    let sequence = sequence()
    while next <= bound {
      if let reason = limits.stopReason() {
        return ValueSequenceFound(sequence: sequence, proof: .period(period), count: next, stop: reason)
      }
      let end = min(next + 1 << 20, bound + 1)
      receive(next..<end) { sequence.knownValue($0) }
      next = end
    }
    return ValueSequenceFound(sequence: sequence, proof: .period(period), count: bound + 1, stop: stop)
  }
}
