import Questions
import Reversi
import ReversiApp

extension FuzzTarget {
  /// Games, positions, books and names of Reversi: what is read can be written and read again.
  static let reversiTexts: [FuzzTarget] = [
    FuzzTarget("reversi-game") { bytes in
      guard let record = accepted({ try GameRecord(anyText: bytes) }) else { return }
      checkWritten(record)
    },
    FuzzTarget("reversi-ggf") { bytes in
      guard let record = accepted({ try GameRecord(ggf: bytes) }) else { return }
      checkWritten(record)
    },
    FuzzTarget("reversi-sgf") { bytes in
      guard let record = accepted({ try GameRecord(sgf: bytes) }) else { return }
      checkWritten(record)
    },
    FuzzTarget("reversi-pgn") { bytes in
      guard let record = accepted({ try GameRecord(pgn: bytes) }) else { return }
      checkWritten(record)
    },
    FuzzTarget("reversi-position") { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      if let record = accepted({ try OBFRecord(bytes) }) {
        let line = record.line
        require(accepted { try OBFRecord(line) } == record, "OBF is read as it was written: \(line)")
      }
      if let position = accepted({ try Position(boardText: text) }) {
        require(accepted { try Position(boardText: position.boardText) } == position, "a board is read as written")
      }
      _ = accepted { try Line(position: text) }
      _ = accepted { try Line(opening: text) }
      _ = accepted { try ScoreClaim.list(obf: bytes) }
    },
    FuzzTarget("reversi-moves") { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      if let list = accepted({ try MoveList(text) }) {
        require(accepted { try MoveList(list.text) }?.moves == list.moves, "moves are read as they were written")
        _ = accepted { try Line(list, from: .start()) }
      }
      for size in BoardSize.allCases {
        guard let line = accepted({ try Line(transcript: text, from: .start(size: size)) }) else { continue }
        require(
          accepted { try Line(transcript: line.transcript, from: line.start) } == line,
          "a transcript is read as written")
      }
      if let strategy = accepted({ try Strategy(text) }) {
        require(accepted { try Strategy(strategy.description) } == strategy, "a player is read as written")
      }
    },
    FuzzTarget("reversi-files") { bytes in
      // The same file whole, and in the pieces that its first byte asks for.
      let rest = Array(bytes.dropFirst())
      let step = 1 + Int(bytes.first ?? 0)
      let whole = games(of: [rest])
      let pieces = stride(from: 0, to: rest.count, by: step).map { Array(rest[$0..<min($0 + step, rest.count)]) }
      require(games(of: pieces) == whole, "pieces of \(step) bytes give other games than the whole file")
      for kind in [WTHORNames.Kind.players, .tournaments] { _ = accepted { try WTHORNames(rest, kind: kind) } }
    },
    FuzzTarget("reversi-wthor") { bytes in
      var reader = GameReader(format: .wthor)
      reader.append(bytes)
      while let game = reader.next(isLast: true) {
        if case .record(let record) = game.content { checkWritten(record) }
      }
    },
    FuzzTarget("reversi-book") { bytes in
      if let book = accepted({ try BookText(bytes) }) {
        let text = book.text
        require(accepted { try BookText(Array(text.utf8)) }?.text == text, "a book is read as it was written")
      }
      _ = accepted { try OpeningNames(bytes) }
      if let model = accepted({ try ProbCutModel(text: bytes) }) { _ = model.text }
    },
  ]

  /// A game in every format in which it can be written, read again.
  private static func checkWritten(_ record: GameRecord) {
    // Games that end before their last word and notes have no place in all formats; lines have.
    for (name, text) in [("GGF", record.ggf), ("SGF", record.sgf), ("PGN", record.pgn)] {
      let read = accepted { try GameRecord(anyText: Array(text.utf8)) }
      require(read?.line == record.line, "a game is read from \(name) as it was written: \(text)")
    }
    for line in record.obf(.all) {
      require(accepted { try OBFRecord(line) } != nil, "a position is read as written: \(line)")
    }
    var writer = WTHORWriter()
    if accepted({ try writer.append(record) }) != nil {
      require(games(of: [writer.gamesFile]).count == 1, "a game in WTHOR is read as it was written")
    }
    _ = record.playedDifference
    _ = record.positions
    for side in Side.allCases { _ = record.secondsLeft(of: side) }
  }

  /// The games of a file that arrives in pieces, as text.
  private static func games(of pieces: [[UInt8]]) -> [String] {
    var reader = GameReader()
    var games: [String] = []
    func take(isLast: Bool) {
      while let game = reader.next(isLast: isLast) { games.append("\(game.line ?? 0): \(game.content)") }
    }
    for piece in pieces {
      reader.append(piece)
      take(isLast: false)
    }
    take(isLast: true)
    return games
  }
}
