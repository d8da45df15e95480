import Documents
import Questions
import Reversi

extension Domain where Value == Position {
  /// A board with the side to move, or a line of OBF.
  static var board: Domain {
    Domain("BOARD", schema: .string) { text throws(Fault) in
      try position(text)
    } write: {
      $1.string($0.boardText)
    }.with {
      $0.traits.readsFiles = true
      $0.json.text = { json throws(Fault) in try boardText(json) }
      $0.reading.parseInContext = { text, arguments throws(Fault) in
        var notes = PasteNotes()
        let position = try position(text, notes: &notes)
        arguments.remark(notes)
        return position
      }
    }
  }

  private static func position(_ text: String) throws(Fault) -> Position {
    var notes = PasteNotes()
    return try position(text, notes: &notes)
  }

  private static func position(_ text: String, notes: inout PasteNotes) throws(Fault) -> Position {
    do {
      return try OBFRecord(Array(text.utf8), notes: &notes).position
    } catch {
      guard text.utf8.count <= longestText else { throw Fault(error, reading: text) }
      guard MoveList.isMeant(by: text) else { throw Fault(error, reading: text) }
      throw Fault.data(
        "\(Quoting.quoted(text)) is a list of moves, not a board; use --moves (in JSON \"moves\")")
    }
  }

  /// A longer text isn't examined again to word what is wrong with it.
  private static let longestText = 1 << 12

  /// A board in JSON: a text, or a list of its rows or squares, in which null is an empty square,
  /// and of the side to move.
  private static func boardText(_ json: JSON) throws(Fault) -> String {
    switch json {
    case .string(let text), .number(let text): return text
    case .null: return "-"
    case .array(let elements):
      var texts: [String] = []
      for element in elements { texts.append(try boardText(element)) }
      return "[\(texts.joined(separator: ","))]"
    case .bool, .object: throw .data("\(json.noun) is not a valid value")
    }
  }
}

extension Domain where Value == Int {
  /// A search level 0...60, or a player's name for the level at which that player looks ahead.
  /// Requests have the number.
  static var searchLevel: Domain {
    let numbers = integer(0...60)
    let names = Strength.allCases.map { $0.rawValue }
    return Domain("N", schema: .anyOf([.range(0...60), .words(names)])) { text throws(Fault) in
      if let strength = Strength(rawValue: text) { return strength.depth }
      guard text.utf8.contains(where: { (0x30...0x39).contains($0) }) else {
        throw Fault.usage(
          "\(Quoting.quoted(text)) is neither a level 0…60 nor a player's name: \(names.joined(separator: ", "))")
      }
      return try numbers.parse(text)
    } write: {
      $1.integer($0)
    }.with {
      $0.traits.note = numbers.traits.note
      $0.traits.longest = TextLength.word
    }
  }
}

extension Domain where Value == ScoreWindow {
  /// Two scores and those between them: "-2..2".
  static var scoreWindow: Domain {
    Domain("LOW..HIGH", schema: .string) { text throws(Fault) in
      let ends = text.split(separator: ".", omittingEmptySubsequences: false)
      guard ends.count == 3, ends[1].isEmpty, let low = Int(ends[0]), let high = Int(ends[2]),
        let window = ScoreWindow(low, high)
      else {
        throw Fault.usage("\(Quoting.quoted(text)) is not two scores in -64…64, the lower first, such as -2..2")
      }
      return window
    } write: {
      $1.string($0.text)
    } shown: {
      $0.text
    }
  }
}

extension Domain where Value == MoveList {
  /// Moves as people write them.
  static var moves: Domain {
    Domain("MOVES", schema: .string) { text throws(NotationError) in
      var notes = PasteNotes()
      return try MoveList(pasted: Array(text.utf8), notes: &notes)
    } write: {
      $1.string($0.text)
    }.with {
      $0.traits.readsFiles = true
      $0.reading.parseInContext = { text, arguments throws(Fault) in
        var notes = PasteNotes()
        do throws(NotationError) {
          let moves = try MoveList(pasted: Array(text.utf8), notes: &notes)
          arguments.remark(notes)
          return moves
        } catch {
          throw Fault(error)
        }
      }
    }
  }
}

extension Domain where Value == BoardSize {
  /// Squares a side of the board, one of `sizes`.
  static func sides(_ sizes: [BoardSize] = BoardSize.allCases) -> Domain {
    let words = sizes.map { "\($0.rawValue)" }
    return Domain("N", schema: .range(sizes[0].rawValue...8)) { text throws(Fault) in
      guard words.contains(text), let side = Int(text), let size = BoardSize(rawValue: side) else {
        throw Fault.usage("\(Quoting.quoted(text)) is not one of \(words.joined(separator: ", "))")
      }
      return size
    } write: {
      $1.integer($0.rawValue)
    } shown: {
      "\($0.rawValue)"
    }.with { $0.traits.words = words }
  }
}

