import Documents
import Foundation
import GameCore
import Games
import Questions
import Testing

/// The law: the `request` of any document, passed to `batch`, gives the same `result`, byte for
/// byte, in another process and at any number of threads.
@Suite struct LawTests {
  /// Examples that need the user's own files or programs, take minutes, or write what is shipped.
  private static func isOwn(_ example: Example) -> Bool {
    if example.words.contains("--out") || example.words.contains("--engine") { return true }
    return example.words.contains { word in
      [".txt", ".db", ".wtb", ".jsonl", ".bin", ".obf"].contains { word.hasSuffix($0) } || word == "-"
        || word == "--confirm" || word == "--time"
    } && !example.words.contains { $0.hasPrefix("data/") }
  }

  /// Examples that search for minutes, unless large positions are left out.
  private static func limits(of question: Question, _ example: Example) -> String {
    let hasLimit = question.parameters.contains { $0.key == "emptiesAtMost" }
    return hasLimit && !example.words.contains { $0.hasPrefix("--window") } ? " --empties-at-most 12" : ""
  }

  private static let isLong = ProcessInfo.processInfo.environment["PUZZLELAB_LONG"] != nil

  /// Examples that search for seconds, and what is asked instead of them, unless the suite is long.
  private static let smaller = [
    ["reversi", "review", "data/reversi/game.ggf"]: ["reversi", "review", "data/reversi/game.ggf", "--level", "6"],
    ["reversi", "openings", "--count", "20"]: ["reversi", "openings", "--count", "2"],
    ["reversi", "match", "level:4", "greedy", "--games", "100"]: [
      "reversi", "match", "level:4", "greedy", "--games", "10",
    ],
    ["cardmatch", "solve", "--deal-size", "12"]: ["cardmatch", "solve", "--deal-size", "9"],
    ["cardmatch", "report", "--deal-size", "12"]: ["cardmatch", "report", "--deal-size", "9"],
  ]

  /// The line that asks what an example asks, as a shell would, but with one document per line and
  /// nothing written elsewhere.
  private static func line(_ example: Example, of question: Question) -> String {
    var words = example.words.filter { $0 != "--json" }
    for option in ["-o", "--format"] {
      if let place = words.firstIndex(of: option) { words.removeSubrange(place...place + 1) }
    }
    if !isLong { words = smaller[words] ?? words.map { $0 == "1000000" ? "20000" : $0 } }
    let quoted = words.map { "'\($0.replacing("'", with: "'\\''"))'" }
    return quoted.joined(separator: " ") + " --json --no-run" + limits(of: question, example)
  }

  private static let folder = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL.path

  /// The documents that a command prints, without what they have cost.
  private func documents(_ words: String) throws -> [String] {
    let run = try ProgramRun("cd '\(Self.folder)' && $P \(words)")
    #expect([0, 1, 75].contains(run.status), "\(words): \(run.messages)")
    return run.output.split(separator: "\n").map(String.init)
  }

  /// A question in JSON that asks what a document answers.
  private func question(of document: String) throws -> String {
    let json = try JSONReader.read(Array(document.utf8)[...])
    guard case .string(let schema)? = json["schema"], let request = json["request"] else {
      throw Fault.data("no document: \(document.prefix(200))")
    }
    let name = schema.split(separator: "/")[1]
    var writer = JSONWriter()
    request.write(to: &writer)
    return "{\"ask\":\"\(name)\",\"request\":\(String(decoding: writer.bytes, as: UTF8.self))}"
  }

