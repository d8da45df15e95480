import GameCore
import Jobs
import Questions

/// Some questions of a file, each as likely as any other, in random order.
package struct JobSample: Sendable {
  /// The questions that were drawn.
  package let questions: [JobQuestion]
  /// How many there are in the file.
  package let count: Int

  /// Draws at most `most` questions of a file in one reading.
  /// - Complexity: O(file) time; memory for `most` questions.
  package init(of path: String, atMost most: Int, seed: UInt64, console: Console) throws(Fault) {
    var reader = QuestionReader(try ByteSource(path, stopSignal: console.stopSignal))
    defer { reader.close() }
    var generator = SeededGenerator(seed: seed)
    var (drawn, count): ([JobQuestion], Int) = ([], 0)
    while let question = try reader.next() {
      count += 1
      // Question k is in the sample with the chance most/k, in a random place.
      if drawn.count < most {
        drawn.append(question)
      } else {
        let place = generator.index(count)
        if place < most { drawn[place] = question }
      }
    }
    if console.stopSignal.isRaised { throw .interrupted }
    guard count > 0 else {
      throw .data("\(path) has no questions: it is empty, or has only blank lines and comments")
    }
    generator.shuffle(&drawn)
    (questions, self.count) = (drawn, count)
  }
}
