import GameCore
import Matchsticks
import Synchronization
import Testing

@Suite struct CodeSurveyTests {
  private func range(_ text: String) throws -> CodeRange { try CodeRangeNotation.parse(text) }

  @Test func `a row says what a report on the code alone says`() throws {
    let survey = try CodeSurvey.make(try range("0.1-0.777"), upTo: 700, limits: SearchLimits(threads: 2))
    #expect(survey.rows.count == survey.codeCount && survey.stop == nil)
    for row in survey.rows {
      let report = try TakeAwayGame(.takeAndBreak(row.code), play: .normal).report(upTo: 700)
      #expect(row.heaps == report.heaps && row.period == report.period, "\(row.code)")
      #expect(row.largestValue == report.frequencies.map(\.value).max(), "\(row.code)")
      #expect(row.lastException == report.exceptions.last, "\(row.code)")
      #expect(row.sparseSpace == report.sparseSpace, "\(row.code)")
    }
  }

  @Test func `rare heaps are listed where a period proves that they are finitely many`() throws {
    let survey = try CodeSurvey.make(try range("0.01-0.77"), upTo: 700)
    var (told, endless, open) = (0, 0, 0)
    for row in survey.rows where row.code.mostHeapsLeft > 1 {
      guard let period = row.period else {
        open += 1
        #expect(row.rareHeaps == nil && row.periodEvidence == .unknown && row.rareEvidence == nil, "\(row.code)")
        #expect(row.evidence == .proved(.computed(heap: row.heaps - 1)), "\(row.code)")
        continue
      }
      #expect(row.periodEvidence == .proved(.period(period)), "\(row.code)")
      guard let space = row.rareHeaps else {
        endless += 1
        continue
      }
      told += 1
      let game = TakeAwayGame(.takeAndBreak(row.code), play: .normal)
      let values = try game.values(upTo: 4 * row.heaps)
      // The class of the last heap before the period is that of all after it, but for the parity.
      func heapClass(_ heap: Int) -> Int {
        ((values[heap] & space.mask).nonzeroBitCount + (space.seesHeapParity ? heap : 0)) % 2
      }
      let common = heapClass(4 * row.heaps)
      let rare = (1...4 * row.heaps).filter { heapClass($0) != common }
      #expect(rare.count == space.rareCount && rare.last == space.lastRare, "\(row.code)")
    }
    #expect(told > 5 && endless > 5 && open > 5)
  }

  @Test func `a checkpoint with rare heaps that never end is read without them`() throws {
    // 0.15 has period 10, and 26 rare heaps among the first 256, as 1.0.0 kept it.
    let kept = Lock<CodeSurveyCheckpoint?>(nil)
    _ = try CodeSurvey.make(try range("0.15"), upTo: 700) { checkpoint in kept.withLock { $0 = checkpoint } }
    let file = SealedFile(mark: "PZLOCTAL", version: 1)
    var payload = Array(try file.payload(of: try #require(kept.withLock { $0 }).bytes))
    for (place, value) in [(4, UInt8(1)), (2, 26), (1, 254)] { payload[payload.count - 8 * place] = value }
    let row = try #require(try CodeSurveyCheckpoint(bytes: file.sealed(payload)).rows.first)
    #expect(row.period?.period == 10 && row.sparseSpace == nil)
  }

  @Test func `cousins share their values`() throws {
    // 0.4 is 0.07 with one match more, and 0.07 is Dawson's chess with one match more.
    let rows = try CodeSurvey.make(try range("0.001-0.777"), upTo: 900).rows
    func row(_ code: String) throws -> CodeSurvey.Row {
      guard case .takeAndBreak(let code) = try RulesNotation.parse(code) else { throw CancellationError() }
      return try #require(rows.first { $0.code == code })
    }
    #expect(try row("0.137").period.map { [$0.preperiod, $0.period] } == [52, 34])
    #expect(try row("0.07").period.map { [$0.preperiod, $0.period] } == [53, 34])
    #expect(try row("0.4").period.map { [$0.preperiod, $0.period] } == [54, 34])
  }

  @Test func `a survey that was stopped resumes with the same rows`() throws {
    let codes = try range("0.01-0.77")
    let kept = Lock<[CodeSurveyCheckpoint]>([])
    let whole = try CodeSurvey.make(codes, upTo: 600) { checkpoint in kept.withLock { $0.append(checkpoint) } }
    let checkpoints = kept.withLock { $0 }
    #expect(checkpoints.count == whole.codeCount)
    for checkpoint in [checkpoints[0], checkpoints[checkpoints.count / 2], checkpoints[checkpoints.count - 1]] {
      let read = try CodeSurveyCheckpoint(bytes: checkpoint.bytes)
      #expect(read == checkpoint)
      let resumed = try CodeSurvey.make(codes, upTo: 600, resumed: read)
      #expect(resumed.rows == whole.rows && resumed.stop == nil)
    }
  }

  @Test func `a checkpoint of another survey is refused`() throws {
    let kept = Lock<CodeSurveyCheckpoint?>(nil)
    _ = try CodeSurvey.make(try range("0.1-0.2"), upTo: 50) { checkpoint in kept.withLock { $0 = checkpoint } }
    let checkpoint = try #require(kept.withLock { $0 })
    #expect(throws: CodeSurveyError.otherCheckpoint(checkpoint.range, 50)) {
      try CodeSurvey.make(checkpoint.range, upTo: 51, resumed: checkpoint)
    }
  }

  @Test func `a checkpoint that is cut off is refused`() throws {
    let kept = Lock<CodeSurveyCheckpoint?>(nil)
    _ = try CodeSurvey.make(try range("0.1-0.7"), upTo: 90) { checkpoint in kept.withLock { $0 = checkpoint } }
    let bytes = try #require(kept.withLock { $0 }).bytes
    for length in stride(from: 0, to: bytes.count, by: 7) {
      #expect(throws: SealedFileError.self) { try CodeSurveyCheckpoint(bytes: Array(bytes[..<length])) }
    }
  }

  @Test(arguments: [
    ("0.1-0.777", "0.100-0.777", 448), ("0.07", "0.07-0.07", 1), ("4.0-4.7", "4.0-4.7", 8), ("kayles", "0.77-0.77", 1),
    ("octal:0.01-octal:0.03", "0.01-0.03", 3),
  ])
  func `ranges are read and printed in one form`(text: String, printed: String, count: Int) throws {
    let range = try range(text)
    #expect(range.description == printed && range.codes.count == count)
    #expect(try self.range(printed) == range)
  }

  @Test(arguments: [
    "", "-", "0.1-", "0.7-0.1", "0.1-4.7", "take:3", "0.(3)", "hex:0.8", "0.1-0.1111111", "0.1-0.2-0.3",
  ])
  func `what isn't a range is refused`(text: String) {
    #expect(throws: RulesError.self) { try range(text) }
  }

  @Test func `zeros that are written count as places, so a range is read as it is written`() throws {
    #expect(try range("0.10-0.20").codes.count == 9)
    #expect(try range("0.1-0.2").codes.count == 2)
    #expect(try range("0.60").description == "0.60-0.60")
    #expect(try range("0.1-0.200").description == "0.100-0.200")
    #expect(try range("0.7000000").description == "0.700000-0.700000", "at most six places")
  }
}
