import Documents
import GameCore
import Reversi

/// A document of games that other programs read in GGF and PGN.
package protocol ReversiGameForms: Document {
  /// The games, in their order.
  var gameRecords: [GameRecord] { get }
}

extension ReversiGameForms {
  package static var ownForms: [OwnForm<Self>] {
    [
      OwnForm(format: .ggf) { document, writer in
        for record in document.gameRecords { writer.text(record.ggf + "\n") }
      },
      OwnForm(format: .pgn) { document, writer in
        for record in document.gameRecords { writer.text(record.pgn + "\n") }
      },
    ]
  }
}

extension ReversiReviewDocument: ReversiGameForms {
  /// The game with its values.
  package var gameRecords: [GameRecord] { [review.annotated] }
}

extension ReversiMatchDocument: ReversiGameForms {
  /// All games: players, round, result, and how many moves were the opening's.
  package var gameRecords: [GameRecord] {
    let names = [match.plan.first, match.plan.second].map { $0.program?.title ?? $0.description }
    return match.pairs.flatMap { pair in
      pair.games.enumerated().map { number, game in
        var record = GameRecord(game.line)
        (record.black.name, record.white.name) = game.isFirstBlack ? (names[0], names[1]) : (names[1], names[0])
        (record.event, record.site) = ("\(names[0]) - \(names[1])", "puzzlelab reversi match")
        (record.round, record.date) = ("\(pair.number + 1).\(number + 1)", day)
        record.outcome = GameRecord.Outcome(
          blackDifference: 100 * game.blackDifference, cause: game.forfeit.map { $0.reason.cause })
        record.declareStart(plies: pair.opening.moves.count)
        return record
      }
    }
  }
}

extension Forfeit.Reason {
  /// The same, as records of games have it.
  fileprivate var cause: GameRecord.Outcome.Cause {
    switch self {
    case .illegalMove: .forfeit
    case .resignation: .resignation
    case .time: .time
    }
  }
}
