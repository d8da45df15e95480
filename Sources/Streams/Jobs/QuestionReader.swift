import GameCore
import Jobs
import Questions

/// The questions of a file in order: its lines, without those that are blank or comments.
struct QuestionReader: Sendable {
  private var reader: LineReader
  private var block: [InputLine] = []
  private var place = 0
  private var ordinal = 1
  private static let linesPerBlock = 512

  /// The questions of a file that is open.
  init(_ source: ByteSource) { reader = LineReader(source) }

  /// The next question; `nil` at the end.
  package mutating func next() throws(Fault) -> JobQuestion? {
    while true {
      while place < block.count {
        let line = block[place]
        place += 1
        guard !line.isSkipped else { continue }
        defer { ordinal += 1 }
        return JobQuestion(ordinal: ordinal, line: line.number, text: Array(line.bytes))
      }
      guard let next = try reader.next(atMost: Self.linesPerBlock) else { return nil }
      block = next.pieces(from: 1)
      place = 0
    }
  }

  /// Reading is over.
  package func close() { reader.close() }
}

extension JobFacts {
  /// What a file of questions is about; reads all of it.
  package init(of path: String, version: JobVersion, console: Console) throws(Fault) {
    let source = try ByteSource(path, stopSignal: console.stopSignal)
    guard path != "-", source.isRegularFile else {
      throw .usage("\(source.name) can't be read twice; write it to a file")
    }
    var questions = QuestionReader(source)
    defer { questions.close() }
    var digest = JobFileDigest()
    while let question = try questions.next() { digest.add(question) }
    if console.stopSignal.isRaised { throw .interrupted }
    guard digest.count > 0 else {
      throw .data("\(path) has no questions: it is empty, or has only blank lines and comments")
    }
    self.init(source: path, digest: digest.hexadecimal, count: digest.count, version: version.text)
  }
}
