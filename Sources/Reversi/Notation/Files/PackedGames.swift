// A packed game, numbers little-endian:
//
//   0–3 black · 4–7 white · 8–11 tournament (numbers of names, 0 = none) · 12–13 year (0 =
//   unknown) · 14–15 black's result in hundredths of a disc · 16 what is known of it: 0 nothing, 1
//   the discs, 2 black has won, 3 white has won · 17 the start: 0 the usual one, otherwise squares
//   per side, and 128 if white moves first · 18 number of discs placed · 16 bytes: the mover's
//   discs and the opponent's, unless the start is the usual one · the squares 0...63 on which discs
//   were placed; no passes

/// What is known about a game besides its moves; names are numbers in lists of names, 0 for none.
package struct GameFacts: Hashable, Sendable {
  /// The number of the player of the black discs.
  package var black = 0
  /// The number of the player of the white discs.
  package var white = 0
  /// The number of the tournament.
  package var tournament = 0
  /// The year, 1...9999.
  package var year: Int?
  /// The result.
  package var result: GameResult?

  /// Nothing is known yet.
  package init() {}
}

/// The result of a game.
package enum GameResult: Hashable, Sendable {
  /// Black's result in hundredths of a disc; the winner takes the empty squares.
  case difference(Int)
  /// A side has won, by an unknown number of discs.
  case win(Side)

  /// The winner; `nil` for a draw.
  package var winner: Side? {
    switch self {
    case .difference(0): nil
    case .difference(let difference): difference > 0 ? .black : .white
    case .win(let side): side
    }
  }
}

extension GameRecord {
  /// The result as recorded, or else as played; `nil` when neither is known or the game doesn't
  /// count.
  package var result: GameResult? {
    switch outcome?.verdict {
    case .difference(let difference)?: .difference(difference)
    case .win(let side)?: .win(side)
    case .void?: nil
    case nil: playedDifference.map { .difference(100 * $0) }
    }
  }

  /// The year at the beginning of the date, 1...9999.
  package var yearPlayed: Int? { year.flatMap { $0 > 0 ? $0 : nil } }
}

/// Games in some 80 bytes each, to be replayed many at a time.
package struct PackedGames: Hashable, Sendable {
  /// The games, one after the other.
  package private(set) var bytes: [UInt8] = []

  /// No games.
  package init() {}

  /// Games as ``bytes`` has them; they are checked when they are read.
  package init(unchecked bytes: [UInt8]) { self.bytes = bytes }

  /// From here on a new block is begun: few enough bytes for a row of a database.
  package static let fullByteCount = 1 << 17

  /// Whether no more games should be added.
  package var isFull: Bool { bytes.count >= Self.fullByteCount }

  /// Adds a game.
  package mutating func append(_ line: Line, _ facts: GameFacts) {
    for number in [facts.black, facts.white, facts.tournament] { append(UInt64(number), byteCount: 4) }
    append(UInt64(facts.year ?? 0), byteCount: 2)
    let (kind, difference) = Self.packed(facts.result)
    append(UInt64(UInt16(bitPattern: difference)), byteCount: 2)
    bytes.append(kind)
    let start = line.start
    let isUsual = start == .start()
    bytes.append(isUsual ? 0 : UInt8(start.size.rawValue) | (start.sideToMove == .white ? 128 : 0))
    let squares = line.moves.compactMap { move -> UInt8? in
      if case .place(let square) = move { UInt8(square.index) } else { nil }
    }
    bytes.append(UInt8(squares.count))
    if !isUsual {
      append(start.mover, byteCount: 8)
      append(start.opponent, byteCount: 8)
    }
    bytes += squares
  }

  private mutating func append(_ number: UInt64, byteCount: Int) {
    for place in 0..<byteCount { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * UInt64(place)))) }
  }

  /// A difference of more discs than there are squares only says who has won.
  private static func packed(_ result: GameResult?) -> (kind: UInt8, difference: Int16) {
    switch result {
    case nil: (0, 0)
    case .difference(let difference)? where abs(difference) <= 6400: (1, Int16(difference))
    case let result?: (result.winner == .black ? 2 : 3, 0)
    }
  }
}

/// Packed games aren't what this program packs: the file that they are from is damaged.
package struct DamagedGames: Error, Hashable, Sendable {
  package init() {}
}

/// A packed game, whose moves haven't been checked yet.
package struct PackedGame: Sendable {
  /// What is known about the game.
  package let facts: GameFacts
  /// Where it begins.
  package let start: PackedReplay
  /// Where the squares of its placements are among the bytes.
  package let moves: Range<Int>
}

