import Documents

/// How pieces of one question are read, tried out on what a file has.
struct PieceReading: Sendable {
  let pieces: Pieces
  let arguments: Arguments
  /// The name of the column that has them, where it was given.
  let column: String?

  /// What a value is to the question.
  enum Likeness { case nothing, part, piece }

  func likeness(of text: String) -> Likeness {
    likeness { arguments throws(Fault) in try pieces.read(text, &arguments) }
  }

  func likeness(of value: FileValue) -> Likeness {
    likeness { arguments throws(Fault) in try value.read(by: pieces, into: &arguments) }
  }

  private func likeness(_ read: (inout Arguments) throws(Fault) -> Void) -> Likeness {
    var arguments = arguments
    guard (try? read(&arguments)) != nil else { return .nothing }
    guard let parts = pieces.parts else { return .piece }
    return switch parts.count(arguments) {
    case .some(1): .part
    case .some(2...): .piece
    default: .nothing
    }
  }

  /// The field of a record that is a piece: the one that was named, one that is called as the
  /// question's parameter, or the only one that can be read; `nil` where there is none.
  func field(of members: [JSON.Member]) throws(Fault) -> String? {
    let names = members.map { $0.key }
    if let column { return try known(column, among: names) }
    if let name = names.first(where: isParameter) { return name }
    let found = members.filter { member in
      // Numbers count and measure what is in another column.
      if case .number = member.value { return false }
      return likeness(of: .json(member.value)) == .piece
    }
    guard found.count > 1 else { return found.first?.key }
    throw .usage(
      "the columns \(Wording.list(found.map { Quoting.quoted($0.key) }, conjunction: "and")) can be read as "
        + "\(pieces.plural); choose one with --column")
  }

  /// Whether a column is called as what pieces give.
  func isParameter(_ name: String) -> Bool {
    pieces.gives.contains { !$0.isFlag && ($0.key.lowercased() == name.lowercased() || $0.name == name.lowercased()) }
  }

  /// The column that was named.
  func known(_ column: String, among names: [String]) throws(Fault) -> String {
    if let name = names.first(where: { $0 == column }) ?? names.first(where: { $0.lowercased() == column.lowercased() })
    {
      return name
    }
    let list = Wording.list(names.prefix(20).map { Quoting.quoted($0) }, conjunction: "and")
    throw .usage("there is no column \(Quoting.quoted(column)); there are \(list)")
  }

  /// The piece that a field of a record is, with the other fields.
  func piece(of members: [JSON.Member], field: String, line: Int) -> Piece {
    let others = members.filter { $0.key != field }
    let pieces = pieces
    guard let member = members.first(where: { $0.key == field }), member.value != .null else {
      return Piece(
        line: line,
        .values { _ throws(Fault) in throw .data("there is no \(pieces.singular) in \(Quoting.quoted(field))") },
        beside: others)
    }
    return Piece(
      line: line,
      .values { arguments throws(Fault) in try FileValue.json(member.value).read(by: pieces, into: &arguments) },
      beside: others)
  }
}

/// A value that a file has: JSON, or the text that it is.
enum FileValue: Sendable {
  case json(JSON)
  case text(String)

  /// Reads bytes; a list of another program is a text.
  init(_ bytes: ArraySlice<UInt8>) throws(Fault) {
    if let json = try? JSON(reading: bytes) {
      self = .json(json)
    } else if let text = String(validating: bytes, as: UTF8.self) {
      self = .text(text)
    } else {
      throw .data("this is not UTF-8 text")
    }
  }

  /// The members of an object.
  var members: [JSON.Member]? { if case .json(.object(let members)) = self { members } else { nil } }

  /// Fills the arguments of a question about pieces.
  func read(by pieces: Pieces, into arguments: inout Arguments) throws(Fault) {
    switch self {
    case .text(let text), .json(.string(let text)), .json(.number(let text)): try pieces.read(text, &arguments)
    case .json(let json): try arguments.read(json, for: pieces.gives[0])
    }
  }
}
