/// A shape of squares whose discs are evaluated together, wherever the board's symmetry puts it.
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
    let moving = permutations.filter { $0 != Array(powers.indices) }
    let images = moving.map { permutation in
      sums(powers.indices.map { digit in (0...2).map { $0 * powers[permutation[digit]] } })
    }
    var index = [Int32](repeating: -1, count: power(powers.count))
    var count: Int32 = 0
    for state in index.indices {
      for image in images where index[state] < 0 { index[state] = index[Int(image[state])] }
      guard index[state] < 0 else { continue }
      index[state] = count
      count += 1
    }
    return (index, Int(count))
  }

  /// For each number of ternary digits the sum of what its digits are worth:
  /// `values[digit][0...2]`, lowest first.
  static func sums(_ values: [[Int]]) -> [Int32] {
    var sums = [Int32](repeating: 0, count: power(values.count))
    var known = 1
    for worth in values {
      let (none, one, two) = (Int32(worth[0]), Int32(worth[1]), Int32(worth[2]))
      for number in 0..<known {
        let sum = sums[number]
        sums[number + 2 * known] = sum + two
        sums[number + known] = sum + one
        sums[number] = sum + none
      }
      known *= 3
    }
    return sums
  }

  /// The squares named in a shape such as "a1b1c1".
  static func squares(_ shape: String) -> [Square] {
    let bytes = Array(shape.utf8)
    return stride(from: 0, to: bytes.count, by: 2).map { at in
      Square(row: Int(bytes[at + 1]) - 49, column: Int(bytes[at]) - 97)
    }
  }
}
