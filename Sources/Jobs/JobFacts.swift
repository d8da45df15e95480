/// What a file of results is about.
package struct JobFacts: Sendable, Hashable {
  /// The name of the file of questions, for people.
  package let source: String
  /// The digest of all its questions; see ``JobFileDigest``.
  package let digest: String
  /// How many questions it has.
  package let count: Int
  /// The version of the program that answers.
  package let version: String

  /// The most questions that a job may have, many times what a disk holds.
  package static let mostQuestions = 1 << 48

  /// Creates facts.
  package init(source: String, digest: String, count: Int, version: String) {
    self.source = source
    self.digest = digest
    self.count = count
    self.version = version
  }

  /// The ordinals of all questions.
  package var questions: Range<Int> { 1..<count + 1 }

  /// The questions of a part of several, which differ by one at most in length.
  package func questions(ofPart part: Int, of parts: Int) -> Range<Int> {
    precondition((1...parts).contains(part), "there are parts 1 to \(parts)")
    func bound(_ part: Int) -> Int {
      // The product of two large numbers needs not fit.
      let (whole, rest) = count.quotientAndRemainder(dividingBy: parts)
      return whole * part + min(part, rest)
    }
    return 1 + bound(part - 1)..<1 + bound(part)
  }
}

/// What a file of results holds.
package struct JobSummary: Sendable, Hashable {
  /// What it is about.
  package let facts: JobFacts
  /// How many questions are answered.
  package let answered: Int
  /// How many questions were answered more than once, always alike.
  package let repeated: Int
  /// The ordinals of the questions without an answer, those at fault left out.
  package let missing: [Range<Int>]
  /// The questions that killed the processes that were to answer them.
  package let failures: [JobFailure]
  /// How many answers of the shards are error documents, and the line of the first question that
  /// has one.
  package let bad: Int
  package let firstBadLine: Int?
  /// The most serious exit statuses of the shards, each once.
  package let statuses: [Int]
  /// The number of shards.
  package let shards: Int
  /// The size of the file.
  package let byteCount: Int
  /// Whether every answer was read and is what was written.
  package let isChecked: Bool

  /// Whether every question has an answer.
  package var isComplete: Bool { answered == facts.count }
}
