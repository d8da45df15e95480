/// A move of a node being searched: the position after it, from the side of the player then to
/// move.
struct Candidate {
  var mover: UInt64
  var opponent: UInt64
  /// The legal moves of that player.
  var replies: UInt64
  /// Larger is tried earlier.
  var order: Int32
  var square: Int32
}

/// The moves of all nodes on the way from the root to the present one, one node's after another's.
@safe  // Owns the memory; the search never has more nodes open than `plies`, each with at most `width` moves.
struct MoveStack: ~Copyable {
  private let moves: UnsafeMutablePointer<Candidate>
  private var top = 0

  /// The most moves that a node can have, and the most plies: each fills a square or follows one
  /// that does.
  private static let width = 64
  private static let plies = 64

  init() { unsafe moves = .allocate(capacity: Self.width * Self.plies) }

  deinit { unsafe moves.deallocate() }

  /// Reserves space for one node's moves: returns the index of its first.
  @inline(__always)
  mutating func open() -> Int {
    let first = top
    top &+= Self.width
    return first
  }

  /// Releases a node's slots; nodes close in the reverse order of opening.
  @inline(__always)
  mutating func close() { top &-= Self.width }

  /// The candidate at an index of an open node.
  @inline(__always)
  subscript(index: Int) -> Candidate {
    get { unsafe moves[index] }
    nonmutating set { unsafe moves[index] = newValue }
  }

  /// Sets the order of one candidate, and its replies.
  @inline(__always)
  func set(_ index: Int, order: Int, replies: UInt64) {
    unsafe moves[index].order = Int32(truncatingIfNeeded: order)
    unsafe moves[index].replies = replies
  }

  /// Moves the best of the candidates `first..<end` to `first` and returns it.
  @inline(__always)
  func selectBest(_ first: Int, _ end: Int) -> Candidate {
    var best = first
    var order = unsafe moves[first].order
    var index = first &+ 1
    while index < end {
      let other = unsafe moves[index].order
      if other > order {
        order = other
        best = index
      }
      index &+= 1
    }
    let candidate = unsafe moves[best]
    unsafe moves[best] = moves[first]
    unsafe moves[first] = candidate
    return candidate
  }
}
