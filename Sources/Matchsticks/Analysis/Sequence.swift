import ExactArithmetic
public import GameCore

/// What the values of a sequence are, and how they are known.
public struct ValueSequence: Sendable, Equatable {
  /// What is counted.
  public enum Kind: String, Sendable, CaseIterable {
    /// The Grundy value of the heap.
    case grundyValue
    /// For last-move rules: the smallest take that wins when nothing limits it, 0 for heap 0.
    case smallestWinningTake
  }

  /// What the values are.
  public let kind: Kind
  /// How they are known.
  public let evidence: Evidence<Proof>

  init(_ kind: Kind, _ evidence: Evidence<Proof>) {
    self.kind = kind
    self.evidence = evidence
  }
}

/// The values of the heaps 0, 1, 2, …, kept as they were computed, one or two bytes each, or as a
/// formula.
public struct ValueList: Sendable {
  /// What they are.
  public let sequence: ValueSequence
  /// How many there are.
  public let count: Int
  /// Why there are no more, if more were asked for.
  public let stop: StopReason?
  private let value: @Sendable (Int) -> Int

  init(
    _ kind: ValueSequence.Kind, _ proof: Proof, count: Int, stop: StopReason?,
    value: @escaping @Sendable (Int) -> Int
  ) {
    self.init(kind, count > 0 ? .proved(proof) : .unknown, count: count, stop: stop, value: value)
  }

  private init(
    _ kind: ValueSequence.Kind, _ evidence: Evidence<Proof>, count: Int, stop: StopReason?,
    value: @escaping @Sendable (Int) -> Int
  ) {
    sequence = ValueSequence(kind, evidence)
    self.count = count
    self.stop = stop
    self.value = value
  }

  /// The value of heap `n` < ``count``.
  public subscript(_ n: Int) -> Int { value(n) }
}

extension ValueList {
  /// The same list, passed on in batches of values; it ends where a limit does.
  fileprivate func handed(
    to receive: (_ heaps: Range<Int>, _ value: (Int) -> Int) -> Void, _ limits: SearchLimits
  ) -> ValueList {
    for start in stride(from: 0, to: count, by: 1 << 20) {
      if let reason = limits.stopReason() {
        return ValueList(
          sequence.kind, start > 0 ? sequence.evidence : .unknown, count: start, stop: reason, value: value)
      }
      receive(start..<min(start + 1 << 20, count)) { self[$0] }
    }
    return self
  }
}

extension TakeAwayGame {
  /// The default for the largest heap of a sequence.
  public static let defaultSequenceBound = 100

  /// The values of the heaps 0…`bound`, or of as many as the limits allow. `kept` keeps a long
  /// search, which may resume from an earlier one.
  public func values(
    upTo bound: Int = defaultSequenceBound, kept: KeptSearch? = nil, limits: SearchLimits = .none,
    observer: Observer = .silent
  ) throws(SolverError) -> ValueList {
    try values(upTo: bound, kept: kept, limits: limits, observer: observer) { _, _ in }
  }

  /// The same, with the values passed on as they come: batches of heaps, and their values.
  public func values(
    upTo bound: Int, kept: KeptSearch? = nil, limits: SearchLimits = .none, observer: Observer = .silent,
    receive: (_ heaps: Range<Int>, _ value: (Int) -> Int) -> Void
  ) throws(SolverError) -> ValueList {
    if let line = rules.line {
      guard kept == nil else { preconditionFailure("a search is kept for its own rules") }
      return try lineValues(line, upTo: bound, limits: limits, observer: observer, receive: receive)
    }
    let theory = rules.theory
    if theory.lastMove != nil || theory.closedForm != nil {
      return try knownValues(theory, bound, limits).handed(to: receive, limits)
    }
    let found = try source(upTo: bound, kept)
      .list(upTo: bound, limits: limits, observer: observer, receive: receive)
    return ValueList(.grundyValue, found.proof, count: found.count, stop: found.stop) { found.sequence.knownValue($0) }
  }

  /// The values of rules that have a formula.
  private func knownValues(
    _ theory: any Theory, _ bound: Int, _ limits: SearchLimits
  ) throws(SolverError) -> ValueList {
    if let rule = theory.lastMove { return try smallestTakes(rule, bound, limits) }
    guard let form = theory.closedForm else { throw .unsupported(.grundyValues) }
    return ValueList(.grundyValue, form.proof, count: bound + 1, stop: nil) { form.value($0) }
  }

  /// The smallest part of n in the ladder; each part is found from the largest rung below and the
  /// rest before it.
  private func smallestTakes(_ rule: LastMoveRule, _ bound: Int, _ limits: SearchLimits) throws(SolverError)
    -> ValueList
  {
    let most = BigInt(max(min(bound, Self.largestLadderHeap), 1))
    let ladder = try LastMoveLadder(rule, upTo: most, limits: limits)
    let last = min(bound, Self.largestLadderHeap, ladder.reach?.toInt() ?? .max)
    let rungs = ladder.rungs.compactMap { $0.toInt() }
    var takes: [UInt32] = [0]
    takes.reserveCapacity(last + 1)
    var rung = 0
    for heap in stride(from: 1, through: last, by: 1) {
      while rung + 1 < rungs.count, rungs[rung + 1] <= heap { rung += 1 }
      let rest = heap - rungs[rung]
      takes.append(rest == 0 ? UInt32(heap) : takes[rest])
      if heap % 65536 == 0, let reason = limits.stopReason(nodes: UInt64(heap)) {
        return ValueList(.smallestWinningTake, .ladder, count: takes.count, stop: reason) { [takes] in Int(takes[$0]) }
      }
    }
    let stop = last < bound ? StopReason.nodeLimit : nil
    return ValueList(.smallestWinningTake, .ladder, count: last + 1, stop: stop) { [takes] in Int(takes[$0]) }
  }

  /// The largest heap in a sequence of smallest winning takes.
  public static let largestLadderHeap = 50_000_000
}
