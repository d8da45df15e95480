import Foundation
import FuzzTargets
import GameCore
import TestSupport
import Testing

/// The fuzz targets without a fuzzer: each on its stored corpus and on mutations of it.
///
/// `./test --fuzz` runs them for longer. A trap ends the tests; `--no-parallel` shows in which
/// target.
@Suite struct FuzzCorpusTests {
  private static let mutations = 200
  private static let corpus = Asked.root.appending(path: "Tests/Fuzz/corpus").path

  /// The stored inputs of a target, in the order of their names.
  private static func inputs(of target: String) throws -> [[UInt8]] {
    let folder = "\(corpus)/\(target)"
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map {
      try Array(Data(contentsOf: URL(filePath: "\(folder)/\($0)")))
    }
  }

  @Test func `every target has a corpus, and every corpus a target`() throws {
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: Self.corpus).sorted() == FuzzTarget.all.map(\.name).sorted())
  }

  @Test(arguments: FuzzTarget.all.map(\.name))
  func `the laws of a target hold on its corpus and on mutations of it`(name: String) throws {
    let target = try #require(FuzzTarget.all.first { $0.name == name })
    let stored = try Self.inputs(of: name)
    try #require(!stored.isEmpty)
    var mutator = Mutator(of: stored, seed: 2026)
    for input in stored + (0..<Self.mutations).map({ _ in mutator.next() }) {
      let report: @Sendable (String) -> Void = { law in
        Issue.record("\(name): \(law)\ninput in base64: \(Data(input).base64EncodedString())")
      }
      FuzzTarget.$report.withValue(report) { target.body(input) }
    }
  }
}

/// Changed copies of inputs, the same ones for a seed.
private struct Mutator {
  private let inputs: [[UInt8]]
  private var random: SeededGenerator

  /// Mutations of `inputs`, of which there must be one.
  init(of inputs: [[UInt8]], seed: UInt64) {
    self.inputs = inputs
    random = SeededGenerator(seed: seed)
  }

  /// An input in which up to four times a bit is flipped, a byte inserted, some bytes removed or
  /// repeated elsewhere, or the rest replaced by that of another input.
  mutating func next() -> [UInt8] {
    var bytes = inputs[random.index(inputs.count)]
    for _ in 0...random.index(4) {
      let place = random.index(bytes.count + 1)
      let some = place..<min(bytes.count, place + 1 + random.index(8))
      switch random.index(5) {
      case 0: if place < bytes.count { bytes[place] ^= 1 << UInt8(random.index(8)) }
      case 1: bytes.insert(UInt8(random.index(256)), at: place)
      case 2: bytes.removeSubrange(some)
      case 3: bytes.insert(contentsOf: Array(bytes[some]), at: random.index(bytes.count + 1))
      default: bytes.replaceSubrange(place..., with: inputs[random.index(inputs.count)].dropFirst(place))
      }
    }
    return bytes
  }
}
