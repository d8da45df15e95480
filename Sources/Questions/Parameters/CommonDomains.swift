import Documents
import ExactArithmetic
import GameCore

extension Domain where Value == Int {
  /// A whole number in a range.
  package static func integer(_ range: ClosedRange<Int>) -> Domain {
    Domain("N", schema: .range(range)) { text throws(Fault) in
      let number = try Digits.number(text, in: range)
      guard let small = number.toInt(), range.contains(small) else {
        throw Digits.outside(range, Digits.clipped(number), isBelow: number < BigInt(range.lowerBound))
      }
      return small
    } write: {
      $1.integer($0)
    }.with {
      if range.upperBound < .max { $0.traits.note = Digits.words(range) }
      $0.traits.longest = TextLength.word
    }
  }
}

extension Domain where Value == UInt64 {
  /// A whole number from 0 to 2⁶⁴ − 1.
  package static var natural: Domain {
    Domain("N", schema: .natural) { text throws(Fault) in
      let number = try Digits.number(text, in: nil)
      guard let natural = UInt64(number.description) else {
        throw Fault.usage("\(Digits.clipped(number)) is not in 0…\(UInt64.max)")
      }
      return natural
    } write: {
      $0.write(to: &$1)
    }.with { $0.traits.longest = TextLength.word }
  }

  /// What random numbers begin with: a whole number, or `random` for one from the system's entropy.
  /// Requests have the number.
  package static var seed: Domain {
    Domain("S", schema: .anyOf([.natural, .words(["random"])])) { text throws(Fault) in
      if text == "random" { return SeededGenerator.drawnSeed() }
      guard text.utf8.contains(where: Digits.isDigit) else {
        throw Fault.usage("\(Quoting.quoted(text)) is neither a whole number nor 'random', which draws one")
      }
      return try natural.parse(text)
    } write: {
      $0.write(to: &$1)
    }.with { $0.traits.longest = TextLength.word }
  }
}

extension Domain where Value == WorkPart {
  /// A part of several: "2/5".
  package static var part: Domain {
    Domain("I/N", schema: .string) { text throws(Fault) in
      guard let part = WorkPart(text) else {
        throw Fault.usage("\(Quoting.quoted(text)) is not a part I/N such as 2/5, with I in 1…N")
      }
      return part
    } write: {
      $1.string("\($0.number)/\($0.count)")
    }.with { $0.traits.longest = TextLength.word }
  }
}

extension WorkPart {
  /// Reads "2/5".
  package init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1] else { return nil }
    self.init(number, of: count)
  }
}

extension Domain where Value == Double {
  /// A positive number of seconds, such as `0.5`.
  package static var seconds: Domain {
    Domain("SECONDS", schema: .number) { text throws(Fault) in
      let isPlain = text.utf8.allSatisfy { Digits.isDigit($0) || ".eE-".utf8.contains($0) }
      let whole = isPlain ? nil : try? NumberNotation.parse(text).toInt()
      // A comma may be the mark of a fraction: 1,500 isn't read.
      let number = text.contains(",") ? nil : isPlain ? Double(text) : whole.map(Double.init)
      guard let number, number > 0, number <= 1e9 else {
        throw Fault.usage("\(Quoting.quoted(text)) is not a positive number of seconds, such as 0.5 or 30")
      }
      return number
    } write: {
      $0.write(to: &$1)
    }.with { $0.traits.longest = TextLength.word }
  }
}

extension Domain where Value == BigInt {
  /// A number of any size: digits or `10^1000`; in words also `@FILE` and `-`.
  package static var number: Domain {
    Domain("N", schema: NumberEcho.schema) { text throws(NumberError) in
      try NumberNotation.parse(text)
    } write: {
      NumberEcho($0).write(to: &$1)
    } shown: {
      $0.words()
    }.with { $0.traits.readsFiles = true }
  }
}

extension Domain where Value == NumberRanges {
  /// A list of 1-based numbers and ranges: `1-19,25`.
  package static var ranges: Domain {
    Domain("LIST", schema: .string) { text throws(Fault) in
      try NumberRanges(reading: text)
    } write: {
      $1.string($0.text)
    }
  }
}

extension Domain where Value == Bool {
  /// Given or not.
  package static var flag: Domain {
    Domain("", schema: .boolean) { text throws(Fault) in
      switch text {
      case "true", "": true
      case "false": false
      default: throw Fault.usage("\(Quoting.quoted(text)) is neither true nor false")
      }
    } write: {
      $0.write(to: &$1)
    }.with {
      $0.traits.isFlag = true
      $0.traits.longest = TextLength.word
    }
  }
}

