extension String {
  /// The pieces between the occurrences of `mark`, which isn't empty; one piece if there are none.
  ///
  /// The standard library's own search for text in text comes with a library of regular expressions
  /// that is larger than a game.
  package func pieces(between mark: String) -> [String] {
    let (bytes, mark) = (Array(utf8), Array(mark.utf8))
    precondition(!mark.isEmpty, "nothing stands everywhere")
    var (pieces, start, place): ([String], Int, Int) = ([], 0, 0)
    while place + mark.count <= bytes.count {
      if bytes[place..<place + mark.count].elementsEqual(mark) {
        pieces.append(String(decoding: bytes[start..<place], as: UTF8.self))
        place += mark.count
        start = place
      } else {
        place += 1
      }
    }
    return pieces + [String(decoding: bytes[start...], as: UTF8.self)]
  }

  /// Whether `part`, which isn't empty, occurs in the text.
  package func holds(_ part: String) -> Bool { pieces(between: part).count > 1 }
}

extension String {
  /// The text with blanks before it, at least `width` characters.
  package func leftPadded(to width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }

  /// The text with blanks after it, at least `width` characters.
  package func rightPadded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
