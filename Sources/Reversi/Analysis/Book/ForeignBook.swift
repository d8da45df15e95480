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
