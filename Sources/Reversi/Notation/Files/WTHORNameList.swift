import GameCore

/// The players, or the tournaments, of games for a WTHOR file, and the numbers that they get.
///
/// Number 0 names no one. Numbers without names stay what they are; names get the lowest ones that
/// are free, in the order in which they came.
struct WTHORNameList: Sendable {
  /// A player or tournament.
  enum Entry: Hashable, Sendable {
    case nobody
    case name(String)
    case number(Int)

    /// What a game says: a name, or otherwise a number.
    init(_ name: String?, number: Int?) {
      if let name, !name.isEmpty {
        self = .name(name)
      } else if let number, number > 0, number < 1 << 16 {
        self = .number(number)
      } else {
        self = .nobody
      }
    }
  }

  private var entries: Set<Entry> = []
  private var names: [String] = []

  /// Adds those of a game.
  /// - Throws: when there are more than can be numbered.
  mutating func add(_ more: [Entry]) throws(UnwritableGame) {
    for entry in more where entry != .nobody {
      guard entries.insert(entry).inserted else { continue }
      guard entries.count < 1 << 16 else { throw .tooManyNames }
      if case .name(let name) = entry { names.append(name) }
    }
  }

  /// The number of each.
  /// - Complexity: O(n) for n names.
  var numbers: [Entry: Int] {
    var numbers: [Entry: Int] = [:]
    var next = 1
    for entry in entries {
      if case .number(let number) = entry { numbers[entry] = number }
    }
    for name in names {
      while entries.contains(.number(next)) { next += 1 }
      numbers[.name(name)] = next
      next += 1
    }
    return numbers
  }

  /// The file of the names, those without one empty; no bytes when there are no names.
  func file(_ header: WTHORHeader, kind: WTHORNames.Kind) -> [UInt8] {
    let numbers = numbers
    let last = names.compactMap { numbers[.name($0)] }.max() ?? 0
    guard last > 0 || entries.isEmpty else { return [] }
    var rows = [[UInt8]](repeating: [UInt8](repeating: 0, count: kind.byteCount), count: last + 1)
    for name in names {
      let bytes = Self.bytes(of: name, kind: kind)
      rows[numbers[.name(name)] ?? 0].replaceSubrange(0..<bytes.count, with: bytes)
    }
    var header = header
    header.count = rows.count
    return header.bytes(ofNames: true) + rows.flatMap { $0 }
  }

  /// The names that the file can't hold whole, in UTF-8: a line for each, its number, a tabulator
  /// and the name. ``WTHORNames/complete(with:kind:)`` reads it.
  func fullNames(kind: WTHORNames.Kind) -> [UInt8] {
    let numbers = numbers
    let cut = names.filter { WTHORNames.text(Self.bytes(of: $0, kind: kind)) != $0 }
    return Array(cut.map { "\(numbers[.name($0)] ?? 0)\t\($0.onOneLine)\n" }.joined().utf8)
  }

  /// A name in Latin-1, as much of it as fits before the last byte, a zero.
  static func bytes(of name: String, kind: WTHORNames.Kind) -> [UInt8] {
    let bytes = name.map { character in
      character == "\0" ? UInt8(ascii: " ") : TextBytes.latin1(character) ?? UInt8(ascii: "?")
    }
    return Array(bytes.prefix(kind.byteCount - 1))
  }
}
