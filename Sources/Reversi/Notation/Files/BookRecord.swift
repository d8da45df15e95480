/// What one search said about a position of an opening book: a value for every move.
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

  package let position: CanonicalPosition
  /// The plies searched; for a proof, the empty squares.
  package let depth: Int
  /// The confidence in percent at which branches were cut; 100: none was.
  package let selectivity: Int
  /// Whether the values are proved.
  package let isProved: Bool
  /// Every legal move, squares ascending; at least one.
  package let moves: [Move]

  /// The discs of the position in which games begin: no position has fewer.
  package static let fewestDiscs = 4

  /// The values that a move may have, in hundredths of a disc.
  package static let values = -6400...6400

  /// A record of a position in any orientation, which is turned, moves and all.
  /// - Throws: what is wrong with it.
  package init(
    _ position: Position, depth: Int, selectivity: Int, isProved: Bool, moves: [Move]
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
    if let missing = legal.first(where: { !valued.contains($0) }) { throw .missingMove(missing) }
    if isProved, selectivity != 100 { throw .evidence }
    let (canonical, symmetry) = CanonicalPosition.turning(position)
    self.init(
      unchecked: canonical, depth: depth, selectivity: selectivity, isProved: isProved,
      moves: moves.map { Move(symmetry.apply($0.square, size: position.size), $0.value) })
  }

  /// A record that is known to be right.
  package init(
    unchecked position: CanonicalPosition, depth: Int, selectivity: Int, isProved: Bool, moves: [Move]
  ) {
    self.position = position
    self.depth = depth
    self.selectivity = selectivity
    self.isProved = isProved
    self.moves = moves.sorted { $0.square < $1.square }
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
