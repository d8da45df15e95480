import ExactArithmetic
import GameCore

/// Grundy values under an infinite code that never breaks a heap, with the proof of their
/// regularity.
///
/// Let the digits repeat with period m after the first L. The value v is an option of n when some
/// heap a of that value has a digit at n − a that lets it be left. For n − a > L that depends on n
/// mod m only, so all that old heaps say is, for each value, the set of residues of n at which it
/// is an option. Values that are options at every residue never matter again: let b be the least
/// other one. The values from n on, each less b, then follow from n mod m, the values of the last
/// L + 1 heaps less b, and the residue sets of b, b + 1, … If that state is the same at n and n +
/// p, where b has grown by s, then G(n + p) = G(n) + s from there on forever: a proof, for which no
/// further values are needed.
final class EndlessSubtraction: ValueSource {
  let search: GrundySearch? = nil
  private let code: TakeAndBreakCode
  private let span: Int
  private let cycle: Int
  private let bits: Int
  private var values: [UInt16] = []
  private(set) var period: ProvedPeriod?
  let promised: PeriodFound? = nil
  let mask: SparseMask? = nil
  /// The residues at which each value is an option by an old heap.
  private var residues: [[UInt64]] = []
  /// The least value that some residue leaves free.
  private var least = 0
  private var seen: [State: Int] = [:]
  private var stateSize = 0
  private var leasts: [Int] = []

  /// The most heaps: their values fit into 16 bits.
  static let largestHeap = 60_000
  /// The most values that wait at some residue, and the longest cycle of digits, that states are
  /// kept of.
  private static let stateLimit = 2000
  /// The most numbers in all states that are kept.
  private static let stateSizeLimit = 20_000_000

  private struct State: Hashable {
    let residue: Int
    let recent: [Int]
    let waiting: [[UInt64]]
  }

  /// The values of a code whose digits repeat and never leave more than one heap; `nil` for others.
  init?(_ code: TakeAndBreakCode) {
    guard code.lastPlace == nil, code.mostHeapsLeft == 1 else { return nil }
    self.code = code
    span = code.digits.count
    cycle = code.repeating.count
    bits = (cycle + 63) / 64
  }

  var count: Int { values.count }
  func value(_ n: Int) -> Int { Int(values[n]) }

  /// The values known so far with their period.
  func sequence() -> GrundySequence {
    let size = period.map { $0.preperiod + $0.period } ?? values.count
    return GrundySequence(values: Array(values.prefix(size)), period: period)
  }

  /// Computes values until heap `bound` is known or the period is proved.
  func run(
    bound: Int, untilPeriod: Bool = true, isCheap: Bool = false, limits: SearchLimits, observer: Observer = .silent
  ) -> StopReason? {
    let last = min(bound, Self.largestHeap)
    while period == nil, values.count <= last {
      if values.count % 256 == 0 {
        if let reason = limits.stopReason(nodes: UInt64(values.count)) { return reason }
        observer.report(Progress(completed: Double(values.count), total: Double(last + 1), unit: "values"))
      }
      lookForPeriod()
      if period == nil { append() }
    }
    return period == nil && last < bound ? .nodeLimit : nil
  }

  func list(
    upTo bound: Int, limits: SearchLimits, observer: Observer, receive: ValueSequenceFound.Receiver
  ) -> ValueSequenceFound {
    let stop = run(bound: bound, limits: limits, observer: observer)
    let count = period == nil ? min(values.count, bound + 1) : bound + 1
    let sequence = sequence()
    if count > 0 { receive(0..<count) { sequence.knownValue($0) } }
    return ValueSequenceFound(sequence: sequence, proof: sequence.proof, count: count, stop: stop)
  }

  /// Whether a heap of `heap` matches may be left of one of `heap + taken`.
  private func leaves(_ heap: Int, _ taken: Int) -> Bool { code.digit(taken) & (heap == 0 ? 1 : 2) != 0 }

  private func append() {
    let n = values.count
    if n > span { age(n - span - 1) }
    var recent: Set<Int> = []
    for heap in max(0, n - span)..<max(n, 0) where leaves(heap, n - heap) { recent.insert(Int(values[heap])) }
    let residue = n % cycle
    var value = least
    while recent.contains(value) || isBlocked(value, residue) { value += 1 }
    values.append(UInt16(value))
  }

  private func isBlocked(_ value: Int, _ residue: Int) -> Bool {
    value < residues.count && residues[value][residue / 64] >> UInt64(residue % 64) & 1 == 1
  }

  /// The heap is old from now on: its value is an option of every larger one that the repeating
  /// digits name.
  private func age(_ heap: Int) {
    let value = Int(values[heap])
    while residues.count <= value { residues.append([UInt64](repeating: 0, count: bits)) }
    for place in 0..<cycle where code.repeating[place] & (heap == 0 ? 1 : 2) != 0 {
      let residue = (heap + span + 1 + place) % cycle
      residues[value][residue / 64] |= 1 << UInt64(residue % 64)
    }
    while least < residues.count, (0..<cycle).allSatisfy({ isBlocked(least, $0) }) { least += 1 }
  }

  /// Records the state before the next heap; the second time, the period is proved.
  private func lookForPeriod() {
    let n = values.count
    // Heap 0 is left by other bits than others; it must be old.
    guard n > span + 1, residues.count - least <= Self.stateLimit / bits, cycle <= Self.stateLimit else { return }
    stateSize += span + 1 + (residues.count - least) * bits
    guard stateSize <= Self.stateSizeLimit else { return }
    let recent = values[(n - span - 1)...].map { max(Int($0) - least, -1) }
    let state = State(residue: n % cycle, recent: recent, waiting: Array(residues.dropFirst(least)))
    while leasts.count < n { leasts.append(least) }
    leasts.append(least)
    guard let first = seen.updateValue(n, forKey: state) else { return }
    let (length, saltus) = (n - first, least - leasts[first])
    // What the state says is checked once more, a period further on.
    for _ in 0..<length { append() }
    prove(from: first, length: length, saltus: saltus)
  }

  /// From `from` on the values repeat; finds the smallest period, and the first heap from which it
  /// holds.
  private func prove(from: Int, length: Int, saltus: Int) {
    func repeats(_ step: Int, _ rise: Int, _ heap: Int) -> Bool {
      Int(values[heap + step]) == Int(values[heap]) + rise
    }
    var (step, rise) = (length, saltus)
    for candidate in 1..<length where length % candidate == 0 && (saltus * candidate) % length == 0 {
      let part = saltus * candidate / length
      if (from..<(from + length)).allSatisfy({ repeats(candidate, part, $0) }) {
        (step, rise) = (candidate, part)
        break
      }
    }
    var start = from
    while start > 0, repeats(step, rise, start - 1) { start -= 1 }
    period = ProvedPeriod(preperiod: start, period: step, saltus: rise, checkedTo: from + length - 1)
  }
}
