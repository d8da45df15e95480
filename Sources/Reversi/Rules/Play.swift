extension Position {
  /// The legal placements as bits.
  package var moveBits: UInt64 { Bitboard.moves(mover, opponent) & size.squares }

  /// The squares on which the player to move may place a disc, in board order; empty when only a
  /// pass is left.
  public var legalSquares: [Square] { Square.list(moveBits) }

  /// Whether the player to move has no placement while the opponent has one: the turn must be
  /// passed.
  public var mustPass: Bool { moveBits == 0 && Bitboard.moves(opponent, mover) & size.squares != 0 }

  /// Whether neither player can place a disc: the game is over.
  public var isFinished: Bool { moveBits == 0 && Bitboard.moves(opponent, mover) & size.squares == 0 }

  /// The legal moves: placements, or the pass when there is none, or nothing when the game is over.
  public var legalMoves: [Move] {
    if mustPass { return [.pass] }
    return legalSquares.map { .place($0) }
  }

  /// The discs that a placement would flip, empty when it isn't legal.
  public func flips(placing square: Square) -> [Square] { Square.list(flipBits(placing: square)) }

  /// The position after a move.
  /// - Throws: the reason why the move can't be made.
  public func playing(_ move: Move) throws(IllegalMove) -> Position {
    switch move {
    case .pass:
      if isFinished { throw .gameOver }
      guard moveBits == 0 else { throw .passWithMoves }
      return passing
    case .place(let square):
      guard size.contains(square) else { throw .offBoard(square) }
      guard disc(on: square) == nil else { throw .occupied(square) }
      guard flipBits(placing: square) != 0 else { throw isFinished ? .gameOver : .flipsNothing(square) }
      return placingUnchecked(square)
    }
  }

  /// The position with the turn given to the opponent.
  package var passing: Position {
    Position(mover: opponent, opponent: mover, sideToMove: sideToMove.other, size: size)
  }

  /// The position after all moves that have no alternative: the first with a choice, or the end of
  /// the game.
  package var afterForcedMoves: Position {
    var position = self
    while true {
      let moves = position.legalSquares
      switch moves.count {
      case 0 where position.mustPass: position = position.passing
      case 1: position = position.placingUnchecked(moves[0])
      default: return position
      }
    }
  }

  /// The position after a placement that is known to be legal.
  package func placingUnchecked(_ square: Square) -> Position {
    let flipped = Bitboard.flips(mover, opponent, square.bit)
    return Position(
      mover: opponent ^ flipped, opponent: mover ^ flipped ^ square.bit, sideToMove: sideToMove.other, size: size)
  }

  /// The disc difference of the player to move if the game ended here: the winner also takes the
  /// empty squares. An even game is 0.
  public var finalDifference: Int {
    let difference = mover.nonzeroBitCount - opponent.nonzeroBitCount
    return difference + emptyCount * difference.signum()
  }

  private func flipBits(placing square: Square) -> UInt64 {
    guard size.contains(square), disc(on: square) == nil else { return 0 }
    return Bitboard.flips(mover, opponent, square.bit)
  }
}
