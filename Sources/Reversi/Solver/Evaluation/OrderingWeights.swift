import GameCore

/// Why bytes are no weights.
package enum WeightsError: Error, Hashable, Sendable {
  /// The text is no model.
  case notWeights
  /// The bytes are no whole file of weights.
  case file(SealedFileError)
  /// The patterns are not those of this program.
  case otherPatterns
  /// The board has a size without weights.
  case size
}

/// Trained weights of the evaluation that orders moves in the exact search. They never decide a
/// score, only how soon it is proved.
///
/// The file is sealed (see `GameCore.SealedFile`). Its payload: the board's side, the number of
/// stages, the first empties and the width of a stage (a byte each), the number of weights a stage
/// (4 bytes), and the weights, a signed byte each, stage by stage.
package struct OrderingWeights: Sendable, Hashable {
  /// The size of the board.
  package let size: BoardSize
  /// Stage by stage, `PatternSet.weightCount` each.
  let values: [Int8]

  private static let file = SealedFile(mark: "PZLRVORD", version: 2)

  init(size: BoardSize, values: [Int8]) {
    self.size = size
    self.values = values
  }

  /// Reads a weight file.
  package init(bytes: [UInt8]) throws(WeightsError) {
    let payload: ArraySlice<UInt8>
    do throws(SealedFileError) {
      payload = try Self.file.payload(of: bytes)
    } catch {
      throw .file(error)
    }
    guard let side = payload.first else { throw .file(.damaged) }
    guard let size = BoardSize(rawValue: Int(side)), let set = PatternSet.patterns(for: size) else { throw .size }
    let shape = Self.shape(set)
    guard payload.starts(with: shape) else { throw .otherPatterns }
    guard payload.count == shape.count + set.stageCount * set.weightCount else { throw .file(.damaged) }
    self.init(size: size, values: payload.dropFirst(shape.count).map { Int8(bitPattern: $0) })
  }

  /// The weight file.
  package var bytes: [UInt8] {
    guard let set = PatternSet.patterns(for: size) else { return [] }
    return Self.file.sealed(Self.shape(set) + values.map { UInt8(bitPattern: $0) })
  }

  private static func shape(_ set: PatternSet) -> [UInt8] {
    var words = WordWriter()
    for number in [set.size.rawValue, set.stageCount, set.firstEmpties, set.stageWidth] { words.append(UInt8(number)) }
    words.append(UInt32(set.weightCount))
    return words.bytes
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
