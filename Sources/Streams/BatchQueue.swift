import Documents
import GameCore
import Questions
import Synchronization

/// Something long that is read block by block.
package protocol BlockReader: Sendable {
  /// Consecutive pieces of it.
  associatedtype Block: Sendable
  /// How many bytes the blocks had that were given out so far.
  var bytesGivenOut: Int { get }
  /// The next pieces, at most `count`, at least one; `nil` at the end.
  mutating func next(atMost count: Int) throws(Fault) -> Block?
  /// How many of the pieces are to be answered: neither blank nor comments.
  func answerable(in block: Block) -> Int
  /// Why there was nothing to answer, at the end.
  var absence: Fault { get }
  /// Reading is over.
  func close()
}

extension BlockReader {
  package func answerable(in block: Block) -> Int { 0 }
  package var absence: Fault {
    .data("empty input, or only blank lines and comments")
  }
}

extension LineReader: BlockReader {
  package func answerable(in block: LineBlock) -> Int {
    block.ranges.count { !TextLine.isSkipped(block.bytes[$0]) }
  }
}

/// The middle of a ``Batch``: hands out blocks of lines in order and lets answers leave in order.
///
/// The reader has a lock of its own, so that answers leave while a thread waits for the next line:
/// a program that feeds us line by line needs the answer to one before sending the next.
package final class BatchQueue<Reader: BlockReader>: Sendable {
  private struct State: Sendable {
    /// How many bytes of the file were given out.
    var bytesGivenOut = 0
    /// The number of the next block to be given out, and of the next to leave.
    var nextToTake = 0
    var nextToLeave = 0
    /// The ordinal, from 1, of the next piece to be answered.
    var nextOrdinal = 1
    /// What is known of the blocks that are being answered, and of those that wait for earlier
    /// ones.
    var known: [Int: KnownAnswers] = [:]
    var waiting: [Int: BlockAnswers] = [:]
    var isAtEnd = false
    /// Whether the last piece was handed out: stopping the batch has no effect after that.
    var isWhole = false
    /// What can't be written or read any more; ends everything.
    var failure: Fault?
    /// Whether an earlier block wasn't answered to its end.
    var isCut = false
    /// Whether what came after can't be written either.
    var isUnwritable = false
    var status = ExitStatus.done
    var lines = 0
    var badLines = 0
    var firstError: Fault?
    /// Whether every fault was reported when it left.
    var hasToldFaults = false

    func hasRoom(ahead limit: Int) -> Bool { nextToTake - nextToLeave < limit || isAtEnd }
  }

  private let reader: Lock<Reader>
  private let state = Monitor(State())
  private let console: Console
  private let source: ByteSource

  /// What the pieces are called: one, and many.
  private let noun: (singular: String, plural: String)

  package init(
    _ reader: Reader, of source: ByteSource, console: Console,
    noun: (singular: String, plural: String) = ("line", "lines")
  ) {
    self.reader = Lock(reader)
    self.noun = noun
    self.source = source
    self.console = console
  }

  /// A block to be answered.
  package struct Task {
    package let index: Int
    package let lines: Reader.Block
    let firstOrdinal: Int
    /// Where its answers may be put as soon as they are known; see ``leaveKnown()``.
    let known = KnownAnswers()
  }

  /// Whether ``take(ahead:atMost:)`` wouldn't wait for earlier blocks.
  func hasRoom(ahead limit: Int) -> Bool { state.use { $0.hasRoom(ahead: limit) } }

  /// Whether all blocks have been answered.
  var isFinished: Bool { state.use { $0.isAtEnd && $0.known.isEmpty } }

  /// The next block of at most `count` pieces; waits while `limit` blocks are on their way; `nil`
  /// when there is no more to do.
  package func take(ahead limit: Int, atMost count: Int) -> Task? {
    state.wait(until: { $0.hasRoom(ahead: limit) }, then: { _ in })
    return reader.withLock { reader in
      if state.use({ $0.isAtEnd }) { return nil }
      do throws(Fault) {
        let isStopped = console.stopSignal.isRaised
        let lines = isStopped ? nil : try reader.next(atMost: count)
        return state.use { state in
          state.bytesGivenOut = reader.bytesGivenOut
          guard let lines else {
            state.isAtEnd = true
            state.isWhole = !isStopped && !console.stopSignal.isRaised
            return nil
          }
          state.nextToTake += 1
          let ordinal = state.nextOrdinal
          state.nextOrdinal += reader.answerable(in: lines)
          let task = Task(index: state.nextToTake - 1, lines: lines, firstOrdinal: ordinal)
          state.known[task.index] = task.known
          return task
        }
      } catch {
        state.use { state in
          state.failure = error
          state.isAtEnd = true
        }
        return nil
      }
    }
  }

  /// Takes the last answers of block `index`, and writes all that may leave now.
  package func hand(in answers: BlockAnswers, at index: Int) {
    state.use { state in
      state.known[index] = nil
      state.waiting[index] = answers
      while let ready = state.waiting.removeValue(forKey: state.nextToLeave) {
        state.nextToLeave += 1
        leave(ready, in: &state)
      }
    }
  }

  /// Waits for a block that may leave and is being answered, and writes what is known of it: the
  /// next piece may take long. False when no block is left.
  func leaveKnown() -> Bool {
    state.wait(
      until: { $0.known[$0.nextToLeave] != nil || ($0.isAtEnd && $0.known.isEmpty) },
      then: { state in
        guard let known = state.known[state.nextToLeave] else { return false }
        let answers = known.take()
        if answers.lines > 0 || answers.isCut { leave(answers, in: &state) }
        return true
      })
  }

  /// The status of the whole batch, once all workers have finished.
  package func outcome() throws(Fault) -> ExitStatus {
    let absence = reader.withLock { reader in
      reader.close()
      return reader.absence
    }
    return try state.use { state -> Result<ExitStatus, Fault> in
      if let failure = state.failure { return .failure(failure) }
      if console.stopSignal.isRaised, !state.isWhole || state.isCut {
        console.warn("\(source.name): stopped; \(Wording.count(state.lines, noun.singular, noun.plural)) answered")
        return .success(state.status.combined(with: .stopped))
      }
      guard state.lines > 0 else {
        return .failure(absence.within(source: source.name, line: nil))
      }
      if let first = state.firstError, !state.hasToldFaults {
        let place = first.line.map { "line \($0): " } ?? ""
        let share = state.badLines == 1 ? "" : " (the first of \(state.badLines) bad \(noun.plural))"
        console.warn("\(source.name): \(place)\(first.placedMessage)\(share)")
      }
      return .success(state.status)
    }.get()
  }

  /// How many pieces were answered, now or before.
  var pieces: Int { state.use { $0.lines } }

  /// Nothing leaves after a cut: answers stay aligned.
  private func leave(_ answers: BlockAnswers, in state: inout State) {
    if !state.isCut {
      count(answers, in: &state)
      write(answers, in: &state)
    }
    if let refusal = answers.refusal, !state.isCut {
      state.failure = refusal
      state.isAtEnd = true
    }
    state.isCut = state.isCut || answers.isCut
  }

  private func count(_ answers: BlockAnswers, in state: inout State) {
    state.status = state.status.combined(with: answers.status)
    state.lines += answers.lines
    state.badLines += answers.badLines
    if state.firstError == nil { state.firstError = answers.firstError }
    for fault in answers.faultsAside {
      console.warn(fault.within(source: source.name, line: nil).placedMessage)
      state.hasToldFaults = true
    }
    guard !console.output.isTerminal else { return }
    // How many lines there will be is known only by the share of bytes that they have had so far.
    let total = source.size.map { Double(state.lines) * Double($0) / Double(max(1, state.bytesGivenOut)) }
    console.observer.report(Progress(completed: Double(state.lines), total: total, unit: noun.plural))
  }

  private func write(_ answers: BlockAnswers, in state: inout State) {
    guard !state.isUnwritable else { return }
    do throws(Fault) {
      try console.write(answers.writer.bytes)
      // An answer that is waited for is delivered as soon as it is known.
      if state.waiting.isEmpty { try console.output.flush() }
    } catch {
      state.isUnwritable = true
      state.failure = error
      state.isAtEnd = true
    }
  }
}
