import GameCore
import Synchronization

/// A file of an evaluation's weights, from which a stage is unpacked when it is needed.
///
/// The file is sealed (see `GameCore.SealedFile`), block after block: one with the board's side and
/// the numbers of stages and of weights a stage (4 bytes each), and one for each stage with its
/// network (``StageNetwork``), compressed: the first bytes of all entries, then the second ones, …,
/// and the numbers of the hidden layer in 4 bytes each. Of every seven stages the middle one is
/// whole; the others are stored as the difference from their neighbour on its side.
package final class EvaluationFile: Sendable {
  /// The features that the weights belong to.
  package let set: FeatureSet
  private let block: @Sendable (_ stage: Int) -> ArraySlice<UInt8>?
  private let damage = Atomic<Bool>(false)
  private let known = Lock<[Int: StageNetwork]>([:])

  private static let file = SealedFile(mark: "PZLRVEVA", version: 4)
  /// Stages that lead to one whole one.
  private static let group = 7

  /// The parts of a file, the networks unread.
  package convenience init(_ bytes: [UInt8]) throws(WeightsError) {
    var rest = bytes[...]
    let set = try Self.readSet(&rest)
    let blocks = try Self.sealed { () throws(SealedFileError) in
      var blocks: [ArraySlice<UInt8>] = []
      for _ in 0..<set.stageCount { blocks.append(try Self.file.firstBlock(of: &rest)) }
      guard rest.isEmpty else { throw .trailingBytes(rest.count) }
      return blocks
    }
    self.init(set) { blocks[$0] }
  }

  /// A file whose first block is `head`, and of which `block` gives that of a stage when a search
  /// needs it; a stage without a block is damaged.
  package convenience init(
    head: [UInt8], block: @escaping @Sendable (_ stage: Int) -> [UInt8]?
  ) throws(WeightsError) {
    var rest = head[...]
    let set = try Self.readSet(&rest)
    guard rest.isEmpty else { throw .file(.trailingBytes(rest.count)) }
    self.init(set) { block($0)?[...] }
  }

  private init(_ set: FeatureSet, block: @escaping @Sendable (_ stage: Int) -> ArraySlice<UInt8>?) {
    self.set = set
    self.block = block
  }

  private static func readSet(_ bytes: inout ArraySlice<UInt8>) throws(WeightsError) -> FeatureSet {
    guard let set = set(try sealed { () throws(SealedFileError) in try readHead(&bytes) }) else { throw .otherPatterns }
    return set
  }

  /// What `read` finds; its errors are those of the file.
  private static func sealed<Found>(
    _ read: () throws(SealedFileError) -> Found
  ) throws(WeightsError) -> Found {
    do throws(SealedFileError) { return try read() } catch { throw .file(error) }
  }

  /// The numbers of the first block, which is taken off.
  private static func readHead(_ bytes: inout ArraySlice<UInt8>) throws(SealedFileError) -> [UInt32] {
    var words = WordReader(try file.firstPayload(of: &bytes))
    let numbers: [UInt32] = [try words.next(), try words.next(), try words.next()]
    try words.end()
    return numbers
  }

  /// The features of a head; `nil` when it is none of this program's.
  private static func set(_ numbers: [UInt32]) -> FeatureSet? {
    BoardSize(rawValue: Int(numbers[0])).flatMap { FeatureSet.features(for: $0) }.flatMap {
      head($0) == numbers ? $0 : nil
    }
  }

  private static func head(_ set: FeatureSet) -> [UInt32] {
    [UInt32(set.size.rawValue), UInt32(set.stageCount), UInt32(set.weightCount)]
  }

  package var count: Int { self.set.stageCount }

  /// Whether a stage that was asked for is not what was written.
  package var isDamaged: Bool { damage.load(ordering: .relaxed) }

  /// The network of a stage; where its block was altered one that knows nothing, and the file
  /// ``isDamaged`` from then on.
  /// - Complexity: some 2 ms for it and for each stage between it and a whole one.
  package func network(_ stage: Int) -> StageNetwork {
    known.withLock { known in
      // Searches go from stage to stage: what is farther away needn't be kept.
      if let other = known.keys.first, other / Self.group != stage / Self.group { known.removeAll() }
      if let network = find(stage, &known) { return network }
      damage.store(true, ordering: .relaxed)
      return StageNetwork(entries: Array(repeating: SIMD8(), count: set.weightCount), hidden: StageNetwork.noHidden)
    }
  }

  /// The network of a stage from its block and its neighbour; `nil` when either was altered.
  private func find(_ stage: Int, _ known: inout [Int: StageNetwork]) -> StageNetwork? {
    if let network = known[stage] { return network }
    guard var block = block(stage), let packed = try? Self.file.firstPayload(of: &block), block.isEmpty,
      let planes = Compression.decompress(packed, count: StageNetwork.planesLength(set.weightCount))
    else { return nil }
    var network = StageNetwork(planes: planes, weightCount: set.weightCount)
    if let beside = Self.neighbour(of: stage) {
      guard let other = find(beside, &known) else { return nil }
      network = other &+ network
    }
    guard network.isSound else { return nil }
    known[stage] = network
    return network
  }

  /// The stage that a stage is stored less of; `nil` for a whole one.
  private static func neighbour(of stage: Int) -> Int? {
    let place = stage % group - group / 2
    return place == 0 ? nil : stage - place.signum()
  }

  static func bytes(of weights: EvaluationWeights) -> [UInt8] {
    guard let set = FeatureSet.features(for: weights.size), weights.stages.count == set.stageCount else {
      preconditionFailure("a file has all stages of a board with weights")
    }
    var words = WordWriter()
    for number in head(set) { words.append(number) }
    return weights.stages.indices.reduce(into: file.sealed(words.bytes)) { bytes, stage in
      let network = weights.stages[stage]
      let stored = neighbour(of: stage).map { network &- weights.stages[$0] } ?? network
      bytes += file.sealed(Compression.compress(stored.planes))
    }
  }
}

/// A network as bytes: the first bytes of all entries, then the second ones, …, and the layer's
/// numbers.
extension StageNetwork {
  /// The layer of a network that knows nothing.
  static let noHidden = [Int32](repeating: 0, count: hiddenCount)

  /// The bytes of a network with `weightCount` entries.
  static func planesLength(_ weightCount: Int) -> Int { 8 * weightCount + 4 * hiddenCount }

  /// The bytes of the network.
  var planes: [UInt8] {
    var words = WordWriter()
    for lane in 0..<8 { words.append(contentsOf: entries.map { UInt8(bitPattern: $0[lane]) }) }
    for number in hidden { words.append(UInt32(bitPattern: number)) }
    return words.bytes
  }

  /// The network of ``planesLength(_:)`` bytes.
  init(planes: some RandomAccessCollection<UInt8>, weightCount count: Int) {
    let planes = Array(planes)
    let entries = (0..<count).map { index in
      var entry = SIMD8<UInt8>()
      for lane in 0..<8 { entry[lane] = planes[lane * count + index] }
      return SIMD8<Int8>(truncatingIfNeeded: entry)
    }
    let hidden = (0..<Self.hiddenCount).map { index in
      Int32(bitPattern: (0..<4).reduce(0) { $0 | UInt32(planes[8 * count + 4 * index + $1]) << (8 * UInt32($1)) })
    }
    self.init(entries: entries, hidden: hidden)
  }
}
