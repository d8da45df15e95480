/// Which positions of a game are written.
public enum PositionChoice: Hashable, Sendable {
  /// Every position in which a disc is to be placed, or the only one.
  case all
  /// The last one.
  case last
  /// The one with N empty squares, if a disc is to be placed there.
  case empties(Int)
}

extension GameRecord {
  /// The moves as a transcript, which doesn't say where they begin.
  /// - Throws: when the game doesn't begin at `start`.
  public func transcript(from start: Position) throws(UnwritableGame) -> String {
    guard line.start.size == start.size else { throw .otherBoard(start.size) }
    guard line.start == start else { throw .otherStart }
    return line.transcript
  }

  /// Positions of the game in OBF, one a line, the theoretical score beside the position that it
  /// belongs to.
  public func obf(_ choice: PositionChoice) -> [String] {
    var record = self
    record.passIfForced()
    let positions = record.positions
    let chosen =
      switch choice {
      case .last: [line.end]
      case .all where line.moves.isEmpty: [line.start]
      case .all: positions.filter { !$0.legalSquares.isEmpty }
      case .empties(let count): positions.filter { $0.emptyCount == count && !$0.legalSquares.isEmpty }
      }
    return chosen.map { OBFRecord(position: $0, statedScore: theoreticalScore(of: $0)).line }
  }

  /// The theoretical score for the side to move, when the position is the one that it was found
  /// for.
  private func theoreticalScore(of position: Position) -> Int? {
    guard let theory, theory.empties > 0, theory.empties == position.emptyCount else { return nil }
    let black = 2 * theory.blackDiscs - position.size.squareCount
    return position.sideToMove == .black ? black : -black
  }
}

extension GameRecord {
  /// Reads a game as it is in a text: a GGF or SGF record, PGN, a transcript from `start`, or a
  /// position (OBF or a bare board).
  /// - Throws: what is wrong, and the offset in bytes.
  package init(text bytes: ArraySlice<UInt8>, from start: Position = .start()) throws(NotationError) {
    let bytes = Array(bytes)
    switch bytes.first(where: { !ByteReader.isBlank($0) }) {
    case UInt8(ascii: "("):
      if Self.isSGF(bytes) { try self.init(sgf: bytes) } else { try self.init(ggf: bytes) }
    case UInt8(ascii: "["): try self.init(pgn: bytes, from: start)
    default:
      if MoveList.begins(bytes) {
        self.init(try Line(transcript: bytes, from: start))
      } else {
        self.init(from: try OBFRecord(bytes).position)
      }
    }
  }
}
