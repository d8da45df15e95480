/// Why bytes are no weights.
package enum WeightsError: Error, Hashable, Sendable {
  /// The file doesn't begin as a weight file does.
  case notWeights
  /// The version of the format, or the patterns, are not those of this program.
  case otherVersion
  /// The board has a size without weights.
  case size
  /// The file has this many bytes instead of the number expected.
  case length(Int, expected: Int)
  /// The checksum is wrong: the file was altered.
  case checksum
}

/// Trained weights of the evaluation that orders moves in the exact search. They never decide a
/// score, only how soon it is proved.
///
/// The file: 8 bytes of magic, then the board's side, the number of stages, the first empties and
/// the width of a stage (a byte each), the number of weights a stage (4 bytes), the FNV-1a checksum
/// of the weights (8 bytes), and the weights, a signed byte each, stage by stage. Numbers are
/// little-endian.
package struct OrderingWeights: Sendable, Hashable {
  /// The size of the board.
  package let size: BoardSize
  /// Stage by stage, `PatternSet.weightCount` each.
  let values: [Int8]

  private static let magic = Array("PLRVORD1".utf8)
  private static let headerLength = 24

  init(size: BoardSize, values: [Int8]) {
    self.size = size
    self.values = values
  }

  /// Reads a weight file.
  package init(bytes: [UInt8]) throws(WeightsError) {
    guard bytes.count >= Self.headerLength, Array(bytes[0..<8]) == Self.magic else { throw .notWeights }
    guard let size = BoardSize(rawValue: Int(bytes[8])), let set = PatternSet.patterns(for: size) else { throw .size }
    let expected = Self.headerLength + set.stageCount * set.weightCount
    guard bytes[..<Self.headerLength].dropFirst(8).prefix(8) == Self.shape(set)[...] else { throw .otherVersion }
    guard bytes.count == expected else { throw .length(bytes.count, expected: expected) }
    let values = bytes[Self.headerLength...].map { Int8(bitPattern: $0) }
    guard Array(bytes[16..<24]) == Self.littleEndian(Self.checksum(values)) else { throw .checksum }
    self.init(size: size, values: values)
  }

  /// The weight file.
  package var bytes: [UInt8] {
    guard let set = PatternSet.patterns(for: size) else { return [] }
    return Self.magic + Self.shape(set) + Self.littleEndian(Self.checksum(values))
      + values.map { UInt8(bitPattern: $0) }
  }

  private static func shape(_ set: PatternSet) -> [UInt8] {
    [UInt8(set.size.rawValue), UInt8(set.stageCount), UInt8(set.firstEmpties), UInt8(set.stageWidth)]
      + littleEndian(UInt64(set.weightCount)).prefix(4)
  }

  private static func littleEndian(_ number: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * UInt64($0))) }
  }

  /// FNV-1a, 64 bits.
  private static func checksum(_ values: [Int8]) -> UInt64 {
    values.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64(UInt8(bitPattern: $1))) &* 0x0100_0000_01B3 }
  }

  /// The evaluator with these weights.
  func evaluator() -> PatternEvaluator? {
    guard let set = PatternSet.patterns(for: size) else { return nil }
    var places: [PatternPlace] = []
    var digits: [UInt16] = []
    var offset = 0
    for pattern in set.patterns {
      for place in pattern.places {
        places.append(PatternPlace(mask: place.mask, digits: Int32(digits.count), weights: Int32(offset)))
        digits += place.digits
      }
      offset += pattern.stateCount
    }
    return PatternEvaluator(
      places: places, digits: digits, weights: (0..<set.stageCount).flatMap { spread(stage: $0, set) },
      stages: set.stageCount, squares: size.squares, firstEmpties: set.firstEmpties, stageWidth: set.stageWidth)
  }

  /// The weights of a stage, one for each state of each pattern.
  private func spread(stage: Int, _ set: PatternSet) -> [Int8] {
    var spread: [Int8] = []
    var first = stage * set.weightCount
    for pattern in set.patterns {
      spread += pattern.weightIndex.map { values[first + Int($0)] }
      first += pattern.weightCount
    }
    return spread + values[first..<first + 64]
  }
}
