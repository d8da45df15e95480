extension GameRecord {
  /// How many of the first plies were drawn at random, as the kind of the game says.
  ///
  /// GGS calls a game whose start has twenty discs "8r20". Records begin with these discs, and then
  /// no ply was drawn, or with the usual start and the moves that lead there.
  public var drawnPlies: Int {
    guard let discs = drawnDiscs else { return 0 }
    return positions.firstIndex { $0.size.squareCount - $0.emptyCount >= discs } ?? line.moves.count
  }

  /// Declares that the first plies were given or drawn, as GGS does: the kind of the game names the
  /// discs of its start, which ``drawnPlies`` reads. Nothing is declared of no plies.
  package mutating func declareStart(plies: Int) {
    guard plies > 0 else { return }
    let start = line.first(plies).end
    variant = "\(start.size.rawValue)r\(start.size.squareCount - start.emptyCount)"
  }

  /// The discs of a start that was drawn: the number after "r".
  private var drawnDiscs: Int? {
    guard let rules = variant?.lowercased().prefix(while: { $0 != ":" }), let letter = rules.firstIndex(of: "r") else {
      return nil
    }
    return Int(rules[rules.index(after: letter)...].prefix { $0.isASCII && $0.isNumber })
  }

  /// The place of the first move that its player chose: ply N, counted from 1, or what the kind of
  /// the game says.
  package func firstJudged(fromPly ply: Int?) -> Int { min(line.moves.count, ply.map { $0 - 1 } ?? drawnPlies) }
}

extension GameRecord {
  /// Reads lines of moves from `start` with which games are to begin, such as those of XOT: one in
  /// each line of the text, or several between semicolons in a text of one line. Comments and names
  /// may follow the moves; empty lines and those that begin with `#` or `%` are passed over.
  /// - Complexity: O(n) for n bytes.
  /// - Throws: what is wrong, or that nothing is left to be played, and the offset in bytes.
  package static func starts(_ text: [UInt8], from start: Position) throws(NotationError) -> [GameRecord] {
    // A record in GGF has semicolons of its own.
    let isOneLine = text.first != UInt8(ascii: "(") && !text.contains(where: ByteReader.isLineEnd)
    let pieces = text.split { ByteReader.isLineEnd($0) || isOneLine && $0 == UInt8(ascii: ";") }
    var lines: [GameRecord] = []
    for piece in pieces {
      guard let first = piece.first(where: { !ByteReader.isBlank($0) }), !"#%".utf8.contains(first) else { continue }
      do throws(NotationError) {
        let record = try GameRecord(text: piece, from: start)
        guard record.line.start == start, !record.line.moves.isEmpty else { throw NotationError(.noLine, at: 0) }
        guard !record.line.end.isFinished else { throw NotationError(.overAtStart, at: 0) }
        lines.append(record)
      } catch {
        throw NotationError(error.reason, at: piece.startIndex + error.place)
      }
    }
    guard !lines.isEmpty else { throw NotationError(.noLine, at: 0) }
    return lines
  }
}
