import Documents

/// How the pieces of a file are arranged in it.
package enum PieceForm: Sendable {
  /// Every line is a piece.
  case lines
  /// A cutter finds them; each comes with values of these names.
  case cut(AnyCutter<Piece>, beside: [String])
}

/// Finds out from the beginning of a file how its pieces are arranged in it, however it is read:
/// one per line, one part per line, JSON, or a table with titles.
package struct PieceRecogniser: Sendable {
  private let reading: PieceReading
  /// Whether the file has one piece.
  private let isOne: Bool

  /// For a question with these pieces; `arguments` are what else is known of it. `column` is the
  /// name of the one that has the pieces, `isOne` says that the file has one alone.
  package init(_ pieces: Pieces, beside arguments: Arguments, column: String? = nil, isOne: Bool = false) {
    reading = PieceReading(pieces: pieces, arguments: arguments, column: column)
    self.isOne = isOne
  }

  /// The only piece of a file; `nil` where it is all of the text.
  package static func only(
    in bytes: [UInt8], of pieces: Pieces, beside arguments: Arguments
  ) throws(Fault) -> Piece? {
    let recogniser = PieceRecogniser(pieces, beside: arguments, isOne: true)
    guard case .cut(let cutter, _)? = try recogniser.form(of: bytes, isLast: true) else { return nil }
    cutter.append(bytes)
    guard let piece = cutter.next(isLast: true) else { throw cutter.absence }
    guard cutter.next(isLast: true) == nil else {
      throw .usage("there are several \(pieces.plural); to ask about each of them, use --file FILE")
    }
    return piece
  }

  private var pieces: Pieces { reading.pieces }

  /// The form of a file that begins with `start`; `nil` when more of it is needed.
  /// - Throws: where it can be read in two ways, or lacks the column that was named.
  package func form(of start: [UInt8], isLast: Bool) throws(Fault) -> PieceForm? {
    var text = ArrivingText()
    text.append(start)
    while let end = text.lineEnd(isLast: isLast), TextLine.isSkipped(text.bytes[text.start..<end]) {
      text.take(to: min(end + 1, text.bytes.count))
    }
    guard let first = text.rest.first(where: { !TextLine.isBlank($0) }) else { return isLast ? .lines : nil }
    text.take(to: text.rest.firstIndex(of: first) ?? text.start)
    if pieces.cutter == nil, first == UInt8(ascii: "[") || first == UInt8(ascii: "{") {
      return try structure(text, isLast: isLast)
    }
    return try lines(text, isLast: isLast)
  }

  // MARK: JSON

  /// What a value of a file is.
  private enum Kind {
    /// A piece, a part of one, or neither.
    case value(PieceReading.Likeness)
    case list
    /// A record with a piece, or a list of records.
    case record(field: String, names: [String])
    case records(field: String, names: [String])
  }

  /// The form of a file that begins with a bracket.
  private func structure(_ text: ArrivingText, isLast: Bool) throws(Fault) -> PieceForm? {
    var span = JSONSpan()
    guard let end = span.end(in: text.bytes, from: text.start) else {
      let isOnLine = !text.rest.contains(0x0A)
      if let kind = try kind(ofListIn: text.rest, isWhole: false, isOnLine: isOnLine) { return form(kind) }
      return isLast ? form(.value(.nothing)) : nil
    }
    let value = text.bytes[text.start..<end]
    let isOnLine = !value.contains(0x0A)
    let kind = try kind(of: value, isOnLine: isOnLine)
    guard isOnLine else { return form(kind) }
    switch kind {
    case .list, .records: return form(kind)
    case .value, .record: break
    }
    var rest = text
    rest.take(to: end)
    guard let lineEnd = rest.lineEnd(isLast: isLast) ?? (isLast ? end : nil) else { return nil }
    guard rest.bytes[end..<lineEnd].allSatisfy(TextLine.isBlank) else { return .lines }
    if case .record(let field, let names) = kind { return cut(.lines, field, names) }
    if case .value(.part) = kind { return try linesOfParts(text, isLast: isLast) }
    return .lines
  }

  /// The form of a file of values over several lines.
  private func form(_ kind: Kind) -> PieceForm {
    switch kind {
    case .value(.part): cut(.whole)
    case .value: cut(.values)
    case .list: cut(.elements)
    case .record(let field, let names): cut(.values, field, names)
    case .records(let field, let names): cut(.elements, field, names)
    }
  }

  private func cut(_ form: JSONCutter.Form, _ field: String? = nil, _ names: [String] = []) -> PieceForm {
    .cut(AnyCutter(JSONCutter(reading, form, field: field)), beside: names.filter { $0 != field })
  }

  private func kind(of bytes: ArraySlice<UInt8>, isOnLine: Bool) throws(Fault) -> Kind {
    let value = try? FileValue(bytes)
    let kind =
      if let value, let members = value.members {
        try kind(of: value, members)
      } else {
        try kind(ofListIn: bytes, isWhole: true, isOnLine: isOnLine)
      }
    return kind ?? .value(value.map { reading.likeness(of: $0) } ?? .nothing)
  }

  /// What an object is: a part, or a record with a piece; `nil` where it is neither.
  private func kind(of value: FileValue, _ members: [JSON.Member]) throws(Fault) -> Kind? {
    if reading.column == nil, reading.likeness(of: value) == .part { return .value(.part) }
    return try reading.field(of: members).map { .record(field: $0, names: members.map { $0.key }) }
  }

  /// What a list is by its elements; `nil` where they leave it open.
  private func kind(ofListIn bytes: ArraySlice<UInt8>, isWhole: Bool, isOnLine: Bool) throws(Fault) -> Kind? {
    guard bytes.first == UInt8(ascii: "[") else { return nil }
    let elements = JSONSpan.elements(in: Array(bytes), from: 0)
    for element in elements {
      guard let value = try? FileValue(element) else { continue }
      if let members = value.members {
        switch try kind(of: value, members) {
        case .record(let field, let names): return .records(field: field, names: names)
        case nil where reading.likeness(of: value) == .piece: return .list
        case nil, .value, .list, .records: continue
        }
      }
      let isList = element.first == UInt8(ascii: "[")
      // Numbers and words in a list are one piece where a single one is a piece, too.
      guard isList || pieces.parts != nil, reading.likeness(of: value) == .piece else { continue }
      guard pieces.parts?.haveRows == true else { return .list }
      if isOnLine || isOne { return nil }
      throw .usage(
        "a list of lists is one \(pieces.singular) in rows, or several \(pieces.plural): write each \(pieces.singular) "
          + "on a line of its own, or give one with @FILE")
    }
    guard isWhole, pieces.parts == nil, let whole = try? FileValue(bytes), reading.likeness(of: whole) == .nothing
    else { return nil }
    let values = elements.compactMap { try? FileValue($0) }
    let areAll = values.count == elements.count && values.allSatisfy { reading.likeness(of: $0) == .piece }
    return areAll && !values.isEmpty ? .list : nil
  }

  // MARK: Lines

  /// The form of a file of lines.
  private func lines(_ text: ArrivingText, isLast: Bool) throws(Fault) -> PieceForm? {
    var text = text
    let whole = text
    // A file with a zero byte isn't text: its reader reports that.
    guard let first = text.takeLine(isLast: isLast)?.bytes else { return nil }
    guard !first.contains(0) else { return .lines }
    if let titles = TableLine(titles: first), pieces.hasColumns {
      if let column = reading.column { return table(titles, field: try reading.known(column, among: titles.cells)) }
      if let field = titles.cells.first(where: reading.isParameter) { return table(titles, field: field) }
      if isTitles(titles, first) {
        guard let row = firstRow(titles, &text, isLast: isLast) else { return isLast ? .lines : nil }
        if let form = try table(titles, firstRow: row) { return form }
      }
    } else if reading.column != nil {
      throw .usage("--column is about tables, whose first line has the titles of the columns")
    }
    return try linesOfParts(whole, isLast: isLast)
  }

  /// Whether a line that isn't a piece may have the titles of a table.
  private func isTitles(_ titles: TableLine, _ line: ArraySlice<UInt8>) -> Bool {
    titles.cells.count > 1 && reading.likeness(of: String(decoding: line, as: UTF8.self)) == .nothing
      && titles.cells.allSatisfy { reading.likeness(of: $0) == .nothing }
  }

  /// The form of a table with this first row; `nil` where this is none.
  private func table(_ titles: TableLine, firstRow: ArraySlice<UInt8>) throws(Fault) -> PieceForm? {
    let cells = titles.cells(of: firstRow)
    guard cells.count == titles.cells.count else { return nil }
    let members = zip(titles.cells, cells).map { JSON.Member(key: $0, value: .string($1)) }
    if let field = try reading.field(of: members) { return table(titles, field: field) }
    let isPart = pieces.parts != nil && reading.likeness(of: .json(.object(members))) == .part
    return isPart ? table(titles, field: nil) : nil
  }

  private func table(_ titles: TableLine, field: String?) -> PieceForm {
    .cut(
      AnyCutter(RowCutter(reading, titles, field: field)),
      beside: field == nil ? [] : titles.cells.filter { $0 != field })
  }

  /// The form of a file without titles: one part a line, or a piece.
  private func linesOfParts(_ text: ArrivingText, isLast: Bool) throws(Fault) -> PieceForm? {
    guard pieces.parts != nil, pieces.cutter == nil else { return .lines }
    var text = text
    guard let first = nextLine(&text, isLast: isLast) else { return nil }
    // A drawing, as the program prints it, spans several lines.
    if first.starts(with: "╭".utf8) {
      guard isLast else { return nil }
      let isPiece = reading.likeness(of: String(decoding: text.bytes, as: UTF8.self)) == .piece
      return isPiece ? .cut(AnyCutter(ParagraphCutter(reading, isOne: true)), beside: []) : .lines
    }
    guard reading.likeness(of: String(decoding: first, as: UTF8.self)) == .part else { return .lines }
    guard let second = nextLine(&text, isLast: isLast) else { return isLast ? .lines : nil }
    guard reading.likeness(of: String(decoding: second, as: UTF8.self)) != .piece else { return .lines }
    return .cut(AnyCutter(ParagraphCutter(reading)), beside: [])
  }

  /// The first row below the titles, which may have line ends in quotes.
  private func firstRow(_ titles: TableLine, _ text: inout ArrivingText, isLast: Bool) -> ArraySlice<UInt8>? {
    while text.next != nil {
      var end = TableLine.End()
      let found = end.find(in: text.bytes, from: text.start, separator: titles.separator)
      guard let place = found ?? (isLast ? text.bytes.count : nil) else { return nil }
      let row = text.bytes[text.start..<place]
      text.take(to: min(place + 1, text.bytes.count))
      if !TextLine.isSkipped(row) { return row }
    }
    return nil
  }

  /// The next line that is neither blank nor a comment.
  private func nextLine(_ text: inout ArrivingText, isLast: Bool) -> ArraySlice<UInt8>? {
    while let line = text.takeLine(isLast: isLast)?.bytes { if !TextLine.isSkipped(line) { return line } }
    return nil
  }
}
