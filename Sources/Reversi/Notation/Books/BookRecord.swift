/// What one search said about a position of an opening book: a value for every move; in a book of
/// another program for those that it keeps.
///
/// The position is canonical and has a placement to choose; squares are those of its own
/// orientation.
package struct BookRecord: Hashable, Sendable {
  /// A move and its value for the player who makes it, in hundredths of a disc.
  package struct Move: Hashable, Sendable {
    package let square: Square
    package let value: Int

    /// Creates a move with its value.
    package init(_ square: Square, _ value: Int) {
      self.square = square
      self.value = value
    }
  }

  /// What is known of the legal moves that have no value of their own.
  package enum Others: Hashable, Sendable {
    /// There are none.
    case none
    /// Nothing: the book says that the best move that leads out of it has a value.
    case unlisted
    /// They were searched together with all moves: what the best move is worth, in hundredths of a
    /// disc, whichever it is.
    case worth(Int)
  }

  package let position: CanonicalPosition
  /// The plies searched; for a proof, the empty squares.
  package let depth: Int
  /// The confidence in percent at which branches were cut; 100: none was.
  package let selectivity: Int
  /// Whether the values are proved.
  package let isProved: Bool
  /// Every legal move, squares ascending, or those that ``others`` leaves; at least one, unless the
  /// position has a worth.
  package let moves: [Move]
  /// The legal moves that aren't in ``moves``.
  package let others: Others

  /// The discs of the position in which games begin: no position has fewer.
  package static let fewestDiscs = 4

  /// The values that a move may have, in hundredths of a disc.
  package static let values = -6400...6400

  /// A record of a position in any orientation, which is turned, moves and all.
  /// - Throws: what is wrong with it.
  package init(
    _ position: Position, depth: Int, selectivity: Int, isProved: Bool, moves: [Move],
    others: Others = .none
  ) throws(BookRecordError) {
    guard (position.mover | position.opponent).nonzeroBitCount >= Self.fewestDiscs else { throw .fewDiscs }
    let legal = position.legalSquares
    guard !legal.isEmpty else { throw .noMove }
    guard (0...64).contains(depth), (1...100).contains(selectivity) else { throw .evidence }
    var valued: Set<Square> = []
    for move in moves {
      guard legal.contains(move.square) else { throw .illegalMove(move.square) }
      guard valued.insert(move.square).inserted else { throw .repeatedMove(move.square) }
      guard Self.values.contains(move.value) else { throw .value(move.square) }
      // A proof knows whole discs; the winner takes the empty squares, so they are even.
      if isProved, !move.value.isMultiple(of: 200) { throw .unprovable(move.square) }
    }
    let missing = legal.first { !valued.contains($0) }
    switch others {
    case .none: if let missing { throw .missingMove(missing) }
    case .unlisted: break
    case .worth(let value): guard Self.values.contains(value) else { throw .value(legal[0]) }
    }
    if isProved, let missing { throw .missingMove(missing) }
    if isProved, selectivity != 100 { throw .evidence }
    let (canonical, symmetry) = CanonicalPosition.turning(position)
    self.init(
      unchecked: canonical, depth: depth, selectivity: selectivity, isProved: isProved,
      moves: moves.map { Move(symmetry.apply($0.square, size: position.size), $0.value) },
      others: missing == nil ? .none : others)
  }

  /// A record that is known to be right.
  package init(
    unchecked position: CanonicalPosition, depth: Int, selectivity: Int, isProved: Bool, moves: [Move],
    others: Others = .none
  ) {
    self.position = position
    self.depth = depth
    self.selectivity = selectivity
    self.isProved = isProved
    self.moves = moves.sorted { $0.square < $1.square }
    self.others = others
  }

  /// The legal moves in board order, each with what the search said of it, `nil` where it said
  /// nothing.
  func candidates(on size: BoardSize) -> [(square: Square, searched: Int?)] {
    if others == .none { return moves.map { ($0.square, $0.value) } }
    return position.position(on: size).legalSquares.map { square in
      (square, moves.first { $0.square == square }?.value)
    }
  }

  /// The value of the position by those of its moves, `nil` where none is known: the best of them;
  /// where a move's isn't, at least what the search said of the position.
  func value(of moves: some Sequence<Int?>) -> Int? {
    var (best, isWhole): (Int?, Bool) = (nil, true)
    for value in moves {
      guard let value else {
        isWhole = false
        continue
      }
      best = max(best ?? value, value)
    }
    if !isWhole, case .worth(let value) = others { best = max(best ?? value, value) }
    return best
  }
}

/// Why something isn't a record of an opening book.
package enum BookRecordError: Error, Hashable, Sendable {
  /// The position has fewer discs than games begin with.
  case fewDiscs
  /// The side to move has no placement to choose.
  case noMove
  /// A depth or a confidence is out of range.
  case evidence
  /// A move that the rules forbid.
  case illegalMove(Square)
  /// A move that occurs twice.
  case repeatedMove(Square)
  /// A legal move without a value.
  case missingMove(Square)
  /// A value beyond 64 discs.
  case value(Square)
  /// A proved value that no game ends with.
  case unprovable(Square)
}
