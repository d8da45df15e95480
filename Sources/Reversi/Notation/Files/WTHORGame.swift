import GameCore

extension GameRecord {
  /// The size of a game in a WTHOR file, in bytes.
  package static let wthorByteCount = 68
  private static let firstMove = 8

  /// Reads game `number` (from 1) of a WTHOR file.
  ///
  /// Passes aren't stored; they are added where they have to be. A game may end before its last
  /// move: it has a result unless the file states ``unknownDiscs``.
  /// - Throws: what is wrong, with its offset in the file.
  package init(
    wthor bytes: ArraySlice<UInt8>, number: Int, header: WTHORHeader, players: WTHORNames = WTHORNames(),
    tournaments: WTHORNames = WTHORNames()
  ) throws(WTHORError) {
    let start = WTHORHeader.byteCount + Self.wthorByteCount * (number - 1)
    let bytes = Array(bytes)
    guard bytes.count == Self.wthorByteCount else {
      throw WTHORError(.cutShort, at: start + bytes.count, game: number)
    }
    self.init(from: .start())
    (event, wthorTournament) = tournaments.nameOrNumber(Int(bytes[0]) | Int(bytes[1]) << 8)
    (black.name, black.wthorNumber) = players.nameOrNumber(Int(bytes[2]) | Int(bytes[3]) << 8)
    (white.name, white.wthorNumber) = players.nameOrNumber(Int(bytes[4]) | Int(bytes[5]) << 8)
    date = header.gamesYear == 0 ? nil : "\(header.gamesYear)"
    for place in 6...7 where bytes[place] > 64 {
      throw WTHORError(.score(Int(bytes[place])), at: start + place, game: number)
    }
    // Without a depth it says no more than the result.
    theory = header.theoryEmpties == 0 ? nil : Theory(blackDiscs: Int(bytes[7]), empties: header.theoryEmpties)
    try playWTHOR(bytes[Self.firstMove...], number: number, start: start)
    passIfForced()
    if line.end.isFinished || Int(bytes[6]) != unknownDiscs {
      outcome = Outcome(blackDifference: 100 * (2 * Int(bytes[6]) - 64))
    }
  }

  private mutating func playWTHOR(_ moves: ArraySlice<UInt8>, number: Int, start: Int) throws(WTHORError) {
    let end = moves.firstIndex(of: 0) ?? moves.endIndex
    for (place, byte) in moves.enumerated() {
      let offset = start + Self.firstMove + place
      guard Self.firstMove + place < end else {
        // After the end there is nothing but zeros.
        guard byte == 0 else { throw WTHORError(.square(number: place + 1, byte), at: offset, game: number) }
        continue
      }
      let (row, column) = byte.quotientAndRemainder(dividingBy: 10)
      guard (1...8).contains(row), (1...8).contains(column) else {
        throw WTHORError(.square(number: place + 1, byte), at: offset, game: number)
      }
      do throws(IllegalMove) {
        try play(.place(Square(row: Int(row) - 1, column: Int(column) - 1)))
      } catch {
        throw WTHORError(.illegalMove(number: place + 1, error), at: offset, game: number)
      }
    }
  }
}

/// Why a game can't be written in a format.
public enum UnwritableGame: Error, Hashable, Sendable {
  /// The format knows only games from the usual start.
  case otherStart
  /// The format, or its reader, knows only games on the board of this size.
  case otherBoard(BoardSize)
  /// There are more players or tournaments than the format can number.
  case tooManyNames
}

