import Questions
import Reversi

/// The observers of a board (REFERENCES: S4): any number of them. They watch the store's game, not
/// a value: a copy of a table can be played on, and nothing is reported.
extension PlayStore<ReversiPlay> {
  /// Calls `changed` with the disc on a square, `nil` where there is none: now, and whenever it is
  /// placed, flipped or taken away.
  package func subscribe(square: Square, changed: @escaping @Sendable (Side?) -> Void) -> Subscription {
    subscribe(select: { $0.game.table?.position.disc(on: square) }, changed: changed)
  }

  /// Calls `changed` with the board and whose turn it is, `nil` before the first game: now, and
  /// after each move, when discs are placed and flipped and the turn has changed.
  package func subscribe(board changed: @escaping @Sendable (Position?) -> Void) -> Subscription {
    subscribe(select: { $0.game.table?.position }, changed: changed)
  }
}
