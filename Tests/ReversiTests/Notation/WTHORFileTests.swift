import GameCore
import Reversi
import Testing

@Suite struct WTHORFileTests {
  /// The games of a file, as far as they can be read, and the errors.
  private func read(
    _ bytes: [UInt8], players: WTHORNames = WTHORNames(), tournaments: WTHORNames = WTHORNames()
  ) throws -> [GameRecord] {
    let header = try WTHORHeader(games: bytes.prefix(WTHORHeader.byteCount))
    let body = bytes.dropFirst(WTHORHeader.byteCount)
    return try stride(from: 0, to: body.count, by: GameRecord.wthorByteCount).enumerated().map { index, start in
      try GameRecord(
        wthor: body.dropFirst(start).prefix(GameRecord.wthorByteCount), number: index + 1, header: header,
        players: players, tournaments: tournaments)
    }
  }

  @Test func `a file laid out by hand is read`() throws {
    let header: [UInt8] = [20, 4, 12, 31, 1, 0, 0, 0, 0, 0, 0xD4, 7, 8, 0, 22, 0]
    let moves: [UInt8] = [56, 64, 33, 34, 43]
    let game: [UInt8] = [1, 0, 2, 0, 1, 1, 40, 36] + moves + [UInt8](repeating: 0, count: 55)
    let found = try WTHORHeader(games: header)
    #expect(found.year == 2004 && found.month == 12 && found.day == 31 && found.count == 1)
    #expect(found.gamesYear == 2004 && found.theoryEmpties == 22)
    var names = [UInt8](repeating: 0, count: 16)
    names += Array("nobody".utf8) + [UInt8](repeating: 0, count: 14)
    names += [UInt8](repeating: 0, count: 20)
    names += [0x4A, 0xE9, 0x72] + [UInt8](repeating: 0, count: 17)
    let players = try WTHORNames(names, kind: .players)
    #expect(players.names == ["nobody", "", "Jér"])
    let record = try #require(try read(header + game, players: players).first)
    #expect(record.line.transcript == "f5d6c3d3c4")
    #expect(record.black.name == "Jér" && record.white.name == nil && record.date == "2004")
    #expect(record.outcome == GameRecord.Outcome(blackDifference: 1600))
    #expect(record.theory == GameRecord.Theory(blackDiscs: 36, empties: 22))
  }

  @Test func `what is written is read again`() throws {
    var generator = SeededGenerator(seed: 52)
    var writer = WTHORWriter()
    var records: [GameRecord] = []
    for _ in 0..<300 {
      var record = GameRecord(RandomGame.make(limit: 1 + generator.index(70), generator: &generator).line)
      record.passIfForced()
      record.black.name = "player \(generator.index(40))"
      record.white.name = generator.index(4) == 0 ? nil : "Ünïcode \(generator.index(9))"
      record.event = "event \(generator.index(5))"
      record.date = "1999"
      let discs = generator.index(65)
      record.outcome = GameRecord.Outcome(blackDifference: 200 * (discs - 32))
      // Black's discs where the loser takes the empty squares of a game that isn't over aren't a
      // result.
      let (black, white) = (record.line.end.discCount(of: .black), record.line.end.discCount(of: .white))
      if !record.line.end.isFinished, discs == (black < white ? 64 - white : black) { record.outcome = nil }
      record.theory = GameRecord.Theory(blackDiscs: generator.index(65), empties: 20)
      try writer.append(record)
      records.append(record)
    }
    #expect(writer.gamesFile.count == 16 + 68 * 300)
    let players = try WTHORNames(writer.playersFile, kind: .players)
    let tournaments = try WTHORNames(writer.tournamentsFile, kind: .tournaments)
    #expect(try read(writer.gamesFile, players: players, tournaments: tournaments) == records)
  }

  @Test func `a name that the format cuts is named as a part, one without a place as a whole`() throws {
    var record = GameRecord(from: .start())
    record.black.name = "A name of more than nineteen letters"
    record.white.name = "Short"
    record.event = "A tournament of more than twenty-five letters"
    let cut = try record.losses(as: .wthor)
    #expect(cut[.partOfName] == 1 && cut[.partOfEvent] == 1 && cut[.name] == 0 && cut[.event] == 0)
    let whole = try record.losses(as: .transcript)
    #expect(whole[.name] == 2 && whole[.event] == 1 && whole[.partOfName] == 0 && whole[.partOfEvent] == 0)
  }

  @Test func `full names are kept in a text next to the file, and put back`() throws {
    let names = [
      "A name of more than nineteen letters", "A name of more than nineteen signs", "Short", "Ōkubo 大久保",
      "Björn Exactly 19 let",
    ]
    var writer = WTHORWriter()
    for name in names {
      var record = GameRecord(from: .start())
      record.black.name = name
      record.event = "Tournament of \(name)"
      try writer.append(record)
    }
    var players = try WTHORNames(writer.playersFile, kind: .players)
    #expect(Set(players.names.dropFirst()).isDisjoint(with: [names[0], names[1], names[3]]))
    let text = String(decoding: writer.fullPlayers, as: UTF8.self)
    #expect(!text.contains("Short") && text.split(separator: "\n").count == 4)
    #expect(players.complete(with: text, kind: .players).isEmpty)
    #expect(Array(players.names.dropFirst()) == names)
    var tournaments = try WTHORNames(writer.tournamentsFile, kind: .tournaments)
    let full = String(decoding: writer.fullTournaments, as: UTF8.self)
    #expect(tournaments.complete(with: full, kind: .tournaments).isEmpty)
    #expect(Array(tournaments.names.dropFirst()) == names.map { "Tournament of \($0)" })
  }

