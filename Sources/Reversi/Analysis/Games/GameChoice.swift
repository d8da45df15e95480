/// Which games of many are meant: those for which everything holds that is said.
package struct GameChoice: Hashable, Sendable {
  /// A result as one side sees it.
  package enum Result: String, CaseIterable, Sendable {
    case win, draw, loss
  }

  /// A player of the game.
  package var player: String?
  /// The colour of that player; without a player, the side that ``result`` is about.
  package var colour: Side?
  /// The first year.
  package var since: Int?
  /// The last year.
  package var until: Int?
  /// A part of the name of the tournament.
  package var tournament: String?
  /// The result of the player; without one, of ``colour``, or otherwise of black.
  package var result: Result?

  /// All games.
  package init() {}

  /// Whether all games are meant.
  package var isEverything: Bool { self == GameChoice() }

  /// The choice by the numbers of names.
  /// - Throws: when no name, or no single one, is the player's or the tournament's.
  package func test(players: GameNames, tournaments: GameNames) throws(UnknownName) -> GameTest {
    var test = GameTest(self)
    if let player { test.players = try players.players(named: player) }
    if let tournament { test.tournaments = Set(try tournaments.tournaments(with: tournament)) }
    return test
  }
}

/// A choice of games by the numbers of names.
package struct GameTest: Hashable, Sendable {
  private let choice: GameChoice
  /// The numbers of the player, several where the name is spelled in several ways; `nil` for all
  /// players.
  package fileprivate(set) var players: [Int]?
  fileprivate var tournaments: Set<Int>?

  fileprivate init(_ choice: GameChoice) { self.choice = choice }

  /// Every game.
  package static let everything = GameTest(GameChoice())

  /// Why a game isn't meant.
  package enum Lack: Hashable, Sendable {
    /// Something else is known about it.
    case other
    /// Its year would decide, and isn't known.
    case year
    /// Its result would decide, and isn't known.
    case result
  }

  /// Why a game isn't meant; `nil` for one that is.
  package func lack(_ facts: GameFacts) -> Lack? {
    if let tournaments, !tournaments.contains(facts.tournament) { return .other }
    let side = choice.colour
    let isBlack: Bool, isWhite: Bool
    if players == nil {
      (isBlack, isWhite) = (side != .white, side == .white)
    } else {
      isBlack = side != .white && isPlayer(facts, .black)
      isWhite = side != .black && isPlayer(facts, .white)
      guard isBlack || isWhite else { return .other }
    }
    if choice.since != nil || choice.until != nil {
      guard let year = facts.year else { return .year }
      guard year >= choice.since ?? year, year <= choice.until ?? year else { return .other }
    }
    guard let wanted = choice.result else { return nil }
    guard let result = facts.result else { return .result }
    let isMeant =
      isBlack && Self.result(result, of: .black) == wanted || isWhite && Self.result(result, of: .white) == wanted
    return isMeant ? nil : .other
  }

  /// Whether the player who is asked for has a side in a game.
  package func isPlayer(_ facts: GameFacts, _ side: Side) -> Bool {
    let number = side == .black ? facts.black : facts.white
    return players?.contains(number) ?? false
  }

  private static func result(_ result: GameResult, of side: Side) -> GameChoice.Result {
    result.winner.map { $0 == side ? .win : .loss } ?? .draw
  }
}
