public import ExactArithmetic
public import GameCore

extension TakeAwayGame {
  /// The single heaps 1…`bound` from which the player to move loses: how many, and the first
  /// `listing` of them.
  ///
  /// When a limit stops the work, or the rules have neither a closed form nor a proved period, the
  /// answer ends at the heap that was reached (``LosingPositions/bound``).
  /// - Throws: ``SolverError`` when there is no answer at all.
  public func losing(
    upTo bound: BigInt, listing: Int = defaultListing, limits: SearchLimits = .none, observer: Observer = .silent
  ) throws(SolverError) -> LosingPositions {
    // In misère play the losing heaps of pet rules are those of value 1.
    let value = play == .normal ? 0 : 1
    switch rules {
    case .lastMove(let rule): return try lastMoveLosing(rule, bound: bound, listing: listing, limits: limits)
    case .take(let set) where set.isInterval:
      return interval(lower: set.smallest, upper: set.largest, bound: bound, listing: listing)
    case .pile(.powersOfTwo):
      return run(ResidueRun(period: 3, residues: BigInt(value)...BigInt(value)), bound, listing, proof: .powersOfTwo)
    case .takeAny: return list(play == .normal || bound < 1 ? [] : [1], bound: bound, listing: listing, proof: .nim)
    case .pile(.half): return list(halfLosing(upTo: bound), bound: bound, listing: listing, proof: .half)
    case .pile(.divisors) where play == .normal:
      return run(ResidueRun(period: 2, residues: 1...1), bound, listing, proof: .divisors)
    default: break
    }
    if play == .misere, !rules.isPet { return try misereLosing(bound: bound, listing: listing, limits: limits) }
    return try computedLosing(value: value, bound: bound, listing: listing, limits: limits, observer: observer)
  }

  /// The losing heaps have the value 0 in normal play, 1 in misère play (``SumTheory``).
  private func interval(lower: BigInt, upper: BigInt, bound: BigInt, listing: Int) -> LosingPositions {
    let period = lower + upper
    let start = play == .normal ? 0 : lower
    return run(
      ResidueRun(period: period, residues: start...(min(start + lower, period) - 1)), bound, listing, proof: .interval)
  }

  private func run(_ run: ResidueRun, _ bound: BigInt, _ listing: Int, proof: Proof) -> LosingPositions {
    LosingPositions(
      count: run.count(upTo: bound), positions: run.list(upTo: bound, listing: listing), bound: bound, proof: proof)
  }

  private func list(_ all: [BigInt], bound: BigInt, listing: Int, proof: Proof) -> LosingPositions {
    LosingPositions(count: BigInt(all.count), positions: Array(all.prefix(listing)), bound: bound, proof: proof)
  }

  /// 2ᵐ − 1 in normal play, the heaps of value 0; 3·2ᵐ − 1 in misère play, the heaps of value 1.
  private func halfLosing(upTo bound: BigInt) -> [BigInt] {
    var next: BigInt = play == .normal ? 2 : 3
    var all: [BigInt] = []
    while next - 1 <= bound {
      all.append(next - 1)
      next = next << 1
    }
    return all
  }

  /// The heaps of one value, from computed values and their period.
  private func computedLosing(
    value: Int, bound: BigInt, listing: Int, limits: SearchLimits, observer: Observer
  ) throws(SolverError) -> LosingPositions {
    let last = min(bound, BigInt(rules.largestComputedHeap)).toInt() ?? 0
    let sequence: GrundySequence
    if case .takeAndBreak(let code) = rules, var endless = EndlessSubtraction(code) {
      let stop = endless.run(bound: last, limits: limits, observer: observer)
      if let stop, endless.values.count < 2 { throw .stopped(stop) }
      sequence = endless.sequence
    } else {
      guard let search = GrundySearch(rules, bound: last) else { throw .unsupported(.grundyValues) }
      let stop = search.run(
        bound: last, untilPeriod: true, isCheap: bound > last, limits: limits, observer: observer)
      if let stop, search.count < 2 { throw .stopped(stop) }
      sequence = search.sequence()
    }
    let reached = sequence.period == nil ? min(bound, BigInt(sequence.values.count - 1)) : bound
    let places = ValuePlaces(sequence: sequence, value: value)
    return LosingPositions(
      count: places.count(upTo: reached), positions: places.list(upTo: reached, listing: listing), bound: reached,
      proof: sequence.proof)
  }

  /// Misère play of rules whose sums need more than Grundy values: heaps that are never broken one
  /// after the other, others by searching the sums that they break into.
  private func misereLosing(bound: BigInt, listing: Int, limits: SearchLimits) throws(SolverError) -> LosingPositions {
    if bound > 24, let quotient = try finiteQuotient(upTo: bound.toInt() ?? .max, limits: limits) {
      if quotient.period != nil || bound <= quotient.heap {
        return pretended(quotient, bound: bound, listing: listing)
      }
    }
    var search = MisereHeaps(rules: rules, limits: limits)
    let last = min(bound, BigInt(rules.largestMisereHeap)).toInt() ?? 0
    let losing = search.losing(upTo: last)
    guard search.reached >= 1 || last < 1 else { throw .stopped(limits.stopReason() ?? .nodeLimit) }
    let reached = BigInt(search.reached)
    let positions = losing.prefix(listing).map { BigInt($0) }
    return LosingPositions(
      count: BigInt(losing.count), positions: Array(positions), bound: min(bound, reached),
      proof: .computed(heap: search.reached))
  }

  /// The heaps whose elements in the quotient are P-positions.
  private func pretended(_ quotient: MisereQuotient, bound: BigInt, listing: Int) -> LosingPositions {
    let losing = Set(quotient.pElements)
    let values = quotient.pretending.map { losing.contains($0) ? UInt16(1) : 0 }
    let sequence = GrundySequence(values: values, period: quotient.period)
    let places = ValuePlaces(sequence: sequence, value: 1)
    return LosingPositions(
      count: places.count(upTo: bound), positions: places.list(upTo: bound, listing: listing), bound: bound,
      proof: quotient.period.map { .period($0) }
        ?? .quotient(order: quotient.order, heap: quotient.heap, isStable: quotient.period != nil))
  }
}
