import GameCore
import Reversi
import Synchronization
import Testing

@Suite struct EvaluatorTests {
  /// Networks without any sense, so that every feature and every number matters. A prime number of
  /// entries comes again and again, shifted from stage to stage, since a file of entries that never
  /// repeat takes ten seconds to pack.
  static func noise(seed: UInt64, of set: FeatureSet = .eight, stages count: Int? = nil) -> EvaluationWeights {
    var generator = SeededGenerator(seed: seed)
    let pool = (0..<4099).map { _ in
      let bits = generator.next()
      var entry = SIMD8<Int8>()
      for lane in 0..<8 { entry[lane] = Int8(truncatingIfNeeded: bits >> UInt64(8 * lane)) >> 3 }
      entry[1] = 0
      return entry
    }
    let stages = (0..<(count ?? set.stageCount)).map { stage in
      let entries = (0..<set.weightCount).map { pool[($0 + 911 * stage) % pool.count] }
      let hidden = (0..<StageNetwork.hiddenCount).map { _ in Int32(generator.index(3001) - 1500) }
      return StageNetwork(entries: entries, hidden: hidden)
    }
    return EvaluationWeights(set.size, stages: stages)
  }

  /// The value of entries and layer by the network's definition, in exact integers.
  private static func value(_ entries: [SIMD8<Int8>], _ hidden: [Int32]) -> Int {
    let sums = (0..<8).map { lane in entries.reduce(0) { $0 + Int($1[lane]) } }
    var value = 0
    for unit in 0..<8 {
      var active = Int(hidden[96 + unit])
      for input in 0..<6 {
        let sum = sums[2 + input]
        active += abs(sum) * Int(hidden[16 * input + (sum < 0 ? 8 : 0) + unit])
      }
      value += Int(hidden[104 + unit]) * min(4095, max(0, active) / 1024)
    }
    return 256 * sums[1] + sums[0] + Int(hidden[112]) + Int((Double(value) / 2048).rounded(.down))
  }

  private static let weights = noise(seed: 1)
  private static let evaluator = weights.evaluator()
  private static let bytes = weights.bytes

  private static func value(_ position: Position, by evaluator: Evaluator = evaluator) -> Int {
    let rows = FeatureStack()
    evaluator.set(rows[0], position.mover, position.opponent)
    return evaluator.value(rows[0], position)
  }

