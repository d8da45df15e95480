// Numbered moves in a text of games, which may continue over lines: "1. f5 f6", "2. e6 f4".

extension GameSplitter {
  /// Where the line, or the moves with numbers, end that begin here; `nil` when more of the text is
  /// needed.
  func movesEnd(isLast: Bool) -> Int? {
    guard var end = lineEnd(from: start, isLast: isLast) else { return nil }
    guard var count = NumberedMoves(buffer[start..<end]), count.first == 1 else { return end }
    while true {
      guard let next = buffer[end...].firstIndex(where: { !ByteReader.isBlank($0) }) else {
        return isLast ? end : nil
      }
      guard let nextEnd = lineEnd(from: next, isLast: isLast) else { return nil }
      guard count.continue(buffer[next..<nextEnd]) else { return end }
      end = nextEnd
    }
  }
}

/// What the numbers of moves say about how a game continues.
private struct NumberedMoves {
  /// The first number, and the last one.
  let first: Int
  private var last: Int
  /// How many moves follow the last number.
  private var movesBehind: Int
  private var isInComment = false

  /// A line of moves with numbers; `nil` for any other line.
  init?(_ line: ArraySlice<UInt8>) {
    let line = Line(line, isInComment: false)
    guard let numbers = line.numbers, line.movesBefore == 0, line.hasMove else { return nil }
    (first, last) = (numbers.first, numbers.last)
    (movesBehind, isInComment) = (line.movesBehind, line.isInComment)
  }

  /// Takes the next line if the game continues there: with its next number, at most one move before
  /// it, with an answer and a result, or with the end of a comment.
  mutating func `continue`(_ text: ArraySlice<UInt8>) -> Bool {
    let line = Line(text, isInComment: isInComment)
    guard isInComment || (line.isMoves && movesBehind + line.movesBefore <= 2) else { return false }
    if let numbers = line.numbers {
      let isNext = line.hasMove && (numbers.first > 1 || line.isAnswer) && (last...last + 1).contains(numbers.first)
      guard isInComment || isNext else { return false }
      (last, movesBehind) = (numbers.last, line.movesBehind)
    } else {
      guard isInComment || line.hasResult else { return false }
      movesBehind += line.movesBefore
    }
    isInComment = line.isInComment
    return true
  }

  private struct Line {
    var numbers: (first: Int, last: Int)?
    /// Whether the first number is that of an answer, "1...".
    var isAnswer = false
    /// The moves before the first number, and after the last one.
    var movesBefore = 0
    var movesBehind = 0
    var hasMove: Bool { movesBefore > 0 || numberedMoves > 0 }
    private var numberedMoves = 0
    var hasResult = false
    /// Whether there is nothing but moves, numbers, codes, comments and a result.
    var isMoves = true
    /// Whether a comment continues after the line.
    var isInComment: Bool

    init(_ text: ArraySlice<UInt8>, isInComment: Bool) {
      self.isInComment = isInComment
      var reader = ByteReader(Array(text))
      while let byte = reader.peek {
        if self.isInComment {
          _ = reader.take { $0 != UInt8(ascii: "}") }
          self.isInComment = reader.next() == nil
        } else if byte == UInt8(ascii: "{") {
          self.isInComment = true
        } else if byte == UInt8(ascii: ";") || byte == UInt8(ascii: "#") {
          return
        } else if byte == UInt8(ascii: "$") {
          _ = reader.next()
          _ = reader.take(while: ByteReader.isDigit)
        } else if reader.result() != nil {
          hasResult = true
        } else {
          readWord(&reader)
        }
        guard isMoves || self.isInComment else { return }
      }
    }

    private mutating func readWord(_ reader: inout ByteReader) {
      if let (number, isAnswer) = reader.moveNumber() {
        if numbers == nil { self.isAnswer = isAnswer }
        numbers = (numbers?.first ?? number, number)
        movesBehind = 0
      } else if ByteReader.isBetweenWords(reader.peek) {
        _ = reader.next()
      } else if Move(reading: &reader) != nil {
        if numbers == nil {
          movesBefore += 1
        } else {
          (movesBehind, numberedMoves) = (movesBehind + 1, numberedMoves + 1)
        }
      } else {
        isMoves = false
      }
    }
  }
}

extension ByteReader {
  /// Reads the number of a move, `12.`, `12...`, `12:`, `12)`, or `12` and a blank.
  fileprivate mutating func moveNumber() -> (number: Int, isAnswer: Bool)? {
    var ahead = self
    let digits = ahead.take(while: Self.isDigit, atMost: 3)
    guard let number = Int(digits.recordText) else { return nil }
    let dots = ahead.take { ".:)".utf8.contains($0) }
    guard !dots.isEmpty || ahead.peek.map(Self.isBlank) ?? false else { return nil }
    self = ahead
    return (number, dots.count > 1)
  }

  /// Whether a byte is between the words of a list of moves, or a mark.
  fileprivate static func isBetweenWords(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return isBlank(byte) || ",+!?()/".utf8.contains(byte)
  }
}
