package import ExactArithmetic
package import GameCore

/// Finds moves under rules whose Grundy values are known.
package struct MoveSearch: Sendable {
  package let rules: Ruleset
  package let values: GrundyFunction
  /// How many moves to list at most.
  package let listing: Int
  private let limits: SearchLimits

  package init(rules: Ruleset, values: GrundyFunction, listing: Int, limits: SearchLimits = .none) {
    self.rules = rules
    self.values = values
    self.listing = max(1, listing)
    self.limits = limits
  }

  /// The moves from `heap` to a position of Grundy value `target`.
  /// - Throws: ``SolverError/stopped(_:)``.
  package func moves(from heap: HeapSize, to target: BigInt) throws(SolverError) -> MovesFound {
    var found = MovesFound(listing: listing, limits: limits)
    guard !heap.isEmpty else { return found }
    switch (rules, values) {
    case (.take(let set), .interval): list(intervalTakes(heap, target, set: set), of: heap, &found)
    case (.take(let set), _): try subtraction(heap, target, takes: set, &found)
    case (.takeAny, _): nim(heap, target, &found)
    case (.takeAndBreak(let code), .sequence(let sequence)):
      if rules.isEndlessSubtraction {
        try EndlessMoves(code: code, values: sequence).add(from: heap, to: target, &found)
      } else if let target = target.toInt() {
        try BreakSearch(code, sequence, target: target).add(from: heap, &found)
      }
    case (.pile(let rule), _): try pile(heap, target, rule, &found)
    case (.lastMove, _), (.takeAndBreak, _): break
    }
    return found
  }

  private func nim(_ heap: HeapSize, _ target: BigInt, _ found: inout MovesFound) {
    let size = heap.integer
    if target < size { found.append(take: size - target, leaves: [HeapSize(unchecked: target)]) }
  }

  /// The takes t of a…b with ⌊((n − t) mod p) / a⌋ = target, p = a + b: those for which (n − t) mod
  /// p lies in a·target … a·target + a − 1, that is t in (n − a·target − a + 1 … n − a·target) mod
  /// p.
  private func intervalTakes(_ heap: HeapSize, _ target: BigInt, set: TakeSet) -> [ClosedRange<BigInt>] {
    let (lower, period) = (set.smallest, set.smallest + set.largest)
    let least = lower * target
    guard least < period else { return [] }
    let most = min(least + lower, period) - 1
    let residue = heap.remainder(dividingBy: period)
    let first = (residue - most) % period
    let last = first + (most - least)
    var ranges: [ClosedRange<BigInt>] = []
    // The residues first…last wrap around the period at most once; takes are below the period.
    for shift in [BigInt(0), period] {
      let from = max(first - shift, lower)
      var to = min(last - shift, set.largest)
      if !heap.holds(to) { to = heap.integer }
      if from <= to { ranges.append(from...to) }
    }
    return ranges.sorted { $0.lowerBound < $1.lowerBound }
  }

  private func list(_ takes: [ClosedRange<BigInt>], of heap: HeapSize, _ found: inout MovesFound) {
    for range in takes {
      var take = range.lowerBound
      while take <= range.upperBound, !found.isFull {
        found.list(take: take, leaves: [heap.taking(take)])
        take += 1
      }
      found.add(range.upperBound - range.lowerBound + 1)
    }
  }

  private func subtraction(
    _ heap: HeapSize, _ target: BigInt, takes: TakeSet, _ found: inout MovesFound
  ) throws(SolverError) {
    for range in takes.ranges {
      var take = range.lowerBound
      while take <= range.upperBound, heap.holds(take) {
        try probe(take, of: heap, target, &found)
        take += 1
      }
    }
  }

  private func probe(
    _ take: BigInt, of heap: HeapSize, _ target: BigInt, _ found: inout MovesFound
  ) throws(SolverError) {
    try found.consider(heap)
    let rest = heap.taking(take)
    if values.value(of: rest) == target { found.append(take: take, leaves: [rest]) }
  }

  private func pile(
    _ heap: HeapSize, _ target: BigInt, _ rule: PileRule, _ found: inout MovesFound
  ) throws(SolverError) {
    switch rule {
    case .half: half(heap.integer, target, &found)
    case .powersOfTwo:
      var take: BigInt = 1
      while heap.holds(take), !found.isFull {
        try probe(take, of: heap, target, &found)
        take = take << 1
      }
      if heap.holds(take) { found.leaveUncounted() }
    case .divisors: try divisors(heap, target, &found)
    case .squares, .primes:
      for take in rule.takes(upTo: heap.small ?? 0) { try probe(BigInt(take), of: heap, target, &found) }
    }
  }

  /// Heaps of value v have the sizes 2ʲ·(2v + 1) − 1; only the largest below n can be at least n
  /// / 2.
  private func half(_ size: BigInt, _ target: BigInt, _ found: inout MovesFound) {
    var next = target * 2 + 1
    guard next <= size else { return }
    next = next << max(0, size.bitCount - next.bitCount - 1)
    if next << 1 <= size { next = next << 1 }
    let rest = next - 1
    if (size - rest) * 2 <= size {
      found.append(take: size - rest, leaves: [HeapSize(unchecked: rest)])
    }
  }

  /// All proper divisors of a heap up to 10¹², the power of two 2ᵛ that reaches the value v beyond.
  private func divisors(
    _ heap: HeapSize, _ target: BigInt, _ found: inout MovesFound
  ) throws(SolverError) {
    if let size = heap.small, size <= 1_000_000_000_000 {
      for take in Self.properDivisors(size) { try probe(BigInt(take), of: heap, target, &found) }
      return
    }
    if let exponent = target.toInt(), exponent < heap.integer.trailingZeroBitCount {
      try probe(BigInt(1) << exponent, of: heap, target, &found)
    }
    found.leaveUncounted()
  }

  static func properDivisors(_ number: Int) -> [Int] {
    var (small, large): ([Int], [Int]) = ([], [])
    var candidate = 1
    while candidate * candidate <= number {
      if number % candidate == 0 {
        small.append(candidate)
        if candidate * candidate != number { large.append(number / candidate) }
      }
      candidate += 1
    }
    return (small + large.reversed()).filter { $0 < number }
  }
}
