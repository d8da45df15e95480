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
    // As GGS names a kind of game whose start has N discs, "8rN": a review leaves such moves out.
    if table.given > 0 {
      let size = table.position.size
      let empties = record.line.first(table.given).end.emptyCount
      record.variant = "\(size.rawValue)r\(size.squareCount - empties)"
    }
    record.outcome = table.blackDifference.map { GameRecord.Outcome(blackDifference: 100 * $0) }
    return record
  }
}

extension GameRecord {
  /// The file among those of the player's own in which 'play' keeps games that have ended.
  package static let keptFile = "reversi-games.ggf"
}
