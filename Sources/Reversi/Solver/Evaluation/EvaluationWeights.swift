import GameCore
import Synchronization

/// Trained weights of the full evaluation of the 8×8 board.
///
/// The file is sealed (see `GameCore.SealedFile`), block after block: one with the numbers of
/// stages and of weights a stage (4 bytes each), and one for each stage with its network
/// (``StageNetwork``) less that of the stage before, compressed: the first bytes of all entries,
/// then the second ones, …, and the numbers of the hidden layer in 4 bytes each.
package struct EvaluationWeights: Sendable, Hashable {
  /// Stage by stage, with `FeatureSet.weightCount` entries each.
  package let stages: [StageNetwork]

  private static let file = SealedFile(mark: "PZLRVEVA", version: 3)

  package init(stages: [StageNetwork]) { self.stages = stages }

  /// Reads a weight file; the stages for at most `empties` empty squares are enough for searches
  /// from such positions.
  /// - Complexity: some 2 ms a stage.
  package init(bytes: [UInt8], empties: Int = 64) throws(WeightsError) {
    let count = FeatureSet.stage(empties) + 1
    let blocks: [ArraySlice<UInt8>]
    do throws(SealedFileError) {
      blocks = try Self.stageBlocks(bytes)
    } catch {
      throw .file(error)
    }
    guard blocks.count == FeatureSet.stageCount else { throw .otherPatterns }
    let differences = Lock<[StageNetwork?]>(Array(repeating: nil, count: count))
    Workers.forEach(count, threads: Workers.processorCount) { stage in
      let difference = Self.network(block: blocks[stage])
      differences.withLock { $0[stage] = difference }
    }
    let sound = differences.withLock { $0.compactMap(\.self) }
    guard sound.count == count else { throw .file(.damaged) }
    var stages: [StageNetwork] = []
    for difference in sound { stages.append(stages.last.map { $0 &+ difference } ?? difference) }
    guard stages.allSatisfy(\.isSound) else { throw .file(.damaged) }
    self.init(stages: stages)
  }

  /// The blocks of the stages, unread; none when they are of other patterns.
  private static func stageBlocks(_ bytes: [UInt8]) throws(SealedFileError) -> [ArraySlice<UInt8>] {
    var rest = bytes[...]
    var head = WordReader(try file.firstPayload(of: &rest))
    let counts = [try head.next(as: UInt32.self), try head.next()]
    try head.end()
    guard counts == [UInt32(FeatureSet.stageCount), UInt32(FeatureSet.eight.weightCount)] else { return [] }
    var blocks: [ArraySlice<UInt8>] = []
    for _ in 0..<FeatureSet.stageCount { blocks.append(try file.firstBlock(of: &rest)) }
    guard rest.isEmpty else { throw .trailingBytes(rest.count) }
    return blocks
  }

  /// A stage from its block; `nil` when it was altered.
  private static func network(block: ArraySlice<UInt8>) -> StageNetwork? {
    var block = block
    guard let packed = try? file.firstPayload(of: &block),
      let planes = Compression.decompress(packed, count: planesLength)
    else { return nil }
    return network(planes)
  }

  /// The weight file; all stages are needed.
  package var bytes: [UInt8] {
    var head = WordWriter()
    head.append(UInt32(stages.count))
    head.append(UInt32(FeatureSet.eight.weightCount))
    let below = [StageNetwork?](repeating: nil, count: 1) + stages
    return zip(stages, below).reduce(into: Self.file.sealed(head.bytes)) { bytes, pair in
      let difference = pair.1.map { pair.0 &- $0 } ?? pair.0
      bytes += Self.file.sealed(Compression.compress(Self.planes(difference)))
    }
  }

  /// The bytes of a network before compression.
  static let planesLength = 8 * FeatureSet.eight.weightCount + 4 * StageNetwork.hiddenCount

  /// A network as ``planesLength`` bytes.
  static func planes(_ network: StageNetwork) -> [UInt8] {
    var bytes: [UInt8] = []
    for lane in 0..<8 { bytes += network.entries.map { UInt8(bitPattern: $0[lane]) } }
    return bytes + network.hidden.flatMap { littleEndian(Int($0)) }
  }

  /// The network of ``planesLength`` bytes.
  static func network(_ planes: some RandomAccessCollection<UInt8>) -> StageNetwork {
    let (planes, count) = (Array(planes), FeatureSet.eight.weightCount)
    let entries = (0..<count).map { index in
      var entry = SIMD8<UInt8>()
      for lane in 0..<8 { entry[lane] = planes[lane * count + index] }
      return SIMD8<Int8>(truncatingIfNeeded: entry)
    }
    let hidden = (0..<StageNetwork.hiddenCount).map {
      Int32(truncatingIfNeeded: number(planes, at: 8 * count + 4 * $0))
    }
    return StageNetwork(entries: entries, hidden: hidden)
  }

  private static func littleEndian(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  private static func number(_ bytes: [UInt8], at place: Int) -> Int {
    (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
  }

  /// The evaluator with these weights.
  package func evaluator() -> Evaluator {
    Evaluator(FeatureSet.eight.layout, stages: stages)
  }
}
