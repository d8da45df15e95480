import CardMatchApp
import MatchsticksApp
import MemoryApp
import Questions
import ReversiApp
import SetApp

extension FuzzTarget {
  /// Recordings of games, line by line.
  static let recordings: [FuzzTarget] = [
    FuzzTarget("play-matchsticks") { replay($0, MatchsticksPlay.self) },
    FuzzTarget("play-set") { replay($0, SetPlay.self) },
    FuzzTarget("play-reversi") { replay($0, ReversiPlay.self) },
    FuzzTarget("play-memory") { replay($0, MemoryPlay.self) },
    FuzzTarget("play-cardmatch") { replay($0, CardMatchPlay.self) },
  ]

  /// Plays what can be read; what is written of it is read as the same.
  private static func replay<Game: NotedGame>(_ bytes: [UInt8], _ game: Game.Type) {
    var state = GameState<Game>()
    for line in bytes.split(separator: 0x0A).prefix(60) {
      guard let action = accepted({ try state.action(String(decoding: line, as: UTF8.self)) }) else { continue }
      state = GameState.reduce(state, action)
    }
    var again = GameState<Game>()
    for line in state.script {
      guard let action = accepted({ try again.action(line) }) else {
        return require(false, "what is written of a game is read: \(line)")
      }
      again = GameState.reduce(again, action)
    }
    require(again.table == state.table, "a game is played again as it was written: \(state.script)")
  }
}
