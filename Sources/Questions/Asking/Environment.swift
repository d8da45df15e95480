import Documents
import GameCore
import Synchronization

/// What an interface lends to the questions that come through it, for as long as it is open.
package final class Environment: Sendable {
  /// The contents of one of the toolkit's data files, such as "reversi/ffo.obf".
  package let dataFile: @Sendable (String) throws(Fault) -> [UInt8]
  /// Whether files of weights are lent block by block: "reversi/evaluation.weights/0" is the first
  /// one. A page loads only those that it needs.
  package let hasDataBlocks: Bool
  /// The files that a request names.
  package let files: FileAccess
  /// The programs that a request names.
  package let programs: ProgramAccess
  /// Shows a person something besides the answer.
  package let warn: @Sendable (String) -> Void
  /// What one types to call the program.
  package let program: String
  /// Today, where the clock says it.
  package let today: Day?
  /// Where something of that name that belongs to the person is kept between runs; `nil` where
  /// nothing is, because no person sits there.
  package let personalFile: @Sendable (String) -> String?
  /// Where computed tables are kept between runs.
  package let store: KeptFiles
  private let values: KeptValues
  private let checks = Lock<[String: @Sendable () -> Void]>([:])

  /// Creates an environment; without `files` and `programs` a request can name none.
  package init(
    dataFile: @escaping @Sendable (String) throws(Fault) -> [UInt8], hasDataBlocks: Bool = false,
    files: FileAccess = .refused { .io("\($0): files can't be read or written here") },
    programs: ProgramAccess = .refused, warn: @escaping @Sendable (String) -> Void = { _ in },
    program: String = "puzzlelab", today: Day? = nil,
    personalFile: @escaping @Sendable (String) -> String? = { _ in nil }, store: KeptFiles = .none,
    keeping values: KeptValues = KeptValues()
  ) {
    self.dataFile = dataFile
    self.hasDataBlocks = hasDataBlocks
    self.files = files
    self.programs = programs
    self.warn = warn
    self.program = program
    self.today = today
    self.personalFile = personalFile
    self.store = store
    self.values = values
  }

  /// Calls `check` after each question from now on, in place of an earlier one of the same name.
  package func checkAfterAnswers(_ name: String, _ check: @escaping @Sendable () -> Void) {
    checks.withLock { $0[name] = check }
  }

  /// Makes the checks that are due after a question.
  func makeChecks() { for check in checks.withLock({ $0.values.map { $0 } }) { check() } }

  /// The value kept under `name`, made when it is asked for first; later questions find it ready,
  /// until others have taken its place (see ``KeptValues``).
  ///
  /// `bytes` says how much memory a large value takes. Where another question is making the value,
  /// this one waits for it; one that `limits` stop calls `make`, which has to find out on its own.
  package func kept<Value: Sendable, Failure: Error>(
    _ name: String, bytes: @escaping @Sendable (Value) -> Int = { _ in 0 }, limits: SearchLimits = .none,
    _ make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try values.value(name, bytes: bytes, limits: limits, make)
  }

  /// Drops everything that is kept between questions, so that its memory becomes free as soon as
  /// the questions that use it are answered.
  package func dropKept() { values.removeAll() }
}
