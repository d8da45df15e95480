import GameCore

/// What a search says about one legal move.
public struct MoveAdvice: Hashable, Sendable {
  /// The move.
  public let move: Move
  /// The value for the player who makes it, in hundredths of a disc; the winner takes the empty
  /// squares. A proved value is a multiple of 100.
  public let value: Int
  /// The plies searched; for a search to the end, the empty squares.
  public let depth: Int
  /// The confidence in percent at which branches were cut; 100: none was.
  public let selectivity: Int
  /// Whether the value is proved; with ``book``, whether the book says so.
  public let isProved: Bool
  /// The line that the value expects, this move first.
  public let principalVariation: [Move]
  /// How far the value comes from an opening book; `nil` for a search of one's own.
  public let book: BookBasis?

  package init(
    move: Move, value: Int, depth: Int, selectivity: Int, isProved: Bool, principalVariation: [Move],
    book: BookBasis? = nil
  ) {
    self.move = move
    self.value = value
    self.depth = depth
    self.selectivity = selectivity
    self.isProved = isProved
    self.principalVariation = principalVariation
    self.book = book
  }

  /// The advice to pass, when this is the opponent's best answer.
  var afterPass: MoveAdvice {
    MoveAdvice(
      move: .pass, value: -value, depth: depth, selectivity: selectivity, isProved: isProved,
      principalVariation: [.pass] + principalVariation, book: book)
  }

  /// Whether this program proved the value, not a book.
  package var isProvedHere: Bool { isProved && book == nil }

  /// What the value rests on. A proof that a book states is the book's, not one of this program.
  public var evidence: Evidence<ReversiProof> {
    guard isProved else { return .heuristic(depth: depth, selectivity: selectivity) }
    return book == nil ? .proved(.search) : .stated(.book)
  }
}

/// How far a value comes from an opening book.
public struct BookBasis: Hashable, Sendable {
  /// The level of the book's searches.
  public let level: Int
  /// The plies of the line within the book, before the search that gave the value.
  public let plies: Int
}

/// The moves of a position, the best first, as far as they were examined.
public struct Advice: Sendable {
  /// The position.
  public let position: Position
  /// The best moves asked for, best first; of equal ones the lower square first. Empty when the
  /// game is over.
  public let moves: [MoveAdvice]
  /// The threads that searched one estimate together; with several, values that aren't proved may
  /// differ a little the next time.
  public let threadsInside: Int
  /// Positions visited.
  public let nodes: UInt64
  /// Why the search stopped before the effort asked for was spent; `nil` when it was.
  public let stopReason: StopReason?

  package init(
    position: Position, moves: [MoveAdvice], threadsInside: Int = 1, nodes: UInt64, stopReason: StopReason?
  ) {
    self.position = position
    self.moves = moves
    self.threadsInside = moves.allSatisfy { $0.isProved } ? 1 : threadsInside
    self.nodes = nodes
    self.stopReason = stopReason
  }
  /// The result of a finished game for the player to move; `nil` while it continues.
  public var finalDifference: Int? { position.isFinished ? position.finalDifference : nil }

  /// What the best move's value rests on, or the result of a finished game.
  public var evidence: Evidence<ReversiProof>? { position.isFinished ? .proved(.gameOver) : moves.first?.evidence }
}
