import CKernels

/// The static evaluation of the full board: for each of 46 places of patterns the weight of what lies on it, and two
/// weights for the numbers of moves. All in ``unit`` parts of a disc, for the player to move.
///
/// Features are kept in rows that change with each move by a few vector additions; see `reversi_features.h`.
@safe  // The memory is written in init only and lives as long as the evaluator; indices come from its own tables.
package final class Evaluator: @unchecked Sendable {
  /// The parts of a disc that values count.
  package static let unit = 64
  /// The largest value of a position that isn't finished.
  package static let most = 64 * 63
  /// More moves than this count as this many.
  package static let mostMoves = 31

  /// What a disc of the mover on each square adds to the features: 64 rows.
  private let steps: UnsafeMutablePointer<Int16>
  /// Where the weights of each feature's number 0 stand within a stage.
  private let offsets: UnsafeMutablePointer<Int32>
  private let weights: UnsafeMutablePointer<Int16>
  private let stageLength: Int
  /// Where the weights of mobility begin: for even and odd numbers of empties 32 for the mover, 32 for the opponent.
  private let mobility: Int
  private let lastStage: Int
  private let firstEmpties: Int

  /// An evaluator; `weights` has the stages of `set`, laid out as its ``FeatureSet/spread(_:)`` does, from the first on.
  init(_ set: FeatureSet, weights: [Int16]) {
    stageLength = set.stageLength
    mobility = set.mobilityOffset
    firstEmpties = FeatureSet.firstEmpties
    lastStage = weights.count / stageLength - 1
    unsafe steps = Self.copy(set.steps)
    unsafe offsets = Self.copy(set.offsets)
    unsafe self.weights = Self.copy(weights + [0])
  }

  deinit {
    unsafe steps.deallocate()
    unsafe offsets.deallocate()
    unsafe weights.deallocate()
  }

  private static func copy<Element>(_ elements: [Element]) -> UnsafeMutablePointer<Element> {
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: elements.count)
    unsafe elements.withUnsafeBufferPointer { source in
      if let base = source.baseAddress { unsafe memory.initialize(from: base, count: source.count) }
    }
    return unsafe memory
  }

  /// Fills a row with the features of a position.
  /// - Complexity: a few vector additions a disc, some 20 ns.
  @inline(__always)
  package func set(_ row: FeatureRow, _ mover: UInt64, _ opponent: UInt64) {
    unsafe ck_rv_features_set(row.lanes, steps, mover, opponent)
  }

  /// Fills a row with the features after a placement in the position of another row.
  @inline(__always)
  package func place(_ row: FeatureRow, from other: FeatureRow, square: Int, flips: UInt64) {
    unsafe ck_rv_features_place(row.lanes, other.lanes, steps, square, flips)
  }

  /// Fills a row with the features after a pass.
  @inline(__always)
  package func pass(_ row: FeatureRow, from other: FeatureRow) { unsafe ck_rv_features_pass(row.lanes, other.lanes) }

  /// The estimated score of the mover, at most ``most`` either way.
  /// - Complexity: 46 look-ups and two move generations, some 25 ns.
  @inline(__always)
  package func evaluate(_ row: FeatureRow, _ mover: UInt64, _ opponent: UInt64, empties: Int) -> Int {
    evaluate(
      row, moves: Bitboard.moves(mover, opponent).nonzeroBitCount,
      replies: Bitboard.moves(opponent, mover).nonzeroBitCount, empties: empties)
  }

  /// The same from the numbers of moves of the mover and of the opponent.
  @inline(__always)
  func evaluate(_ row: FeatureRow, moves: Int, replies: Int, empties: Int) -> Int {
    let stage = min(max(empties &- firstEmpties, 0) &>> 1, lastStage)
    let table = unsafe weights + stage &* stageLength
    let sum = unsafe Int(ck_rv_features_sum(row.lanes, table, offsets))
    let first = mobility &+ (empties & 1) &* (2 &* Self.mostMoves &+ 2)
    let own = first &+ min(moves, Self.mostMoves)
    let other = first &+ Self.mostMoves &+ 1 &+ min(replies, Self.mostMoves)
    let mobile = unsafe Int(table[own]) &+ Int(table[other])
    return max(0 &- Self.most, min(Self.most, sum &+ mobile))
  }
}
