import ExactArithmetic

/// Finds the moves of a take-and-break game from one heap to a wanted Grundy value.
struct BreakSearch {
  let code: TakeAndBreakCode
  let values: GrundySequence
  let listing: Int

  /// Heaps up to this size have their moves counted to the end.
  static let largestCounted = 20_000_000

  func moves(from heap: HeapSize, to target: BigInt) -> MovesFound {
    guard let target = target.toInt() else { return MovesFound() }
    if let size = heap.small, size <= Self.largestCounted { return counted(size, target) }
    return listed(heap, target)
  }

  private func counted(_ size: Int, _ target: Int) -> MovesFound {
    var found = MovesFound()
    var count = 0
    func add(_ taken: Int, _ leaves: [Int]) {
      count += 1
      guard found.listed.count < listing else { return }
      found.listed.append(.init(take: BigInt(taken), leaves: leaves.map { HeapSize($0) }))
    }
    for taken in 0...min(size, code.lastPlace ?? size) {
      let digit = code.digit(taken)
      let rest = size - taken
      if digit & 1 != 0, rest == 0, target == 0 { add(taken, [0]) }
      if digit & 2 != 0, rest > 0, values.knownValue(rest) == target { add(taken, [rest]) }
      if digit & 4 != 0 { pairs(rest, target) { add(taken, [$0, rest - $0]) } }
      guard digit & 8 != 0 else { continue }
      for a in stride(from: 1, through: rest / 3, by: 1) {
        pairs(rest - a, target ^ values.knownValue(a), from: a) { add(taken, [a, $0, rest - a - $0]) }
      }
    }
    found.count = BigInt(count)
    return found
  }

  /// Calls `body` with every a ≥ `from`, a ≤ rest − a, whose break of `rest` has the value `target`.
  private func pairs(_ rest: Int, _ target: Int, from: Int = 1, _ body: (Int) -> Void) {
    for a in stride(from: from, through: rest / 2, by: 1)
    where values.knownValue(a) ^ values.knownValue(rest - a) == target { body(a) }
  }

  /// The first moves of a heap beyond counting. The smaller of two heaps left runs through preperiod and a period
  /// only: any other break has the value of one of those.
  private func listed(_ heap: HeapSize, _ target: Int) -> MovesFound {
    var found = MovesFound()
    guard let period = values.period, let last = code.lastPlace else { return found }
    search: for taken in 0...last {
      let digit = code.digit(taken)
      let rest = heap.taking(BigInt(taken))
      if digit & 2 != 0, values.value(of: rest) == target {
        found.append(take: BigInt(taken), leaves: [rest], listing: listing)
      }
      guard digit & 4 != 0 else { continue }
      let size = rest.integer
      for a in 1..<(period.preperiod + period.period) {
        guard found.listed.count < listing else { break search }
        let other = HeapSize(unchecked: size - BigInt(a))
        guard let value = values.value(of: other), value ^ values.knownValue(a) == target else { continue }
        found.append(take: BigInt(taken), leaves: [HeapSize(a), other], listing: listing)
      }
    }
    found.count = nil
    return found
  }
}
