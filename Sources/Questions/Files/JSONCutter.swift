/// Cuts a file of JSON into pieces: its values, or the elements of its lists; over as many lines as
/// they take.
struct JSONCutter: FileCutter {
  /// What a piece is.
  enum Form: Equatable {
    case values
    /// An element of a list.
    case elements
    /// All values together, each of which is a part of it.
    case whole
    /// The value on a line.
    case lines
  }

  private let reading: PieceReading
  private let form: Form
  /// The member of objects that is the piece; `nil` where values are.
  private let field: String?
  private var text = ArrivingText()
  private var span = JSONSpan()
  /// Whether we are in a list whose elements are pieces, and whether a comma has to come before the
  /// next one.
  private var (isInList, needsComma) = (false, false)
  /// The values so far of a piece that is all of them, and where it begins.
  private var parts: [ArraySlice<UInt8>] = []
  private var firstLine = 0

  let absence: Fault

  init(_ reading: PieceReading, _ form: Form, field: String? = nil) {
    self.reading = reading
    self.form = form
    self.field = field
    absence = .data("it has no \(reading.pieces.plural)")
  }

  mutating func append(_ bytes: [UInt8]) { text.append(bytes) }

  mutating func next(isLast: Bool) -> Piece? {
    while let (line, value) = value(isLast: isLast) {
      guard form == .whole else { return piece(value, line: line) }
      if parts.isEmpty { firstLine = line }
      parts.append(value)
    }
    if isLast, isInList {
      isInList = false
      return Piece(line: text.line, .values { _ throws(Fault) in throw .data("the list isn't closed: ']' is missing") })
    }
    guard isLast, !parts.isEmpty else { return nil }
    defer { parts = [] }
    let list = [UInt8(ascii: "[")] + parts.joined(separator: [UInt8(ascii: ",")]) + [UInt8(ascii: "]")]
    return piece(list[...], line: firstLine)
  }

  /// The bytes of the next value.
  private mutating func value(isLast: Bool) -> (line: Int, bytes: ArraySlice<UInt8>)? {
    while let byte = next {
      if !isInList, TextLine.isSkipped([byte]) || form == .lines {
        guard let line = text.takeLine(isLast: isLast) else { return nil }
        if TextLine.isSkipped(line.bytes) { continue }
        return (line.number, line.bytes)
      }
      if isInList, byte == UInt8(ascii: "]") {
        text.take(to: text.start + 1)
        (isInList, needsComma) = (false, false)
      } else if needsComma, byte == UInt8(ascii: ",") {
        text.take(to: text.start + 1)
        needsComma = false
      } else if form == .elements, !isInList, byte == UInt8(ascii: "[") {
        text.take(to: text.start + 1)
        isInList = true
      } else {
        let end = span.end(in: text.bytes, from: text.start)
        guard let end = end ?? (isLast ? text.bytes.count : nil) else { return nil }
        span = JSONSpan()
        let line = text.line
        defer { needsComma = isInList }
        return (line, text.take(to: end))
      }
    }
    return nil
  }

  /// The next byte that isn't a blank.
  private var next: UInt8? {
    mutating get {
      text.skipBlanks()
      return text.next
    }
  }

  /// What the bytes of a value give.
  private func piece(_ bytes: ArraySlice<UInt8>, line: Int) -> Piece {
    let (pieces, bytes) = (reading.pieces, Array(bytes))
    if let first = bytes.first, ",]}".utf8.contains(first) {
      let mark = Character(UnicodeScalar(first))
      return Piece(line: line, .values { _ throws(Fault) in throw .data("'\(mark)' where a value is needed") })
    }
    if let field, let members = (try? FileValue(bytes[...]))?.members {
      return reading.piece(of: members, field: field, line: line)
    }
    return Piece(
      line: line,
      .values { arguments throws(Fault) in
        do throws(Fault) {
          try FileValue(bytes[...]).read(by: pieces, into: &arguments)
        } catch {
          throw error.inLines(of: bytes)
        }
      })
  }
}
