import ExactArithmetic

/// The moves from a large heap under a code whose values grow from period to period
/// (``ArithmeticRule``), to a wanted Grundy value.
///
/// No two heaps have the same value there, so a single heap that is left is known by its value, and
/// of two heaps the larger by the value of the smaller. Those with a small heap are listed, which
/// hold a move wherever one exists; how many others there are isn't counted.
struct ArithmeticMoves {
  let code: TakeAndBreakCode
  let values: GrundySequence
  let period: ProvedPeriod

  /// Heaps up to this size have every break tried.
  static let largestTried = 20_000
  /// The largest smaller heap of a break that is listed.
  private static let largestSmall = 2000

  func add(from heap: HeapSize, to target: BigInt, _ found: inout MovesFound) throws(SolverError) {
    let size = heap.integer
    for rest in heaps(of: target) where rest < size {
      found.append(take: size - rest, leaves: [HeapSize(unchecked: rest)])
    }
    for small in 1...Self.largestSmall where !found.isFull {
      try found.consider(heap)
      for other in heaps(of: target ^ BigInt(values.knownValue(small))) where other >= small {
        let taken = size - other - small
        guard taken >= 0, code.digit(taken) & 4 != 0 else { continue }
        found.list(take: taken, leaves: [HeapSize(small), HeapSize(unchecked: other)])
      }
    }
    found.leaveUncounted()
  }

  /// The heaps of a value, one at most where values differ.
  private func heaps(of value: BigInt) -> [BigInt] {
    var heaps = (0..<period.preperiod).filter { value == Int(values.values[$0]) }.map { BigInt($0) }
    for place in period.preperiod..<(period.preperiod + period.period) {
      let rise = value - Int(values.values[place])
      guard rise >= 0 else { continue }
      let (periods, rest) = rise.quotientAndRemainder(dividingBy: BigInt(period.saltus))
      if rest.isZero { heaps.append(periods * period.period + place) }
    }
    return heaps
  }
}

extension TakeAndBreakCode {
  /// The digit of a take of any size.
  func digit(_ take: BigInt) -> Int {
    if let small = take.toInt() { return digit(small) }
    guard !repeating.isEmpty else { return 0 }
    return repeating[Int((take - (digits.count + 1)) % UInt(repeating.count))]
  }
}
