package import ExactArithmetic

/// The moves from one heap that reach a wanted Grundy value.
package struct MovesFound: Sendable {
  /// A take and the heaps that it leaves.
  package struct Found: Hashable, Sendable {
    package let take: BigInt
    package let leaves: [HeapSize]
  }

  /// The first moves, ascending by take, then by the smaller heaps left.
  package var listed: [Found] = []
  /// How many there are; `nil` when they weren't counted to the end.
  package var count: BigInt? = 0

  package mutating func append(take: BigInt, leaves: [HeapSize], listing: Int) {
    count?.add(1)
    if listed.count < listing { listed.append(Found(take: take, leaves: leaves)) }
  }
}

/// Finds moves under rules whose Grundy values are known.
package struct MoveSearch: Sendable {
  package let rules: Ruleset
  package let values: GrundyFunction
  /// How many moves to list at most.
  package let listing: Int

  package init(rules: Ruleset, values: GrundyFunction, listing: Int) {
    self.rules = rules
    self.values = values
    self.listing = max(1, listing)
  }

  /// The moves from `heap` to a position of Grundy value `target`.
  package func moves(from heap: HeapSize, to target: BigInt) -> MovesFound {
    guard !heap.isEmpty else { return MovesFound() }
    switch (rules, values) {
    case (.take(let set), .interval): return ranges(intervalTakes(heap, target, set: set), of: heap)
    case (.take(let set), _): return subtraction(heap, target, takes: set)
    case (.takeAny, _): return nim(heap, target)
    case (.takeAndBreak(let code), .sequence(let sequence)):
      if rules.isEndlessSubtraction {
        return EndlessMoves(code: code, values: sequence, listing: listing).moves(from: heap, to: target)
      }
      guard let target = target.toInt() else { return MovesFound() }
      return BreakSearch(code, sequence, target: target, listing: listing).moves(from: heap)
    case (.pile(let rule), _): return pile(heap, target, rule)
    case (.lastMove, _), (.takeAndBreak, _): return MovesFound()
    }
  }

  private func nim(_ heap: HeapSize, _ target: BigInt) -> MovesFound {
    var found = MovesFound()
    let size = heap.integer
    if target < size { found.append(take: size - target, leaves: [HeapSize(unchecked: target)], listing: listing) }
    return found
  }

  /// The takes t of a…b with ⌊((n − t) mod p) / a⌋ = target, p = a + b: those for which (n − t) mod p lies in
  /// a·target … a·target + a − 1, that is t in (n − a·target − a + 1 … n − a·target) mod p.
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
      if let small = heap.small { to = min(to, BigInt(small)) }
      if from <= to { ranges.append(from...to) }
    }
    return ranges.sorted { $0.lowerBound < $1.lowerBound }
  }

  private func ranges(_ takes: [ClosedRange<BigInt>], of heap: HeapSize) -> MovesFound {
    var found = MovesFound()
    var count = BigInt(0)
    for range in takes {
      var take = range.lowerBound
      while take <= range.upperBound, found.listed.count < listing {
        found.listed.append(.init(take: take, leaves: [heap.taking(take)]))
        take += 1
      }
      count += range.upperBound - range.lowerBound + 1
    }
    found.count = count
    return found
  }

  private func subtraction(_ heap: HeapSize, _ target: BigInt, takes: TakeSet) -> MovesFound {
    var found = MovesFound()
    for range in takes.ranges {
      var take = range.lowerBound
      while take <= range.upperBound, heap.small.map({ take <= $0 }) ?? true {
        probe(take, of: heap, target, &found)
        take += 1
      }
    }
    return found
  }

  private func probe(_ take: BigInt, of heap: HeapSize, _ target: BigInt, _ found: inout MovesFound) {
    let rest = heap.taking(take)
    if values.value(of: rest) == target { found.append(take: take, leaves: [rest], listing: listing) }
  }

  private func pile(_ heap: HeapSize, _ target: BigInt, _ rule: PileRule) -> MovesFound {
    var found = MovesFound()
    switch rule {
    case .half: half(heap.integer, target, &found)
    case .powersOfTwo:
      var take: BigInt = 1
      while take <= heap.integer, found.listed.count < listing {
        probe(take, of: heap, target, &found)
        take = take << 1
      }
      if take <= heap.integer { found.count = nil }
    case .divisors: divisors(heap, target, &found)
    case .squares, .primes:
      for take in rule.takes(upTo: heap.small ?? 0) { probe(BigInt(take), of: heap, target, &found) }
    }
    return found
  }

  /// Heaps of value v have the sizes 2ʲ·(2v + 1) − 1; only the largest below n can be at least n / 2.
  private func half(_ size: BigInt, _ target: BigInt, _ found: inout MovesFound) {
    var next = target * 2 + 1
    guard next <= size else { return }
    next = next << max(0, size.bitCount - next.bitCount - 1)
    if next << 1 <= size { next = next << 1 }
    let rest = next - 1
    if (size - rest) * 2 <= size {
      found.append(take: size - rest, leaves: [HeapSize(unchecked: rest)], listing: listing)
    }
  }

  /// All proper divisors of a heap up to 10¹², the power of two 2ᵛ that reaches the value v beyond.
  private func divisors(_ heap: HeapSize, _ target: BigInt, _ found: inout MovesFound) {
    if let size = heap.small, size <= 1_000_000_000_000 {
      for take in Self.properDivisors(size) { probe(BigInt(take), of: heap, target, &found) }
      return
    }
    if let exponent = target.toInt(), exponent < heap.integer.trailingZeroBitCount {
      probe(BigInt(1) << exponent, of: heap, target, &found)
    }
    found.count = nil
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
