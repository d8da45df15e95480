import GameCore

/// A null-window search to the end of the game on a rectangular board, with a table of its own.
///
/// It knows its board by a mask only, so that one search serves every board; the boards of
/// ``BoardSize`` have faster ones. Few empty squares are searched by corners and board order, more
/// by the mobility that a move leaves; positions that are turned or mirrored forms of each other
/// share an entry where many squares are empty.
struct RectangleSearch: ~Copyable {
  private let board: RectangularBoard
  private let squares: UInt64
  private let squareCount: Int
  private let limits: SearchLimits
  private let table: PositionTable<ProvedBounds>
  private var stack = MoveStack()
  /// Positions visited.
  private(set) var nodes: UInt64 = 0
  /// Why the search has to end; its results are void from then on.
  private(set) var stopReason: StopReason?

  /// Up to this many empty squares moves aren't ordered by mobility, and nothing is kept.
  private static let shallowEmpties = 4
  /// From this many on, turned forms share an entry.
  private static let turnedEmpties = 12

  init(_ board: RectangularBoard, tableBytes: Int, limits: SearchLimits) {
    self.board = board
    self.limits = limits
    squares = board.squares
    squareCount = board.squareCount
    table = PositionTable(bytes: min(tableBytes, 16 << min(squareCount, 36)))
    stopReason = limits.stopReason()
  }

  /// The fail-soft score for the mover in the window (alpha, alpha + 1).
  mutating func score(_ mover: UInt64, _ opponent: UInt64, alpha: Int) -> Int {
    score(
      mover, opponent, moves(mover, opponent), alpha: alpha, empties: (squares & ~(mover | opponent)).nonzeroBitCount)
  }

  @inline(__always)
  private func moves(_ mover: UInt64, _ opponent: UInt64) -> UInt64 { Bitboard.moves(mover, opponent) & squares }

  private mutating func score(
    _ mover: UInt64, _ opponent: UInt64, _ moves: UInt64, alpha: Int, empties: Int
  ) -> Int {
    nodes &+= 1
    if nodes & 4095 == 0, stopReason == nil { stopReason = limits.stopReason(nodes: nodes) }
    if stopReason != nil { return alpha }
    if moves == 0 {
      let replies = self.moves(opponent, mover)
      if replies == 0 { return finalScore(mover, opponent) }
      return 0 &- score(opponent, mover, replies, alpha: ~alpha, empties: empties)
    }
    if let bound = stableBound(mover, opponent, alpha: alpha) { return bound }
    return empties <= Self.shallowEmpties
      ? shallow(mover, opponent, moves, alpha: alpha, empties: empties)
      : deep(mover, opponent, moves, alpha: alpha, empties: empties)
  }

  /// Corners first, then board order.
  private mutating func shallow(
    _ mover: UInt64, _ opponent: UInt64, _ moves: UInt64, alpha: Int, empties: Int
  ) -> Int {
    var (best, corners, others) = (Int.min, moves & board.corners, moves & ~board.corners)
    while corners | others != 0 {
      let square = Bitboard.lowest(corners != 0 ? corners : others)
      if corners != 0 { corners ^= square } else { others ^= square }
      let flipped = Bitboard.flips(mover, opponent, square)
      let (next, other) = (opponent ^ flipped, mover ^ flipped ^ square)
      best = max(best, 0 &- score(next, other, self.moves(next, other), alpha: ~alpha, empties: empties &- 1))
      if best > alpha { break }
    }
    return best
  }

