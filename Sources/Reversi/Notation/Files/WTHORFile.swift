// A WTHOR file is a header of 16 bytes and then records of one length, all numbers little-endian:
//
//   header  0 century · 1 year · 2 month · 3 day of creation · 4–7 number of records ·
//           8–9 number of names · 10–11 year of the games · 12 squares per side (0 means 8) ·
//           13 type (1: solitaires) · 14 empties of the theoretical score · 15 reserved
//   game    0–1 tournament · 2–3 black · 4–5 white (numbers of names, from 0) ·
//           6 black's discs at the end · 7 black's theoretical discs ·
//           8–67 the moves as 10·row + column, 11 = a1, 88 = h8, 0 = none; no passes
//   name 20 bytes (players, .jou) or 26 bytes (tournaments, .trn) of Latin-1, terminated by a zero
// [WTHOR]

/// The first 16 bytes of a WTHOR file.
package struct WTHORHeader: Hashable, Sendable {
  /// The size of a header in bytes.
  package static let byteCount = 16

  /// The date of creation.
  package var year = 2000
  package var month = 1
  package var day = 1
  /// The number of games, or of names.
  package var count = 0
  /// The year in which the games were played; 0 when there isn't one.
  package var gamesYear = 0
  /// The empty squares of the positions that the theoretical scores belong to.
  package var theoryEmpties = 0

  /// A header with nothing in it.
  package init() {}

  /// Reads the header of a file of games.
  /// - Throws: what is wrong with it.
  package init(games bytes: some Collection<UInt8>) throws(WTHORError) {
    try self.init(bytes)
    let side = Array(bytes)[12]
    guard side == 0 || side == 8 else { throw WTHORError(.boardSize(Int(side)), at: 12) }
    guard Array(bytes)[13] == 0 else { throw WTHORError(.solitaires, at: 13) }
  }

  /// Whether bytes may be the header of a file of games, on boards of any size: a date of creation
  /// from 1900 to 2199, and no number that is out of its range.
  static func isPlausible(_ bytes: [UInt8]) -> Bool {
    guard bytes.count == byteCount else { return false }
    return (19...21).contains(bytes[0]) && bytes[1] < 100 && bytes[2] <= 12 && bytes[3] <= 31 && bytes[7] == 0
      && [0, 8, 10].contains(bytes[12]) && bytes[13] <= 1 && bytes[14] <= 60
  }

  /// Reads the header of any file.
  fileprivate init(_ bytes: some Collection<UInt8>) throws(WTHORError) {
    let bytes = Array(bytes)
    guard bytes.count == Self.byteCount else { throw WTHORError(.noHeader, at: bytes.count) }
    year = 100 * Int(bytes[0]) + Int(bytes[1])
    month = Int(bytes[2])
    day = Int(bytes[3])
    count = Int(bytes[4]) | Int(bytes[5]) << 8 | Int(bytes[6]) << 16 | Int(bytes[7]) << 24
    gamesYear = Int(bytes[10]) | Int(bytes[11]) << 8
    theoryEmpties = Int(bytes[14])
    guard count < 1 << 31 else { throw WTHORError(.noHeader, at: 4) }
  }

  /// The header of a file of games, or of names.
  package func bytes(ofNames: Bool = false) -> [UInt8] {
    func byte(_ number: Int, _ place: Int = 0) -> UInt8 { UInt8(truncatingIfNeeded: number >> (8 * place)) }
    return [byte(year / 100), byte(year % 100), byte(month), byte(day)]
      + (0..<4).map { byte(count, $0) } + (0..<2).map { byte(ofNames ? count : 0, $0) }
      + (0..<2).map { byte(gamesYear, $0) } + [ofNames ? 0 : 8, 0, byte(theoryEmpties), 0]
  }
}

