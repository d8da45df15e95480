import GameCore

/// What happened in many simulated games.
public struct PairsTally: Sendable, Equatable {
  /// The number of games.
  public internal(set) var games: UInt64 = 0
  /// Games by number of turns, from 0 turns on.
  public internal(set) var gamesByTurns: [UInt64] = []
  /// Games that the first player won, and so on; all 0 in the solitaire.
  public internal(set) var wins: UInt64 = 0
  /// Games in which both had equally many pairs.
  public internal(set) var draws: UInt64 = 0
  /// Games that the second player won.
  public internal(set) var losses: UInt64 = 0
  /// Games that stalled because both passed; each is counted as won, drawn or lost as well.
  public internal(set) var stalls: UInt64 = 0
  /// The first player's pairs minus the second's, on average; without trials in the solitaire.
  public internal(set) var gain = Mean()
  /// The points of a game, on average; without trials where none are counted.
  public internal(set) var points = Mean()

  /// The number of turns, on average.
  public var turns: Mean { Mean(gamesByTurns.enumerated().lazy.map { (value: $0, count: $1) }) }

  mutating func add(_ other: PairsTally) {
    games += other.games
    makeRoom(turns: other.gamesByTurns.count - 1)
    for (turns, count) in other.gamesByTurns.enumerated() { gamesByTurns[turns] += count }
    wins += other.wins
    draws += other.draws
    losses += other.losses
    stalls += other.stalls
    gain.add(other.gain)
    points.add(other.points)
  }

  mutating func record(turns: Int) {
    makeRoom(turns: turns)
    gamesByTurns[turns] += 1
    games += 1
  }

  mutating func record(gain difference: Int, stalled: Bool) {
    if difference > 0 { wins += 1 } else if difference < 0 { losses += 1 } else { draws += 1 }
    gain.add(difference)
    if stalled { stalls += 1 }
  }

  mutating func record(points: Int) { self.points.add(points) }

  private mutating func makeRoom(turns: Int) {
    guard turns >= gamesByTurns.count else { return }
    gamesByTurns += [UInt64](repeating: 0, count: turns + 1 - gamesByTurns.count)
  }
}

extension PairsTally: Transferable {
  /// Its ``sums``.
  public func send(to numbers: inout [Int]) { sums.send(to: &numbers) }

  /// The tally with the sums.
  public init?(receiving numbers: inout ArraySlice<Int>) {
    guard let sums = TrialSums(receiving: &numbers) else { return nil }
    self.init(sums)
  }
}

/// What parts of a simulation are put together by.
extension PairsTally {
  /// The keys of what isn't games by turns, which have the turns as their key.
  private enum Key {
    static let wins = -1
    static let draws = -2
    static let losses = -3
    static let stalls = -4
    static let gain = -5
    static let squaredGain = -6
    static let scored = -7
    static let points = -8
    static let squaredPoints = -9
  }

  /// The most turns that a tally from elsewhere may have.
  private static let mostTurns = 1 << 20

  /// The tally with these sums; `nil` when no games have them.
  init?(_ sums: TrialSums) {
    for key in sums.keys where key >= 0 {
      guard key <= Self.mostTurns, let count = Self.count(sums[key]) else { return nil }
      makeRoom(turns: key)
      gamesByTurns[key] = count
      games += count
    }
    let counts = [Key.wins, Key.draws, Key.losses, Key.stalls, Key.scored].map { Self.count(sums[$0]) }
    guard sums.keys.allSatisfy({ $0 >= Key.squaredPoints }), let wins = counts[0], let draws = counts[1],
      let losses = counts[2], let stalls = counts[3], let scored = counts[4], scored == 0 || scored == games,
      sums[Key.squaredGain] >= 0, sums[Key.squaredPoints] >= 0
    else { return nil }
    (self.wins, self.draws, self.losses, self.stalls) = (wins, draws, losses, stalls)
    let trials = wins + draws + losses
    guard trials == 0 || trials == games, stalls <= trials else { return nil }
    gain = Mean(trials: trials, sum: sums[Key.gain], squareSum: sums[Key.squaredGain])
    points = Mean(trials: scored, sum: sums[Key.points], squareSum: sums[Key.squaredPoints])
  }

  private static func count(_ number: Int) -> UInt64? {
    UInt64(exactly: number).flatMap { $0 <= TrialSums.mostTrials ? $0 : nil }
  }

  package var sums: TrialSums {
    let turns = gamesByTurns.enumerated().map { (key: $0, number: Int(clamping: $1)) }
    let outcomes = [(Key.wins, wins), (Key.draws, draws), (Key.losses, losses), (Key.stalls, stalls)]
      .map { (key: $0, number: Int(clamping: $1)) }
    let gains = [
      (key: Key.gain, number: Int(clamping: gain.sum)), (key: Key.squaredGain, number: Int(clamping: gain.squareSum)),
      (key: Key.scored, number: Int(clamping: points.trials)), (key: Key.points, number: Int(clamping: points.sum)),
      (key: Key.squaredPoints, number: Int(clamping: points.squareSum)),
    ]
    return TrialSums(turns + outcomes + gains) ?? TrialSums()
  }
}
