import ExactArithmetic
public import GameCore

/// The values of the heaps 0, 1, 2, … in pieces, for output that needn't wait for the end.
public struct ValueSequence: Sendable {
  /// What the values are.
  public enum Kind: String, Sendable {
    /// The Grundy value of each heap.
    case grundyValue
    /// For last-move rules: the smallest take that wins when nothing limits it, 0 for heap 0.
    case smallestWinningTake
  }

  /// What the values are.
  public let kind: Kind
  /// How known.
  public let proof: Proof
}

extension TakeAwayGame {
  /// Hands the values of the heaps 0…`bound` to `receive` in order, a few thousand at a time.
  /// - Returns: What the values are, how many came, and why there were no more if a limit stopped the work.
  public func sequence(
    upTo bound: Int, limits: SearchLimits = .none, observer: Observer = .silent, _ receive: ([Int]) throws -> Void
  ) throws -> (sequence: ValueSequence, count: Int, stop: StopReason?) {
    switch rules {
    case .takeAny: return try formula(bound, limits, .nim, receive) { $0 }
    case .pile(.half):
      return try formula(bound, limits, .half, receive) { ($0 + 1) >> (($0 + 1).trailingZeroBitCount + 1) }
    case .pile(.divisors):
      return try formula(bound, limits, .divisors, receive) { $0 == 0 ? 0 : $0.trailingZeroBitCount }
    case .pile(.powersOfTwo): return try formula(bound, limits, .powersOfTwo, receive) { $0 % 3 }
    case .lastMove(let rule): return try smallestTakes(rule, bound, limits, receive)
    default: break
    }
    guard let search = GrundySearch(rules, bound: bound) else { throw SolverError.unsupported(.grundyValues) }
    var sent = 0
    while sent <= bound {
      let stop = search.run(bound: min(bound, sent + 65_535), untilPeriod: false, limits: limits, observer: observer)
      if search.count > sent { try receive((sent..<search.count).map { search.value($0) }) }
      sent = search.count
      if let stop { return (ValueSequence(kind: .grundyValue, proof: .computed(heap: sent - 1)), sent, stop) }
    }
    return (ValueSequence(kind: .grundyValue, proof: .computed(heap: bound)), sent, nil)
  }

  private func formula(
    _ bound: Int, _ limits: SearchLimits, _ proof: Proof, _ receive: ([Int]) throws -> Void, _ value: (Int) -> Int
  ) throws -> (sequence: ValueSequence, count: Int, stop: StopReason?) {
    var sent = 0
    while sent <= bound {
      if let stop = limits.stopReason() { return (ValueSequence(kind: .grundyValue, proof: proof), sent, stop) }
      let end = min(bound, sent + 65_535)
      try receive((sent...end).map(value))
      sent = end + 1
    }
    return (ValueSequence(kind: .grundyValue, proof: proof), sent, nil)
  }

  /// The smallest part of n in the ladder; each part is found from the largest rung below and the rest before it.
  private func smallestTakes(
    _ rule: LastMoveRule, _ bound: Int, _ limits: SearchLimits, _ receive: ([Int]) throws -> Void
  ) throws -> (sequence: ValueSequence, count: Int, stop: StopReason?) {
    let last = min(bound, Self.largestLadderHeap)
    let rungs = (LastMoveLadder(rule, upTo: .init(max(last, 1)))?.rungs ?? []).compactMap { $0.toInt() }
    var takes = [0]
    var rung = 0
    for heap in stride(from: 1, through: last, by: 1) {
      while rung + 1 < rungs.count, rungs[rung + 1] <= heap { rung += 1 }
      let rest = heap - rungs[rung]
      takes.append(rest == 0 ? heap : takes[rest])
    }
    try receive(takes)
    let stop = last < bound ? StopReason.nodeLimit : nil
    return (ValueSequence(kind: .smallestWinningTake, proof: .ladder), last + 1, stop)
  }

  /// The largest heap in a sequence of smallest winning takes.
  public static let largestLadderHeap = 50_000_000
}
