import Documents
import GameCore
import Glibc
import Questions
import Synchronization

/// Answers every piece of a file in order, on many threads, in bounded memory.
///
/// Each worker takes the next block of pieces, answers them into a buffer of its own, and hands in
/// the buffer; buffers leave in the order of their blocks as soon as all before them have left, and
/// one more thread lets the first of them leave while it is being filled. A worker that is far
/// ahead, or finds no more blocks, helps with the pieces of others. A piece at fault gets an error
/// document (or a line of text, of a table a message) in its place and the rest is answered.
package struct Batch: Sendable {
  /// How a fault is reported in the place of its piece.
  package enum Errors: Sendable {
    /// As error documents, of the question of that name where all pieces ask the same.
    case json(ask: String?)
    case text
    /// On standard error alone: what takes the place of an answer must be rows of a table.
    case aside
  }

  /// What is wrong with every piece.
  package enum Failure: Error {
    /// A piece has no answer.
    case piece(Fault)
    /// No piece would have one: the batch ends.
    case command(Fault)
  }

  let threads: Int
  let errors: Errors
  /// What pieces are called: one, and many.
  let noun: (String, String)
  /// How many pieces are answered already.
  let skipping: Int
  let console: Console

  /// A batch; `skipping` pieces are answered already.
  package init(
    threads: Int, errors: Errors, noun: (String, String), skipping: Int, console: Console
  ) {
    self.threads = threads
    self.errors = errors
    self.noun = noun
    self.skipping = skipping
    self.console = console
  }

  /// Answers a piece into a buffer. A thrown error is written in the piece's place: what was
  /// written for it is dropped.
  ///
  /// Of failures ``Failure/command(_:)`` ends the batch: no piece would be answered.
  package typealias Answer = @Sendable (InputLine, inout JSONWriter) throws(Failure) -> ExitStatus

  /// Answers all pieces of a reader; the status is the most serious of all.
  package func run<Reader: BlockReader>(
    _ reader: Reader, of source: ByteSource, _ answer: @escaping Answer
  ) throws(Fault) -> ExitStatus where Reader.Block: PieceBlock {
    let queue = BatchQueue(
      reader, of: source, console: console, noun: noun)
    let pace = Pace()
    if !console.output.isTerminal { console.observer.report(Progress(completed: 0, unit: noun.1)) }
    Workers.run(threads + 1) { worker in
      if worker == threads {
        while queue.leaveKnown() { usleep(2_000) }
      } else {
        let ahead = 4 * threads
        while true {
          IdleThreads.ofProcess.lend(until: { queue.hasRoom(ahead: ahead) })
          guard let task = queue.take(ahead: ahead, atMost: pace.piecesPerBlock) else { break }
          let begin = Moment.now
          let pieces = task.lines.pieces(from: task.firstOrdinal)
          queue.hand(in: self.answers(to: pieces, by: answer, known: task.known), at: task.index)
          pace.learn(pieces: pieces.count, in: Moment.now - begin)
          IdleThreads.ofProcess.wake()
        }
        IdleThreads.ofProcess.wake()
        IdleThreads.ofProcess.lend(until: { queue.isFinished })
      }
    }
    let status = try queue.outcome()
    // A resumed run that finds nothing left but more answers than pieces continues in the wrong
    // file.
    guard queue.pieces >= skipping || console.stopSignal.isRaised else {
      throw .data("the file to resume has more answers than \(source.name) has \(noun.1)")
    }
    return status
  }

  /// The answers to a block, but those that left before.
  private func answers(
    to pieces: [InputLine], by answer: Answer, known: KnownAnswers
  ) -> BlockAnswers {
    for piece in pieces where !piece.isSkipped {
      let answers = piece.ordinal <= skipping ? BlockAnswers(lines: 1) : self.answer(to: piece, by: answer)
      known.append(answers)
      if answers.isCut { break }
    }
    return known.take()
  }

  private func answer(to piece: InputLine, by answer: Answer) -> BlockAnswers {
    var answers = BlockAnswers(lines: 1)
    guard !console.stopSignal.isRaised else { return .cut }
    do throws(Failure) {
      answers.status = try answer(piece, &answers.writer).ofPiece
      // Half an answer isn't written where a later run may resume: it begins with this piece.
      if answers.status == .stopped, console.stopSignal.isRaised { return .cut }
    } catch {
      switch error {
      case .command(let fault): return .refused(fault)
      case .piece(let fault):
        answers.writer.removeAll()
        note(fault, at: piece, in: &answers)
      }
    }
    return answers
  }

  private func note(_ fault: Fault, at piece: InputLine, in answers: inout BlockAnswers) {
    let fault = piece.placed(fault)
    answers.status = answers.status.combined(with: fault.status.ofPiece)
    answers.badLines += 1
    if answers.firstError == nil { answers.firstError = fault }
    switch errors {
    case .json(let ask): fault.write(ask: ask, id: piece.id, to: &answers.writer)
    case .text:
      let place = fault.line.map { "line \($0): " } ?? ""
      answers.writer.text("\(place)error: \(fault.placedMessage)\n")
    case .aside: answers.faultsAside.append(fault)
    }
  }
}

extension ExitStatus {
  /// The status of a piece of a file: what can't be understood there is bad data, for the command
  /// was.
  fileprivate var ofPiece: ExitStatus { self == .usage ? .data : self }
}

/// Consecutive pieces of a file.
package protocol PieceBlock: Sendable {
  /// The pieces; the first that is answered has the ordinal `first`.
  func pieces(from first: Int) -> [InputLine]
}

/// How many pieces a worker takes at a time: one where a piece takes milliseconds, hundreds where
/// it takes microseconds. It begins with one, and learns.
private final class Pace: Sendable {
  private let count = Atomic(1)
  private static let most = 512

  var piecesPerBlock: Int { count.load(ordering: .relaxed) }

  func learn(pieces: Int, in time: Duration) {
    let now = piecesPerBlock
    if time < .milliseconds(1), pieces >= now {
      count.store(min(Self.most, 2 * now), ordering: .relaxed)
    } else if time > .milliseconds(10) {
      count.store(max(1, now / 2), ordering: .relaxed)
    }
  }
}

extension LineBlock: PieceBlock {
  package func pieces(from first: Int) -> [InputLine] {
    var ordinal = first - 1
    return ranges.enumerated().map { index, range in
      let line = bytes[range]
      if !TextLine.isSkipped(line) { ordinal += 1 }
      return InputLine(number: firstNumber + index, ordinal: ordinal, bytes: line)
    }
  }
}

extension [Piece]: PieceBlock {
  package func pieces(from first: Int) -> [InputLine] {
    enumerated().map { InputLine($1, ordinal: first + $0) }
  }
}
