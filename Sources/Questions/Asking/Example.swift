import Documents

/// A way to call a command: what to type after `puzzlelab`, and what one gets.
package struct Example: Sendable, Equatable {
  /// What to type after the program's name, as a shell reads it (words may be in single or double
  /// quotes).
  package let line: String
  /// What it shows, a phrase.
  package let comment: String

  package init(_ line: String, _ comment: String) {
    self.line = line
    self.comment = comment
  }

  /// The line's words: split at blanks, quotes removed; what follows a pipe or redirection doesn't
  /// count.
  package var words: [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in line {
      if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character == "|" || character == "<" || character == ">" {
        break
      } else if character == " " {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return words
  }
}
