import GameCore

/// The positions among which practice is sought, each once in all its rotations and transpositions.
struct PracticeCandidates {
  /// A position and the number of its game.
  struct Candidate: Sendable {
    let position: Position
    let game: Int
  }

  private let plan: PracticePlan
  private let solver: ReversiSolver
  private let limits: SearchLimits
  private var seen: Set<CanonicalPosition> = []
  /// The games taken so far.
  private var game = 0
  /// Positions of games that were taken and not yet handed out, in order.
  private var waiting: ArraySlice<Candidate> = []

  init(_ plan: PracticePlan, solver: ReversiSolver, limits: SearchLimits) {
    self.plan = plan
    self.solver = solver
    self.limits = limits
  }

  /// At most `count` more positions; `nil` when the games are over, which own play never is: there
  /// a round may be empty.
  mutating func next(_ count: Int) throws(Stopped) -> [Candidate]? {
    switch plan.source {
    case .games(let games):
      while waiting.count < count, game < games.count {
        try limits.check()
        game += 1
        let (number, record) = games[game - 1]
        take(record.positions.dropFirst(record.firstJudged(fromPly: plan.fromPly)), of: number)
      }
      defer { waiting = waiting.dropFirst(count) }
      return waiting.isEmpty ? nil : Array(waiting.prefix(count))
    case .ownPlay(let start, let seed):
      let numbers = Array(game + 1...game + count)
      let (solver, empties, limits) = (solver, plan.empties, limits)
      let found = Workers.sideBySide(numbers, limits: limits, observer: .silent, unit: "games") { number in
        OwnGame(number, seed: seed, empties: empties).position(solver, from: start)
      }
      try limits.check()
      for position in found {
        game += 1
        take([position].compactMap { $0 }, of: game)
      }
      defer { waiting = [] }
      return Array(waiting)
    }
  }

  /// Keeps those positions of a game in which there is something to choose.
  private mutating func take(_ positions: some Sequence<Position>, of game: Int) {
    for position in positions where plan.empties.contains(position.emptyCount) && position.legalSquares.count > 1 {
      guard seen.insert(CanonicalPosition(position)).inserted else { continue }
      waiting.append(Candidate(position: position, game: game))
    }
  }
}

/// A game of the program's own play, up to one position of it.
///
/// Both sides look two plies ahead and take any of the moves within three discs of the best: sound
/// enough that positions resemble those of games, and varied enough that mistakes are made.
private struct OwnGame {
  private var generator: SeededGenerator
  /// The empty squares of the position.
  private let empties: Int

  private static let plies = 2
  private static let loss = 300

  init(_ number: Int, seed: UInt64, empties range: ClosedRange<Int>) {
    generator = SeededGenerator(seed: seed, stream: UInt64(number))
    empties = range.lowerBound + generator.index(range.count)
  }

  /// The position; `nil` when the game ends before, or its player has to pass there.
  func position(_ solver: ReversiSolver, from start: Position) -> Position? {
    var generator = generator
    let adviser = solver.adviser()
    var position = start
    while position.emptyCount > empties {
      if position.isFinished { return nil }
      if position.mustPass {
        position = position.passing
        continue
      }
      let moves = adviser.advise(position, effort: .plies(Self.plies)).moves
      let near = moves.filter { $0.value >= moves[0].value - Self.loss }.map { $0.move }
      guard case .place(let square) = near[generator.index(near.count)] else { return nil }
      position = position.placingUnchecked(square)
    }
    return position.legalSquares.isEmpty ? nil : position
  }
}
