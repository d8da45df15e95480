import Documents

/// Cuts a table of separated values (RFC 4180) with a line of titles into its rows.
struct RowCutter: FileCutter {
  private let reading: PieceReading
  private let table: TableLine
  /// The column of the pieces; `nil` where each row is a part of one piece.
  private let field: String?
  private var text = ArrivingText()
  private var end = TableLine.End()
  private var isInTitles = true
  /// The rows of a piece that is all of them, and where it begins.
  private var parts: [JSON] = []
  private var firstLine = 0

  let absence: Fault

  init(_ reading: PieceReading, _ table: TableLine, field: String?) {
    self.reading = reading
    self.table = table
    self.field = field
    absence = .data("it has no \(reading.pieces.plural) below its titles")
  }

  mutating func append(_ bytes: [UInt8]) { text.append(bytes) }

  mutating func next(isLast: Bool) -> Piece? {
    while let (line, bytes) = row(isLast: isLast) {
      if TextLine.isSkipped(bytes) { continue }
      if isInTitles {
        isInTitles = false
        continue
      }
      guard String(validating: bytes, as: UTF8.self) != nil else { return fault(line, "this is not UTF-8 text") }
      let cells = table.cells(of: bytes)
      guard cells.count == table.cells.count else {
        return fault(
          line,
          "this row has \(Wording.count(cells.count, "field", "fields")), not \(table.cells.count); "
            + "a field with separators is in double quotes")
      }
      let members = zip(table.cells, cells).map { JSON.Member(key: $0, value: .string($1)) }
      if let field { return reading.piece(of: members, field: field, line: line) }
      if parts.isEmpty { firstLine = line }
      parts.append(.object(members))
    }
    guard isLast, !parts.isEmpty else { return nil }
    defer { parts = [] }
    let (pieces, deal) = (reading.pieces, JSON.array(parts))
    return Piece(
      line: firstLine, .values { arguments throws(Fault) in try arguments.read(deal, for: pieces.gives[0]) })
  }

  private func fault(_ line: Int, _ message: String) -> Piece {
    Piece(line: line, .values { _ throws(Fault) in throw .data(message) })
  }

  /// The next row, which may have line ends in quotes.
  private mutating func row(isLast: Bool) -> (line: Int, bytes: ArraySlice<UInt8>)? {
    let found = end.find(in: text.bytes, from: text.start, separator: table.separator)
    guard let place = found ?? (isLast && text.next != nil ? text.bytes.count : nil) else { return nil }
    end = TableLine.End()
    let row = (text.line, text.bytes[text.start..<place])
    text.take(to: min(place + 1, text.bytes.count))
    return row
  }
}

/// The titles of a table, and how its rows are separated.
struct TableLine: Sendable {
  let separator: UInt8
  let cells: [String]

  /// A line of titles, which are all different.
  init?(titles line: ArraySlice<UInt8>) {
    separator = [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09].first { line.contains($0) } ?? UInt8(ascii: ",")
    cells = Self.cells(of: line, separator: separator)
    guard !cells.contains(where: { $0.isEmpty }), Set(cells).count == cells.count else { return nil }
  }

  func cells(of row: ArraySlice<UInt8>) -> [String] { Self.cells(of: row, separator: separator) }

  private static func cells(of row: ArraySlice<UInt8>, separator: UInt8) -> [String] {
    var (cells, cell) = ([String](), [UInt8]())
    var (state, wasQuoted) = (End(), false)
    for byte in row {
      let isSeparator = byte == separator && !state.isQuoted
      if isSeparator {
        cells.append(text(cell, wasQuoted))
        (cell, wasQuoted) = ([], false)
      }
      let isMark = state.take(byte, separator: separator)
      // Blanks before quotes don't count.
      if isMark, !wasQuoted { cell = [] }
      wasQuoted = wasQuoted || isMark
      if !isSeparator, !isMark { cell.append(byte) }
    }
    return cells + [text(cell, wasQuoted)]
  }

  /// The text of a cell, without blanks around it that aren't in quotes.
  private static func text(_ cell: [UInt8], _ wasQuoted: Bool) -> String {
    guard !wasQuoted else { return String(decoding: cell, as: UTF8.self) }
    let rest = cell.drop(while: TextLine.isBlank)
    let last = rest.lastIndex { !TextLine.isBlank($0) } ?? rest.startIndex - 1
    return String(decoding: rest[...last], as: UTF8.self)
  }

  /// Where rows end: at line ends that aren't in quotes.
  struct End: Sendable {
    private var length = 0
    private(set) var isQuoted = false
    /// Whether the cell has begun, so that a quote is one like others; whether the last byte may
    /// have been the end of quotes.
    private var (hasBegun, mayHaveEnded) = (false, false)

    /// Where the row ends that begins at `start`; `nil` when more is needed.
    mutating func find(in bytes: [UInt8], from start: Int, separator: UInt8) -> Int? {
      while start + length < bytes.count {
        let byte = bytes[start + length]
        if byte == 0x0A, !isQuoted { return start + length }
        length += 1
        _ = take(byte, separator: separator)
      }
      return nil
    }

    /// Takes a byte of a row; whether it is a quote that doesn't belong to the cell.
    mutating func take(_ byte: UInt8, separator: UInt8) -> Bool {
      guard byte == UInt8(ascii: "\"") else {
        mayHaveEnded = false
        if byte == separator, !isQuoted {
          hasBegun = false
        } else if !TextLine.isBlank(byte) {
          hasBegun = true
        }
        return false
      }
      if isQuoted {
        (isQuoted, mayHaveEnded) = (false, true)
        return true
      }
      if mayHaveEnded {
        // Two quotes within quotes are one.
        (isQuoted, mayHaveEnded) = (true, false)
        return false
      }
      if hasBegun { return false }
      (isQuoted, hasBegun) = (true, true)
      return true
    }
  }
}