extension Domain where Value == String {
  /// Any text.
  package static func text(_ placeholder: String) -> Domain {
    Domain(placeholder, schema: .string) { text throws(Fault) in
      text
    } write: {
      $1.string($0)
    }
  }

  /// The name of a file.
  package static var path: Domain {
    Domain("FILE", schema: .path) { text throws(Fault) in
      guard !text.isEmpty else { throw Fault.usage("an empty value is not allowed; name a FILE") }
      return text
    } write: {
      $1.string($0)
    }.with {
      $0.traits.completion = .file
      $0.traits.longest = TextLength.word
    }
  }

  /// The name of a file to read, or `-` for standard input.
  package static var input: Domain { path.with { $0.traits.completion = .input } }

  /// The name of a folder.
  package static var folder: Domain {
    path.with {
      $0.traits.placeholder = "DIR"
      $0.traits.completion = .folder
    }
  }
}

extension Domain where Value: RawRepresentable<String> & CaseIterable {
  /// One of the words of an enumeration.
  package static func choice(_ type: Value.Type = Value.self) -> Domain {
    .words(Value.allCases.map { ($0.rawValue, $0) }) { $0.rawValue }
  }
}

extension Domain {
  /// One of a few words, each with its value; `word` is the word of a value.
  package static func words(
    _ choices: [(word: String, value: Value)], word: @escaping @Sendable (Value) -> String
  ) -> Domain {
    let words = choices.map { $0.word }
    return Domain("WORD", schema: .words(words)) { text throws(Fault) in
      guard let choice = choices.first(where: { $0.word == text }) else {
        let hint = Suggestion.hint(for: text, among: words)
        throw Fault.usage("\(Quoting.quoted(text)) is not one of \(words.joined(separator: ", "))\(hint)")
      }
      return choice.value
    } write: {
      $1.string(word($0))
    } shown: {
      word($0)
    }.with {
      $0.traits.words = words
      $0.traits.longest = TextLength.word
    }
  }

  /// A list of values of another domain, words without blanks, separated by commas or blanks.
  package static func list<Element>(of element: Domain<Element>, placeholder: String = "LIST") -> Domain
  where Value == [Element] {
    Domain(placeholder, schema: .array(element.traits.schema)) { text throws(Fault) in
      var elements: [Element] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        let words = part.split(whereSeparator: { $0.isWhitespace })
        for word in words.isEmpty ? [""] : words { elements.append(try element.parse(String(word))) }
      }
      return elements
    } write: { elements, json in
      json.raw("[")
      for (place, value) in elements.enumerated() {
        if place > 0 { json.raw(",") }
        element.write(value, &json)
      }
      json.raw("]")
    } shown: {
      $0.map(element.shown).joined(separator: ",")
    }
  }
}

/// Whole numbers as text.
package enum Digits {
  /// Reads a whole number; what isn't one is refused with the range in which it would be.
  package static func number(_ text: String, in range: ClosedRange<Int>?) throws(Fault) -> BigInt {
    do {
      return try NumberNotation.parse(text)
    } catch {
      let unlimited = range.map { $0.lowerBound == .min && $0.upperBound == .max } ?? true
      let limits = unlimited ? "" : range.map { " in \(words($0))" } ?? ""
      switch error {
      case .twoReadings, .tooLarge: throw .usage("\(Quoting.quoted(text)): \(error.message)")
      default: throw .usage("\(Quoting.quoted(text)) is not a whole number\(limits)")
      }
    }
  }

  package static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  /// The digits, or the first of very many.
  static func clipped(_ number: BigInt) -> String {
    let digits = number.description
    return digits.utf8.count <= 40 ? digits : "\(digits.prefix(20))… (\(digits.utf8.count) characters)"
  }

  /// The fault that a number is outside a range.
  package static func outside(_ range: ClosedRange<Int>, _ number: String, isBelow: Bool) -> Fault {
    .usage("\(number) is not in \(words(range)); the nearest is \(isBelow ? range.lowerBound : range.upperBound)")
  }

  package static func words(_ range: ClosedRange<Int>) -> String {
    range.upperBound == .max ? "\(range.lowerBound)…" : "\(range.lowerBound)…\(range.upperBound)"
  }
}
