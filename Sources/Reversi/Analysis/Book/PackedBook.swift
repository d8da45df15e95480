import GameCore

/// The positions of an imported book, each in 32 bytes besides its moves, in the order in which a
/// database keeps them; so that books of ten million positions fit into memory.
package struct PackedBook: Sendable {
  /// A position, and where its moves are.
  private struct Packed: Sendable {
    var mover: UInt64
    var opponent: UInt64
    /// Its number in the file.
    var number: UInt32
    /// The first of its moves.
    var start: UInt32
    var moveCount: UInt8
    var level: UInt8
    /// What the book says it is worth, in discs; ``unknown`` where it says nothing.
    var stated: Int8
    /// Whether the best move that leads out of the book is among the moves.
    var hasLeaf: Bool
    /// Its value by negamax, in discs; ``unknown`` where none is known.
    var value = Packed.unknown
    /// Whether the values of all moves are those of games that have ended.
    var isCertain = false

    static let unknown: Int8 = 127

    var position: CanonicalPosition { CanonicalPosition(unchecked: mover, opponent) }
    var discCount: Int { (mover | opponent).nonzeroBitCount }
  }

  private var all: [Packed] = []
  /// The moves: a square, and the value in discs.
  private var moves: [(square: UInt8, value: Int8)] = []

  /// A book without positions.
  package init() {}

  /// How many positions there are.
  package var count: Int { all.count }

  /// Adds what a program says of a position, which is turned to `turned`; moves that aren't legal
  /// are left out, of one that occurs twice the better value stays.
  mutating func append(_ turned: (canonical: CanonicalPosition, by: Symmetry), _ said: ForeignPosition) {
    let legal = Position(mover: said.mover, opponent: said.opponent, sideToMove: .black, size: .eight).moveBits
    let start = moves.count
    for (square, value) in said.moves where legal & (1 << UInt64(square)) != 0 {
      let square = UInt8(turned.by.apply(Square(unchecked: square), size: .eight).index)
      if let known = moves[start...].firstIndex(where: { $0.square == square }) {
        moves[known].value = max(moves[known].value, Int8(value))
      } else {
        moves.append((square, Int8(value)))
      }
    }
    all.append(
      Packed(
        mover: turned.canonical.mover, opponent: turned.canonical.opponent, number: UInt32(all.count),
        start: UInt32(start), moveCount: UInt8(moves.count - start), level: UInt8(said.level),
        stated: said.value.map { Int8($0) } ?? Packed.unknown, hasLeaf: said.hasLeaf))
  }

  /// Puts the positions in order, each once: of several the one of the highest level, of equal
  /// levels the first.
  /// - Returns: how many were there again.
  mutating func sort() -> Int {
    let before = all.count
    all.sort { ($0.mover, $0.opponent, 255 - $0.level, $0.number) < ($1.mover, $1.opponent, 255 - $1.level, $1.number) }
    var kept = 0
    for place in all.indices where kept == 0 || all[place].position != all[kept - 1].position {
      all[kept] = all[place]
      kept += 1
    }
    all.removeLast(before - kept)
    return before - kept
  }

  /// Computes the values, the fullest positions first: each placement adds a disc. Positions whose
  /// value isn't known are dropped.
  /// - Returns: how many were dropped.
  /// - Complexity: O(moves · log n).
  mutating func carryBack(_ limits: SearchLimits) throws(ForeignBookError) -> Int {
    var layers = [[Int]](repeating: [], count: 65)
    for place in all.indices { layers[all[place].discCount].append(place) }
    var done = 0
    for layer in layers.reversed() {
      for place in layer {
        done += 1
        if done % 4096 == 0, let reason = limits.stopReason() { throw .stopped(reason) }
        let values = values(at: place)
        guard let value = record(at: place).value(of: values.map { $0.value }) else { continue }
        all[place].value = Int8(value / 100)
        all[place].isCertain = values.allSatisfy { $0.isCertain }
      }
    }
    let before = all.count
    all.removeAll { $0.value == Packed.unknown }
    return before - all.count
  }

  /// The value of each legal move, in hundredths, `nil` where none is known, and whether it is
  /// certain.
  private func values(at place: Int) -> [(value: Int?, isCertain: Bool)] {
    let position = all[place].position.position(on: .eight)
    return record(at: place).candidates(on: .eight).map { square, searched in
      switch BookGraph.Target(placing: square, in: position) {
      case .end(let result): return (result, true)
      case .position(let next, let afterPass):
        guard let child = self.place(of: next), all[child].value != Packed.unknown else { return (searched, false) }
        return ((afterPass ? 100 : -100) * Int(all[child].value), all[child].isCertain)
      }
    }
  }

  /// Where a position is, by halving.
  private func place(of position: CanonicalPosition) -> Int? {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].position < position { low = middle + 1 } else { high = middle }
    }
    return low < all.count && all[low].position == position ? low : nil
  }

  /// What the program said about a position.
  private func record(at place: Int) -> BookRecord {
    let packed = all[place]
    let listed = moves[Int(packed.start)..<Int(packed.start) + Int(packed.moveCount)].map {
      BookRecord.Move(Square(unchecked: Int($0.square)), 100 * Int($0.value))
    }
    let position = packed.position
    let legal = position.position(on: .eight).moveBits.nonzeroBitCount
    let others: BookRecord.Others =
      listed.count == legal
      ? .none : packed.hasLeaf || packed.stated == Packed.unknown ? .unlisted : .worth(100 * Int(packed.stated))
    return BookRecord(
      unchecked: position, depth: min(Int(packed.level), 64 - packed.discCount), selectivity: ForeignBook.selectivity,
      isProved: false, moves: listed, others: others)
  }

  /// Calls `body` for every position, ascending, with its value by negamax.
  package func forEach<Failure: Error>(_ body: (OpeningBook.Entry) throws(Failure) -> Void) throws(Failure) {
    for place in all.indices {
      try body(
        OpeningBook.Entry(
          record: record(at: place), value: 100 * Int(all[place].value), isCertain: all[place].isCertain))
    }
  }
}
