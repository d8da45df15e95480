/// The names of players, or of tournaments, each once, and their numbers from 1 on.
package struct GameNames: Hashable, Sendable {
  /// The names in the order of their numbers; the first one has number 1.
  package private(set) var all: [String] = []
  private var numbers: [String: Int] = [:]

  /// No names.
  package init() {}

  /// These names; `nil` where one occurs twice.
  package init?(_ names: [String]) {
    for name in names { guard number(adding: name) == all.count else { return nil } }
    guard all.count == names.count else { return nil }
  }

  /// How many names there are.
  package var count: Int { all.count }

  /// The number of a name, 0 for none; `nil` for a name that isn't there.
  package func number(of name: String?) -> Int? {
    guard let name, !name.isEmpty else { return 0 }
    return numbers[Self.kept(name)]
  }

  /// The number of a name, which is added where it is new; 0 for none.
  package mutating func number(adding name: String?) -> Int {
    guard let name, !name.isEmpty else { return 0 }
    let kept = Self.kept(name)
    if let number = numbers[kept] { return number }
    all.append(kept)
    numbers[kept] = all.count
    return all.count
  }

  /// The name of a number; `nil` for 0.
  package subscript(number: Int) -> String? {
    all.indices.contains(number - 1) ? all[number - 1] : nil
  }

  /// A name as it is kept: a very long one is cut, and NUL, which a database can't keep, is
  /// replaced.
  private static func kept(_ name: String) -> String {
    guard name.utf8.count > longest || name.utf8.contains(0) else { return name }
    let scalars = name.unicodeScalars.prefix(longest / 4).map { $0.value == 0 ? "\u{FFFD}" : $0 }
    return String(String.UnicodeScalarView(scalars))
  }

  /// The most bytes of a name.
  private static let longest = 1000
}

/// Why a name doesn't say which games are meant.
package struct UnknownName: Error, Hashable, Sendable {
  /// What has the name.
  package enum Kind: Hashable, Sendable { case player, tournament }

  /// What was asked for.
  package let kind: Kind
  /// The name that was given.
  package let name: String
  /// The names of which it is a part, two or more; empty when there is none.
  package let alike: [String]
}

extension GameNames {
  /// The player that a text names: the one of that name, in capital letters or small ones, or
  /// otherwise the only one whose name has every word of the text in it.
  func players(named text: String) throws(UnknownName) -> [Int] {
    if let number = number(of: text), number > 0 { return [number] }
    let names = all.map { $0.lowercased() }
    let wanted = text.lowercased()
    let same = names.indices.filter { names[$0] == wanted }
    if !same.isEmpty { return same.map { $0 + 1 } }
    let words = wanted.split(separator: " ").map { Array($0.utf8) }
    let alike = names.indices.filter { place in words.allSatisfy { names[place].contains(bytes: $0) } }
    guard alike.count == 1, !words.isEmpty else {
      throw UnknownName(kind: .player, name: text, alike: words.isEmpty ? [] : alike.map { all[$0] })
    }
    return [alike[0] + 1]
  }

  /// The tournaments whose name has a text in it, in capital letters or small ones.
  func tournaments(with text: String) throws(UnknownName) -> [Int] {
    let wanted = Array(text.lowercased().utf8)
    let found = all.indices.filter { all[$0].lowercased().contains(bytes: wanted) }
    guard !found.isEmpty, !wanted.isEmpty else { throw UnknownName(kind: .tournament, name: text, alike: []) }
    return found.map { $0 + 1 }
  }
}

extension String {
  /// Whether the text has these bytes in it, one after the other.
  fileprivate func contains(bytes part: [UInt8]) -> Bool {
    guard let first = part.first else { return true }
    let text = Array(utf8)
    guard text.count >= part.count else { return false }
    for start in 0...(text.count - part.count) where text[start] == first {
      if text[start..<start + part.count].elementsEqual(part) { return true }
    }
    return false
  }
}