  @Test func `a full name without a number replaces what it was cut to, unless it fits no name or two fit one`() throws
  {
    var writer = WTHORWriter()
    for name in ["Tamenori Hideshi-San", "Someone else whose name is long"] {
      var record = GameRecord(from: .start())
      record.black.name = name
      try writer.append(record)
    }
    var names = try WTHORNames(writer.playersFile, kind: .players)
    let text = """
      # a list of players
      Tamenori Hideshi-Sama
      Nobody
      Someone else whose name is long
      Someone else whose name is also long
      1\tSomebody
      9\tTamenori Hideshi-San
      """
    #expect(names.complete(with: text, kind: .players) == [3, 4, 5, 6, 7])
    #expect(names.names == ["", "Tamenori Hideshi-Sama", "Someone else whose "])
  }

  @Test func `a game that isn't over has no result unless one is stated`() throws {
    var writer = WTHORWriter()
    let line = try Line(transcript: "f5d6c3d3c4f4f6", from: .start())
    try writer.append(GameRecord(line))
    var resigned = GameRecord(line)
    resigned.outcome = GameRecord.Outcome(blackDifference: -6400)
    try writer.append(resigned)
    // White wins, and black has the discs that are on the board: real results are like that.
    let losing = try Line(transcript: "f5d6c5f4e3c6d3f6", from: .start())
    var lost = GameRecord(losing)
    let discs = losing.end.discCount(of: .black)
    #expect(discs < losing.end.discCount(of: .white))
    lost.outcome = GameRecord.Outcome(blackDifference: 200 * (discs - 32))
    try writer.append(lost)
    let records = try read(writer.gamesFile)
    #expect(records.map(\.outcome) == [nil, resigned.outcome, lost.outcome])
    #expect(!records[0].ggf.contains("RE["))
  }

  @Test func `other starts can't be written`() {
    var writer = WTHORWriter()
    #expect(throws: UnwritableGame.otherBoard(.eight)) { try writer.append(GameRecord(from: .start(size: .six))) }
    #expect(throws: UnwritableGame.otherStart) { try writer.append(GameRecord(from: .start(first: .white))) }
    #expect(writer.count == 0)
  }

  @Test func `faults are reported with their game and their place in the file`() throws {
    var writer = WTHORWriter()
    try writer.append(GameRecord(try Line(transcript: "f5d6c3", from: .start())))
    try writer.append(GameRecord(try Line(transcript: "f5f6e6", from: .start())))
    let file = writer.gamesFile
    func reason(_ bytes: [UInt8]) -> WTHORError? {
      do { _ = try read(bytes) } catch { return error as? WTHORError }
      return nil
    }
    func changed(_ place: Int, _ byte: UInt8) -> [UInt8] {
      var bytes = file
      bytes[place] = byte
      return bytes
    }
    #expect(reason(file) == nil)
    #expect(reason([1, 2]) == WTHORError(.noHeader, at: 2))
    #expect(reason(changed(12, 10)) == WTHORError(.boardSize(10), at: 12))
    #expect(reason(changed(13, 1)) == WTHORError(.solitaires, at: 13))
    #expect(reason(changed(84 + 8, 99)) == WTHORError(.square(number: 1, 99), at: 92, game: 2))
    #expect(reason(changed(84 + 6, 65)) == WTHORError(.score(65), at: 90, game: 2))
    #expect(reason(changed(16 + 8 + 5, 11)) == WTHORError(.square(number: 6, 11), at: 29, game: 1))
    #expect(reason(Array(file.dropLast(3))) == WTHORError(.cutShort, at: 16 + 136 - 3, game: 2))
    guard case .illegalMove(1, _) = reason(changed(16 + 8, 11))?.reason else {
      Issue.record("an illegal move was accepted")
      return
    }
    #expect(throws: WTHORError.self) { try WTHORNames([UInt8](repeating: 0, count: 16 + 21), kind: .players) }
  }

  @Test func `altered files never crash the reader`() throws {
    var generator = SeededGenerator(seed: 53)
    var writer = WTHORWriter()
    for _ in 0..<5 { try writer.append(RandomGame.make(generator: &generator)) }
    let file = writer.gamesFile
    for _ in 0..<3000 {
      var bytes = Array(file.prefix(generator.index(file.count + 1)))
      for _ in 0..<generator.index(6) where !bytes.isEmpty {
        bytes[generator.index(bytes.count)] = UInt8(truncatingIfNeeded: generator.next())
      }
      do {
        _ = try read(bytes)
      } catch {
        let place = try #require((error as? WTHORError)?.place)
        #expect((0...bytes.count).contains(place))
      }
      _ = try? WTHORNames(bytes, kind: .tournaments)
    }
    for _ in 0..<3000 {
      let bytes = (0..<generator.index(200)).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
      _ = try? read(bytes)
      _ = try? WTHORNames(bytes, kind: .players)
    }
  }
}