  @Test func `the value is the network's, over the entries of a position's features`() {
    for empties in [5, 17, 30, 44, 58] {
      for position in RandomPosition.list(20, empties: empties, seed: 51) {
        let stage = Self.weights.stages[FeatureSet.stage(empties)]
        let indices = FeatureSet.eight.weightIndices(position.mover, position.opponent)
        let value = Self.value(indices.map { stage.entries[Int($0)] }, stage.hidden)
        #expect(Self.value(position) == max(-64 * 63, min(64 * 63, value)))
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
        let followed = Self.evaluator.value(rows[ply], position)
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

  @Test func `weights survive being written and read, whole or stage by stage`() throws {
    #expect(try EvaluationWeights(bytes: Self.bytes) == Self.weights)
    let file = try EvaluationFile(Self.bytes)
    for stage in [27, 0, 13, 10, 3] { #expect(file.network(stage) == Self.weights.stages[stage]) }
    #expect(!file.isDamaged)
    let six = Self.noise(seed: 2, of: .six)
    #expect(try EvaluationWeights(bytes: six.bytes) == six)
  }

  @Test func `a stage that was altered is known when it is needed, and the others stay good`() throws {
    var altered = Self.bytes
    altered[altered.count - 100] ^= 1
    let file = try EvaluationFile(altered)
    #expect(file.network(3) == Self.weights.stages[3] && !file.isDamaged)
    #expect(file.network(27) != Self.weights.stages[27] && file.isDamaged)
    #expect(file.network(26) == Self.weights.stages[26])
    let weights = ReversiWeights { $0 == .evaluation ? altered : [] }
    #expect(weights.faults.map(\.file) == [.probcut, .probcut6])
    weights.check()
    #expect(weights.faults.map(\.file) == [.probcut, .probcut6, .evaluation, .evaluation6])
  }

  /// The blocks of a file, the head first.
  private static func blocks(of bytes: [UInt8]) throws -> [[UInt8]] {
    let kind = SealedFile(mark: "PZLRVEVA", version: 4)
    var (rest, blocks) = (bytes[...], [[UInt8]]())
    while !rest.isEmpty { blocks.append(Array(try kind.firstBlock(of: &rest))) }
    return blocks
  }

  @Test func `the blocks of a file that a search needs are read`() throws {
    let blocks = try Self.blocks(of: Self.bytes)
    let asked = Lock<[Int]>([])
    let weights = ReversiWeights(readingBlocks: { (file, block) throws(ReversiWeights.Unreadable) in
      guard file == .evaluation, let block else { throw ReversiWeights.Unreadable(words: "not there") }
      asked.withLock { $0.append(block) }
      return blocks[block]
    })
    #expect(asked.withLock { $0 }.isEmpty)
    #expect(weights.faults.map(\.file) == [.probcut, .probcut6])
    let position = RandomPosition.list(1, empties: 24, seed: 3)[0]
    #expect(Self.value(position, by: try #require(weights.evaluator(for: .eight))) == Self.value(position))
    #expect(asked.withLock { $0 }.first == 0 && asked.withLock { $0.count } < 6)
    weights.check()
    #expect(Swift.Set(asked.withLock { $0 }) == Swift.Set(0..<blocks.count))
    #expect(weights.faults.map(\.file) == [.probcut, .probcut6, .evaluation6])
  }

  @Test func `a block that is missing, altered or too long is damage`() throws {
    let blocks = try Self.blocks(of: Self.bytes)
    let file = try EvaluationFile(head: blocks[0]) { $0 == 3 ? nil : $0 == 13 ? blocks[14] + [0] : blocks[$0 + 1] }
    #expect(file.network(24) == Self.weights.stages[24] && !file.isDamaged)
    #expect(file.network(13) != Self.weights.stages[13] && file.isDamaged)
    #expect(throws: WeightsError.self) { try EvaluationFile(head: blocks[0] + [0]) { blocks[$0 + 1] } }
    #expect(throws: WeightsError.self) { try EvaluationFile(head: blocks[1]) { blocks[$0 + 1] } }
  }

  @Test(arguments: [("evaluation.weights", BoardSize.eight), ("evaluation-6.weights", .six)])
  func `the shipped weights are whole`(name: String, size: BoardSize) throws {
    let weights = try EvaluationWeights(bytes: ReversiData.bytes(name))
    #expect(weights.size == size && weights.stages.count == FeatureSet.features(for: size)?.stageCount)
  }

  @Test func `weights change the work and which of equal moves the line takes, nothing else`() throws {
    let (plain, noisy) = (Adviser(), Adviser(SolverMemory(ReversiWeights(Self.noise(seed: 3, of: .six)))))
    for position in RandomPosition.list(4, empties: 14, size: .six, seed: 72) {
      let (one, two) = (plain.solve(position, goal: .allMoves), noisy.solve(position, goal: .allMoves))
      #expect(one.moves == two.moves && one.bestMoves == two.bestMoves)
    }
    // Weights for another board are not used.
    let position = RandomPosition.list(1, empties: 12, seed: 73)[0]
    #expect(noisy.solve(position).nodes == plain.solve(position).nodes)
  }

  @Test func `altered, cut and foreign files are refused`() {
    let bytes = Self.bytes
    #expect(throws: WeightsError.file(.wrongMark)) { try EvaluationWeights(bytes: []) }
    #expect(throws: WeightsError.file(.wrongMark)) {
      try EvaluationWeights(bytes: Array("something else, quite long".utf8))
    }
    #expect(throws: WeightsError.file(.cutOff(missing: 1))) { try EvaluationWeights(bytes: bytes.dropLast()) }
    #expect(throws: WeightsError.file(.trailingBytes(1))) { try EvaluationWeights(bytes: bytes + [0]) }
    var altered = bytes
    altered[bytes.count / 2] ^= 1
    #expect(throws: WeightsError.file(.damaged)) { try EvaluationWeights(bytes: altered) }
    altered = bytes
    altered[8] = 3
    #expect(throws: WeightsError.file(.olderVersion(3, expected: 4))) { try EvaluationWeights(bytes: altered) }
    let file = SealedFile(mark: "PZLRVEVA", version: 4)
    var rest = bytes[...]
    var head = Array((try? file.firstPayload(of: &rest)) ?? [])
    head[0] ^= 1
    #expect(throws: WeightsError.otherPatterns) { try EvaluationWeights(bytes: file.sealed(head) + rest) }
    var unsound = Self.weights.stages
    unsound[3].hidden[0] = 1 << 20
    let tooLarge = EvaluationWeights(.eight, stages: unsound).bytes
    #expect(throws: WeightsError.file(.damaged)) { try EvaluationWeights(bytes: tooLarge) }
    var generator = SeededGenerator(seed: 54)
    for _ in 0..<300 {
      var noise = Array(bytes.prefix(8 + generator.index(2000)))
      noise[generator.index(noise.count)] = UInt8(generator.below(256))
      #expect(throws: WeightsError.self) { try EvaluationWeights(bytes: noise) }
    }
  }
}
