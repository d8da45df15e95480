import GameCore

/// The answers to consecutive questions of a job, whole.
package struct JobShard: Sendable, Hashable {
  /// The digest of its questions and of the version that answered; see ``JobDigest``.
  package let name: String
  /// The ordinals of its questions, from 1; not empty.
  package let questions: Range<Int>
  /// A line for each question, in order, each ended by a line feed.
  package let answers: [UInt8]
  /// The SHA-256 of the answers, in hexadecimal digits.
  package let digest: String
  /// How many of the answers are error documents.
  package let bad: Int
  /// The line of the first question whose answer is an error document.
  package let firstBadLine: Int?
  /// The most serious exit status of the answers, as `batch` would end with it.
  package let status: Int

  /// The most bytes that the answers of a shard may have, and so the most questions.
  package static let largest: Int32 = 1 << 28
  /// The largest status that a program exits with.
  static let largestStatus = 255

  package init(
    name: String, questions: Range<Int>, answers: [UInt8], digest: String, bad: Int, firstBadLine: Int?, status: Int
  ) {
    self.name = name
    self.questions = questions
    self.answers = answers
    self.digest = digest
    self.bad = bad
    self.firstBadLine = firstBadLine
    self.status = status
  }

  /// Whether the answers are those that the digest was taken of, one for each question, and what is
  /// said about them is possible.
  /// - Complexity: O(bytes), about 2 ns each.
  package var isWhole: Bool {
    (0...questions.count).contains(bad) && (firstBadLine.map { $0 > 0 } ?? false) == (bad > 0)
      && (0...Self.largestStatus).contains(status) && SHA256.hexadecimal(of: answers) == digest
      && answers.last == UInt8(ascii: "\n")
      && answers.count { $0 == UInt8(ascii: "\n") } == questions.count
  }

  /// How many of the answers to some of its questions are error documents.
  /// - Complexity: O(bytes).
  package func badAnswers(to part: Range<Int>) -> Int {
    answers(to: part).split(separator: UInt8(ascii: "\n")).count(where: Self.isError)
  }

  /// Whether an answer, a line without its end, is an error document.
  ///
  /// Members are in the order of their names, so an error document ends with its schema and its
  /// status, which is 0, 1 or 75 where the answer isn't bad.
  package static func isError(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.last == UInt8(ascii: "}"), let colon = line.lastIndex(of: UInt8(ascii: ":")) else { return false }
    let status = String(decoding: line[(colon + 1)...].dropLast(), as: UTF8.self)
    return line[...colon].reversed().starts(with: errorEnd) && !["0", "1", "75"].contains(status)
  }

  private static let errorEnd = Array("\"schema\":\"puzzlelab/error/1\",\"status\":".utf8).reversed()

  /// The answers to some of its questions, which it must have.
  /// - Complexity: O(bytes).
  package func answers(to part: Range<Int>) -> ArraySlice<UInt8> {
    var rest = answers[...]
    rest = rest.afterLines(part.lowerBound - questions.lowerBound)
    return rest[..<rest.afterLines(part.count).startIndex]
  }
}

extension ArraySlice<UInt8> {
  /// The position after `count` more lines.
  fileprivate func afterLines(_ count: Int) -> Self {
    var rest = self
    for _ in 0..<count {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return rest[rest.endIndex...] }
      rest = rest[(end + 1)...]
    }
    return rest
  }
}

/// A question that killed every process that was to answer it.
package struct JobFailure: Sendable, Hashable {
  /// Its place among the questions of the file, from 1.
  package let ordinal: Int
  /// The number of its line in the file.
  package let line: Int
  /// What it asks, as its sender named it; `nil` where that can't be read.
  package let ask: String?
  /// How many processes it has killed.
  package let attempts: Int
  /// How the last of them ended, in words.
  package let reason: String

  package init(ordinal: Int, line: Int, ask: String? = nil, attempts: Int, reason: String) {
    self.ordinal = ordinal
    self.line = line
    self.ask = ask
    self.attempts = attempts
    self.reason = reason
  }
}
