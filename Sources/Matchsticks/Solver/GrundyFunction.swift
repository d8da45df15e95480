package import ExactArithmetic

/// The Grundy values of all heaps of one ruleset, or of as many as are known.
package enum GrundyFunction: Sendable {
  /// G(n) = n.
  case identity
  /// G(n) = ⌊(n mod (a + b)) / a⌋, for takes of a…b.
  case interval(lower: BigInt, upper: BigInt)
  /// G(2m) = m, G(2m + 1) = G(m): write n + 1 = 2ʲ·(2v + 1); the value is v.
  case half
  /// The exponent of 2 in n ≥ 1; G(0) = 0.
  case trailingZeros
  /// G(n) = n mod 3: a power of two is 1 or 2 (mod 3), and 1 and 2 are powers of two.
  case moduloThree
  /// A table, continued by its period if that is proved.
  case sequence(GrundySequence)

  /// The value of a heap, or `nil` when it is too large to be known.
  package func value(of heap: HeapSize) -> BigInt? {
    switch self {
    case .identity: return heap.integer
    case .interval(let lower, let upper):
      return heap.remainder(dividingBy: lower + upper) / lower
    case .half:
      let next = heap.integer + 1
      return (next >> next.trailingZeroBitCount) / 2
    case .moduloThree: return heap.remainder(dividingBy: 3)
    case .trailingZeros: return BigInt(heap.integer.trailingZeroBitCount)
    case .sequence(let sequence): return sequence.value(of: heap)
    }
  }

  /// The largest heap whose value is known; `nil` when all are.
  package var largestHeap: BigInt? {
    if case .sequence(let sequence) = self, sequence.period == nil { BigInt(sequence.values.count - 1) } else { nil }
  }

  /// The argument behind the values.
  package var proof: Proof {
    switch self {
    case .identity: .nim
    case .interval: .interval
    case .half: .half
    case .trailingZeros: .divisors
    case .moduloThree: .powersOfTwo
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
