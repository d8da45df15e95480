import GameCore

/// Lines of words around the first game of a text, and that game if they are before it, until it is
/// known whether it is the only one: then they are only a comment. Where there are several games,
/// or none, every line that isn't one is at fault.
struct WaitingPieces: Sendable {
  fileprivate var pieces: [GameSplitter.Piece] = []
  fileprivate var game: Int?
  fileprivate var hasGame = false
  /// Whether nothing waits any more.
  fileprivate var areReleased = false

  /// More lines of words aren't a frame around a game.
  fileprivate static let most = 200
}

extension GameSplitter {
  /// The next game, `nil` when more of the text is needed, or at its end when `isLast` says that no
  /// more will come.
  package mutating func next(isLast: Bool) -> Piece? {
    while true {
      if waiting.areReleased, !waiting.pieces.isEmpty { return waiting.pieces.removeFirst() }
      guard let piece = cut(isLast: isLast) else {
        guard isLast, !waiting.areReleased else { return nil }
        if waiting.hasGame { return onlyGame() }
        waiting.areReleased = true
        if waiting.pieces.isEmpty { return nil }
        continue
      }
      if waiting.areReleased { return piece }
      let isProse = Self.isProse(piece.bytes)
      if !isProse, !waiting.hasGame, waiting.pieces.isEmpty {
        waiting.hasGame = true
        return piece
      }
      waiting.areReleased = !isProse && waiting.hasGame || waiting.pieces.count == WaitingPieces.most
      if !isProse, !waiting.hasGame { (waiting.hasGame, waiting.game) = (true, waiting.pieces.count) }
      waiting.pieces.append(Piece(line: piece.line, bytes: Array(piece.bytes)[...]))
    }
  }

  /// The only game of the text, if it waits; the words around it are comments.
  private mutating func onlyGame() -> Piece? {
    let game = waiting.game.map { waiting.pieces[$0] }
    passOver(comments: waiting.pieces.count - (game == nil ? 0 : 1))
    waiting.pieces = []
    waiting.areReleased = true
    return game
  }

  /// Whether a line consists of words that are neither moves nor a part of a board or a record.
  package static func isProse(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.first != UInt8(ascii: "("), line.count <= longestProse, !line.contains(where: { "[{".utf8.contains($0) })
    else { return false }
    let words = PastedWords(PlainText.board(Array(line)))
    return words.words.isEmpty || words.areProse
  }

  private static let longestProse = 2000
}
