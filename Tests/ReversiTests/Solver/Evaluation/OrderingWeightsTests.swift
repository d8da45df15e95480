import GameCore
import Reversi
import Testing

@Suite struct OrderingWeightsTests {
  /// A tiny training, the same in every test.
  private static func train(threads: Int, seed: UInt64 = 1) -> OrderingWeights? {
    let plan = TrainingPlan(size: .six, positions: 1000, seed: seed, exactEmpties: 8)
    var trainer = OrderingTrainer(plan)
    return trainer?.train(limits: SearchLimits(threads: threads)) { _ in }
  }

  private static let weights = train(threads: 1)

  @Test func `the same plan gives the same weights with any number of threads`() throws {
    let weights = try #require(Self.weights)
    #expect(weights == Self.train(threads: 3))
    #expect(weights != Self.train(threads: 1, seed: 2))
    #expect(OrderingTrainer(TrainingPlan(size: .four, positions: 1000)) == nil)
  }

  @Test func `weights survive being written and read`() throws {
    let weights = try #require(Self.weights)
    #expect(try OrderingWeights(bytes: weights.bytes) == weights)
  }

  @Test func `altered, cut and foreign files are refused`() throws {
    let bytes = try #require(Self.weights).bytes
    #expect(throws: WeightsError.file(.wrongMark)) { try OrderingWeights(bytes: []) }
    #expect(throws: WeightsError.file(.wrongMark)) {
      try OrderingWeights(bytes: Array("no weights at all, but long".utf8))
    }
    #expect(throws: WeightsError.file(.cutOff(missing: 1))) {
      try OrderingWeights(bytes: bytes.dropLast())
    }
    var altered = bytes
    altered[bytes.count / 2] ^= 1
    #expect(throws: WeightsError.file(.damaged)) { try OrderingWeights(bytes: altered) }
    // Sealed, but not what it should be: another size, another shape, too few weights.
    let file = SealedFile(mark: "PZLRVORD", version: 2)
    let payload = Array(try file.payload(of: bytes))
    #expect(throws: WeightsError.size) { try OrderingWeights(bytes: file.sealed([5] + payload.dropFirst())) }
    var other = payload
    other[1] ^= 1
    #expect(throws: WeightsError.otherPatterns) { try OrderingWeights(bytes: file.sealed(other)) }
    #expect(throws: WeightsError.file(.damaged)) { try OrderingWeights(bytes: file.sealed(payload.dropLast())) }
    var generator = SeededGenerator(seed: 71)
    for _ in 0..<200 {
      var noise = bytes.prefix(40 + generator.index(200))
      noise[generator.index(noise.count)] = UInt8(generator.below(256))
      _ = try? OrderingWeights(bytes: Array(noise))
    }
  }

  @Test func `weights change the work and which of equal moves the line takes, nothing else`() throws {
    let weights = try #require(Self.weights)
    let plain = ExactSolver()
    let ordered = ExactSolver(SolverMemory(ReversiWeights(ordering: { $0 == .six ? weights : nil })))
    for position in RandomPosition.list(10, empties: 16, size: .six, seed: 72) {
      let (one, two) = (plain.solve(position, goal: .allMoves), ordered.solve(position, goal: .allMoves))
      #expect(one.moves == two.moves)
      #expect(one.bestMoves == two.bestMoves)
    }
    // Weights for another board are not used.
    let mistaken = ExactSolver(SolverMemory(ReversiWeights(ordering: { _ in weights })))
    let position = RandomPosition.list(1, empties: 12, seed: 73)[0]
    #expect(mistaken.solve(position).nodes == plain.solve(position).nodes)
  }

  @Test(arguments: [6, 8]) func `the shipped weights are whole`(side: Int) throws {
    let bytes = ReversiData.bytes("ordering-\(side).weights")
    #expect(bytes.count <= 1 << 20)
    #expect(try OrderingWeights(bytes: bytes).size.rawValue == side)
  }
}
