import Documents
import Reversi

/// A move of a tree of games: how often it was played, and with what results.
package struct TreeMove: Record {
  let move: PlayedPosition.Move
  /// The games that continued with any move.
  let continued: Int
  /// In how many of these the player moved who was asked for; `nil` where none was.
  let playerTurns: Int?
  let opening: OpeningName?
  let book: MoveAdvice?

  package static let shape = Shape<Self>(
    [
      Field("move", "The move; of several that lead to the same position one") { $0.move.square },
      Field("equivalentMoves", "All moves that lead to the same position, where there are several") {
        $0.move.equivalents.count > 1 ? $0.move.equivalents : nil
      },
      Field("games", "The games that continued with it") { $0.move.totals.games },
      Field("share", "Their share of all games that continued, 0 to 1") { $0.share },
    ] + GameTotals.fields { $0.move.totals } + [
      Field("byPlayer", "The games in which the player made it; absent without a player") { $0.byPlayer },
      Field("byOpponents", "The games in which an opponent of the player made it; absent without a player") {
        $0.byOpponents
      },
      Field("opening", "The opening whose position it leads to; absent where that has no name") { $0.opening?.name },
      Field("discDifference", "The book's value for the side to move; absent without a book or outside it") {
        $0.book.map { DiscValue(hundredths: $0.value) }
      },
      Field("evidence", "The evidence for the book's value") { $0.book?.evidence },
    ])

  /// The share of the games, to four decimals.
  var share: Double { continued == 0 ? 0 : (10000 * Double(move.totals.games) / Double(continued)).rounded() / 10000 }

  var byPlayer: Int? { playerTurns.map { _ in move.byPlayer } }
  var byOpponents: Int? { playerTurns.map { _ in move.totals.games - move.byPlayer } }
}

/// A player of games of a tree.
package struct TreePlayer: Record {
  let name: String
  let totals: PlayerTotals

  package static let shape = Shape<Self>(
    Field("name", "The name, or # and the number in WTHOR") { $0.name },
    Field("games", "The games that have the position") { $0.totals.games },
    Field("gamesAsBlack", "Those of them as black") { $0.totals.gamesAsBlack },
    Field("wins", "How many the player has won") { $0.totals.wins },
    Field("draws", "How many were drawn") { $0.totals.draws },
    Field("losses", "How many the player has lost") { $0.totals.losses })
}

extension GameTotals {
  /// Results and years of the games of `root`, as keys of a result.
  static func fields<Root: Sendable>(_ totals: @escaping @Sendable (Root) -> GameTotals) -> [Field<Root>] {
    [
      Field("blackWins", "How many of them black has won") { totals($0).blackWins },
      Field("draws", "How many were drawn") { totals($0).draws },
      Field("whiteWins", "How many of them white has won") { totals($0).whiteWins },
      Field("unknownResults", "The games whose result isn't known") { totals($0).unknown },
      Field("meanBlackDifference", "Black's mean result in discs, where discs are known; the winner has empty squares")
      {
        totals($0).meanScore.map { DiscValue(hundredths: $0) }
      },
      Field("firstYear", "The first year of such a game") { totals($0).firstYear },
      Field("lastYear", "The last year of such a game") { totals($0).lastYear },
    ]
  }

  /// "1985–2022", "1985" or nothing.
  var years: String {
    guard let firstYear, let lastYear else { return "" }
    return firstYear == lastYear ? "\(firstYear)" : "\(firstYear)–\(lastYear)"
  }

  /// Black's mean result for a person; nothing where it isn't known.
  var mean: String { meanScore.map { DiscValue(hundredths: $0).signed(isProved: false) } ?? "" }
}
