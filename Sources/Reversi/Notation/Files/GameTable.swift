import GameCore

/// A table of games: lines of cells between commas, semicolons or tabs, below the names of the
/// columns, one of which has moves, whole games or positions. Cells may be in quotes. [RFC4180]
struct GameTable: Sendable {
  private let separator: UInt8
  private let names: [String]

  /// What columns are called, and what they are.
  private static let known: [(name: String, words: [String])] = [
    ("moves", ["moves", "transcript", "kifu", "sequence", "move_list", "movelist", "棋譜"]),
    ("game", ["game", "ggf", "sgf"]), ("position", ["position", "board", "obf"]),
    ("black", ["black", "black_player", "player1"]), ("white", ["white", "white_player", "player2"]),
    ("event", ["event", "tournament"]), ("date", ["date"]),
  ]

  /// A table with this head; `nil` for any other line.
  init?(head: ArraySlice<UInt8>) {
    let marks = Array(",;\t".utf8)
    separator = marks.max { a, b in head.count { $0 == a } < head.count { $0 == b } } ?? marks[0]
    guard let cells = Self.cells(head, separator), cells.count <= Self.mostColumns else { return nil }
    // What isn't known keeps its spelling.
    var names = cells.map { String(decoding: $0, as: UTF8.self) }
    let words = names.map { $0.lowercased() }
    for (name, known) in Self.known {
      if let place = words.firstIndex(where: known.contains) { names[place] = name }
    }
    guard names.contains("moves") || names.contains("position"), cells.allSatisfy({ !$0.isEmpty }),
      Set(names).count == names.count
    else { return nil }
    self.names = names
  }

  private static let mostColumns = 1000

  /// Where the row that begins here ends; `nil` when more of the text is needed.
  func rowEnd(_ text: [UInt8], from start: Int, isLast: Bool) -> Int? {
    var isQuoted = false
    for place in start..<text.count {
      if text[place] == UInt8(ascii: "\"") { isQuoted.toggle() }
      if text[place] == UInt8(ascii: "\n"), !isQuoted { return place }
    }
    return isLast ? text.count : nil
  }

  /// A row as an object of JSON, cells with nothing in them left out; `nil` for a row with more
  /// cells than there are columns.
  func object(_ row: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let cells = Self.cells(row, separator), cells.count <= names.count else { return nil }
    let members = zip(names, cells).filter { !$1.isEmpty }.map { name, cell in
      Self.quoted(Array(name.utf8)) + [UInt8(ascii: ":")] + Self.quoted(TextBytes.utf8(cell))
    }
    return [UInt8(ascii: "{")] + members.joined(separator: [UInt8(ascii: ",")]) + [UInt8(ascii: "}")]
  }

  /// The cells of a row without the blanks around them; `nil` where a quote isn't closed.
  private static func cells(_ row: ArraySlice<UInt8>, _ separator: UInt8) -> [[UInt8]]? {
    var reader = ByteReader(Array(row))
    var cells: [[UInt8]] = []
    repeat {
      _ = reader.take { ByteReader.isBlank($0) && $0 != separator }
      guard reader.peek == UInt8(ascii: "\"") else {
        cells.append(Array(PlainText.trim(reader.take { $0 != separator })))
        continue
      }
      guard let cell = reader.quotedCell() else { return nil }
      cells.append(cell)
      _ = reader.take { $0 != separator }
    } while reader.next() == separator
    return cells
  }

  /// A string of JSON.
  private static func quoted(_ text: [UInt8]) -> [UInt8] {
    let quote = UInt8(ascii: "\"")
    return [quote]
      + text.flatMap { byte -> [UInt8] in
        switch byte {
        case quote, UInt8(ascii: "\\"): [UInt8(ascii: "\\"), byte]
        case ..<0x20: [0x20]
        default: [byte]
        }
      } + [quote]
  }
}

extension ByteReader {
  /// Reads a cell in quotes, each quote in it twice; `nil` when it isn't closed.
  fileprivate mutating func quotedCell() -> [UInt8]? {
    let quote = UInt8(ascii: "\"")
    _ = next()
    var cell: [UInt8] = []
    while true {
      cell += take { $0 != quote }
      guard next() != nil else { return nil }
      guard peek == quote else { return cell }
      cell.append(quote)
      _ = next()
    }
  }
}
