import GameCore
import Reversi
import Testing

/// What is read comes out again, or is named as lost.
@Suite struct GameLawTests {
  @Test(arguments: [GameFormat.ggf, .sgf, .pgn])
  func `a record with every property of a format comes out as it was read`(format: GameFormat) throws {
    var generator = SeededGenerator(seed: 391)
    for round in 0..<300 {
      let text = RandomRecord.text(format, &generator)
      let record = try GameRecord(text: Array(text.utf8)[...])
      let losses = try record.losses(as: format)
      #expect(losses.isEmpty, "seed 391, round \(round): \(losses) of \(text)")
      let written = RandomRecord.written(record, format)
      var again = try GameRecord(text: Array(written.utf8)[...])
      // GGF always states the size of the board.
      if record.variant == nil, again.variant == "8" { again.variant = nil }
      #expect(again == record, "seed 391, round \(round): \(text)\n\(written)")
    }
  }

  @Test func `what a format has no place for is named, and nothing else is lost`() throws {
    var generator = SeededGenerator(seed: 392)
    for round in 0..<100 {
      for source in [GameFormat.ggf, .sgf, .pgn] {
        let record = try GameRecord(text: Array(RandomRecord.text(source, &generator).utf8)[...])
        for target in [GameFormat.ggf, .sgf, .pgn, .transcript] {
          let losses = try record.losses(as: target)
          let written = RandomRecord.written(record, target)
          let again = try GameRecord(text: Array(written.utf8)[...])
          #expect(again.line == record.line, "seed 392, round \(round): \(written)")
          var kept = RandomRecord.facts(again)
          let missing = RandomRecord.facts(record).filter { fact in
            guard let place = kept.firstIndex(of: fact) else { return true }
            kept.remove(at: place)
            return false
          }
          let lost = GameLosses.Kind.allCases.reduce(0) { $0 + losses[$1] }
          #expect(lost == missing.count, "seed 392, round \(round): \(losses)\n\(missing)\n\(written)")
          // Once it has gone through a format, nothing more is lost there.
          #expect(try again.losses(as: target).isEmpty, "seed 392, round \(round): \(written)")
        }
      }
    }
  }

  @Test(arguments: [GameFormat.ggf, .sgf, .pgn, .transcript])
  func `lines end in any way, after a byte order mark or without one`(format: GameFormat) throws {
    var generator = SeededGenerator(seed: 393)
    for round in 0..<15 {
      let records = try (0..<3).map { _ in
        try GameRecord(text: Array(RandomRecord.text(format, &generator).utf8)[...])
      }
      let text = records.map { RandomRecord.written($0, format) + "\n" }.joined(separator: "\n")
      let plain = try games(Array(text.utf8), step: 1000)
      #expect(plain.count == 3)
      for end in ["\r", "\r\n"] {
        let bytes = Array(text.utf8).flatMap { $0 == 0x0A ? Array(end.utf8) : [$0] }
        for bytes in [bytes, [0xEF, 0xBB, 0xBF] + bytes] {
          #expect(try games(bytes, step: 1 + generator.index(20)) == plain, "seed 393, round \(round)")
        }
      }
    }
  }

  private func games(_ file: [UInt8], step: Int) throws -> [GameRecord] {
    var reader = GameReader()
    var games: [GameRecord] = []
    func take(isLast: Bool) throws {
      while let game = reader.next(isLast: isLast) {
        if case .text(let bytes) = game.content { games.append(try GameRecord(text: bytes[...])) }
      }
    }
    for first in stride(from: 0, to: file.count, by: step) {
      reader.append(Array(file[first..<min(first + step, file.count)]))
      try take(isLast: false)
    }
    try take(isLast: true)
    return games
  }

  @Test(arguments: [
    "(;GM[Othello]PB[Bj\u{F6}rn \u{C5}]BO[4 -----O*--*O----- *];)", "(;GM[2]PB[Bj\u{F6}rn \u{C5}];B[fe])",
    "[Black \"Bj\u{F6}rn \u{C5}\"]\n\n1. f5 *",
  ])
  func `bytes that aren't UTF-8 are Latin-1`(text: String) throws {
    let latin = text.unicodeScalars.map { UInt8($0.value) }
    for bytes in [latin, Array(text.utf8)] {
      #expect(try games(bytes, step: 7).map(\.black.name) == ["Björn Å"])
      #expect(try GameRecord(text: bytes[...]).black.name == "Björn Å")
    }
  }

