import Documents
import Reversi

/// `reversi tree`: what was played in a position in many games, and with what results.
package struct ReversiTreeDocument: TableDocument {
  /// What was asked for.
  package struct Asked: Sendable {
    /// How the position came about.
    package var line: Line
    /// The player who was asked for, by full name.
    package var player: String?
    /// Moves of fewer games aren't listed.
    package var minimumGames = 1
    /// No more moves, and no more players, are listed.
    package var top = 10

    /// Everything about the end of a line.
    package init(_ line: Line) { self.line = line }
  }

  let asked: Asked
  let played: PlayedPosition
  private let playerNames: GameNames
  private let files: [ReversiReadFile]
  private let names: OpeningNames
  package let rows: [TreeMove]

  /// Reports on the games of files; `book` has the values of the moves.
  package init(
    _ asked: Asked, _ played: PlayedPosition, players: GameNames, files: [ReversiReadFile], names: OpeningNames,
    book: [MoveAdvice]
  ) {
    (self.asked, self.played, playerNames, self.files) = (asked, played, players, files)
    self.names = names
    let turns = asked.player.map { _ in played.playerTurns }
    let continued = played.totals.games - played.endedHere
    rows = Self.listed(played, asked).map { move in
      TreeMove(
        move: move, continued: continued, playerTurns: turns, opening: names.name(of: move.position),
        book: book.first { Self.isSame($0.move, move) })
    }
  }

  /// The moves that are listed, those of the most games first.
  private static func listed(_ played: PlayedPosition, _ asked: Asked) -> [PlayedPosition.Move] {
    let moves = played.moves.filter { $0.totals.games >= max(1, asked.minimumGames) }
    let places = moves.indices.sorted { (moves[$1].totals.games, $0) < (moves[$0].totals.games, $1) }
    return places.prefix(asked.top).map { moves[$0] }
  }

  private static func isSame(_ advised: Move, _ move: PlayedPosition.Move) -> Bool {
    if case .place(let square) = advised { move.equivalents.contains(square) } else { false }
  }

  package static let table: String? = "moves"

  package static let shape = Shape<Self>(
    [
      Field("position", ReversiFields.position) { $0.played.position.boardText },
      Field("sideToMove", "Who moves") { $0.played.position.sideToMove },
      Field("opening", ReversiFields.opening) { $0.opening?.name },
      Field("openingMoves", ReversiFields.openingMoves) { $0.opening?.line.transcript },
      Field("openings", "The names of the openings on the way to the position, in order") {
        $0.openings.map { $0.name }
      },
      Field("games", "The games that have the position, up to symmetry, with the same side to move") {
        $0.played.totals.games
      },
    ] + GameTotals.fields { $0.played.totals } + [
      Field("endedHere", "The games whose record ends in the position") { $0.played.endedHere },
      Field("moves", "The moves that were played, those of the most games first") { $0.rows },
      Field("otherMoves", "How many moves were played that aren't listed") { $0.otherMoves.count },
      Field("otherGames", "The games that continued with one of those") { $0.otherGames },
      Field("players", "The players with the most games that have the position") { $0.players },
      Field("playerCount", "How many players with a name have such games") { $0.played.playersByGames.count },
      Field("player", "The full name of the player who was asked for") { $0.asked.player },
      Field("playerTurns", "The games in which it is that player's turn; it is an opponent's in the others") {
        $0.asked.player == nil ? nil : $0.played.playerTurns
      },
      Field("preparation", "What the player and the opponents played, in sentences; absent without a player") {
        $0.preparation.isEmpty ? nil : $0.preparation
      },
      Field("chosenGames", "All games that were meant, whether they have the position or not") { $0.played.chosen },
      Field("allGames", "All games of the files") { $0.played.examined },
      Field("withoutYear", "The games left out because their year isn't known; absent if there are none") {
        $0.played.withoutYear == 0 ? nil : $0.played.withoutYear
      },
      Field("withoutResult", "The games left out because their result isn't known; absent if there are none") {
        $0.played.withoutResult == 0 ? nil : $0.played.withoutResult
      },
      Field(
        "repeatedGames",
        "The games that have the position and were counted already, with the same players, year and moves; absent if "
          + "there are none"
      ) { $0.played.repeated == 0 ? nil : $0.played.repeated },
      Field("files", "The files that the games are from") { $0.files },
      Field("evidence", "The evidence for the results") { $0.played.evidence },
    ])

  /// The named positions on the way, each name once.
  private var openings: [OpeningName] {
    var (position, found) = (asked.line.start, [OpeningName]())
    func add() { if let name = names.name(of: position), found.last != name { found.append(name) } }
    add()
    for move in asked.line.moves {
      guard let next = try? position.playing(move) else { break }
      position = next
      add()
    }
    return found
  }

  private var opening: OpeningName? { openings.last }

  private var otherMoves: [PlayedPosition.Move] {
    let listed = Set(rows.map { $0.move.square })
    return played.moves.filter { $0.totals.games > 0 && !listed.contains($0.square) }
  }

  private var otherGames: Int { otherMoves.reduce(0) { $0 + $1.totals.games } }

  private var players: [TreePlayer] {
    played.playersByGames.prefix(asked.top).compactMap { number, totals in
      playerNames[number].map { TreePlayer(name: $0, totals: totals) }
    }
  }

  private var preparation: [String] {
    TreePreparation(asked: asked, played: played, rows: rows)?.sentences ?? []
  }

  package var inBrief: String? {
    let games = Wording.count(played.totals.games, "game", "games")
    let moves = rows.prefix(5).map { "\($0.move.square) \(Self.percent($0.share))" }
    return moves.isEmpty ? games : "\(games): \(moves.joined(separator: ", "))"
  }

  /// A share for a person.
  static func percent(_ share: Double) -> String { Wording.fixed(100 * share, decimals: 0) + " %" }
}

