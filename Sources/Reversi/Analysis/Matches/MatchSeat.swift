import GameCore

/// A player at the board, for one game.
enum MatchSeat {
  /// A strategy, with its tables and random numbers.
  case strategy(Strategy, Adviser, SeededGenerator, SearchLimits)
  /// A running program.
  case program(ProgramPlayer, ProgramTalk)

  /// What a player does in its turn.
  enum Choice {
    case move(Move)
    /// It loses the game.
    case forfeit(Forfeit)
    /// A limit came first.
    case stopped
  }

  init(
    _ player: MatchPlayer, adviser: Adviser, generator: SeededGenerator, limits: SearchLimits
  ) throws(ProgramFailure) {
    switch player {
    case .strategy(let strategy): self = .strategy(strategy, adviser, generator, limits)
    case .program(let program): self = .program(program, try program.take(limits))
    }
  }

  /// Begins a game with an opening.
  mutating func begin(_ opening: Line) throws(ProgramFailure) {
    guard case .program(let player, var talk) = self else { return }
    defer { self = .program(player, talk) }
    try talk.begin(opening)
  }

  /// The player's move.
  mutating func choose(in position: Position) throws(ProgramFailure) -> Choice {
    switch self {
    case .strategy(let strategy, let adviser, var generator, let limits):
      defer { self = .strategy(strategy, adviser, generator, limits) }
      return strategy.move(in: position, adviser: adviser, generator: &generator, limits: limits).map { .move($0) }
        ?? .stopped
    case .program(let player, var talk):
      defer { self = .program(player, talk) }
      return try talk.choose(for: position.sideToMove)
    }
  }

  /// Shows a move that the player didn't choose.
  mutating func show(_ move: Move, of side: Side) throws(ProgramFailure) {
    guard case .program(let player, var talk) = self else { return }
    defer { self = .program(player, talk) }
    try talk.show(move, of: side)
  }

  /// Leaves the board.
  func leave() {
    if case .program(let player, let talk) = self { player.giveBack(talk) }
  }
}
