import ExactArithmetic

/// The moves under an infinite code that never breaks a heap, to a given Grundy value.
struct EndlessMoves {
  let code: TakeAndBreakCode
  let values: GrundySequence

  /// Heaps up to this size have every take tried.
  private static let largestTried = 1_000_000

  func add(from heap: HeapSize, to target: BigInt, _ found: inout MovesFound) throws(SolverError) {
    guard let target = target.toInt() else { return }
    if let size = heap.small, size <= Self.largestTried { return try tried(size, target, &found) }
    guard let period = values.period else { return }
    if period.saltus > 0 {
      try rare(heap, target, &found)
    } else {
      try common(heap, target, period, &found)
    }
  }

  private func tried(_ size: Int, _ target: Int, _ found: inout MovesFound) throws(SolverError) {
    for taken in stride(from: 1, through: size, by: 1) where allows(code.digit(taken), leaving: size - taken) {
      try found.consider()
      guard values.knownValue(size - taken) == target else { continue }
      found.append(take: BigInt(taken), leaves: [HeapSize(size - taken)])
    }
  }

  private func allows(_ digit: Int, leaving rest: Int) -> Bool { digit & (rest == 0 ? 1 : 2) != 0 }

  /// Values that grow: few heaps have the target value, so these are tried, the largest first.
  private func rare(_ heap: HeapSize, _ target: Int, _ found: inout MovesFound) throws(SolverError) {
    let size = heap.integer
    var rests = ValuePlaces(sequence: values, value: target).list(upTo: size - 1, listing: .max)
    if values.knownValue(0) == target { rests.insert(0, at: 0) }
    for rest in rests.reversed() {
      try found.consider(heap)
      let take = size - rest
      guard allows(code.digit(take), leaving: rest.isZero ? 0 : 1) else { continue }
      found.append(take: take, leaves: [HeapSize(unchecked: rest)])
    }
  }

  /// Values that repeat: the first moves; how many there are isn't counted.
  private func common(
    _ heap: HeapSize, _ target: Int, _ period: ProvedPeriod, _ found: inout MovesFound
  ) throws(SolverError) {
    let bound = code.digits.count + code.repeating.count * period.period
    var taken = 1
    while !found.isFull, taken <= bound || !found.listed.isEmpty, taken <= Self.largestTried {
      try found.consider(heap)
      let rest = heap.taking(BigInt(taken))
      if code.digit(taken) & 2 != 0, values.value(of: rest) == BigInt(target) {
        found.append(take: BigInt(taken), leaves: [rest])
      }
      taken += 1
    }
    found.leaveUncounted()
  }
}
