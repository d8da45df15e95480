import GameCore

/// What was played in a position, and with what results, in many games.
///
/// A game counts where one of its positions is this one or an image of it, turned or mirrored, with
/// the same side to move. It can have it only once, as every placement adds a disc. Moves that lead
/// to the same position, up to symmetry, are one: at the start all four are. Passes that have to be
/// made aren't moves of their own. The same game in several files counts once, see ``SeenGames``.
package struct PlayedPosition: Sendable {
  /// A move and the games that continued with it.
  package struct Move: Sendable {
    /// The move: at the usual start f5, elsewhere the first in board order of those that lead to
    /// the same position.
    package let square: Square
    /// All of them, ascending.
    package let equivalents: [Square]
    /// The position after it.
    package let position: Position
    /// The games.
    package fileprivate(set) var totals = GameTotals()
    /// How many of them the player made it in who was asked for.
    package fileprivate(set) var byPlayer = 0
  }

  /// The position, after the pass that has to be made in it, if any.
  package let position: Position
  private let test: GameTest
  private let images: [Image]
  /// The place in ``moves`` of the move to each square.
  private let places: [Int?]
  /// The moves in board order, also those that no game continued with.
  package private(set) var moves: [Move]
  /// All games that have the position.
  package private(set) var totals = GameTotals()
  /// In how many of them it was the turn of the player who was asked for.
  package private(set) var playerTurns = 0
  /// The games of which the position is the last one.
  package private(set) var endedHere = 0
  /// The games that were examined.
  package private(set) var examined = 0
  /// Those of them that were meant.
  package private(set) var chosen = 0
  /// Those that aren't meant only because their year isn't known.
  package private(set) var withoutYear = 0
  /// Those that aren't meant only because their result isn't known.
  package private(set) var withoutResult = 0
  /// The games that have the position and were counted already: they are in several files.
  package private(set) var repeated = 0
  private var seen = SeenGames()
  /// What each player has achieved in the games that have the position, by number.
  private var players: [PlayerTotals]

  /// The position as it is on a turned or mirrored board.
  private struct Image: Sendable {
    let replay: PackedReplay
    let inverse: Symmetry
  }

  /// A position of which no game is known yet, in games that pass a test, by `playerCount` players.
  package init(_ position: Position, _ test: GameTest, playerCount: Int) {
    let position = position.mustPass ? position.passing : position
    self.position = position
    self.test = test
    players = Array(repeating: PlayerTotals(), count: playerCount + 1)
    var images: [Image] = []
    for symmetry in Symmetry.allCases {
      let replay = PackedReplay(symmetry.apply(position))
      if !images.contains(where: { $0.replay == replay }) {
        images.append(Image(replay: replay, inverse: symmetry.inverse))
      }
    }
    self.images = images
    (moves, places) = Self.moves(of: position)
  }

  /// The moves of a position, those that lead to the same one together, and the place of each.
  private static func moves(of position: Position) -> (moves: [Move], places: [Int?]) {
    var groups: [(after: PackedReplay, canonical: CanonicalPosition, squares: [Square])] = []
    var places = [Int?](repeating: nil, count: 64)
    for square in position.legalSquares {
      var after = PackedReplay(position.placingUnchecked(square))
      after.passIfForced()
      let canonical = CanonicalPosition(after.position)
      let known = groups.firstIndex { $0.canonical == canonical && $0.after.sideToMove == after.sideToMove }
      if let known { groups[known].squares.append(square) } else { groups.append((after, canonical, [square])) }
      places[square.index] = known ?? groups.count - 1
    }
    let usual = position == .start() ? Square(row: 4, column: 5) : nil
    let moves = groups.map { group in
      let square = usual ?? group.squares[0]
      return Move(square: square, equivalents: group.squares, position: position.placingUnchecked(square))
    }
    return (moves, places)
  }

  /// Examines games.
  /// - Throws: when they aren't packed games of these players.
  /// - Complexity: some 100 ns per game that has other squares occupied when it has as many discs;
  ///   otherwise 10 ns more per move up to the position, and 100 ns to find it among the others.
  package mutating func add(_ games: PackedGames) throws(DamagedGames) {
    var reader = PackedGameReader(games)
    while let game = try reader.next() {
      examined += 1
      let facts = game.facts
      guard facts.black < players.count, facts.white < players.count else { throw DamagedGames() }
      switch test.lack(facts) {
      case nil:
        chosen += 1
        try add(game, in: reader.bytes)
      case .year?: withoutYear += 1
      case .result?: withoutResult += 1
      case .other?: break
      }
    }
  }

  private mutating func add(_ game: PackedGame, in bytes: [UInt8]) throws(DamagedGames) {
    guard let image = try image(in: game, bytes) else { return }
    guard seen.insert(game, in: bytes) else {
      repeated += 1
      return
    }
    let facts = game.facts
    totals.add(facts)
    players[facts.black].add(facts, .black)
    if facts.white != facts.black { players[facts.white].add(facts, .white) }
    let isPlayer = test.isPlayer(facts, position.sideToMove)
    if isPlayer { playerTurns += 1 }
    let next = game.moves.lowerBound + discsAdded(since: game)
    guard next < game.moves.upperBound else {
      endedHere += 1
      return
    }
    let square = Square(unchecked: Int(bytes[next]))
    guard bytes[next] < 64, position.size.contains(square),
      let place = places[image.inverse.apply(square, size: position.size).index]
    else { throw DamagedGames() }
    moves[place].totals.add(facts)
    if isPlayer { moves[place].byPlayer += 1 }
  }

  /// How many discs were placed between the start of a game and the position.
  private func discsAdded(since game: PackedGame) -> Int {
    (position.mover | position.opponent).nonzeroBitCount - game.start.squares.nonzeroBitCount
  }

  /// The image of the position that a game has; `nil` where it has none.
  private func image(in game: PackedGame, _ bytes: [UInt8]) throws(DamagedGames) -> Image? {
    let count = discsAdded(since: game)
    guard game.start.size == position.size, count >= 0, count <= game.moves.count else { return nil }
    let moves = game.moves.lowerBound..<game.moves.lowerBound + count
    // The occupied squares alone rule most games out.
    var squares = game.start.squares
    for place in moves { squares |= Bitboard.bit(Int(bytes[place])) }
    guard images.contains(where: { $0.replay.squares == squares }) else { return nil }
    var replay = game.start
    for place in moves { try replay.place(bytes[place]) }
    replay.passIfForced()
    return images.first { $0.replay == replay }
  }

  /// What the counts of results rest on.
  package var evidence: Evidence<ReversiProof> { .stated(.recordedGames) }

  /// What the players have achieved in the games that have the position, those with the most games
  /// first, and of those with equally many the one of the lower number; players without a name are
  /// left out.
  package var playersByGames: [(number: Int, totals: PlayerTotals)] {
    players.indices.dropFirst().filter { players[$0].games > 0 }
      .sorted { (players[$1].games, $0) < (players[$0].games, $1) }.map { ($0, players[$0]) }
  }
}

extension PackedReplay {
  /// The position.
  package var position: Position {
    Position(mover: mover, opponent: opponent, sideToMove: sideToMove, size: size)
  }
}
