import ExactArithmetic

/// Finds the moves of a take-and-break game from one heap after which the opponent loses.
///
/// A move is good or not by the product of the elements of the heaps that it leaves
/// (``HeapElements``).
struct BreakSearch {
  let code: TakeAndBreakCode
  let elements: HeapElements

  private var period: ProvedPeriod? { elements.period }

  /// Heaps up to this size have the moves that leave three heaps counted to the end.
  static let largestTripled = 3000

  func add(from heap: HeapSize, _ found: inout MovesFound) throws(SolverError) {
    // Infinite codes are asked about small heaps only.
    let last = min(code.lastPlace ?? .max, heap.small ?? .max)
    for taken in 0...last {
      let digit = code.digit(taken)
      guard digit != 0 else { continue }
      try found.consider(heap)
      let rest = heap.taking(BigInt(taken))
      if digit & 1 != 0, rest.isEmpty, isGood(0) { found.append(take: BigInt(taken), leaves: [HeapSize(0)]) }
      if digit & 2 != 0, !rest.isEmpty, isGood(element(rest)) { found.append(take: BigInt(taken), leaves: [rest]) }
      if digit & 4 != 0 { try pairs(rest, taken, &found) }
      if digit & 8 != 0 { try triples(rest, taken, &found) }
    }
  }

  private func element(_ heap: HeapSize) -> Int { elements.element(heap) }
  private func element(_ heap: Int) -> Int { elements.element(heap) }
  private func product(_ left: Int, _ right: Int) -> Int { elements.product(left, right) }
  private func isGood(_ element: Int) -> Bool { elements.isGood(element) }

  // MARK: Two heaps left

  private func pairs(_ rest: HeapSize, _ taken: Int, _ found: inout MovesFound) throws(SolverError) {
    if let size = rest.small, period.map({ $0.saltus > 0 || size < 2 * ($0.preperiod + $0.period) }) ?? true {
      for a in stride(from: 1, through: size / 2, by: 1) {
        try found.consider()
        guard isGood(product(element(a), element(size - a))) else { continue }
        found.append(take: BigInt(taken), leaves: [HeapSize(a), HeapSize(size - a)])
      }
    } else if let period {
      try PeriodicPairs(self, rest, period).add(taken, &found)
    }
  }

  // MARK: Three heaps left

  /// All of them for small heaps, the first ones for others.
  private func triples(_ rest: HeapSize, _ taken: Int, _ found: inout MovesFound) throws(SolverError) {
    guard let size = rest.small, size <= Self.largestTripled else { return try firstTriples(rest, taken, &found) }
    for a in stride(from: 1, through: size / 3, by: 1) {
      for b in stride(from: a, through: (size - a) / 2, by: 1) {
        try found.consider()
        let c = size - a - b
        guard isGood(product(element(a), product(element(b), element(c)))) else { continue }
        found.append(take: BigInt(taken), leaves: [HeapSize(a), HeapSize(b), HeapSize(c)])
      }
    }
  }

  /// Moves that leave two heaps of less than preperiod + period: any other has the elements of one
  /// of those.
  private func firstTriples(_ rest: HeapSize, _ taken: Int, _ found: inout MovesFound) throws(SolverError) {
    guard let period else { return }
    let bound = min(period.preperiod + period.period, Self.largestTripled)
    search: for a in 1..<max(bound, 2) {
      for b in a..<max(bound, a + 1) {
        guard !found.isFull else { break search }
        try found.consider(rest)
        let third = rest.taking(BigInt(a + b))
        guard isGood(product(element(a), product(element(b), element(third)))) else { continue }
        found.append(take: BigInt(taken), leaves: [HeapSize(a), HeapSize(b), third])
      }
    }
    found.leaveUncounted()
  }

  /// The breaks of a heap N of at least 2·(preperiod + period) into two.
  ///
  /// For a from the preperiod n₀ to N/2 both a and N − a lie in the period, so the product of a and
  /// N − a depends on a mod the period p only, and the good a are counted by residues: the H − n₀ +
  /// 1 numbers n₀…H = ⌊N/2⌋ are ⌊·/p⌋ whole periods and the first residues once more.
  private struct PeriodicPairs {
    private let search: BreakSearch
    private let size: BigInt
    private let rest: HeapSize
    private let period: ProvedPeriod
    private let residue: Int

    init(_ search: BreakSearch, _ rest: HeapSize, _ period: ProvedPeriod) {
      self.search = search
      self.rest = rest
      self.period = period
      size = rest.integer
      // The heap N − a has the element at (residue − a) mod p of the period.
      residue = Int((rest.remainder(dividingBy: BigInt(period.period)) - period.preperiod) % UInt(period.period))
    }

    private func isGood(_ a: Int) -> Bool {
      let other = ((residue - a) % period.period + period.period) % period.period
      return search.isGood(search.product(search.element(a), search.element(period.preperiod + other)))
    }

    func add(_ taken: Int, _ found: inout MovesFound) throws(SolverError) {
      let start = max(period.preperiod, 1)
      let good = (1..<(start + period.period)).filter(isGood)
      try list(good, start, taken, &found)
      let (periods, partial) = (size / 2 - (start - 1)).quotientAndRemainder(dividingBy: BigInt(period.period))
      let before = good.count { $0 < start }
      let first = good.count { $0 >= start && partial > $0 - start }
      found.add(periods * (good.count - before) + (before + first))
    }

    /// Lists the first good breaks; they are counted by residues.
    private func list(_ good: [Int], _ start: Int, _ taken: Int, _ found: inout MovesFound) throws(SolverError) {
      let half = size / 2
      var shift = 0
      while !found.isFull {
        let next = shift == 0 ? good[...] : good.drop { $0 < start }
        for a in next where !found.isFull && half >= a + shift {
          try found.consider(rest)
          found.list(take: BigInt(taken), leaves: [HeapSize(a + shift), rest.taking(BigInt(a + shift))])
        }
        shift += period.period
        if good.last.map({ $0 < start }) ?? true || half < start + shift { return }
      }
    }
  }
}
