import Catalogue
import GameCore
import Reports

/// Answers every line of a file in order, on many threads, in bounded memory.
///
/// Each worker takes the next block of lines, answers them into a buffer of its own, and hands the buffer in; buffers
/// leave in the order of their blocks as soon as all before them have left. A worker that is far ahead waits. A line at
/// fault gets an error document (or a line of text) in its place and the rest is answered.
package struct Batch: Sendable {
  /// The file, `-` for standard input.
  package let path: String
  package let threads: Int
  /// How many lines a worker takes at a time: 1 where a line takes milliseconds or more, hundreds where it takes microseconds.
  package let linesPerBlock: Int
  /// Whether errors in place are JSON documents.
  package let errorsAreJSON: Bool
  package let console: Console

  /// A batch; `linesPerBlock` and `threads` are at least 1.
  package init(path: String, threads: Int, linesPerBlock: Int, errorsAreJSON: Bool, console: Console) {
    self.path = path
    self.threads = threads
    self.linesPerBlock = linesPerBlock
    self.errorsAreJSON = errorsAreJSON
    self.console = console
  }

  /// Answers a line into a buffer. A thrown error stands in the line's place: what was written for the line is dropped.
  package typealias Answer = @Sendable (InputLine, inout ByteWriter) throws -> ExitStatus

  /// Answers all lines; the status is the gravest of all lines.
  package func run(_ answer: @escaping Answer) throws(CommandError) -> ExitStatus {
    let source = try ByteSource(path, stopSignal: console.stopSignal)
    let queue = BatchQueue(LineReader(source), size: source.size, console: console)
    let limit = 4 * threads
    if !console.output.isTerminal { console.observer.report(Progress(completed: 0, unit: "lines")) }
    Workers.run(threads) { _ in
      while let block = queue.take(ahead: limit, atMost: linesPerBlock) {
        queue.hand(in: self.answers(to: block.lines, by: answer), at: block.index)
      }
    }
    return try queue.outcome(of: source.name)
  }

  /// The answers to a block of lines.
  private func answers(to lines: LineBlock, by answer: Answer) -> BlockAnswers {
    var answers = BlockAnswers()
    for (index, range) in lines.ranges.enumerated() {
      let line = InputLine(number: lines.firstNumber + index, bytes: lines.bytes[range])
      if line.isSkipped { continue }
      if console.stopSignal.isRaised {
        answers.status = answers.status.combined(with: .stopped)
        answers.isCut = true
        break
      }
      answers.lines += 1
      let mark = answers.writer.bytes.count
      do {
        answers.status = answers.status.combined(with: try answer(line, &answers.writer))
      } catch {
        answers.writer.truncate(to: mark)
        note(CommandError(error), at: line, in: &answers)
      }
    }
    return answers
  }

  private func note(_ error: CommandError, at line: InputLine, in answers: inout BlockAnswers) {
    var error = error
    error.line = line.number
    answers.status = answers.status.combined(with: error.status)
    answers.badLines += 1
    if answers.firstError == nil { answers.firstError = error }
    if errorsAreJSON {
      let document = ErrorDocument(line: line.number, offset: error.offset, message: error.message)
      answers.writer.raw(JSONLine.encode(document))
    } else {
      answers.writer.raw(Array("line \(line.number): error: \(error.placedMessage)\n".utf8))
    }
  }
}

/// What became of a block of lines.
struct BlockAnswers: Sendable {
  var writer = ByteWriter()
  var status = ExitStatus.done
  /// How many lines were positions, and how many of these were bad.
  var lines = 0
  var badLines = 0
  var firstError: CommandError?
  /// Whether some of the pieces weren't answered: what comes after them must not leave, so that answers stay aligned.
  var isCut = false
}
