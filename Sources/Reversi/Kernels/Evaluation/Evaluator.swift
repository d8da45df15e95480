import CKernels
import GameCore
import Synchronization

/// The static evaluation of a board: the entries of the contents of up to 46 places of patterns and
/// of the two numbers of moves, added and put through a small network. In ``unit`` parts of a disc,
/// for the player to move.
///
/// Features are kept in rows that change with each move by a few vector additions; see
/// `reversi_features.h` for them and `reversi_network.h` for the value. The network of a stage is
/// unpacked when the first position of the stage is evaluated.
@safe  // A stage's memory is written once, under the lock, before its flag is set; indices come from its own tables.
package final class Evaluator: @unchecked Sendable {
  /// The parts of a disc that values count.
  package static let unit = 64
  /// More moves than this count as this many.
  package static let mostMoves = 31

  /// What a disc of the mover on each square adds to the features: 64 rows.
  private let steps: UnsafeMutablePointer<Int16>
  /// The index of the entry of each feature's number 0 within a stage.
  private let offsets: UnsafeMutablePointer<Int32>
  /// The stages, each ``stageBytes`` long: its entries, then its packed layer.
  private let memory: UnsafeMutableRawPointer
  /// For each stage whether it is unpacked: 0 or 1.
  private let isReady: UnsafeMutablePointer<UInt64>
  private let layout: FeatureLayout
  private let layerOffset: Int
  private let stageBytes: Int
  private let lastStage: Int
  /// The largest value of a position that isn't finished.
  private let most: Int
  private let networks: StageNetworks
  private let unpacking = Lock<Void>(())

  /// An evaluator with the networks of some stages, from the first on.
  init(_ layout: FeatureLayout, networks: StageNetworks) {
    self.layout = layout
    self.networks = networks
    lastStage = networks.count - 1
    most = Self.unit * (layout.squareCount - 1)
    layerOffset = layout.stageLength * MemoryLayout<SIMD8<Int8>>.stride
    stageBytes = (layerOffset + Int(CK_RV_LAYER) * MemoryLayout<Int32>.stride + 63) / 64 * 64
    unsafe steps = Self.copy(layout.steps)
    unsafe offsets = Self.copy(layout.offsets)
    unsafe isReady = Self.copy(Array(repeating: 0, count: networks.count))
    // Untouched pages of it take no memory.
    guard let memory = unsafe ck_rv_allocate(stageBytes * networks.count) else {
      preconditionFailure("the system refused memory for the evaluation")
    }
    unsafe self.memory = UnsafeMutableRawPointer(memory)
  }

  deinit {
    unsafe steps.deallocate()
    unsafe offsets.deallocate()
    unsafe isReady.deallocate()
    unsafe ck_rv_free(memory.assumingMemoryBound(to: UInt64.self), stageBytes * (lastStage + 1))
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

  /// The estimated score of the mover from the numbers of moves of both sides, less than the
  /// board's squares either way.
  /// - Complexity: 48 lookups, some 20 ns.
  @inline(__always)
  package func evaluate(_ row: FeatureRow, moves: Int, replies: Int, empties: Int) -> Int {
    let stage = stage(empties)
    if unsafe ck_rv_load_acquire(isReady + stage) == 0 { unpack(stage) }
    let first = layout.mobilityOffset &+ (empties & 1) &* (2 &* Self.mostMoves &+ 2)
    let own = first &+ min(moves, Self.mostMoves)
    let other = first &+ Self.mostMoves &+ 1 &+ min(replies, Self.mostMoves)
    let at = unsafe memory + stage &* stageBytes
    let value = unsafe ck_rv_network(
      row.lanes, at.assumingMemoryBound(to: Int8.self), offsets,
      (at + layerOffset).assumingMemoryBound(to: Int32.self), Int32(truncatingIfNeeded: own),
      Int32(truncatingIfNeeded: other))
    return max(0 &- most, min(most, Int(value)))
  }

  /// Unpacks the stages of positions with at most N empties, so that no clock runs while it is
  /// done.
  package func prepare(empties: Int = 64) {
    for stage in 0...stage(empties) where unsafe isReady[stage] == 0 { unpack(stage) }
  }

  @inline(__always)
  private func stage(_ empties: Int) -> Int { min(max(empties &- layout.firstEmpties, 0) &>> 1, lastStage) }

  @inline(never)
  private func unpack(_ stage: Int) {
    unpacking.withLock { _ in
      guard unsafe isReady[stage] == 0 else { return }
      let network = networks.network(stage)
      let entries = unsafe (memory + stage * stageBytes).bindMemory(
        to: SIMD8<Int8>.self, capacity: layout.stageLength)
      for (number, weight) in layout.weightOf.enumerated() {
        unsafe entries[number] = weight < 0 ? SIMD8() : network.entries[Int(weight)]
      }
      let layer = unsafe (memory + stage * stageBytes + layerOffset).bindMemory(
        to: Int32.self, capacity: Int(CK_RV_LAYER))
      unsafe network.hidden.withUnsafeBufferPointer { hidden in
        if let base = hidden.baseAddress { unsafe ck_rv_layer_pack(layer, base) }
      }
      unsafe ck_rv_store_release(isReady + stage, 1)
    }
  }
}

/// Where the networks of an evaluation's stages come from.
package struct StageNetworks: Sendable {
  /// The number of stages, from the first on.
  package let count: Int
  /// The network of a stage; asked for once.
  package let network: @Sendable (_ stage: Int) -> StageNetwork
}
