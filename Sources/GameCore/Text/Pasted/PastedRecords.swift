/// The names of the members of objects that describe a card.
package struct RecordVocabulary: Sendable {
  /// The features by the names of their members, in small letters and digits alone.
  package let features: [String: Int]
  /// Names of members that only answers of this program have, which aren't deals.
  package let refused: Set<String>

  package init(features: [String: Int], refused: Set<String> = []) {
    self.features = features
    self.refused = refused
  }

  var featureCount: Int { Set(features.values).count }

  /// Members that may name a whole card, such as the class that a vision program has found.
  static let names: Set<String> = [
    "card", "class", "classname", "label", "name", "code", "title", "tag", "category", "prediction", "text", "type",
    "description", "key", "id", "file", "filename", "image", "img", "src", "path", "picture", "url",
  ]

  /// Members that hold cards, as a list or as a text.
  static let deals: Set<String> = ["cards", "deal", "table", "layout", "board", "hand"]

  /// Members that may hold cards, or what describes one.
  static let containers: Set<String> = deals.union([
    "predictions", "detections", "results", "items", "objects",
    "annotations", "instances", "shapes", "data", "labels", "classes", "names", "features", "attributes", "properties",
    "card", "class", "label", "prediction",
  ])
}

/// A card as an object of another program, or a line below a header, describes it.
package struct PastedRecord: Sendable {
  /// A member that is used: what it is called, and where its value is, in bytes.
  package struct Field: Sendable {
    package let key: String
    package let value: Range<Int>
  }

  /// What is said about single features.
  package fileprivate(set) var features: [(feature: Int, field: Field)] = []
  /// What may name the whole card.
  package fileprivate(set) var names: [Field] = []
  /// Where the record is, in bytes.
  package let range: Range<Int>
}

