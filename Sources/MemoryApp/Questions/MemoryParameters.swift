import Documents
import GameCore
import Memory
import Questions

/// What questions about memory ask for.
enum MemoryParameters {
  static let statePairs = Parameter(
    required: "pairs", typedAs: ["n", "size", "p"], .integer(0...PairsSolver.exactLimit),
    help: "The number of pairs on the table")
  static let known = Parameter(
    "known", typedAs: ["seen", "k"], .integer(0...PairsSolver.exactLimit), default: 0, metavar: "K",
    help: "How many single cards are known")
  static let pairs = Parameter(
    required: "pairs", typedAs: ["n", "size", "p"], .integer(1...NumericTable.limit), help: "The number of pairs")
  static let reportPairs = Parameter(
    required: "pairs", typedAs: ["n", "size", "p"], .integer(1...FreshTurns.limit), help: "The number of pairs")
  static let players = Parameter(
    "players", typedAs: ["seats"], .seats, default: .solitaire,
    help: "1: minimise turns; 2: win more pairs than the opponent")
  static let recall: Parameter<Int?> = Parameter(
    "recall", typedAs: ["memory", "m", "capacity"], .integer(0...10_000), metavar: "M",
    help: "A player who remembers only the last M distinct cards")
  static let table = Parameter(
    required: "table", typedAs: ["cards", "places", "board", "position"], .memoryTable,
    help: "The places of the table, as one argument; @FILE or - for those of a file")
  static let first = Parameter(
    "first", .choice(Strategy.Kind.self), default: .optimal, help: "How the first player plays")
  static let second: Parameter<Strategy.Kind?> = Parameter(
    "second", .choice(Strategy.Kind.self), shown: "none: solitaire", help: "How the second player plays")
  static let games = Parameter(
    "games", typedAs: ["n", "count", "trials"], .integer(1...1_000_000_000_000),
    default: Int(PairsSimulation.standardGames), help: "Play N games")
}

extension Domain where Value == Seats {
  /// The number of players, 1 or 2.
  fileprivate static var seats: Domain {
    let number = Domain<Int>.integer(1...2)
    return Domain("N", schema: number.traits.schema) { text throws(Fault) in
      try number.parse(text) == 2 ? .twoPlayers : .solitaire
    } write: {
      $1.integer($0.rawValue)
    } shown: {
      String($0.rawValue)
    }.with { $0.traits.note = number.traits.note }
  }
}

extension Domain where Value == TableNotation {
  /// A table: one word per place. JSON has them as a list, or as one text.
  fileprivate static var memoryTable: Domain {
    Domain("TABLE", schema: .array(.string)) { text throws(TableNotationError) in
      try TableNotation(text)
    } write: {
      $0.words.write(to: &$1)
    }.with {
      let parse = $0.parse
      $0.traits.readsFiles = true
      $0.reading.isStructured = true
      $0.reading.parseInContext = { text, arguments throws(Fault) in
        let areGroups = ((try? arguments.memoryKinds()) ?? nil) != nil
        return try Self.reading(text) { text throws(TableNotationError) in
          try TableNotation(text, areGroups: areGroups)
        }
      }
      $0.json.decode = { json throws(Fault) in
        switch json {
        case .string(let text): return try parse(text)
        case .array(let elements):
          var places: [String] = []
          for element in elements { places += try words(element) }
          let words = places
          // What isn't a table of pairs may be one of groups, which the answer knows.
          let pairs = try? TableNotation(words: words)
          if let pairs { return pairs }
          return try Fault.catching { () throws(TableNotationError) in try TableNotation(words: words, areGroups: true)
          }
        default: throw Fault.data("\(json.noun) isn't a table")
        }
      }
    }
  }

  /// The words of a place, or of a row of places.
  private static func words(_ json: JSON) throws(Fault) -> [String] {
    switch json {
    case .string(let word), .number(let word): return [word]
    case .null: return ["?"]
    case .array(let row):
      var words: [String] = []
      for place in row { words += try Self.words(place) }
      return words
    case .bool, .object: throw .data("\(json.noun) isn't a place of a table")
    }
  }
}
