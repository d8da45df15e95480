import GameCore

/// A question of a job: a line of its file that is neither blank nor a comment.
package struct JobQuestion: Sendable, Hashable {
  /// Its place among the questions of the file, from 1.
  package let ordinal: Int
  /// The number of its line in the file, from 1; an error document names it.
  package let line: Int
  /// Its bytes, without the line end; no NUL and no line feed is among them.
  package let text: [UInt8]

  package init(ordinal: Int, line: Int, text: [UInt8]) {
    self.ordinal = ordinal
    self.line = line
    self.text = text
  }

  /// The question in the form for workers and digests: number, tab, text, line feed.
  package var message: [UInt8] { Array("\(line)\t".utf8) + text + [UInt8(ascii: "\n")] }
}

/// Digests that identify the questions that were asked.
package enum JobDigest {
  /// The name of a shard: the SHA-256, in hexadecimal digits, of the version of the program that
  /// answers and of the questions with the numbers of their lines.
  /// - Complexity: O(bytes).
  package static func name(of questions: some Sequence<JobQuestion>, version: String) -> String {
    var bytes = Array("puzzlelab shard 1\n\(version)\n".utf8)
    for question in questions { bytes += question.message }
    return SHA256.hexadecimal(of: bytes)
  }
}

/// The digest of all questions of a file, taken question by question.
///
/// It is the SHA-256 of the digests of every 1024 questions, so that little of the file is in
/// memory.
package struct JobFileDigest: Sendable {
  private static let blockSize = 1024
  private var block: [UInt8] = []
  private var digests: [UInt8] = []
  /// How many questions there were.
  package private(set) var count = 0

  /// The digest of no question yet.
  package init() {}

  /// Takes the next question.
  package mutating func add(_ question: JobQuestion) {
    block += question.message
    count += 1
    guard count.isMultiple(of: Self.blockSize) else { return }
    digests += SHA256.digest(of: block)
    block.removeAll(keepingCapacity: true)
  }

  /// The digest of the questions so far, in hexadecimal digits.
  package var hexadecimal: String {
    SHA256.hexadecimal(of: block.isEmpty ? digests : digests + SHA256.digest(of: block))
  }
}
