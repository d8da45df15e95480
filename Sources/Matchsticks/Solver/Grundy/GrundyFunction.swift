import ExactArithmetic

/// The Grundy values of all heaps of one ruleset, or of as many as are known.
enum GrundyFunction: Sendable {
  /// Values that follow a formula.
  case closed(any ClosedForm)
  /// A table, continued by its period if that is proved.
  case sequence(GrundySequence)

  /// The value of a heap, or `nil` when it is too large to be known.
  package func value(of heap: HeapSize) -> BigInt? {
    switch self {
    case .closed(let form): form.value(of: heap)
    case .sequence(let sequence): sequence.value(of: heap)
    }
  }

  /// The largest heap whose value is known; `nil` when all are.
  package var largestHeap: BigInt? {
    if case .sequence(let sequence) = self, sequence.period == nil { BigInt(sequence.values.count - 1) } else { nil }
  }

  /// The argument that proves the values.
  package var proof: Proof {
    switch self {
    case .closed(let form): form.proof
    case .sequence(let sequence): sequence.proof
    }
  }
}

/// Grundy values of the heaps 0, 1, 2, …: a table and, if one is proved, the period that continues
/// it.
package struct GrundySequence: Sendable {
  /// The values of the heaps 0…count − 1; with a period, at least preperiod + period of them.
  package let values: [UInt16]
  /// The period that continues the table.
  package let period: ProvedPeriod?

  package init(values: [UInt16], period: ProvedPeriod?) {
    self.values = values
    self.period = period
  }

  /// How the values are known.
  package var proof: Proof { period.map { .period($0) } ?? .computed(heap: values.count - 1) }

  /// The value of heap `n`, which is known.
  package func knownValue(_ n: Int) -> Int {
    if n < values.count { return Int(values[n]) }
    guard let period else { preconditionFailure("heap \(n) is beyond the table") }
    let (periods, rest) = (n - period.preperiod).quotientAndRemainder(dividingBy: period.period)
    return Int(values[period.preperiod + rest]) + periods * period.saltus
  }

  /// The value of a heap, or `nil` beyond the table when there is no period.
  package func value(of heap: HeapSize) -> BigInt? {
    if let small = heap.small, small < values.count { return BigInt(Int(values[small])) }
    guard let period else { return nil }
    let value = BigInt(Int(values[period.index(of: heap)]))
    guard period.saltus > 0 else { return value }
    return value + (heap.integer - period.preperiod) / BigInt(period.period) * period.saltus
  }
}
