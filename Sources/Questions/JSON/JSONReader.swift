import Documents
import GameCore

/// Reads JSON (RFC 8259) strictly, with the place of a fault.
///
/// A reader of our own, because Foundation's rounds large numbers, doesn't say where a fault is,
/// and takes longer than the answers to small questions. The sender of the text may be hostile: the
/// time is linear in its length, nesting and size are bounded, and limits are respected on the way.
package struct JSONReader: Sendable {
  /// What is wrong with the text, and where.
  package struct Failure: Error, Equatable, Sendable {
    /// One line without a final stop.
    package let message: String
    /// The 0-based offset in bytes.
    package let offset: Int
    /// What stopped the reading; `nil` where the text is at fault.
    package let stop: StopReason?

    init(message: String, offset: Int, stop: StopReason? = nil) {
      self.message = message
      self.offset = offset
      self.stop = stop
    }
  }

  private let bytes: ArraySlice<UInt8>
  private var place: Int
  private var depth = 0
  /// Deeper nesting than any question needs is refused, so that no text can exhaust the stack.
  private static let largestDepth = 64
  private let limits: SearchLimits
  /// The values that have been read; limits are checked whenever they have grown by
  /// `valuesPerCheck`.
  private var values = 0
  private static let valuesPerCheck = 4_096
  /// Longer texts are refused: their values would take gigabytes.
  package static let largestSize = 256 << 20

  private init(_ bytes: ArraySlice<UInt8>, limits: SearchLimits) {
    self.bytes = bytes
    self.limits = limits
    place = bytes.startIndex
  }

  /// The value that is all of `bytes`, except for blanks around it. A text in which an object has
  /// two equal keys is refused.
  /// - Throws: what is wrong with the text; that it is longer than ``largestSize``; that a deadline
  ///   or the stop signal of `limits` stopped the reading.
  /// - Complexity: O(n) for n bytes, with at most 24 bytes of memory for each value.
  package static func read(
    _ bytes: ArraySlice<UInt8>, limits: SearchLimits = .none
  ) throws(Failure) -> JSON {
    guard bytes.count <= largestSize else {
      throw Failure(message: "the JSON is longer than \(largestSize >> 20) MiB", offset: largestSize)
    }
    var reader = JSONReader(bytes, limits: limits)
    let value = try reader.value()
    reader.skipBlanks()
    guard reader.place == bytes.endIndex else { throw reader.failure("text after the JSON value") }
    return value
  }

  private mutating func value() throws(Failure) -> JSON {
    skipBlanks()
    values += 1
    if values % Self.valuesPerCheck == 0, let reason = limits.stopReason() {
      throw Failure(message: "stopped while the JSON was read", offset: place - bytes.startIndex, stop: reason)
    }
    switch next {
    case UInt8(ascii: "{"): return try nested { reader throws(Failure) in try reader.object() }
    case UInt8(ascii: "["): return try nested { reader throws(Failure) in try reader.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case .some(let byte) where byte == UInt8(ascii: "-") || Self.isDigit(byte): return .number(try number())
    case .some: throw failure("this is not valid JSON")
    case nil: throw failure("the JSON ends where a value is needed")
    }
  }

  private mutating func nested(_ body: (inout JSONReader) throws(Failure) -> JSON) throws(Failure) -> JSON {
    guard depth < Self.largestDepth else { throw failure("the JSON is nested too deeply") }
    depth += 1
    let value = try body(&self)
    depth -= 1
    return value
  }

  private mutating func object() throws(Failure) -> JSON {
    place += 1
    var members: [JSON.Member] = []
    var keys = Keys()
    skipBlanks()
    if take("}") { return .object([]) }
    while true {
      skipBlanks()
      guard next == UInt8(ascii: "\"") else { throw failure("a key in quotes is missing") }
      let start = place
      let key = try string()
      guard keys.insert(key, after: members) else {
        throw Failure(message: "the key '\(key.prefix(40))' is given twice", offset: start - bytes.startIndex)
      }
      skipBlanks()
      guard take(":") else { throw failure("':' is missing") }
      members.append(JSON.Member(key: key, value: try value()))
      skipBlanks()
      if take("}") { return .object(members) }
      guard take(",") else { throw failure("',' or '}' is missing") }
    }
  }

  private mutating func array() throws(Failure) -> JSON {
    place += 1
    var elements: [JSON] = []
    skipBlanks()
    if take("]") { return .array([]) }
    while true {
      elements.append(try value())
      skipBlanks()
      if take("]") { return .array(elements) }
      guard take(",") else { throw failure("',' or ']' is missing") }
    }
  }

  private mutating func string() throws(Failure) -> String {
    let start = place
    place += 1
    let first = place
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 { place += 1 }
    guard next != UInt8(ascii: "\"") else {
      defer { place += 1 }
      return try text(bytes[first..<place], from: start)
    }
    var unescaped = Array(bytes[first..<place])
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        place += 1
        return try text(unescaped[...], from: start)
      case UInt8(ascii: "\\"): try escape(into: &unescaped)
      case 0..<0x20: throw failure("a control character in a string; write it as \\u00…")
      default:
        unescaped.append(byte)
        place += 1
      }
    }
    throw Failure(message: "an unterminated string", offset: start - bytes.startIndex)
  }

  private func text(_ bytes: ArraySlice<UInt8>, from start: Int) throws(Failure) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(message: "a string is not UTF-8 text", offset: start - self.bytes.startIndex)
    }
    guard !Self.mayHaveMarks(bytes) || text.isStreamSafe else {
      throw Failure(
        message: "a string has more than \(String.mostMarks) combining marks in a row",
        offset: start - self.bytes.startIndex)
    }
    return text
  }

  /// Whether a byte begins a scalar from U+0300, where combining marks begin.
  private static func mayHaveMarks(_ bytes: ArraySlice<UInt8>) -> Bool { bytes.contains { $0 >= 0xCC } }

  private mutating func escape(into text: inout [UInt8]) throws(Failure) {
    let start = place
    place += 1
    let letter = next
    place += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter ?? 0)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      var units = [try hexadecimal()]
      if UTF16.isLeadSurrogate(units[0]), next == UInt8(ascii: "\\") {
        place += 1
        guard take("u") else { throw Failure(message: "half a character", offset: start - bytes.startIndex) }
        units.append(try hexadecimal())
      }
      guard let character = String(validating: units, as: UTF16.self) else {
        throw Failure(message: "half a character", offset: start - bytes.startIndex)
      }
      text.append(contentsOf: character.utf8)
    default: throw Failure(message: "an unknown escape", offset: start - bytes.startIndex)
    }
  }

  private mutating func hexadecimal() throws(Failure) -> UInt16 {
    let digits = bytes[place...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw failure("four hexadecimal digits are missing") }
    place += 4
    return unit
  }

  private mutating func number() throws(Failure) -> String {
    let start = place
    _ = take("-")
    guard let first = next, Self.isDigit(first) else { throw failure("a digit is missing") }
    skipDigits()
    if first == UInt8(ascii: "0"), place - start > (bytes[start] == first ? 1 : 2) {
      throw Failure(message: "a number begins with 0", offset: start - bytes.startIndex)
    }
    if take(".") { try someDigits() }
    if take("e") || take("E") {
      if !take("-") { _ = take("+") }
      try someDigits()
    }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func someDigits() throws(Failure) {
    guard let digit = next, Self.isDigit(digit) else { throw failure("a digit is missing") }
    skipDigits()
  }

  private mutating func skipDigits() { while let byte = next, Self.isDigit(byte) { place += 1 } }

  private mutating func word(_ word: StaticString, _ value: JSON) throws(Failure) -> JSON {
    let letters = Array(word.description.utf8)
    guard bytes[place...].starts(with: letters) else { throw failure("this is not valid JSON") }
    place += letters.count
    return value
  }

  private mutating func take(_ letter: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: letter) else { return false }
    place += 1
    return true
  }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { place += 1 }
  }

  private var next: UInt8? { place < bytes.endIndex ? bytes[place] : nil }

  private func failure(_ message: String) -> Failure {
    Failure(message: message, offset: min(place, bytes.endIndex) - bytes.startIndex)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}

/// The keys of an object so far: compared one by one while there are few, then through a set.
private struct Keys {
  private var set: Set<String> = []
  private static let few = 8

  /// Adds a key to those of `members`; false if it is one of them.
  mutating func insert(_ key: String, after members: [JSON.Member]) -> Bool {
    if members.count < Self.few { return !members.contains { $0.key == key } }
    if set.isEmpty { set = Set(members.map({ $0.key })) }
    return set.insert(key).inserted
  }
}

extension String {
  /// The most combining marks in a row of the Stream-Safe Text Format (Unicode Standard Annex 15).
  fileprivate static let mostMarks = 30

  /// Whether no more than ``mostMarks`` combining marks follow each other. Otherwise comparing and
  /// hashing the string would take quadratic time, because marks are brought into an order first.
  fileprivate var isStreamSafe: Bool {
    var marks = 0
    for scalar in unicodeScalars {
      marks = scalar.properties.canonicalCombiningClass == .notReordered ? 0 : marks + 1
      if marks > Self.mostMarks { return false }
    }
    return true
  }
}