/// The cards of a text in which other programs describe them, as objects or as a table with a
/// header: `{"class": "KH", "bbox": [1, 2, 3, 4]}`.
package struct PastedRecords: Sendable {
  /// What cards are read from.
  package enum Piece: Sendable {
    case record(PastedRecord)
    /// A list, or what is next to objects.
    case text(Range<Int>)
  }

  /// Why there are none.
  package enum Failure: Error, Equatable, Sendable {
    case unbalanced(offset: Int)
    /// No member of an object is about a card; this is the first one's name.
    case noCard(key: Range<Int>)
  }

  /// In the order of the text.
  package private(set) var pieces: [Piece] = []
  /// The names of the members that aren't used, as they were written.
  package private(set) var unused: [String] = []
  private let bytes: [UInt8]
  private let vocabulary: RecordVocabulary

  /// The records of a text; `nil` where it has none.
  /// - Complexity: O(n).
  package init?(_ bytes: [UInt8], vocabulary: RecordVocabulary) throws(Failure) {
    (self.bytes, self.vocabulary) = (bytes, vocabulary)
    let values: [PastedValue]
    do { values = try PastedValue.read(bytes) } catch { throw .unbalanced(offset: error.offset) }
    guard values.contains(where: { $0.holdsObject }) else {
      guard let table = PastedTable(bytes), takeTable(table) else { return nil }
      return
    }
    for value in values { _ = try take(value, isNeeded: true) }
  }

  /// Records that the member of a record isn't used after all.
  package mutating func leaveOut(_ field: PastedRecord.Field) { leaveOut(field.key) }

  /// The text at a place, without the escapes of JSON.
  package func text(_ range: Range<Int>) -> String {
    guard bytes[range].contains(UInt8(ascii: "\\")) else { return String(decoding: bytes[range], as: UTF8.self) }
    var (text, rest) = ("", String(decoding: bytes[range], as: UTF8.self)[...])
    while let character = rest.popFirst() {
      guard character == "\\", let letter = rest.popFirst() else {
        text.append(character)
        continue
      }
      let digits = letter == "u" ? rest.prefix(4) : ""
      if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
        text.unicodeScalars.append(scalar)
        rest = rest.dropFirst(4)
      } else {
        text.append(letter)
      }
    }
    return text
  }

  private mutating func leaveOut(_ key: String) {
    if unused.count < Self.mostNames, !unused.contains(key) { unused.append(key) }
  }

  /// No message lists more names than these.
  private static let mostNames = 100

  /// Takes the cards of a value, if it has any. One that is needed has to have some.
  private mutating func take(_ value: PastedValue, isNeeded: Bool) throws(Failure) -> Bool {
    switch value {
    case .text(let range), .list(_, let range):
      if case .list(let elements, _) = value, value.holdsObject {
        var hasCards = false
        for element in elements where try take(element, isNeeded: isNeeded) { hasCards = true }
        return hasCards
      }
      if isNeeded { pieces.append(.text(range)) }
      return isNeeded
    case .object(let members, let range): return try takeObject(members, range, isNeeded: isNeeded)
    }
  }

  private mutating func takeObject(
    _ members: [PastedValue.Member], _ range: Range<Int>, isNeeded: Bool
  ) throws(Failure) -> Bool {
    if let answer = members.first(where: { vocabulary.refused.contains(plain($0.key)) }) {
      throw .noCard(key: answer.key)
    }
    var record = PastedRecord(range: range)
    describe(members, in: &record)
    // The number of cards in a list says nothing about one of them.
    let isCard = record.features.count > 1 || !record.features.isEmpty && !members.contains(where: isDeal)
    // The objects in an object that describes a card describe it, too.
    if isCard {
      for member in members where !isNested(member.value) && isDeal(member) { leaveOut(written(member.key)) }
      for member in members where isNested(member.value) && feature(of: member) == nil {
        if case .object(let inner, _) = member.value, inner.contains(where: { feature(of: $0) != nil }) {
          describe(inner, in: &record)
        } else {
          leaveOut(written(member.key))
        }
      }
      pieces.append(.record(record))
      return true
    }
    if try takeNested(members) {
      for member in members where !isNested(member.value) && !isDeal(member) { leaveOut(written(member.key)) }
      return true
    }
    guard isNeeded, let first = members.first else { return false }
    guard !record.names.isEmpty else { throw .noCard(key: first.key) }
    for member in members where isNested(member.value) { leaveOut(written(member.key)) }
    pieces.append(.record(record))
    return true
  }

  /// Takes the cards in the members of an object that isn't one: in those that are called so, or,
  /// where none is, in any.
  private mutating func takeNested(_ members: [PastedValue.Member]) throws(Failure) -> Bool {
    let nested = members.filter { isNested($0.value) || isDeal($0) }
    let called = nested.filter { RecordVocabulary.containers.contains(plain($0.key)) }
    var hasCards = false
    for member in called.isEmpty ? nested : called {
      let isNeeded = !called.isEmpty || member.value.holdsObject && member.value.isList
      let before = unused
      if try take(member.value, isNeeded: isNeeded) { hasCards = true; continue }
      // The name of the whole says enough.
      unused = before
      leaveOut(written(member.key))
    }
    if hasCards, !called.isEmpty {
      for member in nested where !RecordVocabulary.containers.contains(plain(member.key)) {
        leaveOut(written(member.key))
      }
    }
    return hasCards
  }

  /// Adds what the members of an object say about a card.
  private mutating func describe(_ members: [PastedValue.Member], in record: inout PastedRecord) {
    for member in members {
      if let (feature, value) = feature(of: member) {
        record.features.append((feature, field(member.key, value)))
      } else if case .text(let value) = member.value {
        if RecordVocabulary.names.contains(plain(member.key)) {
          record.names.append(field(member.key, value))
        } else if !isDeal(member) {
          leaveOut(written(member.key))
        }
      }
    }
  }

  /// The feature that a member says, and the text that says it.
  private func feature(of member: PastedValue.Member) -> (Int, Range<Int>)? {
    guard let feature = vocabulary.features[plain(member.key)], let text = onlyText(member.value) else { return nil }
    return (feature, text)
  }

  /// The text of a value: `"red"`, `["red"]`, `{"name": "red", "confidence": 0.9}`.
  private func onlyText(_ value: PastedValue) -> Range<Int>? {
    switch value {
    case .text(let range): return range
    case .list(let elements, _): return elements.count == 1 ? onlyText(elements[0]) : nil
    case .object(let members, _):
      let names = members.filter { ["value", "name", "label", "class"].contains(plain($0.key)) }
      return names.count == 1 ? onlyText(names[0].value) : nil
    }
  }

  /// Whether a member holds several cards.
  private func isDeal(_ member: PastedValue.Member) -> Bool {
    switch member.value {
    case .text: RecordVocabulary.deals.contains(plain(member.key))
    case .list: RecordVocabulary.containers.contains(plain(member.key))
    case .object: false
    }
  }

  private func isNested(_ value: PastedValue) -> Bool { if case .text = value { false } else { true } }

  private func field(_ key: Range<Int>, _ value: Range<Int>) -> PastedRecord.Field {
    PastedRecord.Field(key: written(key), value: value)
  }

  /// The text at a place, as it was written.
  package func written(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The small letters and digits of a name: "Fill_Pattern" is fillpattern.
  private func plain(_ key: Range<Int>) -> String {
    guard key.count <= 32 else { return "" }
    return written(key).lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  /// Takes the rows of a table whose header names the features of cards, or cards.
  private mutating func takeTable(_ table: PastedTable) -> Bool {
    let keys = table.header.map(plain)
    let features = Set(keys.compactMap { vocabulary.features[$0] })
    guard features.count == vocabulary.featureCount || keys.contains(where: { RecordVocabulary.names.contains($0) })
    else { return false }
    for row in table.rows {
      var record = PastedRecord(range: (row.first?.lowerBound ?? 0)..<(row.last?.upperBound ?? 0))
      let members = zip(table.header, row).map { PastedValue.Member(key: $0, value: .text($1)) }
      describe(members, in: &record)
      pieces.append(.record(record))
    }
    return true
  }
}

extension PastedValue {
  fileprivate var isList: Bool { if case .list = self { true } else { false } }
}