  @Test func `numbered moves continue over lines`() throws {
    let whole = "f5f6e6f4"
    for text in [
      "1. f5 f6\n2. e6 f4", "1. f5 f6\n\n2. e6 f4\n", "1 f5\n2 f6\n3 e6\n4 f4", "1: f5 f6\n2: e6 f4",
      "1. f5\n1... f6\n2. e6\n2... f4",
      "1. f5 f6 2. e6\nf4 40-24", "1. f5 {a\n1. comment} f6\n2. e6 $1\nf4 *", "1.f5 f6\r2.e6 (2. d3 c3)\r3. d6 *",
    ] {
      let games = try games(Array(text.utf8), step: 3)
      #expect(games.count == 1 && games[0].line.transcript.hasPrefix("f5f6e6"), "\(text)")
      if !text.contains("3. d6") { #expect(games.first?.line.transcript == whole, "\(text)") }
    }
    for text in ["1. f5d6c3d3c4\n2. f5f6e6f4", "1. f5 f6\n1. f5 d6", "f5f6\ne6", "f5\nf5 d6", "1. f5 f6\n4. f5"] {
      var reader = GameReader()
      reader.append(Array(text.utf8))
      var count = 0
      while reader.next(isLast: true) != nil { count += 1 }
      #expect(count == 2, "\(text)")
    }
  }

  @Test func `a comment in front of a game isn't a game`() throws {
    let text = "; a comment\n[Black \"a\"]\n; another\n[White \"b\"]\n\n; a third\n1. f5 *\n"
    let games = try games(Array(text.utf8), step: 5)
    #expect(games.count == 1 && games[0].black.name == "a" && games[0].white.name == "b")
    #expect(games[0].comment == "another a third" && games[0].line.transcript == "f5")
  }

  @Test(arguments: ["#", "%", ";"])
  func `a line of a game in PGN that begins as a comment is one`(mark: String) throws {
    let text = "[Black \"a\"]\n\(mark) one\n[White \"b\"]\n\n1. f5\n\(mark) two\n1... d6 *\n\(mark) three\n"
    let games = try games(Array((text + "\n\(mark) between\n\n" + text).utf8), step: 5)
    #expect(games.count == 2)
    for game in games {
      #expect(game.black.name == "a" && game.white.name == "b" && game.line.transcript == "f5d6")
      #expect(game.comment == "one" && game.notes.map(\.comment) == ["two", "three"])
    }
  }

  @Test(arguments: [
    ("8", true), ("8r20", true), ("s8r18", true), ("8k", true), ("8kr", true), ("s8r16:l", true), ("8b", true),
    ("0", true), ("8a", false), ("8x", false), ("s8ar20", false),
  ])
  func `a game by other rules is refused by name`(variant: String, isPlayed: Bool) throws {
    let text = "(;GM[Othello]TY[\(variant)]BO[4 -----O*--*O----- *]B[a2];)"
    guard !isPlayed else {
      #expect(try GameRecord(ggf: text).variant == variant)
      return
    }
    let error = try #require(throws: NotationError.self) { try GameRecord(ggf: text) }
    let name = variant.contains("a") ? "Anti-Othello (\(variant))" : variant
    #expect(error == NotationError(.variant(name), at: 16))
    #expect(throws: NotationError(.variant("Anti"), at: 10)) { try GameRecord(pgn: "[Variant \"Anti\"]\n\n1. f5") }
  }

  @Test func `komi, thinking times and pairs of values come out of GGF again`() throws {
    let text =
      "(;GM[Othello]PB[a]TY[8k]RE[+3.50]KM[-2.5]TB[05:00]TW[10:00]ID[x\\]y]"
      + "BO[8 ---------------------------O*------*O--------------------------- *]"
      + "B[F5/1.5,0.5/3.00]KB[C4/2.00/1.1]W[D6//12.00/x/y]B[C3/book];)"
    let record = try GameRecord(ggf: text)
    #expect(record.ggfText(addsResult: false) == text)
    #expect(try record.losses(as: .ggf).isEmpty)
    let losses = try record.losses(as: .transcript)
    #expect(losses[.value] == 2 && losses[.property] == 6 && losses[.time] == 2 && losses[.result] == 1)
    #expect(losses.propertyNames == ["KM", "TB", "TW", "ID", "KB", "more"])
  }

  @Test func `numbers of players and tournaments are kept in a database alone`() throws {
    var game = GameRecord(try Line(transcript: "f5d6c3", from: .start()))
    (game.black.wthorNumber, game.white.wthorNumber, game.wthorTournament) = (7, 9, 3)
    game.date = "1978"
    #expect(try game.losses(as: .wthor).isEmpty)
    for format in [GameFormat.ggf, .sgf, .pgn, .transcript] { #expect(try game.losses(as: format)[.number] == 3) }
  }

  @Test func `comments among moves stay as they were written`() throws {
    let text = "ｆ５ {Björn: ● — 中} d6 # ○ é\nc3"
    let record = try GameRecord(text: Array(text.utf8)[...])
    #expect(record.line.transcript == "f5d6c3")
    #expect(record.notes.map(\.comment) == ["Björn: ● — 中", "○ é", nil])
    #expect(record.pgn.contains("{Björn: ● — 中}") && record.pgn.contains("{○ é}"))
  }

  @Test func `a database loses years that differ, and characters it can't hold`() throws {
    var game = GameRecord(try Line(transcript: "f5d6c3", from: .start()))
    game.black.name = "Ann"
    game.white.name = "本田"
    game.date = "2003.01.02"
    let losses = try game.losses(as: .wthor)
    #expect(losses[.partOfName] == 1 && losses[.partOfDate] == 1)
    var whole = WTHORLosses()
    try whole.count(game)
    #expect(whole.losses == losses)
    game.date = "2004"
    game.theory = GameRecord.Theory(blackDiscs: 30, empties: 20)
    try whole.count(game)
    let all = whole.losses
    #expect(all[.date] == 2 && all[.partOfDate] == 0 && all[.partOfName] == 2 && all[.theory] == 1)
  }

  @Test func `a position keeps the scores of its moves`() throws {
    let text = Position.start().boardText + "; +2; d3:+2; c4:-4; % a comment"
    let record = try GameRecord(text: Array(text.utf8)[...])
    #expect(record.obf(.all) == [text])
    #expect(try record.losses(as: .obf).isEmpty)
    let losses = try record.losses(as: .ggf)
    #expect(losses[.value] == 2 && losses[.theory] == 1 && losses[.comment] == 1)
  }
}
