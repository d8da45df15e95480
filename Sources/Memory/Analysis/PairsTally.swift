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
  /// Games that ended because both passed; each is counted as won, drawn or lost as well.
  public internal(set) var stalls: UInt64 = 0
  /// The first player's pairs minus the second's, on average; without trials in the solitaire.
  public internal(set) var gain = Mean()

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

  private mutating func makeRoom(turns: Int) {
    guard turns >= gamesByTurns.count else { return }
    gamesByTurns += [UInt64](repeating: 0, count: turns + 1 - gamesByTurns.count)
  }
}
