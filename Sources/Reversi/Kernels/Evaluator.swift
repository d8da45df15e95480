import CKernels

/// The static evaluation of the full board: the entries of what lies on 46 places of patterns and
/// of the two numbers of moves, added and put through a small network. In ``unit`` parts of a disc,
/// for the player to move.
///
/// Features are kept in rows that change with each move by a few vector additions; see
/// `reversi_features.h` for them and `reversi_network.h` for the value.
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
  /// Where the entry of each feature's number 0 stands within a stage.
  private let offsets: UnsafeMutablePointer<Int32>
  private let entries: UnsafeMutablePointer<SIMD8<Int8>>
  private let stageLength: Int
  /// The hidden layers, `StageNetwork.hiddenCount` numbers a stage.
  private let hidden: UnsafeMutablePointer<Int32>
  /// Where the entries of mobility begin: for even and odd numbers of empties 32 for the mover, 32
  /// for the opponent.
  private let mobility: Int
  private let lastStage: Int
  private let firstEmpties: Int

  /// An evaluator with the networks of some stages, from the first on.
  init(_ layout: FeatureLayout, stages: [StageNetwork]) {
    stageLength = layout.stageLength
    mobility = layout.mobilityOffset
    firstEmpties = layout.firstEmpties
    lastStage = stages.count - 1
    unsafe steps = Self.copy(layout.steps)
    unsafe offsets = Self.copy(layout.offsets)
    unsafe hidden = Self.copy(stages.flatMap(\.hidden))
    unsafe entries = .allocate(capacity: stageLength * stages.count)
    for (index, stage) in stages.enumerated() {
      let first = unsafe entries + index * stageLength
      for (number, weight) in layout.weightOf.enumerated() {
        unsafe (first + number).initialize(to: weight < 0 ? SIMD8() : stage.entries[Int(weight)])
      }
    }
  }

  deinit {
    unsafe steps.deallocate()
    unsafe offsets.deallocate()
    unsafe hidden.deallocate()
    unsafe entries.deallocate()
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
    let first = mobility &+ (empties & 1) &* (2 &* Self.mostMoves &+ 2)
    let own = first &+ min(moves, Self.mostMoves)
    let other = first &+ Self.mostMoves &+ 1 &+ min(replies, Self.mostMoves)
    let value = unsafe ck_rv_network(
      row.lanes, UnsafeRawPointer(entries + stage &* stageLength).assumingMemoryBound(to: Int8.self), offsets,
      hidden + stage &* StageNetwork.hiddenCount, Int32(truncatingIfNeeded: own), Int32(truncatingIfNeeded: other))
    return max(0 &- Self.most, min(Self.most, Int(value)))
  }
}