extension ReversiTreeDocument {
  package func text(style: TextStyle, run: RunInfo?) -> String {
    var text = style.heading(title)
    if !openings.isEmpty { text += style.fact("names:", openings.map { $0.name.visible }.joined(separator: " › ")) }
    text += style.fact("games:", results)
    if let turns { text += style.fact("turn:", turns) }
    if !rows.isEmpty { text += "\n" + moveTable(style) }
    if !otherMoves.isEmpty {
      let moves = Wording.count(otherMoves.count, "other move", "other moves")
      text += style.fact("others:", "\(moves) in \(Wording.count(otherGames, "game", "games"))")
    }
    if !players.isEmpty { text += "\n" + playerTable(style) }
    if !preparation.isEmpty { text += "\n" + preparation.map { style.wrapped($0) }.joined() }
    return text + notes.map { style.fact("note:", $0) }.joined() + style.evidence(played.evidence)
  }

  private var title: String {
    let (line, side) = (asked.line, played.position.sideToMove)
    let place = line.moves.isEmpty ? (line.start == .start() ? "The start" : "The position") : line.transcript
    return "\(place), \(side) to move"
  }

  private var results: String {
    let totals = played.totals
    let isNarrow = played.chosen < played.examined
    let all = "\(Wording.grouped(totals.games)) of \(Wording.grouped(played.chosen))"
    let known = [
      "Black won \(Wording.grouped(totals.blackWins))", "\(Wording.grouped(totals.draws)) drawn",
      "White won \(Wording.grouped(totals.whiteWins))",
    ]
    let parts =
      [isNarrow ? "\(all) (chosen from \(Wording.grouped(played.examined)))" : all]
      + (totals.unknown < totals.games ? known : []) + [
        totals.unknown > 0 ? "\(Wording.grouped(totals.unknown)) without a result" : "",
        totals.mean.isEmpty ? "" : "mean \(totals.mean) for Black", totals.years,
      ]
    return (totals.games == 0 ? [parts[0]] : parts.filter { !$0.isEmpty }).joined(separator: ", ")
  }

  /// Whose turn it is in the games; `nil` without a player.
  private var turns: String? {
    guard let player = asked.player, played.totals.games > 0 else { return nil }
    let others = played.totals.games - played.playerTurns
    return "\(player.visible)'s in \(Wording.count(played.playerTurns, "game", "games")), "
      + "an opponent's in \(Wording.grouped(others))"
  }

  private func moveTable(_ style: TextStyle) -> String {
    let (hasBook, player) = (rows.contains { $0.book != nil }, asked.player)
    let hasNames = rows.contains { $0.opening != nil }
    let columns: [TextTable.Column] =
      [.words("move"), .numbers("games"), .numbers("share"), .numbers("black"), .numbers("draw"), .numbers("white")]
      + [.numbers("mean"), .words("years")] + (hasBook ? [.numbers("book")] : [])
      + (player == nil ? [] : [.numbers("player"), .numbers("others")]) + (hasNames ? [.words("opening")] : [])
    var table = TextTable(columns: columns)
    for row in rows {
      let totals = row.move.totals
      let value = row.book.map { DiscValue(hundredths: $0.value).signed(isProved: $0.isProved) } ?? ""
      table.add(
        cells: [
          row.move.square.description, "\(totals.games)", Self.percent(row.share), "\(totals.blackWins)",
          "\(totals.draws)", "\(totals.whiteWins)", totals.mean, totals.years,
        ] + (hasBook ? [value] : [])
          + (player == nil ? [] : ["\(row.byPlayer ?? 0)", "\(row.byOpponents ?? 0)"])
          + (hasNames ? [row.opening?.name ?? ""] : []))
    }
    return table.text(style: style, indent: 2)
  }

  private func playerTable(_ style: TextStyle) -> String {
    var table = TextTable(
      .words("player"), .numbers("games"), .numbers("as black"), .numbers("won"), .numbers("drawn"), .numbers("lost"))
    for player in players {
      let totals = player.totals
      table.add(
        player.name, "\(totals.games)", "\(totals.gamesAsBlack)", "\(totals.wins)", "\(totals.draws)",
        "\(totals.losses)")
    }
    return table.text(style: style, indent: 2)
  }

  /// What isn't counted, and why.
  private var notes: [String] {
    let faults = files.reduce(0) { $0 + $1.faultCount }
    let left = [(played.withoutYear, "year"), (played.withoutResult, "result")].filter { $0.0 > 0 }
    let verb = faults == 1 ? "isn't" : "aren't"
    let repeated = Wording.count(played.repeated, "game is in the files", "games are in the files")
    return left.map { "\(Wording.count($0, "game", "games")) left out: no known \($1)" }
      + (played.repeated > 0 ? ["\(repeated) again: same players, year and moves; each is counted once"] : [])
      + (faults > 0 ? ["\(Wording.count(faults, "game", "games")) of the files can't be read and \(verb) counted"] : [])
  }
}
