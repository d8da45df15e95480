// What is said about the moves of PGN between them: comments, codes, variations.

extension GameRecord {
  /// The marks after moves, in the order of their codes, from 1.
  static let markSigns = ["!", "?", "!!", "??", "!?", "?!"]

  /// Reads blanks, comments, codes and variations, up to a word.
  /// - Throws: a comment or a variation that isn't closed.
  mutating func skipPGNRemarks(_ reader: inout ByteReader) throws(NotationError) {
    while let byte = reader.peek {
      let start = reader.offset
      switch byte {
      case UInt8(ascii: "{"):
        _ = reader.next()
        let comment = reader.take { $0 != UInt8(ascii: "}") }
        guard reader.next() != nil else { throw NotationError(.pgnComment, at: start) }
        note(pgnComment: comment)
      case UInt8(ascii: ";"),
        UInt8(ascii: "%") where reader.isAtLineStart,
        UInt8(ascii: "#") where reader.isAtLineStart:
        _ = reader.next()
        note(pgnComment: reader.take { !ByteReader.isLineEnd($0) })
      case UInt8(ascii: "$"):
        _ = reader.next()
        let code = reader.take { ByteReader.isDigit($0) }.recordText
        if let number = Int(code), number < 1000 { note(code: number) } else { comment("$\(code)") }
      case UInt8(ascii: "("): try note(variation: reader.pgnVariation())
      case UInt8(ascii: "}"), UInt8(ascii: ")"): throw NotationError(.pgnWord, at: start)
      default:
        guard ByteReader.isBlank(byte) else { return }
        _ = reader.next()
      }
    }
  }

  /// Records a mark such as "!?" after a move, or anything else as a comment.
  mutating func note(mark: String, ofMove place: Int) {
    if let index = Self.markSigns.firstIndex(of: mark) {
      notes[place].marks.append(index + 1)
    } else {
      comment(mark, ofMove: place)
    }
  }

  private mutating func note(code: Int) {
    if notes.isEmpty { comment("$\(code)") } else { notes[notes.count - 1].marks.append(code) }
  }

  private mutating func note(variation text: String) {
    guard !notes.isEmpty else { return comment(text) }
    notes[notes.count - 1].variations.append(Variation(.pgn, text))
  }

  /// Records what a comment says about the last move: its value and time where commands give them,
  /// and the rest as words. A command that no field can hold is one of the words.
  mutating func note(pgnComment bytes: ArraySlice<UInt8>) {
    var reader = ByteReader(Array(bytes))
    var rest: [UInt8] = []
    while let byte = reader.peek {
      let start = reader.offset
      _ = reader.next()
      if byte == UInt8(ascii: "["), reader.peek == UInt8(ascii: "%") {
        _ = reader.next()
        let name = reader.take { Square.isLetter($0) }.recordText
        let value = reader.take { $0 != UInt8(ascii: "]") }.filter { !ByteReader.isBlank($0) }
        _ = reader.next()
        if note(command: name, value) { continue }
      }
      rest += reader.text(from: start)
    }
    comment(rest.simpleText.split(separator: " ").joined(separator: " "))
  }

  /// Records a value or a time; false when a comment has to keep it, too.
  private mutating func note(command: String, _ value: [UInt8]) -> Bool {
    guard let note = notes.last else { return false }
    let last = notes.count - 1
    let number = value.prefix { $0 != UInt8(ascii: ",") }
    if command == "eval", let new = Hundredths.parse(number) {
      let old = blackValue(ofMove: last)
      self.note(blackValue: new, ofMove: last)
      if let old { comment("[%eval \(Hundredths.text(old))]") }
      // Some write the depth of the search after the value.
      return old == nil && number.count == value.count
    }
    guard command == "emt", note.time == nil, let time = Hundredths.parseTime(value) else { return false }
    notes[notes.count - 1].time = time
    return true
  }
}

extension ByteReader {
  /// Whether the next byte is the first one of a line.
  var isAtLineStart: Bool { previous.map(Self.isLineEnd) ?? true }

  /// Goes to the next tag, over blanks and lines that are comments: what these say. Doesn't move
  /// when there is no further tag.
  mutating func skipToTag() -> [ArraySlice<UInt8>]? {
    var ahead = self
    var comments: [ArraySlice<UInt8>] = []
    ahead.skipBlanks()
    while ahead.isAtLineStart, let byte = ahead.peek, GameSplitter.commentMarks.contains(byte) {
      comments.append(ahead.take { !Self.isLineEnd($0) }.dropFirst())
      ahead.skipBlanks()
    }
    guard ahead.peek == UInt8(ascii: "[") else { return nil }
    self = ahead
    return comments
  }

  /// Reads a variation with those inside it and their comments: on one line, comments in braces.
  fileprivate mutating func pgnVariation() throws(NotationError) -> String {
    let start = offset
    var text: [UInt8] = []
    var depth = 0
    repeat {
      guard let byte = next() else { throw NotationError(.pgnComment, at: start) }
      switch byte {
      case UInt8(ascii: "{"):
        text += [byte] + take { $0 != UInt8(ascii: "}") } + [UInt8(ascii: "}")]
        _ = next()
        continue
      case UInt8(ascii: ";"):
        let comment = take { !Self.isLineEnd($0) }.map { $0 == UInt8(ascii: "}") ? UInt8(ascii: ")") : $0 }
        text += [UInt8(ascii: "{")] + comment + [UInt8(ascii: "}")]
        continue
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      text.append(byte)
    } while depth > 0
    return text.simpleText.split(separator: " ").joined(separator: " ")
  }
}