  /// The move of the table first, then by how few replies a move leaves.
  private mutating func deep(
    _ mover: UInt64, _ opponent: UInt64, _ moves: UInt64, alpha: Int, empties: Int
  ) -> Int {
    let (key, turn) = key(mover, opponent, empties: empties)
    var known = UInt64(0)
    if let entry = table.find(key) {
      if entry.lower > alpha { return entry.lower }
      if entry.upper <= alpha { return entry.upper }
      known = entry.move == .none ? 0 : turned(entry.move.bit, turn)
    }
    let (first, visited) = (stack.open(), nodes)
    defer { stack.close() }
    var end = first
    var left = moves
    while left != 0 {
      let square = Bitboard.lowest(left)
      left ^= square
      let flipped = Bitboard.flips(mover, opponent, square)
      let (next, other) = (opponent ^ flipped, mover ^ flipped ^ square)
      let replies = self.moves(next, other)
      stack[end] = Candidate(
        mover: next, opponent: other, replies: replies, order: order(square, known, replies, next, other),
        square: Int32(square.trailingZeroBitCount))
      end &+= 1
    }
    var (best, move) = (Int.min, SquareIndex.none)
    for index in first..<end {
      let next = stack.selectBest(index, end)
      let score = 0 &- score(next.mover, next.opponent, next.replies, alpha: ~alpha, empties: empties &- 1)
      if score > best { (best, move) = (score, SquareIndex(next)) }
      if best > alpha { break }
    }
    if stopReason != nil { return alpha }
    let effort = UInt64.bitWidth - (nodes &- visited).leadingZeroBitCount
    let entered = SquareIndex(of: turned(move.bit, turn))
    let bounds =
      best > alpha
      ? ProvedBounds(lower: best, upper: squareCount, move: entered, effort: effort)
      : ProvedBounds(lower: 0 &- squareCount, upper: best, move: entered, effort: effort)
    table.store(key, bounds, generation: 0)
    return best
  }

  /// Larger is tried earlier: the table's move, few replies (corners count twice), corners, few
  /// ways to grow.
  private func order(
    _ square: UInt64, _ known: UInt64, _ replies: UInt64, _ mover: UInt64, _ opponent: UInt64
  ) -> Int32 {
    if square == known { return .max }
    let mobility = replies.nonzeroBitCount &+ (replies & board.corners).nonzeroBitCount
    let liberties = (Bitboard.grown(opponent) & squares & ~(mover | opponent)).nonzeroBitCount
    let corner = square & board.corners != 0 ? 8 : 0
    return Int32(truncatingIfNeeded: corner &- 16 &* mobility &- liberties)
  }

  /// What the opponent's stable discs leave, where that answers the question.
  private func stableBound(_ mover: UInt64, _ opponent: UInt64, alpha: Int) -> Int? {
    guard 2 &* opponent.nonzeroBitCount >= squareCount &- alpha else { return nil }
    let stable = Bitboard.stable(opponent, mover, squares: squares, known: 0)
    let bound = squareCount &- 2 &* stable.nonzeroBitCount
    return bound <= alpha ? bound : nil
  }

  /// The disc difference of a finished game; the winner takes the empty squares.
  private func finalScore(_ mover: UInt64, _ opponent: UInt64) -> Int {
    let (own, other) = (mover.nonzeroBitCount, opponent.nonzeroBitCount)
    return own > other ? squareCount - 2 * other : own < other ? 2 * own - squareCount : 0
  }

  /// The smallest of the forms that share an entry, and how it was mirrored.
  private func key(_ mover: UInt64, _ opponent: UInt64, empties: Int) -> (TableKey, turn: Int) {
    guard empties >= Self.turnedEmpties else { return (TableKey(mover, opponent), 0) }
    var (least, other, turn) = (mover, opponent, 0)
    for candidate in 1..<4 {
      let form = (turned(mover, candidate), turned(opponent, candidate))
      if form < (least, other) { (least, other, turn) = (form.0, form.1, candidate) }
    }
    return (TableKey(least, other), turn)
  }

  /// Mirrored: 1 the rows, 2 the columns, 3 both; each undoes itself.
  private func turned(_ bits: UInt64, _ turn: Int) -> UInt64 {
    let rows = turn & 1 != 0 ? BoardTurns.flippedRows(bits, side: board.rows) : bits
    return turn & 2 != 0 ? BoardTurns.flippedColumns(rows, side: board.columns) : rows
  }
}
