import Documents
import ExactArithmetic
import Foundation
import GameCore
import Games
import Questions
import TestSupport
import Testing

/// Tables hold the answer: whatever a result says in JSON has its place in `--format csv`, except
/// for lists next to the rows, which are tables of their own (`--list`).
@Suite struct AnswerTableLawTests {
  /// Keys of results that tables leave out, each with the reason.
  private static let leftOut: [String: [String: String]] = [
    "matchsticks.sequence": [
      "recognizedAs": "said once of all rows, of which there may be 10^9",
      "kind": "said once of all rows, of which there may be 10^9",
      "isComplete": "said once of all rows, of which there may be 10^9",
      "oeis": "said once of all rows, of which there may be 10^9",
      "evidence": "said once of all rows, of which there may be 10^9",
    ],
    "matchsticks.survey": [
      "codeCount": "the number of rows when isComplete", "isComplete": "the status of the program says it",
    ],
    "reversi.book-export": [
      "size": "as long as each position", "level": "a table may have millions of rows; book show says it",
      "positions": "the number of positions in the rows", "text": "the rows are the book",
      "format": "of the file that is written", "file": "what is written beside the rows", "fileBytes": "its size",
    ],
  ]

  /// Lists whose records are rows with other names.
  private static let inRows: [String: [String: String]] = [
    "matchsticks.losing": ["positions": "heap", "pPositions": "heap"], "matchsticks.sequence": ["values": "value"],
    "matchsticks.map": ["pPositions": "position", "grundyValues": "grundyValue"],
    "matchsticks.survey": ["sets": "allSets"], "matchsticks.lesson": ["numbers": "winningTakes"],
    "set.hints": ["sets": "places"],
    "set.distribution": ["counts": "deals", "levels": "deals"], "cardmatch.deal": ["cards": "card"],
    "tour": Dictionary(
      uniqueKeysWithValues: ["cardmatch", "matchsticks", "memory", "reversi", "set", "setChance"].map {
        ($0, "result")
      }),
  ]

  /// Lists that tables count in another way than JSON.
  private static let counted: [String: [String: String]] = [
    "set.hints": [
      "sets": "places from 1 in tables, as a player counts; indices from 0 in JSON", "pairs": "places from 1 in tables",
    ],
    "memory.report": ["distribution": "a table next to that of the values, whatever their numbers of rows"],
  ]

  /// Whether a key has columns, or its records have.
  private static func isCovered(_ property: JSONSchema.Property, by columns: [String]) -> Bool {
    let answers = "answer" + property.key.prefix(1).uppercased() + property.key.dropFirst()
    let names = [property.key, answers]
    if columns.contains(where: { column in
      names.contains { name in
        column == name || column.hasPrefix(name) && column.dropFirst(name.count).first?.isUppercase == true
      }
    }) {
      return true
    }
    if case .array = property.schema { return true }
    return property.schema.properties?.allSatisfy { isCovered($0, by: columns) } ?? false
  }

  @Test(arguments: QuestionTable.puzzlelab.questions.map(\.name))
  func `every key of a result has a column, or a reason why it hasn't`(_ name: String) throws {
    let question = try QuestionTable.puzzlelab.known(name)
    guard case .object(let properties) = question.result else { return }
    let (columns, lacking) = (question.columns, Self.leftOut[name] ?? [:])
    #expect(Set(columns).count == columns.count, "two columns of \(name) have one name: \(columns)")
    for property in properties {
      let isThere = Self.inRows[name]?[property.key].map(columns.contains) ?? Self.isCovered(property, by: columns)
      // A sentence is for people who read the document.
      let isLeftOut = lacking[property.key] != nil || (property.key.hasSuffix("InWords") && !isThere)
      #expect(isThere != isLeftOut, "\(name): \(property.key) in \(columns)")
    }
    for key in lacking.keys { #expect(properties.contains { $0.key == key }, "\(name) has no \(key)") }
  }

  @Test(.timeLimit(.minutes(5)), arguments: LawRequests.questions.map(\.name))
  func `every column that comes out is documented, and its cells have its type`(_ name: String) throws {
    let question = try QuestionTable.puzzlelab.known(name)
    let heads = question.heads
    #expect(heads.allSatisfy { !$0.help.isEmpty }, "\(name)")
    for request in LawRequests.requests(question) {
      let rows = TableReader.rows(of: try LawRequests.whole(request).table)
      for (place, title) in (rows.first ?? []).enumerated() {
        let head = try #require(heads.first { $0.title == title }, "\(name) documents no \(title)")
        let strange = rows.dropFirst().first { !$0[place].isEmpty && !TableReader.fits($0[place], head.kind) }
        #expect(strange == nil, "\(name): \(title) is no \(head.kind): \(strange?[place] ?? "")")
      }
    }
  }

  @Test func `every question has a table`() {
    for question in QuestionTable.puzzlelab.questions {
      #expect(question.formats.contains(.csv), "\(question.name)")
    }
  }

  @Test(.timeLimit(.minutes(5)), arguments: LawRequests.questions.map(\.name))
  func `every number, card and move of an answer is in its table`(_ name: String) throws {
    let question = try QuestionTable.puzzlelab.known(name)
    for request in LawRequests.requests(question) {
      let (result, table) = try LawRequests.whole(request)
      let rows = TableReader.rows(of: table)
      #expect(Set(rows.map(\.count)).count == 1, "\(name) has rows of several lengths")
      let found = try TableReader.values(of: rows.dropFirst())
      guard case .object(let members) = result else { continue }
      let lacking = (Self.leftOut[name] ?? [:]).merging(Self.counted[name] ?? [:]) { $1 }
      let lists = rows.dropFirst().joined().filter(TableReader.isJSON)
      // What a tour and a game at some place hold is as it is.
      let isWhole = name == "tour" || name.hasSuffix(".replay")
      #expect(isWhole || lists.isEmpty, "\(name): a cell is \(lists.first ?? "")")
      for member in members where lacking[member.key] == nil && !member.key.hasSuffix("InWords") {
        // A list is a table of its own where its elements aren't the rows.
        if case .array(let elements) = member.value,
          member.key != question.table || elements.count != rows.count - 1
        {
          continue
        }
        let missing = TableReader.leaves(of: member.value).filter { !found.contains($0) }
        #expect(missing.isEmpty, "\(name): \(member.key) has \(missing.prefix(3))")
      }
    }
  }
}

/// Reads tables of RFC 4180, and what is in their cells.
private enum TableReader {
  static func rows(of text: String) -> [[String]] {
    var rows: [[String]] = []
    var (row, cell, isQuoted) = ([String](), [UInt8](), false)
    var rest = Array(text.utf8)[...]
    let (quote, comma, end) = (UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: "\n"))
    while let byte = rest.popFirst() {
      if byte == quote {
        if isQuoted, rest.first == quote { cell.append(rest.removeFirst()) } else { isQuoted.toggle() }
      } else if isQuoted || byte != comma && byte != end {
        cell.append(byte)
      } else {
        row.append(String(decoding: cell, as: UTF8.self))
        cell = []
        guard byte == end else { continue }
        rows.append(row)
        row = []
      }
    }
    return rows
  }

