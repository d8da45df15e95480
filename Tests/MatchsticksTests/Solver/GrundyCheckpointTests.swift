import GameCore
import Matchsticks
import Synchronization
import Testing

@Suite struct GrundyCheckpointTests {
  private func game(_ code: String) throws -> TakeAwayGame {
    TakeAwayGame(try RulesNotation.parse(code), play: .normal)
  }

  /// All that is kept in a search up to heap `bound`, and its report.
  private func search(
    _ code: String, upTo bound: Int?, resumed: GrundyCheckpoint? = nil
  ) throws -> (report: GrundyReport, kept: [GrundyCheckpoint]) {
    let all = Lock<[GrundyCheckpoint]>([])
    let game = try game(code)
    let kept = try KeptSearch(game.rules, resumed: resumed) { checkpoint in all.withLock { $0.append(checkpoint) } }
    return (try game.report(upTo: bound, kept: kept), all.withLock { $0 })
  }

  private func same(_ a: GrundyReport, _ b: GrundyReport) -> Bool {
    a.heaps == b.heaps && a.period == b.period && a.promise == b.promise && a.zeros == b.zeros
      && a.exceptions == b.exceptions && a.sparseSpace == b.sparseSpace && a.evidence == b.evidence
      && a.frequencies.elementsEqual(b.frequencies, by: ==)
  }

  // A proof, its promise on the way; values that are probed; values of two bytes; no bound.
  @Test(arguments: [("0.16", 600_000), ("0.56", nil), ("0.006", 76_000), ("0.127", 95_000), ("0.104", 300_000)])
  func `a search that resumes ends like one that was never stopped`(code: String, bound: Int?) throws {
    let plain = try game(code).report(upTo: bound)
    let whole = try search(code, upTo: bound)
    #expect(same(plain, whole.report), "keeping changes nothing")
    let kept = whole.kept
    #expect(!kept.isEmpty)
    for checkpoint in [kept.first, kept[kept.count / 2], kept.last].compactMap({ $0 }) {
      let read = try GrundyCheckpoint(bytes: checkpoint.bytes)
      #expect(read == checkpoint)
      #expect(same(try search(code, upTo: bound, resumed: read).report, plain), "from \(checkpoint.count)")
    }
  }

  @Test func `a sequence continues, and further than was asked at first`() throws {
    let last = try #require(try search("0.006", upTo: 70_000).kept.last)
    let game = try game("0.006")
    let kept = try KeptSearch(game.rules, resumed: last) { _ in }
    let (list, plain) = (try game.values(upTo: 72_000, kept: kept), try game.values(upTo: 72_000))
    #expect(list.count == 72_001 && list.sequence == plain.sequence)
    #expect((0...72_000).first { list[$0] != plain[$0] } == nil)
    // What is kept may be more than is asked for.
    let few = try game.values(upTo: 500, kept: kept)
    #expect(few.count == 501 && (0...500).allSatisfy { few[$0] == plain[$0] })
  }

  @Test func `other rules are refused`() throws {
    let last = try #require(try search("0.16", upTo: 80_000).kept.last)
    let other = try RulesNotation.parse("0.07")
    #expect(throws: KeptSearchError.otherCheckpoint(last.code)) { try KeptSearch(other, resumed: last) { _ in } }
    for rules in ["take:3", "nim", "octal:0.(3)", "hex:0.8", "grundy", "octal:0.33"] {
      let rules = try RulesNotation.parse(rules)
      #expect(throws: KeptSearchError.notKept) { try KeptSearch(rules) { _ in } }
    }
  }

  @Test func `a checkpoint that is cut off is refused`() throws {
    let last = try #require(try search("0.16", upTo: 70_000).kept.last)
    let bytes = last.bytes
    for length in stride(from: 0, to: bytes.count, by: 9973) {
      #expect(throws: SealedFileError.self) { try GrundyCheckpoint(bytes: Array(bytes[..<length])) }
    }
  }
}
