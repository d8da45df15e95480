import Documents
import GameCore
import Reversi

/// A game of a match.
package struct ReversiMatchGame: Record {
  package static var recordName: String { "matchGame" }
  package let game: MatchGame
  let pair: Int
  let openingPlies: Int
  let black: String
  let white: String

  package static let shape = Shape<Self>(
    Field("pair", "The pair that it belongs to, from 0") { $0.pair },
    Field("black", "The player with the black discs") { $0.black },
    Field("white", "The player with the white discs") { $0.white },
    Field(
      "blackDiscDifference",
      "The final disc difference for black; the winner takes the empty squares, and all squares of a forfeited game"
    ) {
      $0.game.blackDifference
    },
    Field("openingPlies", "How many of the moves are the opening's, which neither player chose") { $0.openingPlies },
    Field("position", "The first position; absent if it is the usual start on 8×8") {
      $0.game.line.start == .start() ? nil : $0.game.line.start.boardText
    },
    Field("moves", "The moves, the opening's included") { $0.game.line.transcript },
    Field("forfeit", "Why the side to move lost before the end; absent from a finished game") {
      $0.game.forfeit?.reason
    },
    Field("forfeitAnswer", "What it answered then") { $0.game.forfeit?.answer.visible })
}

extension Forfeit.Reason: JSONWritable {}
extension SequentialTest.Decision: JSONWritable {}

/// The sequential test of a match.
package struct ReversiMatchTest: Record {
  package static var recordName: String { "matchTest" }
  let outcome: MatchTestOutcome

  package static let shape = Shape<Self>(
    Field("decision", "The accepted hypothesis: H0, the lower Elo difference, or H1; absent if undecided") {
      $0.outcome.decision
    },
    Field("lowerElo", "The Elo difference of H0") { $0.outcome.test.lowerElo },
    Field("higherElo", "The Elo difference of H1") { $0.outcome.test.higherElo },
    Field("alpha", "The chance to accept H1 though H0 is true, approximately") { $0.outcome.test.test.alpha },
    Field("beta", "The chance to accept H0 though H1 is true, approximately") { $0.outcome.test.test.beta },
    Field("logLikelihoodRatio", "The natural logarithm of the likelihood of H1 over that of H0, over pairs of games") {
      $0.outcome.logLikelihoodRatio
    },
    Field("lowerBound", "H0 is accepted at this log-likelihood ratio and below") {
      $0.outcome.test.test.bounds.lowerBound
    },
    Field("upperBound", "H1 is accepted at this log-likelihood ratio and above") {
      $0.outcome.test.test.bounds.upperBound
    },
    Field("pairCounts", "The pairs with 0, ½, 1, 1½ and 2 points of the first player") { $0.outcome.pairCounts })
}

/// The program that played a match.
package struct ReversiMatchEngine: Record {
  package static var recordName: String { "matchEngine" }
  let program: ProgramPlayer
  let isFirst: Bool

  package static let shape = Shape<Self>(
    Field("command", "The command that started it") { $0.program.command },
    Field("name", "Its own name") { $0.program.name },
    Field("version", "Its own version; empty where it gives none") { $0.program.version },
    Field("player", "Which player it is: first or second") { $0.isFirst ? "first" : "second" })
}
