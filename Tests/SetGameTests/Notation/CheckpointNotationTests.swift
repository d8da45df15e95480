import GameCore
import SetGame
import Testing

@Suite struct CheckpointNotationTests {
  private func checkpoint() throws -> DistributionCheckpoint {
    let saved = Collected()
    _ = try DistributionSolver(cards: 12).run(keeping: .init { saved.append($0) })
    return try #require(saved.all.last)
  }

  @Test func `what is written is read back`() throws {
    let checkpoint = try checkpoint()
    #expect(try DistributionCheckpoint(bytes: checkpoint.bytes) == checkpoint)
    #expect(try checkpoint.checked(cards: 12) == checkpoint)
    #expect(try checkpoint.checked(cards: 81 - 12) == checkpoint)
    #expect(throws: CheckpointError.otherDeal(cards: 12)) { try checkpoint.checked(cards: 13) }
  }

  @Test func `every truncation is refused`() throws {
    let bytes = try checkpoint().bytes
    for length in stride(from: 0, to: bytes.count, by: 97) {
      let expected: CheckpointError = length < 8 ? .notACheckpoint : .truncated
      #expect(throws: expected, "\(length) bytes") { try DistributionCheckpoint(bytes: Array(bytes.prefix(length))) }
    }
    #expect(throws: CheckpointError.damaged) { try DistributionCheckpoint(bytes: bytes + [0]) }
  }

  @Test func `every changed byte is noticed`() throws {
    let bytes = try checkpoint().bytes
    for position in stride(from: 0, to: bytes.count, by: 61) {
      var changed = bytes
      changed[position] ^= 0x40
      #expect(throws: CheckpointError.self, "byte \(position)") { try DistributionCheckpoint(bytes: changed) }
    }
    var other = bytes
    other[8] = 99
    #expect(throws: CheckpointError.otherVersion(99)) { try DistributionCheckpoint(bytes: other) }
  }

  @Test func `random bytes are no checkpoint`() {
    var generator = SeededGenerator(seed: 61)
    for _ in 0..<300 {
      let bytes = (0..<generator.index(400)).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
      #expect(throws: CheckpointError.notACheckpoint) { try DistributionCheckpoint(bytes: bytes) }
    }
    // Behind a true head, too: the checksum or the length gives it away.
    let head = Array("PZLSETDC".utf8) + [1, 0, 0, 0, 0, 0, 0, 0]
    for _ in 0..<300 {
      let bytes = head + (0..<generator.index(400)).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
      #expect(throws: CheckpointError.self, "seed 61") { try DistributionCheckpoint(bytes: bytes) }
    }
  }
}
