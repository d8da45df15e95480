import GameCore

/// The formats in which opening books are read and written.
package enum BookFormat: String, CaseIterable, Sendable {
  /// Our own: ``BookText``.
  case puzzlelab
  /// Edax's book, binary.
  case edax
  /// What Edax's `book export` writes: a line for each position.
  case edaxText = "edax-text"
  /// Egaroucid's book, `.egbk3`; `.egbk2`, which it wrote before, is read, too.
  case egaroucid

  /// Whether a file of it is text.
  package var isText: Bool { self == .puzzlelab || self == .edaxText }

  /// The program, for people.
  package var program: String {
    switch self {
    case .puzzlelab: "puzzlelab"
    case .edax, .edaxText: "Edax"
    case .egaroucid: "Egaroucid"
    }
  }
}

/// What a book of another program says about a position: values in discs, for the player to move.
struct ForeignPosition {
  let mover: UInt64
  let opponent: UInt64
  /// The level of the search.
  let level: Int
  /// What the position is worth, -64...64.
  var value: Int?
  /// The moves with values; those that lead into the book are there, or are found by their
  /// positions.
  var moves: [(square: Int, value: Int)] = []
  /// Whether one of the moves is the best of those that lead out of the book.
  var hasLeaf = false

  /// The values that count: no sentinel.
  static let values = -64...64

  /// The canonical position and how it was turned; `nil` where there is no move to choose.
  var position: (canonical: CanonicalPosition, by: Symmetry)? {
    let position = Position(mover: mover, opponent: opponent, sideToMove: .black, size: .eight)
    return position.moveBits == 0 ? nil : CanonicalPosition.turning(position)
  }

  /// How many moves aren't legal.
  var illegalMoveCount: Int {
    let legal = Position(mover: mover, opponent: opponent, sideToMove: .black, size: .eight).moveBits
    return moves.count { legal & (1 << UInt64($0.square)) == 0 }
  }
}

/// A position of our book as other programs keep it: whole discs, the moves that lead into the
/// book, and the best one that leads out of it.
package struct WrittenPosition: Sendable {
  let position: CanonicalPosition
  let level: Int
  /// The value, in discs.
  let value: Int
  /// The moves that lead into the book, each a square and a value.
  let links: [(square: Int, value: Int)]
  /// The best move that leads out of it.
  let leaf: (square: Int, value: Int)?
  /// How many lines of the book continue from here, at most 2³² − 1.
  let lines: UInt32
}

/// Why a file isn't the book of another program that it seems to be.
package enum ForeignBookError: Error, Hashable, Sendable {
  /// It ends within a position; that many are whole.
  case cut(after: Int)
  /// More follows than the number of positions that the file states.
  case longer(than: Int)
  /// Its format has another version.
  case version(BookFormat, Int)
  /// A position isn't one: two discs on a square, or fewer than four; its number from 1, and the
  /// line of a text.
  case position(Int, line: Int?)
  /// A line of a text isn't a position with its level.
  case line(Int)
  /// Nothing is wrong, but a limit was reached.
  case stopped(StopReason)
}

/// Reads the numbers of a binary file, the lowest byte first.
struct BookBytes {
  private let bytes: [UInt8]
  private(set) var offset: Int

  init(_ bytes: [UInt8], from offset: Int) { (self.bytes, self.offset) = (bytes, offset) }

  var isAtEnd: Bool { offset == bytes.count }

  /// The next number of a width; `nil` at the end.
  mutating func next<Number: FixedWidthInteger>(_: Number.Type = Number.self) -> Number? {
    let count = Number.bitWidth / 8
    guard bytes.count - offset >= count else { return nil }
    var number: Number = 0
    for place in 0..<count { number |= Number(truncatingIfNeeded: bytes[offset + place]) << (8 * Number(place)) }
    offset += count
    return number
  }

  /// The discs of a position; `nil` where they aren't one, or at the end.
  mutating func discs() -> (mover: UInt64, opponent: UInt64)? {
    guard let mover = next(UInt64.self), let opponent = next(UInt64.self) else { return nil }
    return (mover, opponent)
  }

  /// Whether discs are a position of a game.
  static func areApart(_ mover: UInt64, _ opponent: UInt64) -> Bool {
    mover & opponent == 0 && (mover | opponent).nonzeroBitCount >= BookRecord.fewestDiscs
  }
}

extension [UInt8] {
  /// Appends a number, the lowest byte first.
  mutating func append<Number: FixedWidthInteger>(number: Number) {
    for place in 0..<Number.bitWidth / 8 { append(UInt8(truncatingIfNeeded: number >> (8 * Number(place)))) }
  }
}
