import Documents
import GameCore
import Synchronization

/// What a question may use while it is answered: limits, an observer, and the interface's
/// environment.
package struct Context: Sendable {
  /// What may stop the work; `threads` is how many it may use.
  package let limits: SearchLimits
  /// The observer that progress is reported to.
  package let observer: Observer
  /// Data files, and what is kept between questions.
  package let environment: Environment
  /// Whether nothing but the rows of the answer's table will be written, so that they may be
  /// computed while they are.
  package let writesRows: Bool
  /// Receives answers on the way to a better one; `nil` where none are needed.
  private let onlooker: (@Sendable (Reply) -> Void)?

  package init(
    limits: SearchLimits, observer: Observer, environment: Environment, writesRows: Bool = false,
    onlooker: (@Sendable (Reply) -> Void)? = nil
  ) {
    self.limits = limits
    self.observer = observer
    self.environment = environment
    self.writesRows = writesRows
    self.onlooker = onlooker
  }

  /// Whether answers on the way are shown to anybody.
  package var hasOnlooker: Bool { onlooker != nil && !limits.stopSignal.isRaised }

  /// Shows an answer that a better one will follow.
  package func show<Body: Document>(_ answered: TypedReply<Body>) { onlooker?(answered.reply) }
}

/// What an interface lends to the questions that come through it, for as long as it is open.
package final class Environment: Sendable {
  /// The contents of one of the toolkit's data files, such as "reversi/ffo.obf".
  package let dataFile: @Sendable (String) throws(Fault) -> [UInt8]
  /// Whether files of weights are lent block by block: "reversi/evaluation.weights/0" is the first
  /// one. A page loads only those that it needs.
  package let hasDataBlocks: Bool
  /// The contents of a file that a request names; an interface that mustn't read files throws.
  package let file: @Sendable (String) throws(Fault) -> [UInt8]
  /// Writes a file that a request names, whole or not at all; an interface that mustn't write files
  /// throws.
  package let save: @Sendable (_ path: String, [UInt8]) throws(Fault) -> Void
  /// Refuses a file that a request names and that can't be written, before the work whose result is
  /// to be written there.
  package let checkWritable: @Sendable (_ path: String) throws(Fault) -> Void
  /// Whether a file of that name exists.
  package let exists: @Sendable (String) -> Bool
  /// The names in a folder ("." for the working directory); none when it can't be read.
  package let names: @Sendable (_ folder: String) -> [String]
  /// The file to open for a database that a request names, to be written or only read; "data/…" is
  /// one of the toolkit's. An interface that mustn't read or write files throws.
  package let database: @Sendable (_ path: String, _ isWritten: Bool) throws(Fault) -> String
  /// Removes a file that an earlier answer wrote and that isn't needed any more.
  package let remove: @Sendable (String) -> Void
  /// Shows a person something besides the answer.
  package let warn: @Sendable (String) -> Void
  /// What one types to call the program.
  package let program: String
  /// Where computed tables are kept between runs.
  package let store: KeptFiles
  private let values: KeptValues
  private let checks = Lock<[String: @Sendable () -> Void]>([:])

  package init(
    dataFile: @escaping @Sendable (String) throws(Fault) -> [UInt8], hasDataBlocks: Bool = false,
    file: @escaping @Sendable (String) throws(Fault) -> [UInt8],
    save: @escaping @Sendable (_ path: String, [UInt8]) throws(Fault) -> Void,
    checkWritable: @escaping @Sendable (_ path: String) throws(Fault) -> Void = { _ in },
    exists: @escaping @Sendable (String) -> Bool,
    names: @escaping @Sendable (_ folder: String) -> [String] = { _ in [] },
    database: @escaping @Sendable (_ path: String, _ isWritten: Bool) throws(Fault) -> String = {
      path, _ throws(Fault) in
      throw Fault.io("\(path): databases are not available here")
    },
    remove: @escaping @Sendable (String) -> Void = { _ in }, warn: @escaping @Sendable (String) -> Void,
    program: String = "puzzlelab", store: KeptFiles = .none, keeping values: KeptValues = KeptValues()
  ) {
    self.dataFile = dataFile
    self.hasDataBlocks = hasDataBlocks
    self.file = file
    self.save = save
    self.checkWritable = checkWritable
    self.exists = exists
    self.names = names
    self.database = database
    self.remove = remove
    self.warn = warn
    self.program = program
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

/// Files that hold computed tables between runs: read and written whole, lost without harm.
package struct KeptFiles: Sendable {
  /// The contents of the file of that name; `nil` when there is none.
  package let read: @Sendable (String) -> [UInt8]?
  /// Keeps the contents under that name, if that can be done.
  package let write: @Sendable (String, [UInt8]) -> Void

  package init(
    read: @escaping @Sendable (String) -> [UInt8]?, write: @escaping @Sendable (String, [UInt8]) -> Void
  ) {
    self.read = read
    self.write = write
  }

  /// What the names of all kept files end in, after a point.
  package static let ending = "policy"

  /// Nothing is kept.
  package static let none = KeptFiles(read: { _ in nil }, write: { _, _ in })
}
