/// A board with discs, and whose turn it is: a proof that the discs are on the board, each on a
/// square of its own.
///
/// Any arrangement of discs is a position, reachable from the start or not (see ``oddities``); so
/// is a finished game.
public struct Position: Hashable, Sendable {
  /// The size of the board.
  public let size: BoardSize
  /// The side that moves, or has to pass.
  public let sideToMove: Side
  /// The discs of the player to move, as bits; see ``Bitboard``.
  package let mover: UInt64
  /// The discs of the other player.
  package let opponent: UInt64

  package init(mover: UInt64, opponent: UInt64, sideToMove: Side, size: BoardSize) {
    precondition(mover & opponent == 0 && (mover | opponent) & ~size.squares == 0, "discs lie apart, on the board")
    self.mover = mover
    self.opponent = opponent
    self.sideToMove = sideToMove
    self.size = size
  }

  /// A position from its discs.
  /// - Throws: every square that holds two discs or is off the board.
  public init(
    black: some Sequence<Square>, white: some Sequence<Square>, sideToMove: Side, size: BoardSize = .eight
  ) throws(IllegalPosition) {
    let black = black.reduce(UInt64(0)) { $0 | $1.bit }
    let white = white.reduce(UInt64(0)) { $0 | $1.bit }
    let reasons = [
      IllegalPosition.Reason.doublyOccupied(Square.list(black & white)),
      .offBoard(Square.list((black | white) & ~size.squares)),
    ].filter { !$0.squares.isEmpty }
    guard reasons.isEmpty else { throw IllegalPosition(reasons: reasons) }
    self.init(
      mover: sideToMove == .black ? black : white, opponent: sideToMove == .black ? white : black,
      sideToMove: sideToMove, size: size)
  }

  /// The position in which games begin: four discs in the middle, black on the two squares of the
  /// rising diagonal (d5 and e4), as in the official rules and in S4. `first` moves first,
  /// officially black.
  public static func start(size: BoardSize = .eight, first: Side = .black) -> Position {
    let low = size.rawValue / 2 - 1
    let white = Square(row: low, column: low).bit | Square(row: low + 1, column: low + 1).bit
    let black = Square(row: low, column: low + 1).bit | Square(row: low + 1, column: low).bit
    return first == .black
      ? Position(mover: black, opponent: white, sideToMove: .black, size: size)
      : Position(mover: white, opponent: black, sideToMove: .white, size: size)
  }

  /// The discs of a player, as bits.
  package func discs(of side: Side) -> UInt64 { side == sideToMove ? mover : opponent }

  /// The number of discs of a player.
  public func discCount(of side: Side) -> Int { discs(of: side).nonzeroBitCount }

  /// The disc on a square, if any.
  public func disc(on square: Square) -> Side? {
    if mover & square.bit != 0 { return sideToMove }
    return opponent & square.bit != 0 ? sideToMove.other : nil
  }

  /// The empty squares, as bits.
  package var empties: UInt64 { size.squares & ~(mover | opponent) }

  /// The number of empty squares.
  public var emptyCount: Int { empties.nonzeroBitCount }
}

/// Why discs don't make a position: all reasons at once.
public struct IllegalPosition: Error, Hashable, Sendable {
  /// One kind of fault, with the squares that have it.
  public enum Reason: Hashable, Sendable {
    /// A black and a white disc are on the same square.
    case doublyOccupied([Square])
    /// A disc is off the board.
    case offBoard([Square])

    /// The squares that have the fault.
    public var squares: [Square] {
      switch self {
      case .doublyOccupied(let squares), .offBoard(let squares): squares
      }
    }
  }

  /// What is wrong, at least one reason.
  public let reasons: [Reason]
}
