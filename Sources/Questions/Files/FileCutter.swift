import GameCore
import Synchronization

/// Cuts the bytes of a file into pieces as they arrive, each made into what it gives.
package protocol FileCutter: Sendable {
  /// What a piece gives.
  associatedtype Found: Sendable
  /// Takes the next bytes of the file.
  mutating func append(_ bytes: [UInt8])
  /// What the next piece gives; `nil` when more of the file is needed, or at its end when `isLast`
  /// says that no more will come.
  mutating func next(isLast: Bool) -> Found?
  /// Why there was no piece, at the end of the file.
  var absence: Fault { get }
}

/// A cutter of any type, shared by those that hold it.
package struct AnyCutter<Found: Sendable>: FileCutter {
  private let add: @Sendable ([UInt8]) -> Void
  private let find: @Sendable (_ isLast: Bool) -> Found?
  private let explain: @Sendable () -> Fault

  /// Holds a cutter.
  package init<Cutter: FileCutter>(_ cutter: Cutter) where Cutter.Found == Found { self.init(Shared(cutter)) }

  init<Cutter: FileCutter>(_ cutter: Shared<Cutter>) where Cutter.Found == Found {
    add = { bytes in cutter.use { $0.append(bytes) } }
    find = { isLast in cutter.use { $0.next(isLast: isLast) } }
    explain = { cutter.use { $0.absence } }
  }

  package func append(_ bytes: [UInt8]) { add(bytes) }
  package func next(isLast: Bool) -> Found? { find(isLast) }
  package var absence: Fault { explain() }
}

/// A value that several share, one at a time.
final class Shared<Value: Sendable>: Sendable {
  private let lock: Lock<Value>

  init(_ value: Value) { lock = Lock(value) }

  func use<Result: Sendable, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result { try lock.withLock { value throws(Failure) in try body(&value) } }
}

/// A piece of a file of many.
package struct Piece: Sendable {
  /// The 1-based line on which it begins, where there are lines.
  package let line: Int?
  /// What it gives.
  package let content: Content
  /// The other values that the file has with it, such as the other columns of its row.
  package let others: [JSON.Member]

  /// What a piece gives.
  package enum Content: Sendable {
    /// Its text in UTF-8, which ``Pieces/read`` reads.
    case text([UInt8])
    /// Values that the cutter has made already, or what is wrong with it.
    case values(@Sendable (inout Arguments) throws(Fault) -> Void)
  }

  package init(line: Int?, _ content: Content, beside others: [JSON.Member] = []) {
    self.line = line
    self.content = content
    self.others = others
  }

  /// Fills the arguments of a question about pieces.
  package func read(by pieces: Pieces, into arguments: inout Arguments) throws(Fault) {
    switch content {
    case .values(let values): try values(&arguments)
    case .text(let bytes):
      guard let text = String(validating: bytes, as: UTF8.self) else { throw .data("this is not UTF-8 text") }
      try pieces.read(text, &arguments)
    }
  }
}
