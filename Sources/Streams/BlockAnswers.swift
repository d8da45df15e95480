import Documents
import GameCore
import Questions
import Synchronization

/// What became of a block of lines, or of a part of it.
package struct BlockAnswers: Sendable {
  package var writer = JSONWriter()
  package var status = ExitStatus.done
  /// How many lines were positions, and how many of these were bad.
  package var lines = 0
  package var badLines = 0
  package var firstError: Fault?
  /// What is reported on standard error instead of in the place of a line.
  var faultsAside: [Fault] = []
  /// Whether some of the pieces weren't answered: what comes after them must not leave, so that
  /// answers stay aligned.
  var isCut = false

  /// Why nothing is answered at all.
  var refusal: Fault?

  /// No answers yet; `lines` of the lines are positions.
  package init(lines: Int = 0) { self.lines = lines }

  private init(cut status: ExitStatus, refusal: Fault? = nil) {
    (self.status, isCut, self.refusal) = (status, true, refusal)
  }

  /// Nothing is answered.
  static func refused(_ fault: Fault) -> BlockAnswers { BlockAnswers(cut: fault.status, refusal: fault) }

  /// The rest isn't answered: Ctrl-C.
  static let cut = BlockAnswers(cut: .stopped)

  /// Adds what became of the lines after these.
  mutating func append(_ next: BlockAnswers) {
    writer.raw(next.writer.bytes[...])
    status = status.combined(with: next.status)
    lines += next.lines
    badLines += next.badLines
    firstError = firstError ?? next.firstError
    faultsAside += next.faultsAside
    isCut = next.isCut
    refusal = next.refusal
  }
}

/// The answers of a block that is being worked on: one thread adds, another takes.
final class KnownAnswers: Sendable {
  private let answers = Lock(BlockAnswers())

  /// Adds the next ones.
  func append(_ next: BlockAnswers) { answers.withLock { $0.append(next) } }

  /// Takes the available answers.
  package func take() -> BlockAnswers {
    answers.withLock { answers in
      defer { answers = BlockAnswers() }
      return answers
    }
  }
}
