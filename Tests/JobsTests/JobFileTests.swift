import Databases
import Foundation
import GameCore
import Testing

import Jobs

@Suite final class JobFileTests {
  private let folder: URL
  private static let count = 40

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "puzzlelab-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  private static let questions = (1...count).map { number in
    JobQuestion(ordinal: number, line: 2 * number, text: Array("question \(number)".utf8))
  }

  private static let facts: JobFacts = {
    var digest = JobFileDigest()
    for question in questions { digest.add(question) }
    return JobFacts(source: "q.jsonl", digest: digest.hexadecimal, count: digest.count, version: "1.2.3")
  }()

  /// The shard of these questions; answers to `wrong` ones are different.
  private func shard(_ range: Range<Int>, wrong: Set<Int> = []) -> JobShard {
    let answers = range.flatMap { Array("\(wrong.contains($0) ? "wrong" : "answer") \($0)\n".utf8) }
    return JobShard(
      name: JobDigest.name(of: Self.questions[range.lowerBound - 1..<range.upperBound - 1], version: "1.2.3"),
      questions: range, answers: answers, digest: SHA256.hexadecimal(of: answers), bad: 0, firstBadLine: nil, status: 0)
  }

  /// All answers of a file, in order, what several shards have once.
  private func answers(_ file: JobFile) throws -> String {
    var (text, next) = ("", 1)
    try file.forEachShard(failure: { $0 }) { shard throws(JobError) in
      guard shard.questions.upperBound > next else { return }
      text += String(
        decoding: shard.answers(to: max(next, shard.questions.lowerBound)..<shard.questions.upperBound), as: UTF8.self)
      next = shard.questions.upperBound
    }
    return text
  }

  private static let expected = (1...count).map { "answer \($0)\n" }.joined()

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `any cutting, in any order, even overlapping, leads to the same answers`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let file = try JobFile(adding: path("a.db"), Self.facts)
    while let gap = try file.missing(in: Self.facts.questions).randomElement(using: &generator) {
      let first = Int.random(in: max(1, gap.lowerBound - 3)...gap.lowerBound, using: &generator)
      let end = Int.random(in: gap.lowerBound + 1...min(Self.count + 1, gap.lowerBound + 9), using: &generator)
      try file.add(shard(first..<end))
      try file.add(shard(first..<end))
    }
    #expect(try answers(file) == Self.expected)
    let summary = try file.summary(isChecked: true)
    #expect(summary.isComplete && summary.missing.isEmpty && summary.answered == Self.count)
    #expect(try answers(JobFile(reading: path("a.db"))) == Self.expected)
  }

  @Test func `files are merged, gaps are named and repeated answers are counted`() throws {
    let (a, b) = (try JobFile(adding: path("a.db"), Self.facts), try JobFile(adding: path("b.db"), Self.facts))
    try a.add(shard(1..<11))
    try a.add(JobFailure(ordinal: 20, line: 40, attempts: 3, reason: "it ended"))
    try a.add(JobFailure(ordinal: 30, line: 60, attempts: 3, reason: "it ended"))
    try b.add(shard(8..<25))
    let merged = try JobFile.merge([path("a.db"), path("b.db")], into: path("c.db"))
    let summary = try merged.summary(isChecked: true)
    #expect(summary.answered == 24 && summary.repeated == 3)
    #expect(summary.missing == [25..<30, 31..<41])
    #expect(summary.failures.map(\.ordinal) == [30])
    // Merging again, and a file into itself, changes nothing.
    let again = try JobFile.merge([path("c.db"), path("b.db")], into: path("c.db"))
    #expect(try again.summary(isChecked: true) == summary)
  }

  @Test func `two answers that differ are refused with the place of the first`() throws {
    let file = try JobFile(adding: path("a.db"), Self.facts)
    try file.add(shard(1..<11))
    #expect(throws: JobError.disagreement(path: path("a.db"), ordinal: 9)) {
      try file.add(shard(5..<15, wrong: [9, 10, 12]))
    }
    #expect(try file.missing(in: Self.facts.questions) == [11..<41])
  }

  @Test func `other questions, another version and damaged answers are refused`() throws {
    do {
      let file = try JobFile(adding: path("a.db"), Self.facts)
      try file.add(shard(1..<11))
    }
    let facts = Self.facts
    #expect(throws: JobError.otherQuestions(path: path("a.db"))) {
      try JobFile(adding: path("a.db"), JobFacts(source: "", digest: "else", count: facts.count, version: "1.2.3"))
    }
    #expect(throws: JobError.otherVersion(path: path("a.db"), found: "1.2.3", expected: "1.2.4")) {
      try JobFile(
        adding: path("a.db"), JobFacts(source: "", digest: facts.digest, count: facts.count, version: "1.2.4"))
    }
    let kind = JobFile.kind
    try Database(path("a.db"), kind, .writing).run(
      "UPDATE shard SET answers = CAST(replace(answers, 'answer 3', 'answer 4') AS BLOB)")
    #expect(throws: JobError.damaged(path: path("a.db"), questions: 1..<11)) {
      try JobFile(reading: path("a.db")).summary(isChecked: true)
    }
    #expect(try JobFile(reading: path("a.db")).summary(isChecked: false).answered == 10)
    try Database(path("a.db"), kind, .writing).run("UPDATE shard SET first = \(Int.max)")
    #expect(throws: JobError.database(DatabaseError(path("a.db"), .damaged))) {
      try JobFile(reading: path("a.db")).summary(isChecked: false)
    }
  }

  @Test func `a file that was changed at random is read or refused, never a crash`() throws {
    do {
      let file = try JobFile(adding: path("a.db"), Self.facts)
      for first in stride(from: 1, to: Self.count, by: 10) { try file.add(shard(first..<first + 10)) }
    }
    let bytes = try Data(contentsOf: URL(filePath: path("a.db")))
    var generator = SeededGenerator(seed: 7)
    var refused = 0
    for _ in 0..<200 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...40, using: &generator) {
        changed[Int.random(in: 0..<changed.count, using: &generator)] = .random(in: 0...255, using: &generator)
      }
      if Bool.random(using: &generator) { changed = changed.prefix(.random(in: 0...bytes.count, using: &generator)) }
      try changed.write(to: URL(filePath: path("b.db")))
      do {
        let file = try JobFile(reading: path("b.db"))
        if try file.summary(isChecked: true).isComplete { #expect(try answers(file) == Self.expected) }
      } catch is JobError {
        refused += 1
      }
    }
    #expect(refused > 50)
  }

  @Test func `parts of a job hold every question once`() {
    for count in [0, 1, 5, 40, 41] {
      for parts in [1, 2, 3, 7, 50] {
        let facts = JobFacts(source: "", digest: "", count: count, version: "")
        let ranges = (1...parts).map { facts.questions(ofPart: $0, of: parts) }
        #expect(ranges.flatMap(Array.init) == Array(facts.questions))
        #expect((ranges.map(\.count).max() ?? 0) - (ranges.map(\.count).min() ?? 0) <= 1)
      }
    }
  }

  @Test func `the digest of a file changes with every question, line number and their order`() {
    func digest(_ questions: [JobQuestion]) -> String {
      var digest = JobFileDigest()
      for question in questions { digest.add(question) }
      return digest.hexadecimal
    }
    let many = (1...2500).map { JobQuestion(ordinal: $0, line: $0, text: Array("\($0)".utf8)) }
    var digests: Set<String> = [digest(many), digest(many.dropLast()), digest(many.reversed())]
    for place in [0, 1023, 1024, 2499] {
      var changed = many
      changed[place] = JobQuestion(ordinal: place + 1, line: place + 1, text: Array("other".utf8))
      digests.insert(digest(changed))
      changed[place] = JobQuestion(ordinal: place + 1, line: place + 7, text: many[place].text)
      digests.insert(digest(changed))
    }
    #expect(digests.count == 11)
  }
}
