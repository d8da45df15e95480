import GameCore

/// Trained weights of the full evaluation of the 8×8 board.
///
/// The file: 8 bytes of magic, the number of stages and of weights a stage (4 bytes each); for each stage its
/// compressed length (4 bytes) and the SHA-256 digest of its compressed bytes; and for each stage its weights,
/// compressed: first the low bytes of all, then the high ones. Weights are signed 16-bit numbers in parts of a disc
/// (``Evaluator/unit``), all numbers little-endian.
public struct EvaluationWeights: Sendable, Hashable {
  /// Stage by stage, `FeatureSet.weightCount` each.
  package let stages: [[Int16]]

  private static let magic = Array("PLRVEVA1".utf8)
  private static let entryLength = 4 + SHA256.byteCount
  private static let firstStage = 16 + entryLength * FeatureSet.stageCount

  package init(stages: [[Int16]]) { self.stages = stages }

  /// Reads a weight file; the stages for at most `empties` empty squares are enough for searches from such positions.
  /// - Complexity: about 1 ms a stage.
  public init(bytes: [UInt8], empties: Int = 64) throws(WeightsError) {
    guard bytes.count >= 16, Array(bytes[0..<8]) == Self.magic else { throw .notWeights }
    guard Self.number(bytes, at: 8) == FeatureSet.stageCount, Self.number(bytes, at: 12) == FeatureSet.eight.weightCount
    else { throw .otherVersion }
    guard bytes.count >= Self.firstStage else { throw .length(bytes.count, expected: Self.firstStage) }
    let lengths = (0..<FeatureSet.stageCount).map { Self.number(bytes, at: 16 + Self.entryLength * $0) }
    let expected = lengths.reduce(Self.firstStage, +)
    guard bytes.count == expected else { throw .length(bytes.count, expected: expected) }
    var stages: [[Int16]] = []
    var first = Self.firstStage
    for (stage, length) in lengths.enumerated().prefix(FeatureSet.stage(empties) + 1) {
      let packed = bytes[first..<first + length]
      let digest = 20 + Self.entryLength * stage
      guard SHA256.digest(of: Array(packed)) == Array(bytes[digest..<digest + SHA256.byteCount]),
        let weights = Self.unpacked(packed)
      else { throw .checksum }
      stages.append(weights)
      first += length
    }
    self.init(stages: stages)
  }

  /// The weight file; all stages are needed.
  public var bytes: [UInt8] {
    let packed = stages.map { Compression.compress(Self.planes($0)) }
    let head = Self.magic + Self.littleEndian(stages.count) + Self.littleEndian(FeatureSet.eight.weightCount)
    return head + packed.flatMap { Self.littleEndian($0.count) + SHA256.digest(of: $0) } + packed.flatMap(\.self)
  }

  private static func planes(_ weights: [Int16]) -> [UInt8] {
    weights.map { UInt8(truncatingIfNeeded: $0) } + weights.map { UInt8(truncatingIfNeeded: $0 >> 8) }
  }

  private static func unpacked(_ bytes: ArraySlice<UInt8>) -> [Int16]? {
    let count = FeatureSet.eight.weightCount
    guard let planes = Compression.decompress(bytes, count: 2 * count) else { return nil }
    return (0..<count).map { Int16(truncatingIfNeeded: Int(planes[$0]) | Int(planes[count + $0]) << 8) }
  }

  private static func littleEndian(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  private static func number(_ bytes: [UInt8], at place: Int) -> Int {
    (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
  }

  /// The evaluator with these weights.
  package func evaluator() -> Evaluator {
    Evaluator(FeatureSet.eight, weights: stages.flatMap { FeatureSet.eight.spread($0) })
  }
}
