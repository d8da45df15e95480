import GameCore
import Reversi
import Testing

@Suite struct EvaluatorTests {
  /// Weights without any sense, so that every feature matters.
  static func noise(seed: UInt64) -> EvaluationWeights {
    var generator = SeededGenerator(seed: seed)
    let stages = (0..<FeatureSet.stageCount).map { _ in
      (0..<FeatureSet.eight.weightCount).map { _ in Int16(generator.index(41) - 20) }
    }
    return EvaluationWeights(stages: stages)
  }

  private static let weights = noise(seed: 1)
  private static let evaluator = weights.evaluator()
  private static let bytes = weights.bytes

  private static func value(_ position: Position) -> Int {
    let rows = FeatureStack()
    evaluator.set(rows[0], position.mover, position.opponent)
    return evaluator.evaluate(rows[0], position.mover, position.opponent, empties: position.emptyCount)
  }

  @Test func `the value is the sum of the weights of a position's features`() {
    for empties in [5, 17, 30, 44, 58] {
      for position in RandomPosition.list(20, empties: empties, seed: 51) {
        let stage = Self.weights.stages[FeatureSet.stage(empties)]
        let indices = FeatureSet.eight.weightIndices(position.mover, position.opponent)
        #expect(Self.value(position) == indices.reduce(0) { $0 + Int(stage[Int($1)]) })
      }
    }
  }

  @Test func `a feature for each place, and two for mobility`() {
    let indices = FeatureSet.eight.weightIndices(Position.start().mover, Position.start().opponent)
    #expect(indices.count == 48)
    #expect(indices.allSatisfy { $0 >= 0 && Int($0) < FeatureSet.eight.weightCount })
  }

  @Test func `features that follow the moves equal features made anew`() throws {
    var generator = SeededGenerator(seed: 52)
    let rows = FeatureStack()
    for _ in 0..<200 {
      var position = Position.start()
      Self.evaluator.set(rows[0], position.mover, position.opponent)
      var ply = 0
      while !position.isFinished {
        let moves = position.legalMoves
        let move = moves[generator.index(moves.count)]
        switch move {
        case .pass: Self.evaluator.pass(rows[ply + 1], from: rows[ply])
        case .place(let square):
          let flips = position.flips(placing: square).reduce(UInt64(0)) { $0 | $1.bit }
          Self.evaluator.place(rows[ply + 1], from: rows[ply], square: square.index, flips: flips)
        }
        position = try position.playing(move)
        ply += 1
        let followed = Self.evaluator.evaluate(
          rows[ply], position.mover, position.opponent, empties: position.emptyCount)
        #expect(followed == Self.value(position), "\(position.boardText)")
      }
    }
  }

  @Test func `turned and mirrored positions are worth the same, and colours don't matter`() {
    for position in RandomPosition.list(40, empties: 25, seed: 53) {
      let value = Self.value(position)
      for symmetry in Symmetry.allCases { #expect(Self.value(symmetry.apply(position)) == value) }
      let swapped = Position(
        mover: position.mover, opponent: position.opponent, sideToMove: position.sideToMove.other, size: .eight)
      #expect(Self.value(swapped) == value)
    }
  }

  @Test func `weights survive being written and read, whole or in part`() throws {
    let bytes = Self.bytes
    #expect(try EvaluationWeights(bytes: bytes) == Self.weights)
    let part = try EvaluationWeights(bytes: bytes, empties: 16)
    #expect(part.stages == Array(Self.weights.stages.prefix(7)))
  }

  @Test func `altered, cut and foreign files are refused`() {
    let bytes = Self.bytes
    #expect(throws: WeightsError.notWeights) { try EvaluationWeights(bytes: []) }
    #expect(throws: WeightsError.notWeights) { try EvaluationWeights(bytes: Array("something else, quite long".utf8)) }
    #expect(throws: WeightsError.length(bytes.count - 1, expected: bytes.count)) {
      try EvaluationWeights(bytes: bytes.dropLast())
    }
    var altered = bytes
    altered[bytes.count / 2] ^= 1
    #expect(throws: WeightsError.checksum) { try EvaluationWeights(bytes: altered) }
    altered = bytes
    altered[8] ^= 1
    #expect(throws: WeightsError.otherVersion) { try EvaluationWeights(bytes: altered) }
    var generator = SeededGenerator(seed: 54)
    for _ in 0..<300 {
      var noise = Array(bytes.prefix(8 + generator.index(2000)))
      noise[generator.index(noise.count)] = UInt8(generator.below(256))
      #expect(throws: WeightsError.self) { try EvaluationWeights(bytes: noise) }
    }
  }
}
