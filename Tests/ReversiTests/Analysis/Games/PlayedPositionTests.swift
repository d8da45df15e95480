import GameCore
import Reversi
import Testing

@Suite struct PlayedPositionTests {
  /// Games that share their beginnings, with players, years and results, on boards of all sizes.
  private static func games(_ count: Int, seed: UInt64) -> [GameRecord] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      let size: BoardSize = generator.index(5) == 0 ? .six : .eight
      let start = Position.start(size: size, first: generator.index(8) == 0 ? .white : .black)
      var record = GameRecord(from: start)
      // Few moves to choose from, so that positions occur again.
      for ply in 0..<generator.index(65) {
        let moves = record.line.end.legalMoves
        guard !moves.isEmpty else { break }
        try? record.play(moves[generator.index(min(moves.count, ply < 6 ? 4 : 3))])
      }
      record.black.name = ["Ann", "Bob", "Cyd", nil][generator.index(4)]
      record.white.name = ["Ann", "Bob", "Dan", nil][generator.index(4)]
      record.event = ["Open 1", "Open 2", nil][generator.index(3)]
      record.date = ["2001", "2002-05-01", "2003", nil][generator.index(4)]
      switch generator.index(4) {
      case 0: record.outcome = GameRecord.Outcome(blackDifference: 100 * (generator.index(129) - 64))
      case 1: record.outcome = GameRecord.Outcome(.win(generator.index(2) == 0 ? .black : .white))
      case 2: record.outcome = GameRecord.Outcome(.void)
      default: break
      }
      return record
    }
  }

  private func played(
    _ position: Position, _ games: [GameRecord], _ choice: GameChoice = GameChoice()
  ) throws -> (played: PlayedPosition, collection: GameCollection) {
    var collection = GameCollection()
    for game in games { collection.append(game) }
    let test = try choice.test(players: collection.players, tournaments: collection.tournaments)
    var played = PlayedPosition(position, test, playerCount: collection.players.count)
    for block in collection.blocks { try played.add(block) }
    return (played, collection)
  }

  /// The place of a position in a game, by plain replay: where it is one of the eight images and
  /// the same side moves. Passes that have to be made aren't positions of their own.
  private func place(of position: Position, in game: GameRecord) -> Int? {
    var all = game.positions
    if let last = all.last, last.mustPass { all.append(last.passing) }
    return all.firstIndex { found in
      found.size == position.size && !found.mustPass
        && Symmetry.allCases.contains { $0.apply(position) == found }
    }
  }

  private func winner(_ game: GameRecord) -> Side?? {
    if case .void? = game.outcome?.verdict { return .none }
    if let side = game.outcome?.winner { return side }
    guard let difference = game.outcome?.blackDifference ?? game.playedDifference.map({ 100 * $0 }) else {
      return .none
    }
    return difference == 0 ? .some(nil) : difference > 0 ? .black : .white
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `counts are those of a plain replay of every game`(seed: UInt64) throws {
    let games = Self.games(300, seed: seed)
    var generator = SeededGenerator(seed: seed + 100)
    for _ in 0..<60 {
      let game = games[generator.index(games.count)]
      let found = game.positions[generator.index(min(game.positions.count, 12))]
      let turned = Symmetry.allCases[generator.index(8)].apply(found)
      let position = turned.mustPass ? turned.passing : turned
      let (played, collection) = try played(turned, games)
      let having = games.filter { place(of: position, in: $0) != nil }
      #expect(played.position == position)
      #expect(played.examined == games.count && played.chosen == games.count)
      #expect(played.totals.games == having.count)
      #expect(played.totals.blackWins == having.count { winner($0) == .some(.black) })
      #expect(played.totals.whiteWins == having.count { winner($0) == .some(.white) })
      #expect(played.totals.draws == having.count { winner($0) == .some(nil) })
      #expect(played.totals.firstYear == having.compactMap(\.yearPlayed).min())
      #expect(played.totals.lastYear == having.compactMap(\.yearPlayed).max())
      check(played, having, position)
      for (number, totals) in played.playersByGames {
        let name = collection.players[number]
        #expect(totals.games == having.count { $0.black.name == name || $0.white.name == name })
        #expect(totals.gamesAsBlack == having.count { $0.black.name == name })
      }
    }
  }

  /// Checks the moves, each by the position that it leads to.
  private func check(_ played: PlayedPosition, _ having: [GameRecord], _ position: Position) {
    let scores = having.compactMap {
      $0.outcome?.blackDifference ?? ($0.outcome == nil ? $0.playedDifference.map { 100 * $0 } : nil)
    }
    #expect(played.totals.scored == scores.count && played.totals.score == scores.reduce(0, +))
    var ended = 0
    var counts: [Position: Int] = [:]
    for game in having {
      guard let place = place(of: position, in: game), place < game.line.moves.count else {
        ended += 1
        continue
      }
      let next = game.positions[place + 1]
      let images = Symmetry.allCases.map { $0.apply(next) }
      let known = counts.keys.first { images.contains($0) } ?? next
      counts[known, default: 0] += 1
    }
    #expect(played.endedHere == ended)
    let moves = played.moves.filter { $0.totals.games > 0 }
    #expect(moves.count == counts.count)
    for move in moves {
      #expect(move.equivalents.contains(move.square))
      let images = Symmetry.allCases.map { $0.apply(move.position) }
      #expect(counts.first { images.contains($0.key) }?.value == move.totals.games)
    }
    #expect(Set(played.moves.flatMap(\.equivalents)) == Set(position.legalSquares))
  }

  @Test func `the four moves of the start are one, f5`() throws {
    var games: [GameRecord] = []
    for first in ["f5", "e6", "d3", "c4"] { games.append(GameRecord(try Line(transcript: first, from: .start()))) }
    let (played, _) = try played(.start(), games)
    #expect(played.moves.map(\.square.description) == ["f5"])
    #expect(played.moves[0].totals.games == 4 && played.moves[0].equivalents.count == 4)
    #expect(played.endedHere == 0 && played.totals.unknown == 4 && played.totals.meanScore == nil)
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `a choice counts the games that it describes`(seed: UInt64) throws {
    let games = Self.games(400, seed: seed)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      var choice = GameChoice()
      if generator.index(2) == 0 { choice.player = ["Ann", "bob", "CYD", "an"][generator.index(3)] }
      if generator.index(2) == 0 { choice.colour = generator.index(2) == 0 ? .black : .white }
      if generator.index(3) == 0 { choice.since = 2001 + generator.index(3) }
      if generator.index(3) == 0 { choice.until = 2001 + generator.index(3) }
      if generator.index(3) == 0 { choice.tournament = ["open", "2"][generator.index(2)] }
      if generator.index(3) == 0 { choice.result = GameChoice.Result.allCases[generator.index(3)] }
      let (played, _) = try played(.start(), games, choice)
      #expect(played.chosen == games.count { isMeant($0, choice) }, "\(choice)")
    }
  }

  /// Whether a game is meant, from the words of the choice.
  private func isMeant(_ game: GameRecord, _ choice: GameChoice) -> Bool {
    if let part = choice.tournament, !(game.event ?? "").lowercased().contains(part) { return false }
    if choice.since != nil || choice.until != nil {
      guard let year = game.yearPlayed, year >= choice.since ?? 0, year <= choice.until ?? 9999 else { return false }
    }
    var sides: [Side] = [choice.colour ?? .black]
    if let player = choice.player {
      let names = [Side.black: game.black.name, .white: game.white.name]
      sides = [Side.black, .white].filter {
        (names[$0] ?? nil)?.lowercased() == player.lowercased() && (choice.colour ?? $0) == $0
      }
      if sides.isEmpty { return false }
    }
    guard let wanted = choice.result else { return true }
    guard let winner = winner(game) else { return false }
    return sides.contains { side in wanted == (winner == nil ? .draw : winner == side ? .win : .loss) }
  }

  @Test func `the same game counts once, and games that differ in anything all count`() throws {
    var generator = SeededGenerator(seed: 5)
    var game = RandomGame.make(generator: &generator)
    (game.black.name, game.white.name, game.date, game.event) = ("Ann", "Bob", "2001-02-03", "Open")
    var sameElsewhere = game
    (sameElsewhere.date, sameElsewhere.event) = ("2001", nil)
    var (other, later, unnamed) = (game, game, game)
    other.white.name = "Cyd"
    later.date = "2002"
    unnamed.black.name = nil
    var shorter = GameRecord(from: .start())
    for move in game.line.moves.dropLast(2) { try shorter.play(move) }
    (shorter.black.name, shorter.white.name, shorter.date) = ("Ann", "Bob", "2001")
    var begun = GameRecord(try Line(transcript: "f5d6", from: .start()))
    (begun.black.name, begun.white.name) = ("Ann", "Bob")

    let games = [game, other, sameElsewhere, later, unnamed, unnamed, shorter, begun, begun, game]
    let (played, _) = try played(.start(), games)
    #expect(played.examined == 10 && played.chosen == 10)
    #expect(played.repeated == 2 && played.totals.games == 8)
    let elsewhere = try self.played(.start(size: .six), games).played
    #expect(elsewhere.repeated == 0 && elsewhere.totals.games == 0)
  }

  @Test func `a player is named by any words that are in one name only`() throws {
    var collection = GameCollection()
    for name in ["Tamenori Hideshi", "Tanida Kunihiko", "Takeshi Murakami"] {
      var game = GameRecord(try Line(transcript: "f5", from: .start()))
      game.black.name = name
      collection.append(game)
    }
    func number(_ text: String) throws -> Int? {
      var choice = GameChoice()
      choice.player = text
      return try choice.test(players: collection.players, tournaments: collection.tournaments).players?.first
    }
    #expect(try number("tamenori hideshi") == 1 && number("hideshi tame") == 1 && number("kuni") == 2)
    let several = #expect(throws: UnknownName.self) { try number("ta") }
    #expect(several?.alike == collection.players.all && several?.kind == .player)
    let none = #expect(throws: UnknownName.self) { try number("smith") }
    #expect(none?.alike == [] && none?.name == "smith")
  }

  @Test func `whose turn it is in a game decides who made the move`() throws {
    var games: [GameRecord] = []
    for (black, white, moves) in [("Ann", "Bob", "f5d6"), ("Bob", "Ann", "f5f6"), ("Ann", "Ann", "f5f4")] {
      var game = GameRecord(try Line(transcript: moves, from: .start()))
      (game.black.name, game.white.name) = (black, white)
      games.append(game)
    }
    var choice = GameChoice()
    choice.player = "Ann"
    let (played, _) = try played(try Line(transcript: "f5", from: .start()).end, games, choice)
    #expect(played.totals.games == 3 && played.playerTurns == 2)
    let made = played.moves.filter { $0.byPlayer > 0 }.map(\.square.description)
    #expect(Set(made) == ["f6", "f4"])
  }
}
