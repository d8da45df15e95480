import GameCore
import Synchronization

/// Trained weights of the full evaluation of the 8×8 board.
///
/// The file: 8 bytes of magic, the number of stages and of weights a stage (4 bytes each); for each
/// stage its compressed length (4 bytes) and the SHA-256 digest of its compressed bytes; and for
/// each stage its network (``StageNetwork``) less that of the stage before, compressed: the first
/// bytes of all entries, then the second ones, …, and the numbers of the hidden layer in 4 bytes
/// each. All numbers are little-endian.
package struct EvaluationWeights: Sendable, Hashable {
  /// Stage by stage, with `FeatureSet.weightCount` entries each.
  package let stages: [StageNetwork]

  private static let magic = Array("PLRVEVA2".utf8)
  private static let entryLength = 4 + SHA256.byteCount
  private static let firstStage = 16 + entryLength * FeatureSet.stageCount

  package init(stages: [StageNetwork]) { self.stages = stages }

  /// Reads a weight file; the stages for at most `empties` empty squares are enough for searches
  /// from such positions.
  /// - Complexity: some 2 ms a stage.
  package init(bytes: [UInt8], empties: Int = 64) throws(WeightsError) {
    // The last byte of the magic is the format's version.
    guard bytes.count >= 16, bytes[0..<7] == Self.magic[0..<7] else { throw .notWeights }
    guard bytes[7] == Self.magic[7], Self.number(bytes, at: 8) == FeatureSet.stageCount,
      Self.number(bytes, at: 12) == FeatureSet.eight.weightCount
    else { throw .otherVersion }
    guard bytes.count >= Self.firstStage else { throw .length(bytes.count, expected: Self.firstStage) }
    let lengths = (0..<FeatureSet.stageCount).map { Self.number(bytes, at: 16 + Self.entryLength * $0) }
    let expected = lengths.reduce(Self.firstStage, +)
    guard bytes.count == expected else { throw .length(bytes.count, expected: expected) }
    let starts = lengths.reduce(into: [Self.firstStage]) { $0.append($0[$0.count - 1] + $1) }
    let count = FeatureSet.stage(empties) + 1
    let differences = Lock<[StageNetwork?]>(Array(repeating: nil, count: count))
    Workers.forEach(count, threads: Workers.processorCount) { stage in
      let digest = 20 + Self.entryLength * stage
      let difference = Self.network(
        packed: bytes[starts[stage]..<starts[stage + 1]], digest: bytes[digest..<digest + SHA256.byteCount])
      differences.withLock { $0[stage] = difference }
    }
    let sound = differences.withLock { $0.compactMap(\.self) }
    guard sound.count == count else { throw .checksum }
    var stages: [StageNetwork] = []
    for difference in sound { stages.append(stages.last.map { $0 &+ difference } ?? difference) }
    guard stages.allSatisfy(\.isSound) else { throw .notWeights }
    self.init(stages: stages)
  }

  /// A stage from its compressed bytes; `nil` when they were altered.
  private static func network(packed: ArraySlice<UInt8>, digest: ArraySlice<UInt8>) -> StageNetwork? {
    guard SHA256.digest(of: Array(packed)) == Array(digest),
      let planes = Compression.decompress(packed, count: planesLength)
    else { return nil }
    return network(planes)
  }

  /// The weight file; all stages are needed.
  package var bytes: [UInt8] {
    let below = [StageNetwork?](repeating: nil, count: 1) + stages
    let packed = zip(stages, below).map { stage, below in
      Compression.compress(Self.planes(below.map { stage &- $0 } ?? stage))
    }
    let head = Self.magic + Self.littleEndian(stages.count) + Self.littleEndian(FeatureSet.eight.weightCount)
    return head + packed.flatMap { Self.littleEndian($0.count) + SHA256.digest(of: $0) } + packed.flatMap(\.self)
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
