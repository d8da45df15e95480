import GameCore

/// The opening book of another program, as its file has it.
///
/// Squares are bits in the order of that program, which may be ours turned by half: a book has all
/// positions up to symmetry, so that changes nothing.
package struct ForeignBook: Sendable {
  package let format: BookFormat
  /// The program as its file names it: "Edax 4.6", "Egaroucid".
  package let program: String
  /// The level of most of its positions, 0...60.
  package private(set) var level = 0
  /// Its positions, each once, with their values by negamax.
  package private(set) var positions = PackedBook()
  /// Positions without a move to choose, which follow from the others.
  package private(set) var forcedCount = 0
  /// Positions of which the file says no value that counts.
  package private(set) var valuelessCount = 0
  /// Positions that the file has again, turned or mirrored; the one of the higher level stays.
  package private(set) var repeatedCount = 0
  /// Moves that the rules forbid, with whatever is said of them.
  package private(set) var illegalMoveCount = 0

  /// The confidence of cutoffs in percent, at least, with which both programs search the midgame.
  package static let selectivity = 73

  /// The format of a file of another program, by its first bytes; `nil` for others.
  package static func format(of bytes: some Collection<UInt8>) -> BookFormat? {
    if bytes.starts(with: EdaxBook.mark) { return .edax }
    if bytes.starts(with: EgaroucidBook.mark) { return .egaroucid }
    return EdaxText.isLikely(bytes.prefix(100)) ? .edaxText : nil
  }

  /// Reads a file.
  /// - Throws: ``ForeignBookError``: where the file isn't what it says it is, or a limit was
  ///   reached.
  /// - Complexity: O(n log n) for n positions, some 5 µs each; 32 bytes each, and 3 for a move.
  package init(_ bytes: [UInt8], as format: BookFormat, limits: SearchLimits = .none) throws(ForeignBookError) {
    self.format = format
    var levels = [Int](repeating: 0, count: 61)
    var book = self.positions
    var (forced, illegal) = (0, 0)
    func add(_ said: ForeignPosition) {
      guard let position = said.position else { return forced += 1 }
      levels[min(said.level, 60)] += 1
      illegal += said.illegalMoveCount
      book.append(position, said)
    }
    switch format {
    case .edax: program = try EdaxBook.read(bytes, limits, add)
    case .egaroucid: program = try EgaroucidBook.read(bytes, limits, add)
    case .edaxText: program = try EdaxText.read(bytes, limits, add)
    case .puzzlelab: preconditionFailure("our own books are read as BookText")
    }
    repeatedCount = book.sort()
    valuelessCount = try book.carryBack(limits)
    (positions, forcedCount, illegalMoveCount) = (book, forced, illegal)
    level = levels.indices.max { levels[$0] < levels[$1] } ?? 0
  }
}

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
