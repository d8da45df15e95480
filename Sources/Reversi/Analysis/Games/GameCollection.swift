/// Games that were read from files, packed, with the names that occur in them.
package struct GameCollection: Sendable {
  /// The players; one who has only a number in WTHOR is called "#" and the number.
  package private(set) var players: GameNames
  /// The tournaments, or otherwise the sites.
  package private(set) var tournaments: GameNames
  /// The games in blocks of ``PackedGames/fullByteCount`` or a little more.
  package private(set) var blocks: [PackedGames] = []

  /// No games, and names that are known already.
  package init(players: GameNames = GameNames(), tournaments: GameNames = GameNames()) {
    self.players = players
    self.tournaments = tournaments
  }

  /// Adds a game.
  package mutating func append(_ record: GameRecord) {
    var facts = GameFacts()
    facts.black = players.number(adding: record.black.nameOrNumber)
    facts.white = players.number(adding: record.white.nameOrNumber)
    facts.tournament = tournaments.number(adding: record.tournamentOrNumber)
    facts.year = record.yearPlayed
    facts.result = record.result
    if blocks.last?.isFull ?? true { blocks.append(PackedGames()) }
    blocks[blocks.count - 1].append(record.line, facts)
  }

  /// What is known about a game whose names are all in the collection; `nil` for another one.
  package func facts(of record: GameRecord) -> GameFacts? {
    guard let black = players.number(of: record.black.nameOrNumber),
      let white = players.number(of: record.white.nameOrNumber),
      let tournament = tournaments.number(of: record.tournamentOrNumber)
    else { return nil }
    var facts = GameFacts()
    (facts.black, facts.white, facts.tournament) = (black, white, tournament)
    (facts.year, facts.result) = (record.yearPlayed, record.result)
    return facts
  }

  /// Adds the names of a game, and not the game itself.
  package mutating func addNames(of record: GameRecord) {
    _ = players.number(adding: record.black.nameOrNumber)
    _ = players.number(adding: record.white.nameOrNumber)
    _ = tournaments.number(adding: record.tournamentOrNumber)
  }
}

extension GameRecord.Player {
  /// The name, or the number in WTHOR after a number sign.
  package var nameOrNumber: String? { name ?? wthorNumber.map { "#\($0)" } }
}

extension GameRecord {
  /// The tournament or otherwise the site, or the tournament's number in WTHOR after a number sign.
  fileprivate var tournamentOrNumber: String? { event ?? site ?? wthorTournament.map { "#\($0)" } }

  /// Whether the game, or its mirror image or rotation, has this position in it, with the same side
  /// to move.
  package func reaches(_ position: Position) -> Bool {
    guard line.start.size == position.size else { return false }
    let wanted = CanonicalPosition(position)
    return positions.contains { found in
      found.emptyCount == position.emptyCount && found.sideToMove == position.sideToMove
        && CanonicalPosition(found) == wanted
    }
  }
}
