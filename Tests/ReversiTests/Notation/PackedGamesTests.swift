import GameCore
import Reversi
import Testing

@Suite struct PackedGamesTests {
  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func `a game that was packed has the same moves and facts`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var (packed, records, facts): (PackedGames, [GameRecord], [GameFacts]) = (PackedGames(), [], [])
    for _ in 0..<100 {
      let record = RandomGame.described(date: "2001", &generator)
      var fact = GameFacts()
      (fact.black, fact.white) = (generator.index(1 << 30), generator.index(3))
      fact.tournament = generator.index(70_000)
      fact.year = [nil, 1, 1999, 9999][generator.index(4)]
      fact.result =
        [nil, .win(.black), .win(.white), .difference(0), .difference(-6400), .difference(250)][
          generator.index(6)]
      packed.append(record.line, fact)
      records.append(record)
      facts.append(fact)
    }
    var reader = PackedGameReader(packed)
    for (record, fact) in zip(records, facts) {
      let game = try #require(try reader.next())
      #expect(game.facts == fact)
      var replay = game.start
      #expect(replay == PackedReplay(record.line.start))
      for place in game.moves { try replay.place(reader.bytes[place]) }
      replay.passIfForced()
      let end = record.line.end.mustPass ? record.line.end.passing : record.line.end
      #expect(replay == PackedReplay(end))
    }
    #expect(try reader.next() == nil)
  }

  @Test func `a result of more discs than there are squares only says who has won`() throws {
    var (packed, facts) = (PackedGames(), GameFacts())
    facts.result = .difference(-100_000)
    packed.append(Line(from: .start()), facts)
    var reader = PackedGameReader(packed)
    #expect(try reader.next()?.facts.result == .win(.white))
  }

  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func `damaged games are refused and nothing crashes`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var packed = PackedGames()
    for _ in 0..<5 { packed.append(RandomGame.described(date: "", &generator).line, GameFacts()) }
    var refused = 0
    for _ in 0..<3000 {
      var bytes = packed.bytes
      for _ in 0..<1 + generator.index(3) { bytes[generator.index(bytes.count)] = UInt8(generator.index(256)) }
      if generator.index(3) == 0 { bytes.removeLast(1 + generator.index(bytes.count - 1)) }
      for position in [Position.start(), .start(size: .six), try Line(transcript: "f5d6", from: .start()).end] {
        var played = PlayedPosition(position, .everything, playerCount: 3)
        do { try played.add(PackedGames(unchecked: bytes)) } catch { refused += 1 }
      }
    }
    #expect(refused > 1000)
  }
}
