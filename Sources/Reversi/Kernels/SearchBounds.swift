extension UInt64 {
  /// `count` bits from `place` on, as a number.
  @inline(__always)
  fileprivate func bits(_ place: UInt64, _ count: UInt64) -> Int {
    Int(truncatingIfNeeded: (self &>> place) & ((1 &<< count) &- 1))
  }

  /// A number that is not negative, from `place` on.
  @inline(__always)
  fileprivate init(_ number: Int, at place: UInt64) { self = UInt64(truncatingIfNeeded: number) &<< place }
}

/// What a search proved about a position: bounds of its score in discs for the mover, and the best
/// move found.
///
/// As a word, from the low end: lower bound + 64 (8 bits), upper bound + 64 (8), move (8), effort
/// (8), generation (8).
struct ProvedBounds: TableEntry {
  /// The score is at least this.
  var lower: Int
  /// The score is at most this.
  var upper: Int
  /// The best move, in the entry's turn of the board.
  var move: SquareIndex
  /// The binary logarithm of the positions visited, rounded up.
  var effort = 0

  @inline(__always)
  init(lower: Int, upper: Int, move: SquareIndex, effort: Int = 0) {
    (self.lower, self.upper, self.move, self.effort) = (lower, upper, move, effort)
  }

  @inline(__always)
  init(word: UInt64) {
    self.init(
      lower: word.bits(0, 8) &- 64, upper: word.bits(8, 8) &- 64, move: SquareIndex(word.bits(16, 8)),
      effort: word.bits(24, 8))
  }

  @inline(__always)
  func word(generation: Int) -> UInt64 {
    let bounds = UInt64(lower &+ 64, at: 0) | UInt64(upper &+ 64, at: 8)
    return bounds | UInt64(move.number, at: 16) | UInt64(effort, at: 24) | UInt64(generation, at: 32)
  }

  @inline(__always)
  static func generation(of word: UInt64) -> Int { word.bits(32, 8) }
  @inline(__always)
  static func worth(of word: UInt64) -> Int { word.bits(24, 8) }

  @inline(__always)
  mutating func meet(_ known: ProvedBounds, isCurrent: Bool) -> Bool {
    lower = max(lower, known.lower)
    upper = min(upper, known.upper)
    if move == .none { move = known.move }
    return true
  }
}

/// What a search of some depth said about a position, and the best moves that it found.
///
/// As a word, from the low end: lower bound + 2¹³ (14 bits), upper bound + 2¹³ (14), move (7),
/// second move (7), depth (6), selectivity (3), generation (8).
struct EstimatedBounds: TableEntry {
  /// The value is at least this.
  var lower: Int
  /// The value is at most this.
  var upper: Int
  /// The plies searched.
  var depth: Int
  /// The confidence of its cutoffs.
  var selectivity: Selectivity
  /// The best move, and the best one before it, in the entry's turn of the board.
  var move: SquareIndex
  var second: SquareIndex = .none

  private static var middle: Int { 1 << 13 }

  @inline(__always)
  init(lower: Int, upper: Int, depth: Int, selectivity: Selectivity, move: SquareIndex) {
    (self.lower, self.upper, self.depth, self.selectivity, self.move) = (lower, upper, depth, selectivity, move)
  }

  @inline(__always)
  init(word: UInt64) {
    self.init(
      lower: word.bits(0, 14) &- Self.middle, upper: word.bits(14, 14) &- Self.middle, depth: word.bits(42, 6),
      selectivity: Selectivity(place: word.bits(48, 3)), move: SquareIndex(word.bits(28, 7)))
    second = SquareIndex(word.bits(35, 7))
  }

  @inline(__always)
  func word(generation: Int) -> UInt64 {
    let bounds = UInt64(lower &+ Self.middle, at: 0) | UInt64(upper &+ Self.middle, at: 14)
    let moves = UInt64(move.number, at: 28) | UInt64(second.number, at: 35)
    return bounds | moves | UInt64(depth, at: 42) | UInt64(selectivity.place, at: 48) | UInt64(generation, at: 51)
  }

  @inline(__always)
  static func generation(of word: UInt64) -> Int { word.bits(51, 8) }
  @inline(__always)
  static func worth(of word: UInt64) -> Int { word.bits(42, 6) &+ 1 }

  /// Whether the bounds are good enough for a search so deep and so sure.
  @inline(__always)
  func answers(depth: Int, selectivity: Selectivity) -> Bool {
    self.depth >= depth && self.selectivity.place >= selectivity.place
  }

  /// Bounds of an equally deep and sure search are met with these; a deeper search of the same
  /// generation stays.
  @inline(__always)
  mutating func meet(_ known: EstimatedBounds, isCurrent: Bool) -> Bool {
    if isCurrent, known.depth > depth, known.selectivity.place >= selectivity.place { return false }
    if known.depth == depth, known.selectivity == selectivity {
      let (low, high) = (max(lower, known.lower), min(upper, known.upper))
      // Selective searches may contradict each other: the later one is right.
      if low <= high { (lower, upper) = (low, high) }
    }
    if move == .none {
      (move, second) = (known.move, known.second)
    } else {
      second = known.move == move ? known.second : known.move
    }
    return true
  }
}
