import CKernels

/// Counts lines of play: the number of positions after `depth` plies.
///
/// A pass is a ply, and a finished game that ends earlier counts once.
package enum PerftKernel {
  /// The number of leaves below the position, `depth` ≥ 0 plies deep.
  /// - Complexity: one flip and one move generation a position, of several positions at once; the
  ///   last ply is counted, not played.
  package static func count(_ mover: UInt64, _ opponent: UInt64, squares: UInt64, depth: Int) -> UInt64 {
    // No game is longer: no player passes twice without a disc between.
    let plies = min(depth, 2 * squares.nonzeroBitCount)
    var lines = LinesOfPlay(squares: squares, depth: plies)
    lines.enter(mover, opponent, moves: Bitboard.moves(mover, opponent) & squares, plies: plies)
    for plies in stride(from: plies - 1, to: 0, by: -1) { lines.makeMoves(plies) }
    return lines.count
  }
}

/// Lines of play that are followed several at a time, one in each lane of a vector.
///
/// Moves wait in a buffer with all others that leave as many plies, of whatever position, until it
/// is full; so nearly all lanes are in use, where the moves of one position alone would leave half
/// of them empty.
@safe  // Owns the memory; a buffer that takes a position's moves has space for as many as there are squares.
private struct LinesOfPlay: ~Copyable {
  private let squares: UInt64
  private let rooms: UnsafeMutablePointer<UInt64>
  /// How many moves wait in each buffer.
  private var waiting: [Int]
  /// The leaves so far.
  private(set) var count: UInt64 = 0

  /// A buffer with this many moves is emptied.
  private static let full = 192
  private static let width = full + 64

  init(squares: UInt64, depth: Int) {
    self.squares = squares
    waiting = Array(repeating: 0, count: max(1, depth))
    unsafe rooms = .allocate(capacity: 3 * Self.width * waiting.count)
    unsafe rooms.initialize(repeating: 0, count: 3 * Self.width * waiting.count)
  }

  deinit { unsafe rooms.deallocate() }

  /// Counts a position that has `plies` plies to go, or lets its moves wait.
  mutating func enter(_ mover: UInt64, _ opponent: UInt64, moves: UInt64, plies: Int) {
    guard plies > 0 else { return count &+= 1 }
    guard moves != 0 else {
      let replies = Bitboard.moves(opponent, mover) & squares
      return replies == 0 ? count &+= 1 : enter(opponent, mover, moves: replies, plies: plies &- 1)
    }
    guard plies > 1 else { return count &+= UInt64(truncatingIfNeeded: moves.nonzeroBitCount) }
    keep(mover, opponent, moves, plies &- 1)
    if waiting[plies &- 1] >= Self.full { makeMoves(plies &- 1) }
  }

  private mutating func keep(_ mover: UInt64, _ opponent: UInt64, _ moves: UInt64, _ plies: Int) {
    var place = unsafe room(plies) + waiting[plies]
    var rest = moves
    while rest != 0 {
      unsafe place[0] = mover
      unsafe place[Self.width] = opponent
      unsafe place[2 * Self.width] = Bitboard.lowest(rest)
      rest &= rest &- 1
      unsafe place += 1
    }
    waiting[plies] &+= moves.nonzeroBitCount
  }

  /// Makes the moves that leave `plies` > 0 plies, and counts what comes of them or lets it wait.
  mutating func makeMoves(_ plies: Int) {
    let movers = unsafe room(plies)
    let (opponents, places) = unsafe (movers + Self.width, movers + 2 * Self.width)
    let end = waiting[plies]
    waiting[plies] = 0
    if plies == 1 { return count &+= unsafe ck_rv_count_replies(movers, opponents, places, end, squares) }
    for lane in 0..<end {
      if lane.isMultiple(of: Int(CK_RV_AT_ONCE)) {
        unsafe ck_rv_make(movers + lane, opponents + lane, places + lane, squares)
      }
      unsafe enter(movers[lane], opponents[lane], moves: places[lane], plies: plies)
    }
  }

  private func room(_ plies: Int) -> UnsafeMutablePointer<UInt64> { unsafe rooms + 3 * Self.width * plies }
}
