import Documents
import Reversi

/// The games of a file: `reversi games`.
package struct ReversiGamesDocument: TableDocument {
  /// A game, or why it can't be read.
  package struct Game: Sendable {
    let number: Int
    let record: GameRecord?
    let opening: OpeningName?
    let fault: String?

    /// The game with a number in its file, from 1, and its opening if it has a name.
    package init(number: Int, record: GameRecord?, opening: OpeningName? = nil, fault: String?) {
      self.number = number
      self.opening = opening
      self.record = record
      self.fault = fault
    }
  }

  private let games: MadeList<Game>
  private let faultCount: Int

  /// Lists games, `faultCount` of which can't be read.
  package init(_ games: MadeList<Game>, faultCount: Int) {
    self.games = games
    self.faultCount = faultCount
  }

  package static let table: String? = "games"

  package static let shape = Shape<Self>(
    Field("games", "The games, in the order of the file") { $0.games },
    Field("count", "How many games there are") { $0.games.count },
    Field("faultCount", "How many of them can't be read") { $0.faultCount })

  /// A row for each game.
  package var rows: MadeList<Game> { games }

  /// How many there are, and the first of them.
  package var inBrief: String? {
    let games = Wording.first(games.prefix(21).map { $0.inBrief }, between: "; ")
    return Wording.count(self.games.count, "game", "games") + (games.isEmpty ? "" : ": \(games)")
  }

  package func text(style: TextStyle, run: RunInfo?) -> String {
    guard games.count > 0 else { return "No games.\n" }
    var table = TextTable(
      .numbers("game"), .words("black"), .words("white"), .words("result"), .words("opening"), .words("moves"))
    for game in games {
      let moves = game.record?.line.transcript ?? ""
      let short = moves.count > 24 ? "\(moves.prefix(22)) …" : moves
      table.add(
        "\(game.number)", game.record?.black.shown ?? "", game.record?.white.shown ?? "",
        game.result, game.opening?.name.visible ?? "", game.fault ?? short)
    }
    return table.text(style: style)
  }
}

extension ReversiGamesDocument.Game: Record {
  package static var recordName: String { "recordedGame" }
  package static let shape = Shape<Self>(
    Field("number", "Its number in the file, from 1") { $0.number },
    Field("black", "The player of the black discs") { $0.record?.black.name },
    Field("white", "The player of the white discs") { $0.record?.white.name },
    Field("event", "The tournament or server") { $0.record?.event ?? $0.record?.site },
    Field("blackNumber", "Black's number in WTHOR, where no name goes with it") { $0.record?.black.wthorNumber },
    Field("whiteNumber", "White's number in WTHOR, where no name goes with it") { $0.record?.white.wthorNumber },
    Field("eventNumber", "The tournament's number in WTHOR, where no name goes with it") { $0.record?.wthorTournament },
    Field("date", "The date, as recorded") { $0.record?.date },
    Field("blackDiscDifference", "Black's result in discs, as recorded or else as played") { $0.difference },
    Field("winner", "The winner, if only that is recorded, not the number of discs") {
      $0.record?.outcome?.winner
    },
    Field("opening", ReversiFields.opening) { $0.opening?.name },
    Field("openingMoves", ReversiFields.openingMoves) { $0.opening?.line.transcript },
    Field("position", "The first position; absent if it is the standard one") { $0.position },
    Field("moves", "The moves, passes as pa") { $0.record?.line.transcript },
    Field("moveCount", "The number of moves, passes included") { $0.record?.line.moves.count },
    Field("game", "The game in GGF") { $0.record?.ggfText(addsResult: false) },
    Field("dropped", "Data that GGF can't hold; absent if there is none") { $0.dropped },
    Field("fault", "Why it is invalid; absent if it is valid") { $0.fault })

  /// The players and what was played; or why it can't be read.
  fileprivate var inBrief: String {
    guard let record else { return "game \(number): \(fault ?? "")" }
    let names = [record.black.shown, record.white.shown].compactMap { $0 }
    return (names + [result, record.line.transcript]).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The result for a person: discs, or who has won.
  fileprivate var result: String {
    difference?.signed(isProved: true) ?? record?.outcome?.winner.map { "\($0) won" } ?? ""
  }

  fileprivate var difference: DiscValue? {
    guard let record else { return nil }
    return record.outcome?.blackDifference.map { DiscValue(hundredths: $0) }
      ?? record.playedDifference.map { DiscValue(hundredths: 100 * $0) }
  }

  private var dropped: String? {
    guard let losses = try? record?.losses(as: .ggf), !losses.isEmpty else { return nil }
    return losses.words
  }

  private var position: String? {
    guard let start = record?.line.start, start != .start(size: start.size) else { return nil }
    return start.boardText
  }
}

extension GameRecord.Player {
  /// The name, or the number in WTHOR after a number sign.
  fileprivate var shown: String? { name ?? wthorNumber.map { "#\($0)" } }
}
