public import ExactArithmetic
public import GameCore

/// The heaps from which the player to move loses, among 1…`bound`.
public struct LosingPositions: Sendable {
  /// How many there are.
  public let count: BigInt
  /// The first of them, ascending.
  public let positions: [BigInt]
  /// The largest heap examined.
  public let bound: BigInt
  /// How this is known.
  public let evidence: Evidence<Proof>
  /// The limit that stopped the work before the bound that was asked for, if one did.
  public private(set) var stop: StopReason?

  /// The most words of 64 bits that the listed heaps may have together: half a gibibyte.
  static let mostWords = 1 << 26

  /// Whether all are listed.
  public var isComplete: Bool { count == positions.count }

  init(count: BigInt, positions: [BigInt], bound: BigInt, proof: Proof) {
    self.count = count
    self.positions = positions
    self.bound = bound
    evidence = .proved(proof)
  }

  /// The same with the argument for a convention, and the limit that stopped the work.
  func argued(for play: PlayConvention, stop: StopReason? = nil) -> LosingPositions {
    guard case .proved(let proof) = evidence else { return self }
    return LosingPositions(count: count, positions: positions, bound: bound, proof: proof.argued(for: play))
      .stopped(by: stop ?? self.stop)
  }

  /// The same, stopped by a limit.
  func stopped(by reason: StopReason?) -> LosingPositions {
    var stopped = self
    stopped.stop = reason
    return stopped
  }

  /// The heaps of a run.
  init(_ run: ResidueRun, upTo bound: BigInt, listing: Int, limits: SearchLimits, proof: Proof) {
    self.init(
      count: run.count(upTo: bound), positions: run.list(upTo: bound, listing: listing, limits: limits), bound: bound,
      proof: proof)
  }

  /// The heaps of one value.
  init(_ places: ValuePlaces, upTo bound: BigInt, listing: Int, limits: SearchLimits, proof: Proof) {
    self.init(
      count: places.count(upTo: bound), positions: places.list(upTo: bound, listing: listing, limits: limits),
      bound: bound,
      proof: proof)
  }

  /// The heaps that a sieve finds.
  /// - Throws: ``SolverError/stopped(_:)`` when a limit stops it before the first heap.
  init(_ sieve: LosingSieve, listing: Int, limits: SearchLimits, observer: Observer) throws(SolverError) {
    var (count, listed): (Int, [BigInt]) = (0, [])
    let (reached, stop) = sieve.run(limits: limits, observer: observer) { heap in
      guard heap >= 1 else { return }
      count += 1
      if listed.count < listing { listed.append(BigInt(heap)) }
    }
    if let stop, reached < 1 { throw .stopped(stop) }
    self.init(count: BigInt(count), positions: listed, bound: BigInt(reached), proof: .computed(heap: reached))
    self.stop = stop
  }
}
