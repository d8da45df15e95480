import Documents
import Games
import Questions
import TestSupport
import Testing

/// What schemas say about all games in one way: tables, records and quantities.
@Suite struct SchemaLawTests {
  private static let questions = QuestionTable.puzzlelab.questions

  /// Lists of records in results whose tables are about something else.
  private static let withoutTable: Set<String> = ["jobs.status", "reversi.analyze", "tour"]

  @Test(arguments: questions.map(\.name)) func `the marked table is a list of the result`(name: String) throws {
    let question = try QuestionTable.puzzlelab.known(name)
    guard let table = question.table else {
      let lists = (question.result.properties ?? []).filter { $0.schema.listsRecords }
      #expect(lists.isEmpty || Self.withoutTable.contains(name), "\(lists.map(\.key))")
      return
    }
    var schema = question.result
    for key in table.split(separator: ".") {
      schema = try #require(schema.properties?.first { $0.key == key }?.schema, "\(key) of \(table)")
    }
    if case .array = schema {} else { Issue.record("\(table) is no list") }
    let written = try #require(QuestionTable.puzzlelab.schema(named: name))
    #expect(try JSONReader.read(written[...]).text("x-table") == table)
  }

  @Test func `a record has a name that says what it is, and one meaning in its game`() throws {
    let said: Set = ["row", "entry", "record", "item", "value", "line", "state", "table", "count", "game", "move"]
    for (game, asked) in Dictionary(grouping: Self.questions, by: { $0.path[0] }) where game != "tour" {
      var meanings: [String: String] = [:]
      for question in asked {
        for (name, meaning) in question.result.records {
          #expect(!name.isEmpty && !said.contains(name), "\(question.name): \(name)")
          #expect(meanings[name, default: meaning] == meaning, "\(game) has two records called \(name)")
          meanings[name] = meaning
        }
      }
    }
  }

  /// Quantities that are counted in several games or questions, with the one type that they have.
  private static let types: [String: String] = [
    "atLeastProbability": "fraction", "blackDiscDifference": "number", "cardCount": "integer", "classes": "digits",
    "completeCapClasses": "digits", "grundyValue": "digits", "meanScore": "estimate", "noSetProbability": "fraction",
    "noSetShare": "estimate", "oddsAgainstNoSet": "fraction", "bookletOddsAgainstNoSet": "fraction",
    "setCount": "integer", "setFree": "digits", "stopReason": "words", "winProbability": "fraction",
    "winRate": "estimate",
  ]

  /// Names that quantities had besides these.
  private static let others: Set<String> = [
    "exactChance", "finalDifference", "firstPlayerWins", "gainEvidence", "probabilityNoSet", "probabilityNone",
    "probabilitySetFree", "sampled", "stopped", "turnsEvidence",
  ]

  @Test func `a quantity has one name and one type`() {
    for question in Self.questions where question.name != "tour" {
      for property in question.result.allProperties {
        // Of all plays, those that the first player wins.
        let isOther = Self.others.contains(property.key) && question.name != "matchsticks.plays"
        #expect(!isOther, "\(question.name): \(property.key)")
        if let type = Self.types[property.key] {
          let own = property.schema.kind
          // What was played has whole discs, what was recorded may have others.
          let isWhole = type == "number" && own == "integer"
          #expect(own == type || isWhole, "\(question.name): \(property.key) is \(own)")
        }
      }
    }
  }
}

extension JSONSchema {
  fileprivate var listsRecords: Bool {
    if case .array(let element) = self { element.properties != nil } else { false }
  }

  /// The properties of an object and of all objects in it.
  fileprivate var allProperties: [Property] {
    if case .array(let element) = self { return element.allProperties }
    return (properties ?? []).flatMap { [$0] + $0.schema.allProperties }
  }

  /// The named records in a shape, each with its own schema.
  fileprivate var records: [(name: String, meaning: String)] {
    if case .array(let element) = self { return element.records }
    let inner = (properties ?? []).flatMap(\.schema.records)
    guard case .record(let name, let properties) = self else { return inner }
    var json = JSONWriter()
    // What one means doesn't depend on the words about it.
    JSONSchema.object(properties.map { Property($0.key, "", $0.schema, isRequired: $0.isRequired) }).write(to: &json)
    return [(name, String(decoding: json.bytes, as: UTF8.self))] + inner
  }

  /// The type of a value in a word.
  fileprivate var kind: String {
    switch self {
    case .boolean: "boolean"
    case .null: "null"
    case .integer, .natural, .range: "integer"
    case .number: "number"
    case .string, .path: "string"
    case .digits: "digits"
    case .words: "words"
    case .common(let name): name
    case .array, .object, .record, .anyOf, .reference: "object"
    }
  }
}
