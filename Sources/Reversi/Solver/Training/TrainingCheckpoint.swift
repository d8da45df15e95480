import GameCore

/// Why bytes are no checkpoint of a training.
package enum CheckpointError: Error, Hashable, Sendable {
  /// The bytes don't begin as a checkpoint does, or were altered or cut.
  case notCheckpoint
  /// The checkpoint is of another plan.
  case otherPlan
}

extension EvaluationTrainer {
  private static let magic = Array("PLRVTRN2".utf8)

  /// What a later run needs to go on: the plan, the stages that are fitted with their errors, and a
  /// digest.
  package var checkpoint: [UInt8] {
    var words = ByteWords()
    for number in Self.numbers(plan) { words.add(number) }
    words.add(UInt64(history.count))
    for stage in history {
      words.add(UInt64(stage.positions))
      for error in stage.heldBackErrors + stage.fittedErrors { words.add(error.bitPattern) }
    }
    let whole = (earlier?.stages ?? []) + stages
    words.add(UInt64(whole.count))
    let plain = whole.flatMap(EvaluationWeights.planes)
    let weights = Compression.compress(plain, level: 1)
    let body = Self.magic + words.bytes + weights
    return body + SHA256.digest(of: body)
  }

  /// Goes on where a checkpoint was written.
  package init(_ plan: EvaluationPlan, checkpoint bytes: [UInt8]) throws(CheckpointError) {
    guard bytes.count > Self.magic.count + SHA256.byteCount, Array(bytes.prefix(Self.magic.count)) == Self.magic,
      SHA256.digest(of: Array(bytes.dropLast(SHA256.byteCount))) == Array(bytes.suffix(SHA256.byteCount))
    else { throw .notCheckpoint }
    var words = ByteWords(bytes: Array(bytes.dropLast(SHA256.byteCount)), from: Self.magic.count)
    for number in Self.numbers(plan) where words.next() != number { throw .otherPlan }
    let count = Int(words.next())
    guard count <= plan.stageCount else { throw .notCheckpoint }
    let history = (0..<count).map { index in Self.stage(index, from: &words) }
    let wholeCount = Int(words.next())
    let length = EvaluationWeights.planesLength
    guard wholeCount <= 2 * FeatureSet.stageCount,
      let planes = Compression.decompress(words.rest, count: wholeCount * length)
    else { throw .notCheckpoint }
    let whole = (0..<wholeCount).map { EvaluationWeights.network(planes[$0 * length..<($0 + 1) * length]) }
    guard whole.allSatisfy(\.isSound) else { throw .notCheckpoint }
    let earlierCount = count >= FeatureSet.stageCount ? FeatureSet.stageCount : 0
    let earlier = earlierCount == 0 ? nil : EvaluationWeights(stages: Array(whole.prefix(earlierCount)))
    self.init(plan, earlier: earlier, stages: Array(whole.dropFirst(earlierCount)), history: history)
  }

  private static func numbers(_ plan: EvaluationPlan) -> [UInt64] {
    [UInt64(plan.positions), UInt64(plan.rounds), plan.seed, UInt64(plan.exactEmpties), UInt64(plan.depth)]
  }

  private static func stage(_ index: Int, from words: inout ByteWords) -> EvaluationStage {
    let positions = Int(truncatingIfNeeded: words.next())
    let heldBack = (0..<passes).map { _ in Double(bitPattern: words.next()) }
    let fitted = (0..<passes).map { _ in Double(bitPattern: words.next()) }
    return EvaluationStage(
      round: index / FeatureSet.stageCount + 1, empties: FeatureSet.empties(of: index % FeatureSet.stageCount),
      positions: positions, heldBackErrors: heldBack, fittedErrors: fitted)
  }
}

/// Eight-byte little-endian numbers, one after the other.
private struct ByteWords {
  private(set) var bytes: [UInt8] = []
  private var place = 0

  init() {}

  init(bytes: [UInt8], from place: Int) {
    self.bytes = bytes
    self.place = place
  }

  mutating func add(_ number: UInt64) { bytes += (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * UInt64($0))) } }

  /// The next number; 0 behind the end.
  mutating func next() -> UInt64 {
    defer { place += 8 }
    guard place + 8 <= bytes.count else { return 0 }
    return (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[place + $1]) << (8 * UInt64($1)) }
  }

  var rest: ArraySlice<UInt8> { bytes[min(place, bytes.count)...] }
}