  /// Whether a cell is of a type.
  static func fits(_ cell: String, _ kind: TableHead.Kind) -> Bool {
    switch kind {
    case .boolean: cell == "true" || cell == "false"
    case .integer: (try? BigInt(decimal: cell)) != nil
    case .number: Double(cell) != nil
    case .string, .list: true
    }
  }

  /// Whether a cell holds a list or an object.
  static func isJSON(_ cell: String) -> Bool {
    (cell.hasPrefix("[") || cell.hasPrefix("{")) && (try? JSON(reading: Array(cell.utf8)[...])) != nil
  }

  /// The cells, the words of those that are lists, and what is in those that are JSON.
  static func values(of rows: ArraySlice<[String]>) throws -> Set<String> {
    var found: Set<String> = []
    for cell in rows.joined() where found.insert(cell).inserted {
      for word in cell.split(separator: " ") { found.insert(String(word)) }
      for text in cell.split(separator: "; ") { found.insert(String(text)) }
      guard cell.hasPrefix("[") || cell.hasPrefix("{"), let json = try? JSON(reading: Array(cell.utf8)[...]) else {
        continue
      }
      found.formUnion(leaves(of: json))
    }
    return found
  }

  /// An estimate or an interval as tables round them: half the interval has two significant digits,
  /// a standard error has one decimal more.
  private static func estimated(_ json: JSON) -> [String]? {
    func number(_ json: JSON?) -> Double? { if case .number(let digits)? = json { Double(digits) } else { nil } }
    let interval = json["evidence"]?["interval"] ?? json["interval"] ?? json
    guard let lower = number(interval["lower"]), let upper = number(interval["upper"]), upper > lower,
      let confidence = number(interval["confidence"])
    else { return nil }
    let decimals = max(0, 1 - Int(log10((upper - lower) / 2).rounded(.down)))
    // Halves are rounded away from zero.
    func shown(_ value: Double, _ decimals: Int) -> String {
      let scale = pow(10, Double(decimals))
      return String(format: "%.\(decimals)f", (value * scale).rounded() / scale)
    }
    let evidence = json["evidence"] ?? json
    return [shown(lower, decimals), shown(upper, decimals), "\(confidence)"]
      + [evidence["trials"], evidence["seed"]].compactMap { $0?.text }
      + (number(json["value"]).map { [shown($0, decimals)] } ?? [])
      + (number(json["standardError"]).map { [shown($0, decimals + 1)] } ?? [])
  }

  /// Whether it is a list of objects or of lists.
  private static func isTable(_ json: JSON) -> Bool {
    guard case .array(let elements) = json else { return false }
    return elements.contains { ["a list", "an object"].contains($0.noun) }
  }

  /// The texts, numbers and truth values of a document, without those of lists in it that are
  /// tables of their own; the argument of evidence is for people. Of samples they are to the digits
  /// that the interval carries.
  static func leaves(of json: JSON) -> [String] {
    if let estimate = estimated(json) { return estimate }
    return switch json {
    case .null: []
    case .bool(let value): ["\(value)"]
    case .number(let text), .string(let text): [text.visibleLines]
    case .array(let elements): elements.flatMap(leaves)
    case .object(let members):
      // An estimate's columns are its interval's; that it is sampled is in their names.
      members.filter { member in
        return member.key != "method" && member.key != "kind" || json["kind"] == nil
          || member.key == "kind" && json["trials"] == nil
      }.flatMap { isTable($0.value) ? [] : leaves(of: $0.value) }
    }
  }
}