/// The names of players or tournaments, by their numbers.
package struct WTHORNames: Hashable, Sendable {
  /// What the names belong to.
  package enum Kind: Sendable {
    case players, tournaments

    /// The size of a name in bytes.
    package var byteCount: Int { self == .players ? 20 : 26 }
  }

  /// The names in order.
  package private(set) var names: [String] = []

  /// No names.
  package init() {}

  /// Reads a `.jou` or `.trn` file.
  /// - Throws: what is wrong, and the offset in bytes.
  package init(_ bytes: [UInt8], kind: Kind) throws(WTHORError) {
    _ = try WTHORHeader(bytes.prefix(WTHORHeader.byteCount))
    let body = bytes.dropFirst(WTHORHeader.byteCount)
    guard body.count.isMultiple(of: kind.byteCount) else {
      throw WTHORError(.cutShort, at: bytes.count - body.count % kind.byteCount)
    }
    for start in stride(from: body.startIndex, to: body.endIndex, by: kind.byteCount) {
      let name = body[start..<start + kind.byteCount].prefix { $0 != 0 }
      names.append(Self.text(name))
    }
  }

  /// A name in Latin-1.
  static func text(_ bytes: some Sequence<UInt8>) -> String {
    String(String.UnicodeScalarView(bytes.map { UnicodeScalar($0) }))
  }

  /// Puts full names in the place of those that the file cuts.
  ///
  /// A line of the text is a number, a tabulator and the full name, or the full name alone, which
  /// replaces the one that is its beginning and as long as the format allows. Empty lines and those
  /// that begin with `#` are passed over.
  /// - Complexity: O(n) for n names and lines.
  /// - Returns: The lines that don't fit, or fit as well as another one, by their numbers from 1.
  package mutating func complete(with text: String, kind: Kind) -> [Int] {
    var (places, full): ([String: Int], [Int: (name: String, line: Int)]) = ([:], [:])
    for (place, name) in names.enumerated() { places[name] = place }
    var unused: Set<Int> = []
    for (index, row) in text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }).enumerated() {
      guard !row.isEmpty, !row.hasPrefix("#") else { continue }
      let cells = row.split(separator: "\t", maxSplits: 1)
      let name = String(cells[cells.count - 1])
      let short = Self.text(WTHORNameList.bytes(of: name, kind: kind))
      let place = cells.count == 2 ? Int(cells[0]) : places[short]
      guard let place, names.indices.contains(place), names[place] == short else {
        unused.insert(index + 1)
        continue
      }
      if let other = full[place], other.name != name { unused.formUnion([other.line, index + 1]) }
      full[place] = full[place] ?? (name, index + 1)
    }
    // Of two full names for one it isn't known which is right.
    for (place, found) in full where !unused.contains(found.line) { names[place] = found.name }
    return unused.sorted()
  }

  /// The name with this number, or otherwise the number itself, unless it is 0, which names no one.
  func nameOrNumber(_ number: Int) -> (name: String?, number: Int?) {
    if let name = self[number] { return (name, nil) }
    return (nil, number == 0 ? nil : number)
  }

  /// The name with this number, if there is one and it isn't empty.
  package subscript(number: Int) -> String? {
    names.indices.contains(number) && !names[number].isEmpty ? names[number] : nil
  }
}

/// Why bytes aren't a WTHOR file, and where.
public struct WTHORError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// The bytes are too few for a header, which has 16.
    case noHeader
    /// The file is neither a text nor WTHOR.
    case notGames
    /// The games are on boards of this size.
    case boardSize(Int)
    /// The file holds solitaires, not games.
    case solitaires
    /// The file ends within a record.
    case cutShort
    /// The header announces more games than there are.
    case missingGames(found: Int, expected: Int)
    /// There are more games than the header announces.
    case excessBytes
    /// The number of this move, from 1, isn't a square.
    case square(number: Int, UInt8)
    /// The number of this move, from 1, and why it can't be made.
    case illegalMove(number: Int, IllegalMove)
    /// A score of more than 64 discs.
    case score(Int)
  }

  /// What is wrong.
  public let reason: Reason
  /// Where, as a 0-based offset in bytes in the file.
  public let place: Int
  /// The number of the game, from 1, when it is about one.
  public let game: Int?

  /// Creates an error at a place.
  public init(_ reason: Reason, at place: Int, game: Int? = nil) {
    self.reason = reason
    self.place = place
    self.game = game
  }
}