extension Domain where Value == BookName {
  /// The name of an opening book's file, or the shipped one.
  static var book: Domain {
    let path = Domain<String>.path
    return Domain("FILE", schema: .path) { text throws(Fault) in
      BookName(try path.parse(text))
    } write: {
      $1.string($0.text)
    } shown: {
      $0.text
    }.with {
      $0.traits.bare = BookName.shippedWord
      $0.traits.completion = .file
    }
  }
}

extension Domain where Value == [String] {
  /// The names of files: in JSON a list of them; a text is the name of one.
  static var paths: Domain {
    let path = Domain<String>.path
    return Domain("FILE", schema: .array(path.traits.schema)) { text throws(Fault) in
      [try path.parse(text)]
    } write: { names, json in
      json.raw("[")
      for (place, name) in names.enumerated() {
        if place > 0 { json.raw(",") }
        json.string(name)
      }
      json.raw("]")
    } shown: {
      $0.joined(separator: " ")
    }.with {
      $0.traits.completion = .file
      $0.json.decode = { json throws(Fault) in
        guard case .array(let elements) = json else { return nil }
        var names: [String] = []
        for element in elements {
          guard case .string(let name) = element else { throw .data("\(element.noun) is not the name of a file") }
          names.append(try path.parse(name))
        }
        return names
      }
    }
  }
}

extension Domain where Value == GameRecord {
  /// A game: a GGF record, moves from the start that the other values describe, or a position.
  package static var game: Domain {
    Domain("GAME", schema: .string) { text throws(Fault) in
      try GameRecord(anyText: Array(text.utf8))
    } write: {
      $1.string($0.ggfText(addsResult: false))
    }.with {
      $0.traits.longest = TextLength.pasted
      $0.reading.parseInContext = { text, arguments throws(Fault) in
        let record = try GameRecord(only: Array(text.utf8), from: arguments.reversiStart, arguments)
        try arguments.checkFits(record.line.start)
        return record
      }
    }
  }
}

extension Domain where Value == Strategy {
  /// The name of a strategy.
  static var strategy: Domain {
    Domain("STRATEGY", schema: .string) { text throws(Fault) in
      do throws(StrategyError) {
        return try Strategy(text)
      } catch {
        var hint = ""
        if case .unknown(let name) = error {
          hint = Suggestion.hint(for: name, among: Strategy.forms.map { String($0.prefix { $0 != ":" }) })
        }
        throw Fault.usage(error.message + hint)
      }
    } write: {
      $1.string($0.description)
    }
  }
}

extension Domain where Value == Int {
  /// The confidence of cutoffs in percent.
  static var selectivity: Domain {
    let words = Selectivity.percentages.map { "\($0)" }
    return Domain("S", schema: .range(73...100)) { text throws(Fault) in
      guard words.contains(text), let percent = Int(text) else {
        throw Fault.usage("\(Quoting.quoted(text)) is not one of \(words.joined(separator: ", "))")
      }
      return percent
    } write: {
      $1.integer($0)
    }.with { $0.traits.words = words }
  }
}

extension Domain where Value == ClosedRange<Int> {
  /// A whole number or a range of them within `limits`: "12", "6-16", "6...16".
  static func span(_ limits: ClosedRange<Int>) -> Domain {
    Domain("N-M", schema: .string) { text throws(Fault) in
      let ends = text.pieces(between: "...").flatMap { $0.pieces(between: "…") }.flatMap { $0.pieces(between: "-") }
        .map { end in end.utf8.allSatisfy(Digits.isDigit) ? Int(end) : nil }
      guard ends.count <= 2, let first = ends[0], let last = ends[ends.count - 1] else {
        throw Fault.usage(
          "\(Quoting.quoted(text)) is not a number or range within \(Digits.words(limits)), such as 12 or 6-16")
      }
      if let end = [first, last].first(where: { !limits.contains($0) }) {
        throw Digits.outside(limits, "\(end)", isBelow: end < limits.lowerBound)
      }
      guard first <= last else { throw Fault.usage("\(Quoting.quoted(text)) goes down; write \(last)-\(first)") }
      return first...last
    } write: {
      $1.string("\($0.lowerBound)-\($0.upperBound)")
    } shown: {
      "\($0.lowerBound)-\($0.upperBound)"
    }.with { $0.traits.note = Digits.words(limits) }
  }
}
