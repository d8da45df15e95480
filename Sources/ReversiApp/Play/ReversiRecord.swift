import Questions
import Reversi

extension ReversiPlay {
  /// A game as files keep it: the players, the moves, and the result when it has been played to its
  /// end; `nil` before the first game.
  package static func record(of state: GameState<ReversiPlay>) -> GameRecord? {
    guard let table = state.table else { return nil }
    var record = GameRecord(table.line)
    record.black.name = state.settings.strategy(of: .black)?.description ?? "person"
    record.white.name = state.settings.strategy(of: .white)?.description ?? "person"
    record.outcome = table.blackDifference.map { GameRecord.Outcome(blackDifference: 100 * $0) }
    return record
  }
}
