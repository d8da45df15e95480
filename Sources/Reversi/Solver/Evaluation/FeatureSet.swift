/// The patterns of a board's evaluation and the layout of their entries in memory.
///
/// A stage is two empties wide. Its *weights* are what is trained and stored: an entry for each
/// class of numbers that a pattern's own symmetries turn into each other, then 128 for mobility;
/// ``StageNetwork`` says what an entry is. *Spread*, they are a table with one entry for each
/// number of each pattern, read without regard to symmetries.
package struct FeatureSet: Sendable {
  package let size: BoardSize
  let patterns: [Pattern]
  /// The layout of the entries.
  let layout: FeatureLayout
  /// The entries of a stage that are trained.
  package let weightCount: Int
  /// The stages: 4–5 empties, 6–7, …, up to all squares but six (8×8) or four (6×6).
  package let stageCount: Int

  /// The empties of the first stage's first position; positions with fewer use the first stage.
  static let firstEmpties = 4
  /// The lanes of a row of features; the last ones are not used.
  static let lanes = 48
  /// Two parities, two sides, 32 numbers of moves.
  static let mobilityCount = 128

  /// The set of the 8×8 board: the edge with both X squares, three shapes in the corner, rows and
  /// diagonals. The shortest diagonals are within the corner triangle.
  package static let eight = FeatureSet(
    .eight, stageCount: 28,
    shapes: [
      "a1b1c1d1e1f1g1h1b2g2", "a1b1c1a2b2c2a3b3c3", "a1b1c1d1e1a2b2c2d2e2", "a1b1c1d1a2b2c2a3b3a4",
      "a2b2c2d2e2f2g2h2", "a3b3c3d3e3f3g3h3", "a4b4c4d4e4f4g4h4", "a1b2c3d4e5f6g7h8", "b1c2d3e4f5g6h7",
      "c1d2e3f4g5h6", "d1e2f3g4h5",
    ])

  /// The set of the 6×6 board: the edge with both X squares, shapes in the corner and of two rows,
  /// rows and diagonals.
  package static let six = FeatureSet(
    .six, stageCount: 14,
    shapes: [
      "a1b1c1d1e1f1b2e2", "a1b1c1a2b2c2a3b3c3", "a1b1c1d1e1a2b2c2d2e2", "a1b1c1d1a2b2c2a3b3a4", "a2b2c2d2e2f2",
      "a3b3c3d3e3f3", "a1b2c3d4e5f6", "b1c2d3e4f5", "c1d2e3f4", "c2d2b3c3d3e3b4c4",
    ])

  /// The set of a size; 4×4 needs none.
  package static func features(for size: BoardSize) -> FeatureSet? {
    switch size {
    case .four: nil
    case .six: six
    case .eight: eight
    }
  }

  /// The stage of positions with N empties, as if there were no last one.
  package static func stage(_ empties: Int) -> Int { max(empties - firstEmpties, 0) / 2 }

  /// The empties of a stage's positions.
  package static func empties(of stage: Int) -> ClosedRange<Int> {
    let first = firstEmpties + 2 * stage
    return first...first + 1
  }

  /// The most empty squares that positions have for which a stage is trained: one less than at the
  /// start, where nothing distinguishes the moves.
  var mostEmpties: Int { Self.empties(of: stageCount - 1).upperBound }

  init(_ size: BoardSize, stageCount: Int, shapes: [String]) {
    self.size = size
    self.stageCount = stageCount
    patterns = shapes.map { Pattern(Pattern.squares($0), size: size) }
    var steps = [Int16](repeating: 0, count: 64 * Self.lanes)
    var offsets: [Int32] = []
    var weightOf: [Int32] = []
    var firstWeight: Int32 = 0
    for pattern in patterns {
      let centre = (pattern.stateCount - 1) / 2
      for place in pattern.places {
        for (rank, square) in Square.list(place.mask).enumerated() {
          steps[Self.lanes * square.index + offsets.count] = Int16(place.digits[1 << rank])
        }
        offsets.append(Int32(weightOf.count + centre))
      }
      weightOf += Self.balanced(pattern).map { firstWeight + pattern.weightIndex[Int($0)] }
      firstWeight += Int32(pattern.weightCount)
    }
    precondition(offsets.count <= Self.lanes - 2, "the features fill the lanes of a row")
    let mobilityOffset = weightOf.count
    weightOf += (0..<Int32(Self.mobilityCount)).map { firstWeight + $0 }
    weightCount = Int(firstWeight) + Self.mobilityCount
    // A lane without a feature always reads an entry that shows no weight.
    offsets += Array(repeating: Int32(weightOf.count), count: Self.lanes - offsets.count)
    weightOf.append(-1)
    layout = FeatureLayout(
      steps: steps, offsets: offsets, mobilityOffset: mobilityOffset, weightOf: weightOf, squareCount: size.squareCount,
      firstEmpties: Self.firstEmpties)
  }

  /// For each balanced number of a pattern, the lowest first, the number with digits 0, 1, 2.
  private static func balanced(_ pattern: Pattern) -> [Int32] {
    // The number's own ternary digits 0, 1, 2 mean opponent, empty, mover.
    Pattern.sums((0..<pattern.squares.count).map { digit in [2, 0, 1].map { $0 * Pattern.power(digit) } })
  }
}

extension FeatureSet {
  /// The weights whose sum is a position's value; -1 where a lane has none.
  package func weightIndices(_ mover: UInt64, _ opponent: UInt64) -> [Int32] {
    var numbers = layout.offsets
    for square in Square.list(mover) { add(square, 1, to: &numbers) }
    for square in Square.list(opponent) { add(square, -1, to: &numbers) }
    var indices = numbers.map { layout.weightOf[Int($0)] }
    let moves = min((Bitboard.moves(mover, opponent) & size.squares).nonzeroBitCount, Evaluator.mostMoves)
    let replies = min((Bitboard.moves(opponent, mover) & size.squares).nonzeroBitCount, Evaluator.mostMoves)
    let parity = (mover | opponent).nonzeroBitCount & 1
    let first = weightCount - Self.mobilityCount + parity * Self.mobilityCount / 2
    indices[Self.lanes - 2] = Int32(first + moves)
    indices[Self.lanes - 1] = Int32(first + Evaluator.mostMoves + 1 + replies)
    return indices
  }

  private func add(_ square: Square, _ sign: Int32, to numbers: inout [Int32]) {
    for lane in 0..<Self.lanes { numbers[lane] += sign * Int32(layout.steps[Self.lanes * square.index + lane]) }
  }
}