/// Gathers games for a WTHOR file and the names that go with it.
///
/// The header has one year and one number of empty squares for all games: where they differ, no
/// game keeps its own (``WTHORLosses`` counts them).
package struct WTHORWriter: Sendable {
  private var records: [Row] = []
  private var players = WTHORNameList()
  private var tournaments = WTHORNameList()

  /// The number of games.
  package var count: Int { records.count }

  /// What is written about one game.
  private struct Row {
    let event: WTHORNameList.Entry
    let black: WTHORNameList.Entry
    let white: WTHORNameList.Entry
    let discs: Int
    let theory: GameRecord.Theory?
    let moves: [UInt8]
    let year: Int?
  }

  /// A file without games.
  package init() {}

  /// Adds a game.
  ///
  /// Without a known result ``GameRecord/unknownDiscs`` are written; without a theoretical score
  /// the result takes its place. Players and tournaments without a name keep the numbers that they
  /// had in another WTHOR file.
  /// - Throws: why the format can't hold it.
  package mutating func append(_ record: GameRecord) throws(UnwritableGame) {
    guard record.line.start.size == .eight else { throw .otherBoard(.eight) }
    guard record.line.start == .start() else { throw .otherStart }
    let event = WTHORNameList.Entry(record.event, number: record.wthorTournament)
    let black = WTHORNameList.Entry(record.black.name, number: record.black.wthorNumber)
    let white = WTHORNameList.Entry(record.white.name, number: record.white.wthorNumber)
    try tournaments.add([event])
    try players.add([black, white])
    let moves = record.line.moves.compactMap { move -> UInt8? in
      guard case .place(let square) = move else { return nil }
      return UInt8(10 * (square.row + 1) + square.column + 1)
    }
    let discs = record.blackDiscs
    records.append(
      Row(
        event: event, black: black, white: white, discs: discs, theory: record.theory,
        moves: moves + [UInt8](repeating: 0, count: 60 - moves.count), year: record.year))
  }

  package var gamesFile: [UInt8] {
    let (events, names, hasTheory) = (tournaments.numbers, players.numbers, theoryEmpties > 0)
    var bytes = header(count: count).bytes()
    bytes.reserveCapacity(bytes.count + GameRecord.wthorByteCount * count)
    for row in records {
      for number in [events[row.event], names[row.black], names[row.white]] {
        bytes += [UInt8((number ?? 0) & 255), UInt8((number ?? 0) >> 8)]
      }
      let theory = hasTheory ? row.theory?.blackDiscs : nil
      bytes += [UInt8(row.discs), UInt8(theory.map { min(64, max(0, $0)) } ?? row.discs)] + row.moves
    }
    return bytes
  }

  /// The file of players; empty when none has a name.
  package var playersFile: [UInt8] { players.file(header(count: 0), kind: .players) }

  /// The file of tournaments; empty when none has a name.
  package var tournamentsFile: [UInt8] { tournaments.file(header(count: 0), kind: .tournaments) }

  /// The names of players that ``playersFile`` has not in full; see ``WTHORNames``.
  package var fullPlayers: [UInt8] { players.fullNames(kind: .players) }

  /// The names of tournaments that ``tournamentsFile`` has not in full.
  package var fullTournaments: [UInt8] { tournaments.fullNames(kind: .tournaments) }

  /// The year of all games; 0 when they aren't of one.
  private var gamesYear: Int {
    let years = Set(records.map { $0.year ?? 0 })
    return years.count == 1 ? years.first ?? 0 : 0
  }

  /// The empty squares of the positions of all theoretical scores; 0 when there are none, or games
  /// without one, or others.
  private var theoryEmpties: Int {
    let all = Set(records.map { $0.theory?.empties ?? 0 })
    return all.count == 1 ? all.first ?? 0 : 0
  }

  /// The date of creation is the first day of the last year, so that the same games give the same
  /// bytes.
  private func header(count: Int) -> WTHORHeader {
    var header = WTHORHeader()
    header.year = max(1900, records.map { $0.year ?? 0 }.max() ?? 0)
    header.count = count
    header.gamesYear = gamesYear
    header.theoryEmpties = theoryEmpties
    return header
  }
}

extension GameRecord {
  /// Black's discs at the end, 0...64, the winner's empty squares counted; ``unknownDiscs`` when
  /// the game isn't over and its result isn't known.
  var blackDiscs: Int {
    if let stated = outcome?.blackDifference, abs(stated) <= 6400 { return (6400 + stated) / 200 }
    return playedDifference.map { (64 + $0) / 2 } ?? unknownDiscs
  }

  /// The value of black's discs where a game isn't over and its result isn't known: the loser has
  /// the empty squares, as no result gives them.
  var unknownDiscs: Int {
    let (black, white) = (line.end.discCount(of: .black), line.end.discCount(of: .white))
    return black >= white ? black : 64 - white
  }

  /// The year at the beginning of the date.
  var year: Int? {
    let digits = (date ?? "").utf8.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard digits.count == 4 else { return nil }
    return Int(String(decoding: Array(digits), as: UTF8.self))
  }
}
