/// A shape of squares whose discs are weighed together, wherever the board's symmetry puts it.
///
/// Discs on k squares are a number of k ternary digits, the first square's being the lowest: 0
/// empty, 1 mover, 2 opponent. Numbers that a symmetry of the shape turns into each other share one
/// weight.
struct Pattern: Sendable {
  /// The squares of the first place.
  let squares: [Square]
  /// For each number the weight that it uses, 0..<`weightCount`.
  let weightIndex: [Int32]
  let weightCount: Int
  /// All places: their squares as bits, and for each set of discs on them (lowest square first) its
  /// ternary value.
  let places: [(mask: UInt64, digits: [UInt16])]

  /// The pattern with these squares on a board of `size`.
  init(_ squares: [Square], size: BoardSize) {
    self.squares = squares
    let powers = squares.indices.map { Self.power($0) }
    var places: [(mask: UInt64, digits: [UInt16])] = []
    var permutations: [[Int]] = []
    for symmetry in Symmetry.allCases {
      let images = squares.map { symmetry.apply($0, size: size) }
      let mask = images.reduce(UInt64(0)) { $0 | $1.bit }
      if Set(images) == Set(squares) {
        permutations.append(images.map { image in squares.firstIndex(of: image) ?? 0 })
      }
      if places.contains(where: { $0.mask == mask }) { continue }
      let sorted = images.indices.sorted { images[$0] < images[$1] }
      places.append((mask, Self.digits(sorted.map { powers[$0] })))
    }
    self.places = places
    (weightIndex, weightCount) = Self.share(permutations, powers: powers)
  }

  /// The number of ways to fill the squares.
  var stateCount: Int { Self.power(squares.count) }

  static func power(_ exponent: Int) -> Int { (0..<exponent).reduce(1) { product, _ in 3 * product } }

  private static func digits(_ powers: [Int]) -> [UInt16] {
    (0..<1 << powers.count).map { bits in
      UInt16(powers.indices.reduce(0) { bits >> $1 & 1 == 1 ? $0 + powers[$1] : $0 })
    }
  }

  /// Numbers the weights: the smallest of the states that the permutations turn into each other
  /// gets a new one.
  private static func share(_ permutations: [[Int]], powers: [Int]) -> ([Int32], Int) {
    let images = permutations.map { permutation in
      sums(powers.indices.map { digit in (0...2).map { $0 * powers[permutation[digit]] } })
    }
    var index = [Int32](repeating: -1, count: power(powers.count))
    var count: Int32 = 0
    for state in index.indices {
      if let image = images.first(where: { index[$0[state]] >= 0 }) {
        index[state] = index[image[state]]
      } else {
        index[state] = count
        count += 1
      }
    }
    return (index, Int(count))
  }

  /// For each number of ternary digits the sum of what its digits are worth:
  /// `values[digit][0...2]`, lowest first.
  static func sums(_ values: [[Int]]) -> [Int] {
    var sums = [0]
    for worth in values { sums = worth.flatMap { value in sums.map { $0 + value } } }
    return sums
  }
}

/// The patterns of a board size, and the stages of a game for which each has weights of its own.
struct PatternSet: Sendable {
  let size: BoardSize
  let patterns: [Pattern]
  /// The empties of the first stage's first position, and how many empties a stage spans.
  let firstEmpties: Int
  let stageWidth: Int
  let stageCount: Int

  /// The weights of one stage: those of the patterns, then 32 for the mover's number of moves and
  /// 32 for the opponent's.
  var weightCount: Int { patterns.reduce(0) { $0 + $1.weightCount } + 64 }

  /// The stage of positions with N empties.
  func stage(_ empties: Int) -> Int { min(max(empties - firstEmpties, 0) / stageWidth, stageCount - 1) }

  /// The set for 8×8; the first pattern is the edge with both X squares.
  static let eight = PatternSet(
    size: .eight,
    shapes: [
      "a1b1c1d1e1f1g1h1b2g2", "a1b1c1a2b2c2a3b3c3", "a1b1c1d1a2b2c2d2", "a2b2c2d2e2f2g2h2",
      "a3b3c3d3e3f3g3h3", "a4b4c4d4e4f4g4h4", "a1b2c3d4e5f6g7h8", "b1c2d3e4f5g6h7", "c1d2e3f4g5h6",
    ],
    firstEmpties: 8, stageWidth: 3, stageCount: 9)

  /// The set for 6×6.
  static let six = PatternSet(
    size: .six,
    shapes: [
      "a1b1c1d1e1f1b2e2", "a1b1c1a2b2c2a3b3c3", "a1b1c1d1a2b2c2d2", "a2b2c2d2e2f2", "a3b3c3d3e3f3",
      "a1b2c3d4e5f6", "b1c2d3e4f5", "c1d2e3f4", "d1e2f3",
    ],
    firstEmpties: 7, stageWidth: 2, stageCount: 11)

  /// The set for a size; 4×4 needs none.
  static func patterns(for size: BoardSize) -> PatternSet? {
    switch size {
    case .four: nil
    case .six: six
    case .eight: eight
    }
  }

  private init(size: BoardSize, shapes: [String], firstEmpties: Int, stageWidth: Int, stageCount: Int) {
    self.size = size
    self.firstEmpties = firstEmpties
    self.stageWidth = stageWidth
    self.stageCount = stageCount
    patterns = shapes.map { Pattern(Self.squares($0), size: size) }
  }

  /// The squares named in a shape such as "a1b1c1".
  static func squares(_ shape: String) -> [Square] {
    let bytes = Array(shape.utf8)
    return stride(from: 0, to: bytes.count, by: 2).map { at in
      Square(row: Int(bytes[at + 1]) - 49, column: Int(bytes[at]) - 97)
    }
  }
}
