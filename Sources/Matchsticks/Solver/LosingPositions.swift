public import ExactArithmetic
public import GameCore

/// The heaps from which the player to move loses, among 1…`bound`.
public struct LosingPositions: Sendable {
  /// How many there are.
  public let count: BigInt
  /// The first of them, ascending.
  public let positions: [BigInt]
  /// The largest heap that was looked at.
  public let bound: BigInt
  /// How this is known.
  public let evidence: Evidence<Proof>

  /// Whether all are listed.
  public var isComplete: Bool { count == positions.count }

  init(count: BigInt, positions: [BigInt], bound: BigInt, proof: Proof) {
    self.count = count
    self.positions = positions
    self.bound = bound
    evidence = .proved(proof)
  }

  /// The first `listing` of all such heaps.
  init(_ all: [BigInt], upTo bound: BigInt, listing: Int, proof: Proof) {
    self.init(count: BigInt(all.count), positions: Array(all.prefix(listing)), bound: bound, proof: proof)
  }

  /// The heaps of a run.
  init(_ run: ResidueRun, upTo bound: BigInt, listing: Int, proof: Proof) {
    self.init(
      count: run.count(upTo: bound), positions: run.list(upTo: bound, listing: listing), bound: bound, proof: proof)
  }

  /// The heaps of one value.
  init(_ places: ValuePlaces, upTo bound: BigInt, listing: Int, proof: Proof) {
    self.init(
      count: places.count(upTo: bound), positions: places.list(upTo: bound, listing: listing), bound: bound,
      proof: proof)
  }
}
