import Documents
import ExactArithmetic
import Matchsticks
import Questions

extension Domain where Value == Ruleset {
  /// Rules in the grammar of take-away games, or the name of a game.
  static var rules: Domain {
    Domain("RULES", schema: .string) { text throws(RulesError) in
      try RulesNotation.parse(text)
    } write: {
      $1.string($0.description)
    }.with {
      $0.readsSets()
      $0.traits.suggestions = NamedGames.all.map { $0.name } + ["take:", "octal:", "hex:", "last:", "pile:"]
    }
  }
}

extension Domain where Value == [RuleLetter: Int] {
  /// Letters with numbers: `m=3,p=1`.
  static var letterValues: Domain {
    Domain("LIST", schema: .string) { text throws(Fault) in
      var values: [RuleLetter: Int] = [:]
      for part in text.split(whereSeparator: { ", ;".contains($0) }) {
        let sides = part.split(separator: "=")
        guard sides.count == 2, let letter = RuleLetter(String(sides[0])), let number = Int(sides[1]),
          (0...LineLimits.mostNumber).contains(number), values.updateValue(number, forKey: letter) == nil
        else { throw Fault.data("\(Quoting.quoted(String(part))) isn't a letter and its number, as in m=3") }
      }
      guard !values.isEmpty else { throw Fault.data("a letter and its number are missing, as in m=3") }
      return values
    } write: {
      $1.string($0.sorted { $0.key < $1.key }.map { "\($0.key.text)=\($0.value)" }.joined(separator: ","))
    }.with { $0.traits.longest = TextLength.word }
  }
}

extension Domain where Value == BigInt {
  /// The most that may be taken: at least one match.
  static var takeLimit: Domain {
    let number = number
    return Domain(number.traits.placeholder, schema: number.traits.schema) { text throws(Fault) in
      let limit: BigInt
      do throws(Fault) { limit = try number.parse(text) } catch {
        guard (try? RulesNotation.parse("take:\(text)")) != nil else { throw error }
        throw Fault.usage("\(Quoting.quoted(text)) is not one number; for several use --rules take:\(text)")
      }
      guard limit >= 1 else { throw Fault.usage("\(limit) is not in 1…; the nearest is 1") }
      return limit
    } write: {
      number.write($0, &$1)
    } shown: {
      number.shown($0)
    }.with { $0.traits.readsFiles = true }
  }
}

extension Domain where Value == CodeRange {
  /// Octal codes from one to another.
  static var codes: Domain {
    Domain("CODES", schema: .string) { text throws(RulesError) in
      try CodeRangeNotation.parse(text)
    } write: {
      $1.string($0.description)
    }
  }
}

extension Domain where Value == HeapSize {
  /// One heap of at least a match, of any size.
  static var pile: Domain {
    Domain("N", schema: NumberEcho.schema) { text throws(HeapsError) in
      try HeapsNotation.parsePile(Array(text.utf8))
    } write: {
      NumberEcho($0).write(to: &$1)
    } shown: {
      $0.words
    }.with { $0.traits.readsFiles = true }
  }
}

extension Domain where Value == [HeapSize] {
  /// Heaps of any size, with commas, blanks or line ends between them.
  static var heaps: Domain {
    Domain("LIST", schema: .array(NumberEcho.schema)) { text throws(HeapsError) in
      try HeapsNotation.parse(text)
    } write: { heaps, json in
      heaps.map { NumberEcho($0) }.write(to: &json)
    } shown: {
      $0.map { $0.words }.joined(separator: ", ")
    }.with {
      $0.traits.readsFiles = true
      $0.reading.isStructured = true
      $0.json.decode = { json throws(Fault) in
        guard case .array(let elements) = json else { return nil }
        var heaps: [HeapSize] = []
        for (place, element) in elements.enumerated() {
          switch element {
          case .string(let text), .number(let text):
            heaps.append(
              try Fault.catching { () throws(HeapsError) in try HeapsNotation.parseHeap(text, place: place) })
          case .object where element["sha256"] != nil:
            throw .data("only a digest of this number was kept; give its digits")
          default: throw .data("\(element.noun) is not a heap")
          }
        }
        return heaps
      }
    }
  }
}

extension Domain {
  /// Reads also a list of numbers in JSON, as the set that it is.
  mutating func readsSets() {
    let parse = reading.parse
    json.decode = { json throws(Fault) in
      if case .array(let elements) = json, elements.count > JSON.mostInSet {
        throw .data("a set has at most \(Wording.grouped(JSON.mostInSet)) numbers")
      }
      return if let set = json.set { try parse(set) } else { nil }
    }
  }
}

extension Domain where Value == [Strategy] {
  /// Each plays against each other: more than these would say the same again.
  private static var mostStrategies: Int { 16 }

  /// A few strategies.
  static var strategies: Domain {
    let all = list(of: .choice(Strategy.self))
    let tooMany = Fault.usage("at most \(mostStrategies) strategies play against each other")
    return Domain(all.traits.placeholder, schema: all.traits.schema) { text throws(Fault) in
      let given = try all.parse(text)
      guard given.count <= mostStrategies else { throw tooMany }
      return given
    } write: {
      all.write($0, &$1)
    } shown: {
      all.shown($0)
    }.with {
      $0.json.decode = { json throws(Fault) in
        if case .array(let elements) = json, elements.count > mostStrategies { throw tooMany }
        return nil
      }
    }
  }
}

extension Domain where Value == PlayConvention {
  /// The winner; "misère" is read, too.
  static var play: Domain {
    let words = choice(PlayConvention.self)
    return Domain("WORD", schema: words.traits.schema) { text throws(Fault) in
      try words.parse(text == "misère" ? PlayConvention.misere.rawValue : text)
    } write: {
      words.write($0, &$1)
    } shown: {
      words.shown($0)
    }.with { $0.traits.words = words.traits.words }
  }
}

extension JSON {
  /// The most numbers of a set in JSON.
  fileprivate static let mostInSet = RulesNotation.longestText / 2

  /// A list of numbers as the text of a set that takes them; `nil` for other values.
  var set: String? {
    guard case .array(let elements) = self else { return nil }
    let numbers = elements.compactMap { if case .number(let text) = $0 { text } else { nil } }
    return numbers.count == elements.count ? "{\(numbers.joined(separator: "; "))}" : nil
  }
}
