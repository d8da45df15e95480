extension GameRecord {
  /// The size of a game in a WTHOR file, in bytes.
  package static let wthorByteCount = 68
  private static let firstMove = 8

  /// Reads game `number` (from 1) of a WTHOR file.
  ///
  /// Passes aren't stored; they are added where they have to be. A game may end before its last
  /// move: it has a result then only when the file states another number of discs than are on the
  /// board.
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
    event = tournaments[Int(bytes[0]) | Int(bytes[1]) << 8]
    black.name = players[Int(bytes[2]) | Int(bytes[3]) << 8]
    white.name = players[Int(bytes[4]) | Int(bytes[5]) << 8]
    date = header.gamesYear == 0 ? nil : "\(header.gamesYear)"
    for place in 6...7 where bytes[place] > 64 {
      throw WTHORError(.score(Int(bytes[place])), at: start + place, game: number)
    }
    theory = Theory(blackDiscs: Int(bytes[7]), empties: header.theoryEmpties)
    try playWTHOR(bytes[Self.firstMove...], number: number, start: start)
    passIfForced()
    // The discs on the board of a game that isn't over are no result.
    if line.end.isFinished || Int(bytes[6]) != line.end.discCount(of: .black) {
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
  /// The format, or who reads it, knows only games on the board of this size.
  case otherBoard(BoardSize)
  /// There are more players or tournaments than the format can number.
  case tooManyNames
}

/// Gathers games for a WTHOR file and the names that go with it.
package struct WTHORWriter: Sendable {
  private var games: [UInt8] = []
  private var players = NameList()
  private var tournaments = NameList()
  private var years: Set<Int> = []
  private var theoryEmpties: Set<Int> = []
  /// The number of games.
  package private(set) var count = 0

  /// A file without games.
  package init() {}

  /// Adds a game.
  ///
  /// Without a known result black's discs as they stand are written, the winner's empty squares
  /// counted; without a theoretical score the result stands for it.
  /// - Throws: why the format can't hold it.
  package mutating func append(_ record: GameRecord) throws(UnwritableGame) {
    guard record.line.start.size == .eight else { throw .otherBoard(.eight) }
    guard record.line.start == .start() else { throw .otherStart }
    let event = try tournaments.number(of: record.event)
    let black = try players.number(of: record.black.name)
    let white = try players.number(of: record.white.name)
    for number in [event, black, white] { games += [UInt8(number & 255), UInt8(number >> 8)] }
    let discs = record.blackDiscs
    games += [UInt8(discs), UInt8(record.theory.map { min(64, max(0, $0.blackDiscs)) } ?? discs)]
    var moves = record.line.moves.compactMap { move -> UInt8? in
      guard case .place(let square) = move else { return nil }
      return UInt8(10 * (square.row + 1) + square.column + 1)
    }
    moves += [UInt8](repeating: 0, count: 60 - moves.count)
    games += moves
    years.insert(record.year ?? 0)
    if let theory = record.theory { theoryEmpties.insert(theory.empties) }
    count += 1
  }

  /// The file of games.
  package var gamesFile: [UInt8] { header(count: count).bytes() + games }

  /// The file of players.
  package var playersFile: [UInt8] { players.file(header(count: players.names.count), kind: .players) }

  /// The file of tournaments.
  package var tournamentsFile: [UInt8] { tournaments.file(header(count: tournaments.names.count), kind: .tournaments) }

  /// The date of creation is the first day of the last year, so that the same games give the same
  /// bytes.
  private func header(count: Int) -> WTHORHeader {
    var header = WTHORHeader()
    header.year = max(1900, years.max() ?? 0)
    header.count = count
    header.gamesYear = years.count == 1 ? years.first ?? 0 : 0
    header.theoryEmpties = theoryEmpties.count == 1 ? theoryEmpties.first ?? 0 : 0
    return header
  }

  /// Names, numbered as they come; number 0 is nobody.
  private struct NameList {
    var names: [String] = [""]
    private var numbers: [String: Int] = ["": 0]

    mutating func number(of name: String?) throws(UnwritableGame) -> Int {
      let name = name ?? ""
      if let known = numbers[name] { return known }
      guard names.count < 1 << 16 else { throw .tooManyNames }
      names.append(name)
      numbers[name] = names.count - 1
      return names.count - 1
    }

    func file(_ header: WTHORHeader, kind: WTHORNames.Kind) -> [UInt8] {
      var bytes = header.bytes(ofNames: true)
      for name in names {
        let latin = name.unicodeScalars.prefix(kind.byteCount - 1).map { scalar -> UInt8 in
          scalar.value == 0 ? UInt8(ascii: " ") : UInt8(exactly: scalar.value) ?? UInt8(ascii: "?")
        }
        bytes += latin + [UInt8](repeating: 0, count: kind.byteCount - latin.count)
      }
      return bytes
    }
  }
}

extension GameRecord {
  /// Black's discs at the end, 0...64, the winner's empty squares counted; the discs on the board
  /// when the game isn't over and nobody says how it ended.
  var blackDiscs: Int {
    if let stated = outcome?.blackDifference, abs(stated) <= 6400 { return (6400 + stated) / 200 }
    return playedDifference.map { (64 + $0) / 2 } ?? line.end.discCount(of: .black)
  }

  /// The year at the beginning of the date.
  var year: Int? {
    let digits = (date ?? "").utf8.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard digits.count == 4 else { return nil }
    return Int(String(decoding: Array(digits), as: UTF8.self))
  }
}
