import GameCore
import Questions

/// A line of a file, or a larger piece that begins on it.
package struct InputLine: Sendable {
  /// Its 1-based number in the file; 0 for a piece of a file without lines.
  package let number: Int
  /// Its place among those that are answered, from 1.
  package let ordinal: Int
  /// Its bytes without the line end; any length, any bytes but NUL.
  package let bytes: ArraySlice<UInt8>
  /// The piece that begins here, where it isn't the line.
  private let piece: Piece?

  package init(number: Int, ordinal: Int = 1, bytes: ArraySlice<UInt8>, piece: Piece? = nil) {
    self.number = number
    self.ordinal = ordinal
    self.bytes = bytes
    self.piece = piece
  }

  /// The other values that the file has with the piece.
  package var others: [JSON.Member] { piece?.others ?? [] }

  /// Fills the arguments of a question about pieces.
  package func read(by pieces: Pieces, into arguments: inout Arguments) throws(Fault) {
    if let piece, bytes.isEmpty {
      try piece.read(by: pieces, into: &arguments)
    } else {
      try pieces.read(try text(), &arguments)
    }
  }

  /// The line as text; refuses what isn't UTF-8, with the offset of the first bad byte.
  package func text() throws(Fault) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    throw .data("this is not UTF-8 text", offset: UTF8Check.firstBadOffset(bytes))
  }

  /// A fault of the piece, its line counted in the file. A place in values that were made of the
  /// file's bytes is nowhere in the file.
  func placed(_ fault: Fault) -> Fault {
    var placed = fault.line == nil && bytes.contains(0x0A) ? fault.inLines(of: Array(bytes)) : fault
    if piece != nil, bytes.isEmpty, fault.line == nil { (placed.offset, placed.character) = (nil, nil) }
    placed.line = number > 0 ? number + (placed.line ?? 1) - 1 : nil
    return placed
  }

  /// Whether the line is blank or a comment (`#` or `%`), which isn't a position.
  package var isSkipped: Bool { piece == nil && TextLine.isSkipped(bytes) }
}

/// Consecutive lines of a file, in one piece of memory.
package struct LineBlock: Sendable {
  let bytes: [UInt8]
  /// The range of each line in `bytes`, line ends left out.
  var ranges: [Range<Int>]
  /// The number of the first line.
  let firstNumber: Int

  /// The lines in order.
  func forEach(_ body: (InputLine) throws(Fault) -> Void) throws(Fault) {
    for (index, range) in ranges.enumerated() {
      try body(InputLine(number: firstNumber + index, bytes: bytes[range]))
    }
  }
}

/// A file read line by line: a line feed, a carriage return, or both end a line, the last one may
/// lack its end.
///
/// A byte order mark at the start is left out. A NUL byte means that this isn't text: reading stops
/// there.
package struct LineReader: Sendable {
  private let source: ByteSource
  private var buffer: [UInt8] = []
  /// What is consumed, and how far line ends were searched for.
  private var start = 0
  private var nextNumber = 1
  private var isAtEnd = false
  private var bytesRead = 0
  /// How many bytes the lines had that were given out so far.
  package var bytesGivenOut: Int { bytesRead - (buffer.count - start) }
  /// Whether a NUL byte was seen anywhere.
  private var holdsNUL = false

  private static let piece = 1 << 18
  /// No question is longer, by far; a line that is would only fill memory.
  private static let longestLine = 1 << 26

  /// Reads a file, of which the first bytes are read already.
  package init(_ source: ByteSource, begun: FileBeginning = FileBeginning()) {
    self.source = source
    buffer = begun.bytes
    isAtEnd = begun.isAll
    bytesRead = buffer.count
    noteBytes(buffer.count)
  }

  /// Reading is over.
  package func close() { source.close() }

  /// The next lines, at most `count`, at least one; `nil` at the end. Never waits for more input
  /// when it has a line.
  package mutating func next(atMost count: Int) throws(Fault) -> LineBlock? {
    var ends: [Range<Int>] = []
    var lineStart = start
    var scanned = start
    while ends.count < count {
      let end = ByteSearch.first(UInt8(ascii: "\n"), in: buffer, from: scanned)
      if holdsNUL, let nul = ByteSearch.first(0, in: buffer, from: lineStart), nul < end ?? buffer.count {
        guard !ends.isEmpty else { throw binary(line: nextNumber) }
        break
      }
      if let end {
        ends.append(lineStart..<end)
        lineStart = end + 1
        scanned = lineStart
      } else if !ends.isEmpty {
        break
      } else if isAtEnd {
        guard lineStart < buffer.count else { return nil }
        ends.append(lineStart..<buffer.count)
        lineStart = buffer.count
        break
      } else {
        let known = buffer.count - start
        guard known <= Self.longestLine else { throw tooLong(line: nextNumber) }
        try readMore()
        scanned = start + known
        lineStart = start
      }
    }
    return take(ends, upTo: lineStart)
  }

  /// Cuts the lines out of the buffer.
  private mutating func take(_ ends: [Range<Int>], upTo end: Int) -> LineBlock {
    let offset = start
    let bytes = Array(buffer[offset..<min(end, buffer.count)])
    let ranges = ends.map { range in
      let last = range.upperBound - offset
      let hasReturn = last > range.lowerBound - offset && bytes[last - 1] == UInt8(ascii: "\r")
      return (range.lowerBound - offset)..<(hasReturn ? last - 1 : last)
    }
    let block = LineBlock(bytes: bytes, ranges: ranges, firstNumber: nextNumber)
    start = end
    nextNumber += ends.count
    return block
  }

  private mutating func readMore() throws(Fault) {
    if start > 0 {
      buffer.removeFirst(start)
      start = 0
    }
    let received = try source.read(Self.piece, appendingTo: &buffer)
    noteBytes(received)
    bytesRead += received
    isAtEnd = received == 0
  }

  /// Checks the last bytes of the buffer.
  private mutating func noteBytes(_ received: Int) {
    // A carriage return at the end of the last piece is the end of a line if no line feed follows.
    let first = max(0, buffer.count - received - 1)
    if ByteSearch.first(UInt8(ascii: "\r"), in: buffer, from: first) != nil {
      LineEnds.unify(&buffer, from: first)
    }
    holdsNUL = holdsNUL || ByteSearch.first(0, in: buffer, from: buffer.count - received) != nil
  }

  private func tooLong(line: Int) -> Fault {
    Fault.data("this line has more than \(Self.longestLine >> 20) MiB").within(source: source.name, line: line)
  }

  private func binary(line: Int) -> Fault {
    Fault.data("this is not a text file (it has a NUL byte)").within(source: source.name, line: line)
  }
}

/// Finds what is wrong with bytes that are not UTF-8.
enum UTF8Check {
  /// The offset of the first byte that belongs to no character.
  /// - Complexity: O(n).
  static func firstBadOffset(_ bytes: ArraySlice<UInt8>) -> Int {
    var decoder = UTF8()
    var iterator = CountingIterator(bytes)
    while true {
      let before = iterator.consumed
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): iterator.consumed = before + UTF8.width(scalar)
      case .emptyInput, .error: return before
      }
    }
  }

  /// Feeds the decoder, which reads ahead by a few bytes: what counts is what it has made
  /// characters of.
  private struct CountingIterator: IteratorProtocol {
    var consumed = 0
    private var rest: ArraySlice<UInt8>.Iterator
    init(_ bytes: ArraySlice<UInt8>) { rest = bytes.makeIterator() }
    mutating func next() -> UInt8? { rest.next() }
  }
}
