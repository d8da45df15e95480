import GameCore

// Othello as chess programs write it, where it is called Flipello: moves are drops, `P@f5`, whose
// rows are counted from the bottom as in chess, and the side that is white in chess, the first to
// move, has Othello's black discs.

extension Move {
  /// The same move with its row counted from the other end.
  func countedFromBelow(_ size: BoardSize) -> Move {
    guard case .place(let square) = self, size.contains(square) else { return self }
    return .place(Square(row: size.rawValue - 1 - square.row, column: square.column))
  }

  /// Whether a drop counts its row from the bottom: where it can't be made as it is written, but
  /// can be so.
  func isFromBelow(in position: Position) -> Bool {
    self != .pass && (try? position.playing(self)) == nil
      && (try? position.playing(countedFromBelow(position.size))) != nil
  }
}

extension MoveList {
  /// The moves as they are made from a position: the rows of drops counted from the top.
  func counted(from start: Position) -> MoveList {
    let start = self.start ?? start
    guard hasDrops, let first = moves.first, first.isFromBelow(in: start) else { return self }
    return with(moves.map { $0.countedFromBelow(start.size) })
  }
}

extension Position {
  /// Reads a position of Flipello as chess programs write it: `8/8/8/3pP3/3Pp3/8/8/8[…] w - - 0 1`,
  /// from the top down; `nil` for anything else.
  init?(flipello text: [UInt8]) {
    let words = text.split(separator: 0x20)
    guard words.count > 1, let board = words[0].split(separator: UInt8(ascii: "[")).first else { return nil }
    let discs = board.map {
      $0 == UInt8(ascii: "P") ? UInt8(ascii: "X") : $0 == UInt8(ascii: "p") ? UInt8(ascii: "O") : $0
    }
    guard board.contains(where: { $0 | 0x20 == UInt8(ascii: "p") }) else { return nil }
    let side = words[1].elementsEqual("w".utf8) ? " X" : " O"
    try? self.init(board: discs + Array(side.utf8))
  }
}
