import ExactArithmetic

/// The moves under a code without end that never breaks a heap, to a wanted Grundy value.
struct EndlessMoves {
  let code: TakeAndBreakCode
  let values: GrundySequence
  let listing: Int

  /// Heaps up to this size have every take tried.
  private static let largestTried = 1_000_000

  func moves(from heap: HeapSize, to target: BigInt) -> MovesFound {
    if let size = heap.small, size <= Self.largestTried { return tried(size, target) }
    guard let period = values.period, let target = target.toInt() else { return MovesFound() }
    return period.saltus > 0 ? rare(heap, target) : common(heap, target, period)
  }

  private func tried(_ size: Int, _ target: BigInt) -> MovesFound {
    var found = MovesFound()
    guard let target = target.toInt() else { return found }
    for taken in stride(from: 1, through: size, by: 1) where allows(code.digit(taken), leaving: size - taken) {
      guard values.knownValue(size - taken) == target else { continue }
      found.append(take: BigInt(taken), leaves: [HeapSize(size - taken)], listing: listing)
    }
    return found
  }

  private func allows(_ digit: Int, leaving rest: Int) -> Bool { digit & (rest == 0 ? 1 : 2) != 0 }

  /// Values that grow: few heaps have the one that is wanted, so these are gone through, the largest first.
  private func rare(_ heap: HeapSize, _ target: Int) -> MovesFound {
    var found = MovesFound()
    let size = heap.integer
    var rests = ValuePlaces(sequence: values, value: target).list(upTo: size - 1, listing: .max)
    if values.knownValue(0) == target { rests.insert(0, at: 0) }
    for rest in rests.reversed() {
      let take = size - rest
      guard allows(digit(take), leaving: rest.isZero ? 0 : 1) else { continue }
      found.append(take: take, leaves: [HeapSize(unchecked: rest)], listing: listing)
    }
    return found
  }

  /// The digit of a take of any size.
  private func digit(_ take: BigInt) -> Int {
    if let small = take.toInt() { return code.digit(small) }
    return code.repeating[Int((take - (code.digits.count + 1)) % UInt(code.repeating.count))]
  }

  /// Values that repeat: the first moves; how many there are isn't counted.
  private func common(_ heap: HeapSize, _ target: Int, _ period: ProvedPeriod) -> MovesFound {
    var found = MovesFound()
    let bound = code.digits.count + code.repeating.count * period.period
    var taken = 1
    while found.listed.count < listing, taken <= bound || !found.listed.isEmpty, taken <= Self.largestTried {
      let rest = heap.taking(BigInt(taken))
      if code.digit(taken) & 2 != 0, values.value(of: rest) == BigInt(target) {
        found.append(take: BigInt(taken), leaves: [rest], listing: listing)
      }
      taken += 1
    }
    found.count = nil
    return found
  }
}
