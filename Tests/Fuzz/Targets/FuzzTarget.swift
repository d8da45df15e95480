import Glibc

/// A part of the program that takes any bytes without a trap, a hang or an access outside its
/// memory, and what must hold of what it makes of them.
package struct FuzzTarget: Sendable {
  /// The name, as it is given to `fuzz`; its corpus is the folder of that name.
  package let name: String
  package let body: @Sendable ([UInt8]) -> Void

  /// What becomes of a broken law: it ends the process, so that libFuzzer keeps the input. Tests
  /// record it.
  @TaskLocal package static var report: @Sendable (_ law: String) -> Void = { law in
    complain("a law is broken: \(law)")
    abort()
  }

  init(_ name: String, _ body: @escaping @Sendable ([UInt8]) -> Void) {
    self.name = name
    self.body = body
  }

  /// All targets: first what reads, then what has to agree.
  package static let all: [FuzzTarget] =
    reversiTexts + reversiDialogues + matchsticksTexts + setTexts + cardTexts + sealedFiles + databases + interfaces
    + packedFiles + pieceFiles + recordings + agreements
}

/// Reports a law unless it holds.
func require(_ holds: Bool, _ law: @autoclosure () -> String) {
  if !holds { FuzzTarget.report(law()) }
}

/// What `body` gives, or nothing where it throws: the input is refused, as it may be.
func accepted<Value>(_ body: () throws -> Value) -> Value? { try? body() }

/// A line on standard error.
package func complain(_ line: String) {
  let bytes = Array("\(line)\n".utf8)
  _ = unsafe bytes.withUnsafeBytes { unsafe write(2, $0.baseAddress, $0.count) }
}

/// Bytes as choices: a fuzzer's input read as numbers, zeros when it is at its end.
struct Choices {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// Whether all bytes are taken.
  var isEmpty: Bool { rest.isEmpty }

  /// The bytes that aren't taken yet.
  var bytes: [UInt8] { Array(rest) }

  /// The next byte.
  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  /// A number below `count`, which is at most 256.
  mutating func index(_ count: Int) -> Int { Int(byte()) % count }

  /// The next eight bytes.
  mutating func word() -> UInt64 { (0..<8).reduce(0) { word, _ in word << 8 | UInt64(byte()) } }
}
