import CardMatch
import ExactArithmetic
import GameCore
import Matchsticks
import Reversi
import SetGame
import Synchronization
import Testing

/// Files that were altered and sealed again, so that their digests are right.
@Suite struct ForgedFilesTests {
  /// Calls `body` with files whose payload is that of `bytes`, with words changed at random.
  private func forge(
    _ bytes: [UInt8], _ mark: StaticString, _ version: UInt64, rounds: Int = 120, _ body: ([UInt8]) throws -> Void
  ) rethrows {
    let file = SealedFile(mark: mark, version: version)
    let payload = Array(bytes.dropFirst(SealedFile.headerLength).dropLast(SHA256.byteCount))
    var generator = SeededGenerator(seed: 21)
    let words: [UInt64] = [0, 1, 2, 1 << 31, 1 << 32, 1 << 40, 1 << 61, 1 << 62, 1 << 63, .max, .max >> 1]
    for _ in 0..<rounds {
      var changed = payload
      for _ in 0..<Int.random(in: 1...3, using: &generator) where !changed.isEmpty {
        let place = Int.random(in: 0..<changed.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: changed[place] ^= UInt8(1) << UInt8.random(in: 0...7, using: &generator)
        case 1: changed.removeLast(min(changed.count, 1 + place % 24))
        case 2: changed += changed.prefix(place % 24)
        default:
          var writer = WordWriter()
          writer.append(words[Int.random(in: 0..<words.count, using: &generator)])
          let start = place / 8 * 8
          for (index, byte) in writer.bytes.enumerated() where start + index < changed.count {
            changed[start + index] = byte
          }
        }
      }
      try body(file.sealed(changed))
    }
  }

  @Test func `a count of deals resumes from a forged checkpoint or refuses it, and never traps`() throws {
    var request = DistributionRequest(cards: 7)
    let kept = Lock<[DistributionCheckpoint]>([])
    _ = try DealDistribution.compute(request) { checkpoint in kept.withLock { $0.append(checkpoint) } }
    let whole = try #require(kept.withLock { $0.last })
    let truth = try DealDistribution.compute(request).distribution
    var (refused, used) = (0, 0)
    forge(whole.bytes, "PZLSETDC", 3) { bytes in
      do {
        request.resumed = try DistributionCheckpoint(bytes: bytes)
        let outcome = try DealDistribution.compute(request)
        used += 1
        #expect(outcome.distribution?.deals == truth?.deals)
      } catch {
        refused += 1
      }
    }
    #expect(refused > 30 && refused + used == 120)
  }

  @Test func `a search and a survey resume from forged checkpoints or refuse them, and never trap`() throws {
    let rules = try RulesNotation.parse("octal:0.454")
    // Four digits, the bound, the target, the breaks, the width and eight values.
    var words = WordWriter()
    for number in [4, 0, 4, 5, 4, 20_000, 64, 100, 1, 8] as [UInt64] { words.append(number) }
    words.append(contentsOf: [0, 0, 1, 1, 2, 0, 1, 1])
    let search = SealedFile(mark: "PZLGRUND", version: 1).sealed(words.bytes)
    #expect(try GrundyCheckpoint(bytes: search).count == 8)
    var refused = 0
    forge(search, "PZLGRUND", 1, rounds: 60) { bytes in
      do {
        let resumed = try KeptSearch(rules, resumed: try GrundyCheckpoint(bytes: bytes)) { _ in }
        _ = try TakeAwayGame(rules).report(upTo: 20_000, kept: resumed)
      } catch {
        refused += 1
      }
    }
    #expect(refused > 5)
    let codes = try ["0.1", "0.7"].map { text in
      guard case .takeAndBreak(let code) = try RulesNotation.parse("octal:\(text)") else {
        throw SealedFileError.damaged
      }
      return code
    }
    let range = try #require(CodeRange(from: codes[0], to: codes[1]))
    let surveys = Lock<[CodeSurveyCheckpoint]>([])
    _ = try CodeSurvey.make(range, upTo: 500) { checkpoint in surveys.withLock { $0.append(checkpoint) } }
    let survey = try #require(surveys.withLock { $0.last })
    forge(survey.bytes, "PZLOCTAL", 1) { bytes in
      guard let resumed = try? CodeSurveyCheckpoint(bytes: bytes) else { return }
      guard let made = try? CodeSurvey.make(range, upTo: 500, resumed: resumed) else { return }
      for row in made.rows { _ = (row.evidence, row.lastException) }
    }
  }

  @Test func `a policy is read or refused, and never traps`() throws {
    let game = try FaceDownGame(dealSize: 3, scoring: .standard)
    let policy = try FaceDownSolver(game).policy()
    forge(policy.bytes, "PZLCMFD", 2, rounds: 200) { bytes in
      guard let read = try? FaceDownPolicy(bytes: bytes, game: game) else { return }
      _ = (read.value, read.stateCount)
    }
  }

  @Test func `a policy whose keys are in order but belong to no table is read, and advice from it refused`() throws {
    let game = try FaceDownGame(dealSize: 3, scoring: .standard)
    let policy = try FaceDownSolver(game).policy()
    let identity = 10 * 4
    var payload = Array(policy.bytes.dropFirst(SealedFile.headerLength).dropLast(SHA256.byteCount))
    let words = (payload.count - identity) / 8
    func word(_ index: Int) -> UInt64 {
      (0..<8).reduce(0) { $0 | UInt64(payload[identity + 8 * index + $1]) << UInt64(8 * $1) }
    }
    // Each layer: its count, the bytes of a value, the keys, the values. All keys are moved up.
    var place = 0
    while place < words {
      let (count, width) = (Int(word(place)), Int(word(place + 1)))
      for index in place + 2..<place + 2 + count {
        let key = word(index) + 1
        for byte in 0..<8 { payload[identity + 8 * index + byte] = UInt8(truncatingIfNeeded: key >> UInt64(8 * byte)) }
      }
      place += 2 + count + count * width / 8
    }
    let forged = SealedFile(mark: "PZLCMFD", version: 2).sealed(payload)
    let read = try FaceDownPolicy(bytes: forged, game: game)
    #expect(read.stateCount == policy.stateCount && read.value == policy.value)
    let ace = try #require(CardNotation.card("AH"))
    let tables = try [
      KnownTable(unseen: 3), KnownTable(known: [ace], matched: [], open: [], unseen: 2),
      KnownTable(known: [ace], matched: [], open: [ace], unseen: 2),
    ]
    for table in tables {
      #expect(try FaceDownAdvice(table, plan: .policy(policy)).value > 0)
      #expect(throws: PolicyError.missingState) { try FaceDownAdvice(table, plan: .policy(read)) }
    }
  }
}
