import ExactArithmetic

/// The moves from a large heap under a code whose values grow from period to period
/// (``ArithmeticRule``), to a given Grundy value.
///
/// Listed are moves that leave one heap, or two with a small one, by the heaps that have the value
/// that is missing; then those that follow from the moves of a heap that is smaller by P, 2P, …
/// matches, as the proof says (``ArithmeticReach``): so there is one wherever the value is below
/// that of the heap. How many others there are isn't counted.
struct ArithmeticMoves {
  let code: TakeAndBreakCode
  let values: GrundySequence
  let period: ProvedPeriod

  /// The largest heap whose breaks are all tried.
  static func largestTried(_ code: TakeAndBreakCode) -> Int {
    code.mostHeapsLeft > 2 ? BreakSearch.largestTripled : 20_000
  }
  /// The largest smaller heap of a break into two that is listed.
  private static let largestSmall = 2000

  func add(from heap: HeapSize, to target: BigInt, _ found: inout MovesFound) throws(SolverError) {
    let size = heap.integer
    for rest in heaps(of: target) where rest < size {
      let taken = size - rest
      guard code.digit(taken) & (rest.isZero ? 1 : 2) != 0 else { continue }
      found.append(take: taken, leaves: [HeapSize(unchecked: rest)])
    }
    let splits = ([code.zeroth] + code.digits + code.repeating).contains { $0 & 4 != 0 }
    for small in 1...Self.largestSmall where splits && !found.isFull {
      try found.consider(heap)
      for other in heaps(of: target ^ BigInt(values.knownValue(small))) where other >= small {
        let taken = size - other - small
        guard taken >= 0, code.digit(taken) & 4 != 0 else { continue }
        found.list(take: taken, leaves: [HeapSize(small), HeapSize(unchecked: other)])
      }
    }
    for multiple in ArithmeticRule.multiples(code) where !found.isFull {
      try ArithmeticLift(self, size, target, multiple: multiple)?.add(to: &found)
    }
    found.leaveUncounted()
  }

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