  private func answers(to questions: [String], threads: Int) throws -> [String] {
    let run = try ProgramRun(
      "cd '\(Self.folder)' && $P batch --no-run --threads \(threads)", input: questions.joined(separator: "\n"))
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test(arguments: QuestionTable.puzzlelab.questions.map(\.name))
  func `the request of every example's documents gives the same documents again`(name: String) throws {
    let question = try QuestionTable.puzzlelab.known(name)
    var answered: [(line: String, document: String)] = []
    var asked: Set<String> = []
    for example in question.examples where !Self.isOwn(example) && !example.words.contains("--resume") {
      let line = Self.line(example, of: question)
      // Examples often differ only by their format.
      guard asked.insert(line).inserted else { continue }
      // Several threads in words, where they may change nothing, and one thread a question in
      // batch.
      let threads = question.parameters.contains { $0.key == "threads" } ? 1 : 2
      let begin = Moment.now
      let first = try documents(line + " --threads \(threads)")
      if threads > 1, Moment.now - begin < .seconds(1) {
        #expect(try documents(line + " --threads 1") == first, "\(line)")
      }
      answered += first.map { (line, $0) }
    }
    let again = try answers(to: try answered.map { try self.question(of: $0.document) }, threads: 2)
    #expect(again.count == answered.count)
    for (first, second) in zip(answered, again) { #expect(second == first.document, "\(first.line)") }
    #expect(!answered.isEmpty || question.examples.allSatisfy(Self.isOwn))
  }

  @Test func `changed requests have one answer each, in any process`() throws {
    let seed: UInt64 = .random(in: .min ... .max)
    var generator = SeededGenerator(seed: seed)
    var questions: [String] = []
    for question in QuestionTable.puzzlelab.questions where !question.isForExperts {
      let examples = question.examples.filter { example in
        !Self.isOwn(example) && !["-o", "--format", "--resume"].contains { example.words.contains($0) }
      }.shuffled(using: &generator)
      for example in examples.prefix(Self.isLong ? 2 : 1) {
        let line = Self.line(example, of: question)
        let begin = Moment.now
        guard let document = try? documents(line).first,
          // What takes longer is asked again by the test above, unchanged.
          Moment.now - begin < .seconds(1),
          case .object(let request)? = try JSONReader.read(Array(document.utf8)[...])["request"]
        else { continue }
        for _ in 0..<(Self.isLong ? 3 : 2) {
          let changed = request.compactMap { self.changed($0, of: question, &generator) }
          questions.append(ask(question.name, changed))
        }
      }
    }
    let first = try answers(to: questions, threads: 1)
    #expect(first.count == questions.count, "seed \(seed)")
    #expect(first.count { !Self.isError($0) } > questions.count / 3, "seed \(seed)")
    // Another process is asked the requests of the documents, and once more what was refused.
    let requests = try zip(questions, first).map { asked, document in
      try Self.isError(document) ? asked : question(of: document)
    }
    let second = try answers(to: requests, threads: 2)
    try #require(second.count == first.count, "seed \(seed)")
    for (index, pair) in zip(first, second).enumerated() {
      #expect(pair.0 == pair.1, "seed \(seed): \(questions[index])")
    }
  }

  private static func isError(_ document: String) -> Bool { document.contains("puzzlelab/error/1") }

  /// Parameters that keep a question small: none of them is left out of a changed request.
  private static let bounds: Set<String> = ["emptiesAtMost", "level", "depth", "games", "count", "nodes", "generate"]

  private func ask(_ name: String, _ members: [(key: String, value: String)]) -> String {
    let request = members.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",")
    return "{\"ask\":\"\(name)\",\"request\":{\(request)}}"
  }

  /// A member of a request, now and then another word, or a smaller number, or the default one.
  private func changed(
    _ member: JSON.Member, of question: Question, _ generator: inout SeededGenerator
  ) -> (key: String, value: String)? {
    var writer = JSONWriter()
    member.value.write(to: &writer)
    let text = String(decoding: writer.bytes, as: UTF8.self)
    guard generator.index(3) == 0,
      let parameter = question.parameters.first(where: { $0.key == member.key })
    else { return (member.key, text) }
    if let word = parameter.words.randomElement(using: &generator) { return (member.key, "\"\(word)\"") }
    if case .number(let digits) = member.value, let number = Int(digits), number > 0 {
      let isLeftOut = generator.index(4) == 0 && !Self.bounds.contains(member.key)
      return isLeftOut ? nil : (member.key, "\(generator.index(number + 1))")
    }
    return (member.key, text)
  }
}
