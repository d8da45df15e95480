import Documents

/// Why a line isn't a command.
package enum CommandFault: Error, Sendable, Equatable {
  /// There is no command of this name.
  case unknown(String)
  /// Something is missing after a word: what, a phrase.
  case missing(String, after: String)
  /// A word isn't a number in the range.
  case number(String, ClosedRange<Int>)
  /// A word is none of what is expected: what is, a phrase.
  case word(String, expected: String)
  /// There is a word too many.
  case excess(String)
  case setting(SettingFault)
}

/// The words of a line, from the first to the last.
package struct Words: Sendable {
  private var rest: ArraySlice<Substring>
  /// The word that was taken last.
  package private(set) var last = ""

  /// The words of a text, in lower case by default; blanks between them are left out.
  package init(_ text: some StringProtocol, lowercased: Bool = true) {
    let text = lowercased ? text.lowercased() : String(text)
    rest = text.split(whereSeparator: { $0.isWhitespace })[...]
  }

  /// The word that comes next.
  package var next: String? { rest.first.map(String.init) }

  /// Whether no word is left.
  package var isEmpty: Bool { rest.isEmpty }

  /// Takes the next word if it is `word`.
  package mutating func take(_ word: String) -> Bool {
    guard next == word else { return false }
    return take() != nil
  }

  /// Takes the next word.
  @discardableResult
  package mutating func take() -> String? {
    guard let word = rest.popFirst() else { return nil }
    last = String(word)
    return last
  }

  /// Takes the next word, which has to be there: `what`, a phrase.
  package mutating func word(_ what: String) throws(CommandFault) -> String {
    let before = last
    guard let word = take() else { throw .missing(what, after: before) }
    return word
  }

  /// Takes a number of a range; `what` it is, a phrase.
  package mutating func number(_ what: String, in range: ClosedRange<Int>) throws(CommandFault) -> Int {
    let word = try word(what)
    guard let number = word.number(in: range) else { throw .number(word, range) }
    return number
  }

  /// Checks that nothing is left.
  package func end() throws(CommandFault) {
    if let next { throw .excess(next) }
  }
}

extension Words {
  /// Takes the place of a card, which counts from 1 in the text and from 0 in the answer.
  package mutating func place() throws(CommandFault) -> Int { try number("the place of the card", in: 0...Int.max) - 1 }
}

extension String {
  /// The number that the text is, in plain digits; `nil` outside the range.
  package func number(in range: ClosedRange<Int>) -> Int? {
    guard utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(self), range.contains(number) else {
      return nil
    }
    return number
  }
}