/// Reads packed games one after the other.
package struct PackedGameReader: Sendable {
  /// The bytes of all games.
  package let bytes: [UInt8]
  private var place = 0
  private static let headerByteCount = 19

  /// A reader of games.
  package init(_ games: PackedGames) { bytes = games.bytes }

  /// The next game; `nil` after the last one.
  package mutating func next() throws(DamagedGames) -> PackedGame? {
    guard place < bytes.count else { return nil }
    guard bytes.count - place >= Self.headerByteCount else { throw DamagedGames() }
    var facts = GameFacts()
    facts.black = number(at: place, byteCount: 4)
    facts.white = number(at: place + 4, byteCount: 4)
    facts.tournament = number(at: place + 8, byteCount: 4)
    let year = number(at: place + 12, byteCount: 2)
    facts.year = year == 0 ? nil : year
    facts.result = try result
    let (form, count) = (bytes[place + 17], Int(bytes[place + 18]))
    place += Self.headerByteCount
    let start = try form == 0 ? PackedReplay.usual : otherStart(form)
    guard bytes.count - place >= count else { throw DamagedGames() }
    defer { place += count }
    return PackedGame(facts: facts, start: start, moves: place..<place + count)
  }

  private var result: GameResult? {
    get throws(DamagedGames) {
      let difference = Int(Int16(truncatingIfNeeded: number(at: place + 14, byteCount: 2)))
      switch bytes[place + 16] {
      case 0: return nil
      case 1: return .difference(difference)
      case 2: return .win(.black)
      case 3: return .win(.white)
      default: throw DamagedGames()
      }
    }
  }

  private mutating func otherStart(_ form: UInt8) throws(DamagedGames) -> PackedReplay {
    guard let size = BoardSize(rawValue: Int(form & 127)), bytes.count - place >= 16 else { throw DamagedGames() }
    let discs = [place, place + 8].map { start in
      (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[start + $1]) << (8 * UInt64($1)) }
    }
    guard discs[0] & discs[1] == 0, (discs[0] | discs[1]) & ~size.squares == 0 else { throw DamagedGames() }
    place += 16
    return PackedReplay(
      mover: discs[0], opponent: discs[1], sideToMove: form & 128 == 0 ? .black : .white, size: size)
  }

  private func number(at start: Int, byteCount: Int) -> Int {
    var number = 0
    for place in 0..<byteCount { number |= Int(bytes[start + place]) << (8 * place) }
    return number
  }
}

/// A position of a packed game while it is replayed.
package struct PackedReplay: Hashable, Sendable {
  /// The discs of the player to move.
  package private(set) var mover: UInt64
  /// The discs of the other player.
  package private(set) var opponent: UInt64
  /// The side to move.
  package private(set) var sideToMove: Side
  /// The board.
  package let size: BoardSize

  /// The start of most games.
  package static let usual = PackedReplay(Position.start())

  /// Begins at a position.
  package init(_ position: Position) {
    self.init(
      mover: position.mover, opponent: position.opponent, sideToMove: position.sideToMove, size: position.size)
  }

  fileprivate init(mover: UInt64, opponent: UInt64, sideToMove: Side, size: BoardSize) {
    (self.mover, self.opponent, self.sideToMove, self.size) = (mover, opponent, sideToMove, size)
  }

  /// The occupied squares.
  package var squares: UInt64 { mover | opponent }

  /// Places a disc, after a pass where that has to be.
  /// - Throws: an error unless that is legal.
  package mutating func place(_ square: UInt8) throws(DamagedGames) {
    guard square < 64 else { throw DamagedGames() }
    let bit = Bitboard.bit(Int(square))
    guard bit & size.squares & ~squares != 0 else { throw DamagedGames() }
    var flips = Bitboard.flips(mover, opponent, bit)
    if flips == 0 {
      guard Bitboard.moves(mover, opponent) & size.squares == 0 else { throw DamagedGames() }
      pass()
      flips = Bitboard.flips(mover, opponent, bit)
      guard flips != 0 else { throw DamagedGames() }
    }
    (mover, opponent) = (opponent ^ flips, mover ^ flips ^ bit)
    sideToMove = sideToMove.other
  }

  /// Passes where the player to move can't place a disc and the opponent can.
  package mutating func passIfForced() {
    if Bitboard.moves(mover, opponent) & size.squares == 0, Bitboard.moves(opponent, mover) & size.squares != 0 {
      pass()
    }
  }

  private mutating func pass() {
    (mover, opponent) = (opponent, mover)
    sideToMove = sideToMove.other
  }
}
