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
    // A review leaves such moves out.
    record.declareStart(plies: table.given)
    record.outcome = table.blackDifference.map { GameRecord.Outcome(blackDifference: 100 * $0) }
    return record
  }
}

extension GameRecord {
  /// The file among those of the player's own in which 'play' keeps games that have ended.
  package static let keptFile = "reversi-games.ggf"
}
