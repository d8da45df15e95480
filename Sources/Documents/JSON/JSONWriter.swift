/// Writes JSON, text and tables into one growing buffer.
///
/// The code that writes an object keeps its keys sorted; a ``Shape`` does so automatically.
package struct JSONWriter: Sendable {
  /// What was written so far, UTF-8.
  package private(set) var bytes: [UInt8] = []

  /// Whether what is still to be written is no longer needed; asked now and then in long lists.
  package var isUnwanted: (@Sendable () -> Bool)?
  /// Whether a list was left before its end: what was written isn't a document.
  private var isCut = false
  private var elements = 0

  /// Where the bytes go when there are many of them; `nil`: they stay.
  private let sink: (@Sendable ([UInt8]) -> Void)?
  private static let largeCount = 1 << 20

  /// An empty buffer with room for `capacity` bytes. With a sink, long arrays leave in pieces while
  /// they are written; what is left in ``bytes`` at the end is the last piece.
  package init(capacity: Int = 0, sink: (@Sendable ([UInt8]) -> Void)? = nil) {
    self.sink = sink
    bytes.reserveCapacity(capacity)
  }

  /// Hands the bytes to the sink, if there is one and they are many.
  package mutating func flushWhenLarge() {
    if bytes.count >= Self.largeCount { flush() }
  }

  /// Whether to leave a list before its next element.
  @inline(__always)
  package mutating func leavesList() -> Bool { isUnwanted == nil ? false : looksWhetherUnwanted() }

  /// Whether a list was left before its end since this was asked last.
  package mutating func takeCut() -> Bool {
    defer { isCut = false }
    return isCut
  }

  private mutating func looksWhetherUnwanted() -> Bool {
    elements += 1
    if elements.isMultiple(of: 256), let isUnwanted, isUnwanted() { isCut = true }
    return isCut
  }

  /// Hands the bytes to the sink, if there is one.
  package mutating func flush() {
    guard let sink, !bytes.isEmpty else { return }
    sink(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  /// Writes literal text, such as punctuation and keys.
  @inline(__always)
  package mutating func raw(_ text: StaticString) {
    unsafe bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Writes bytes that are JSON already.
  @inline(__always)
  package mutating func raw(_ text: [UInt8]) { bytes.append(contentsOf: text) }

  /// Writes bytes that are JSON already.
  @inline(__always)
  package mutating func raw(_ text: ArraySlice<UInt8>) { bytes.append(contentsOf: text) }

  /// Writes a number in decimal.
  @inline(__always)
  package mutating func integer(_ number: Int) {
    if number >= 0, number < 10 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number))
    } else if number >= 0, number < 100 {
      let (tens, ones) = number.quotientAndRemainder(dividingBy: 10)
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: tens))
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: ones))
    } else {
      bytes.append(contentsOf: String(number).utf8)
    }
  }

  /// Writes text that is JSON already.
  @inline(__always)
  package mutating func text(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Writes a string in quotes, escaped as JSON asks.
  package mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
      bytes.append(contentsOf: text.utf8)
    } else {
      for byte in text.utf8 { escape(byte) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Drops what was written after the first `count` bytes.
  package mutating func truncate(to count: Int) { bytes.removeLast(bytes.count - count) }

  /// Empties the buffer and keeps its capacity.
  package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): raw("\\\"")
    case UInt8(ascii: "\\"): raw("\\\\")
    case 0x08: raw("\\b")
    case 0x09: raw("\\t")
    case 0x0A: raw("\\n")
    case 0x0C: raw("\\f")
    case 0x0D: raw("\\r")
    case 0..<0x20:
      raw("\\u00")
      let digits = Array("0123456789abcdef".utf8)
      bytes.append(digits[Int(byte >> 4)])
      bytes.append(digits[Int(byte & 15)])
    default: bytes.append(byte)
    }
  }
}
