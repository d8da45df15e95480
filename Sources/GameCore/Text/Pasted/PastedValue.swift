/// A value in a text that another program wrote, and where it is, in bytes.
///
/// JSON, Python and JavaScript look alike as far as this goes: `{"color": "red"}`,
/// `Card(color='red')`, `[1, 2]`. What is outside brackets is a text.
package indirect enum PastedValue: Sendable {
  /// A text without its quotes, a number, a word.
  case text(Range<Int>)
  case list([PastedValue], Range<Int>)
  case object([Member], Range<Int>)

  /// A member of an object.
  package struct Member: Sendable {
    /// Its name, as it was written.
    package let key: Range<Int>
    package let value: PastedValue
  }

  /// Whether an object is somewhere in it.
  var holdsObject: Bool {
    switch self {
    case .text: false
    case .list(let elements, _): elements.contains { $0.holdsObject }
    case .object: true
    }
  }

  /// A bracket that isn't closed, that closes nothing, or that is in too many others.
  package struct Unbalanced: Error, Equatable, Sendable {
    /// Where it is, in bytes.
    package let offset: Int
  }

  /// The lists and objects of a text, and what is between them, in order.
  /// - Throws: ``Unbalanced``. The bracket of an enumeration, `1)`, closes nothing.
  /// - Complexity: O(n).
  package static func read(_ bytes: [UInt8]) throws(Unbalanced) -> [PastedValue] {
    var reader = PastedValueReader(bytes)
    return try reader.all()
  }
}

/// Reads ``PastedValue``s from left to right.
private struct PastedValueReader {
  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0
  private static let largestDepth = 64
  /// The quotes after which none of their kind follows: they are apostrophes.
  private var unpaired: Set<UInt8> = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func all() throws(PastedValue.Unbalanced) -> [PastedValue] {
    var values: [PastedValue] = []
    var start = 0
    func between(_ end: Int) -> [PastedValue] { start < end ? [.text(start..<end)] : [] }
    while let byte = next {
      if Self.closing(byte) != nil {
        // The name of a class belongs to its object.
        var nameStart = place
        if byte == UInt8(ascii: "(") {
          while nameStart > start, Self.isWord(bytes[nameStart - 1]) { nameStart -= 1 }
        }
        let value = try bracketed()
        if case .object = value {
          values += between(nameStart) + [value]
        } else {
          values += between(value.start) + [value]
        }
        start = place
      } else if Self.isClosing(byte), !isEnumeration {
        throw PastedValue.Unbalanced(offset: place)
      } else if quotation != nil {
        _ = quoted()
      } else {
        place += 1
      }
    }
    return values + between(place)
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  /// What is in brackets: an object where it has names of members, otherwise a list.
  private mutating func bracketed() throws(PastedValue.Unbalanced) -> PastedValue {
    let start = place
    guard depth < Self.largestDepth, let end = Self.closing(bytes[place]) else {
      throw PastedValue.Unbalanced(offset: place)
    }
    depth += 1
    defer { depth -= 1 }
    place += 1
    var (elements, members): ([PastedValue], [PastedValue.Member]) = ([], [])
    while let byte = next {
      if byte == end {
        place += 1
        return members.isEmpty ? .list(elements, start..<place) : .object(members, start..<place)
      }
      if Self.isClosing(byte) { throw PastedValue.Unbalanced(offset: place) }
      if Self.isBlank(byte) || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") {
        place += 1
        continue
      }
      let value = try value(untilColon: true)
      guard case .text(let key) = value, let mark = next, mark == UInt8(ascii: ":") || mark == UInt8(ascii: "=") else {
        elements.append(value)
        continue
      }
      place += 1
      skipBlanks()
      guard let byte = next, byte != UInt8(ascii: ","), !Self.isClosing(byte) else { continue }
      members.append(PastedValue.Member(key: key, value: try self.value(untilColon: false)))
    }
    throw PastedValue.Unbalanced(offset: start)
  }

  private mutating func value(untilColon: Bool) throws(PastedValue.Unbalanced) -> PastedValue {
    guard let byte = next else { return .text(place..<place) }
    if Self.closing(byte) != nil { return try bracketed() }
    if let text = quoted() {
      skipBlanks()
      return .text(text)
    }
    let start = place
    while let byte = next, byte != UInt8(ascii: ","), byte != UInt8(ascii: ";"), byte != UInt8(ascii: "\n"),
      !Self.isClosing(byte)
    {
      if untilColon, byte == UInt8(ascii: ":") || byte == UInt8(ascii: "=") { break }
      if Self.closing(byte) != nil {
        // Card(color='red'): the name of a class says nothing.
        guard byte == UInt8(ascii: "(") else { break }
        let value = try bracketed()
        if case .object = value { return value }
        continue
      }
      place += 1
    }
    // A character with which no value begins is skipped.
    if place == start { place += 1 }
    var end = place
    while end > start, Self.isBlank(bytes[end - 1]) { end -= 1 }
    return .text(start..<end)
  }

  /// The length of the quote that opens a quotation here; `nil` where none does.
  private var quotation: Int? {
    guard let byte = next, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`"),
      !unpaired.contains(byte), place == 0 || !Self.isWord(bytes[place - 1])
    else { return nil }
    return 1
  }

  /// What is in quotes, which are passed; `nil` where no quotation begins.
  private mutating func quoted() -> Range<Int>? {
    guard quotation != nil, let quote = next else { return nil }
    var end = place + 1
    while end < bytes.count, bytes[end] != quote { end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
    guard end < bytes.count else {
      unpaired.insert(quote)
      return nil
    }
    defer { place = end + 1 }
    return place + 1..<end
  }

  /// Whether a bracket here ends the number of an item, as in `1) red`.
  private var isEnumeration: Bool {
    guard bytes[place] == UInt8(ascii: ")"), place > 0, PlainText.isDigit(bytes[place - 1]) else { return false }
    let start = bytes[..<place].lastIndex { !PlainText.isDigit($0) }
    return start.map { Self.isBlank(bytes[$0]) || bytes[$0] == UInt8(ascii: ",") } ?? true
  }

  private mutating func skipBlanks() { while let byte = next, Self.isBlank(byte) { place += 1 } }

  private static func closing(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "["): UInt8(ascii: "]")
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    default: nil
    }
  }

  private static func isClosing(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "]") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "}")
  }

  private static func isBlank(_ byte: UInt8) -> Bool { PlainText.isBlank(byte) }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || PlainText.isDigit(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

extension PastedValue {
  /// Where it is.
  package var range: Range<Int> {
    switch self {
    case .text(let range), .list(_, let range), .object(_, let range): range
    }
  }

  fileprivate var start: Int { range.lowerBound }
}
