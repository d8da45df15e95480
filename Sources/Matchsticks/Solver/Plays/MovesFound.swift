import ExactArithmetic
import GameCore

/// The moves from one heap that reach the target, collected one by one.
package struct MovesFound: Sendable {
  /// A take and the heaps that it leaves.
  package struct Found: Hashable, Sendable {
    package let take: BigInt
    package let leaves: [HeapSize]
  }

  /// The first moves, ascending by take, then by the smaller heaps left.
  package private(set) var listed: [Found] = []
  /// How many there are; `nil` when they weren't counted to the end.
  package private(set) var count: BigInt? = 0
  private let listing: Int
  private var meter: WorkMeter

  /// No move yet; at most `listing` ≥ 1 will be listed.
  package init(listing: Int, limits: SearchLimits = .none) {
    self.listing = max(1, listing)
    meter = WorkMeter(limits)
  }

  /// Whether as many moves are listed as were asked for.
  var isFull: Bool { listed.count >= listing }

  /// Whether a move is listed already.
  func lists(take: BigInt, leaves: [HeapSize]) -> Bool { listed.contains(Found(take: take, leaves: leaves)) }

  /// Counts an examined move that leaves a heap like `heap`.
  mutating func consider(_ heap: HeapSize) throws(SolverError) { try meter.spend(1 + heap.length / 16) }

  /// Counts an examined move between small heaps.
  mutating func consider() throws(SolverError) { try meter.spend() }

  /// Counts a move, and lists it if the list isn't full.
  mutating func append(take: BigInt, leaves: @autoclosure () -> [HeapSize]) {
    count?.add(1)
    list(take: take, leaves: leaves())
  }

  /// Lists a move that is counted elsewhere, if the list isn't full.
  mutating func list(take: BigInt, leaves: @autoclosure () -> [HeapSize]) {
    if !isFull { listed.append(Found(take: take, leaves: leaves())) }
  }

  /// Counts `more` moves that are listed elsewhere.
  mutating func add(_ more: BigInt) { count?.add(more) }

  /// Records that there may be more moves than were counted.
  mutating func leaveUncounted() { count = nil }
}
