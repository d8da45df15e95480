// Games in a text that begin with a bracket or a brace: PGN and JSON.

extension GameSplitter {
  /// What begins with a bracket or a brace.
  enum Structure {
    /// A game that ends before this place.
    case game(end: Int)
    /// A list whose first object begins at or after this place, what ends it and those around it,
    /// and the names of the members before it.
    case list(place: Int, closers: [UInt8], members: [ArraySlice<UInt8>])
    /// More of the text is needed.
    case unfinished
  }

  /// What begins here.
  func structure(isLast: Bool) -> Structure {
    if buffer[start] == UInt8(ascii: "{") { return object(isLast: isLast) }
    let rest = buffer[(start + 1)...]
    guard let next = rest.firstIndex(where: { !ByteReader.isBlank($0) }) else {
      return isLast ? .game(end: buffer.count) : .unfinished
    }
    if buffer[next] == UInt8(ascii: "{") { return .list(place: next, closers: [UInt8(ascii: "]")], members: []) }
    if BoardReader.isList(Array(buffer[start...].prefix(64))) { return board(inListAt: start, isLast: isLast) }
    let end = Square.isLetter(buffer[next]) ? pgnEnd(isLast: isLast) : lineEnd(from: start, isLast: isLast)
    return end.map { .game(end: $0) } ?? .unfinished
  }

  /// Where the game in PGN ends that begins here.
  private func pgnEnd(isLast: Bool) -> Int? {
    var place = start
    var hasMoves = false
    var isBehindTags = false
    var isInComment = false
    while place < buffer.count {
      guard let end = lineEnd(from: place, isLast: isLast) else { return nil }
      let words = buffer[place..<end].drop { ByteReader.isBlank($0) }
      if isInComment {
        isInComment = Self.isComment(words, isInside: true)
      } else if let first = words.first, Self.commentMarks.contains(first) {
        // A comment up to the end of its line.
      } else if words.isEmpty {
        if hasMoves { return place }
        isBehindTags = true
      } else if words.first == UInt8(ascii: "[") {
        if hasMoves || isBehindTags { return place }
      } else {
        if words.starts(with: "(;".utf8) { return place }
        hasMoves = true
        isInComment = Self.isComment(words, isInside: false)
      }
      place = end + 1
    }
    return isLast ? buffer.count : nil
  }

  /// Whether a comment in braces continues after a line.
  private static func isComment(_ line: ArraySlice<UInt8>, isInside: Bool) -> Bool {
    var isInside = isInside
    for byte in line {
      if isInside {
        isInside = byte != UInt8(ascii: "}")
      } else if byte == UInt8(ascii: ";") {
        return false
      } else {
        isInside = byte == UInt8(ascii: "{")
      }
    }
    return isInside
  }

  /// A list in JSON of the squares of a board; the rest of the line when it has no end.
  private func board(inListAt start: Int, isLast: Bool) -> Structure {
    var depth = 0
    for place in start..<buffer.count {
      if buffer[place] == UInt8(ascii: "[") { depth += 1 }
      if buffer[place] == UInt8(ascii: "]") { depth -= 1 }
      if depth == 0 { return .game(end: place + 1) }
      if place > start + Self.longestList { break }
    }
    let isOver = isLast || buffer.count > start + Self.longestList
    return isOver ? lineEnd(from: start, isLast: isLast).map { .game(end: $0) } ?? .unfinished : .unfinished
  }

  /// No board in a list has more bytes.
  private static let longestList = 4096

  /// An object in JSON: a game, or what has a list of games.
  private func object(isLast: Bool) -> Structure {
    var members = ObjectMembers()
    var place = start
    while place < buffer.count {
      guard let end = members.step(over: buffer, at: place) else { break }
      if members.depth == 0 { return .game(end: end) }
      if members.isInGames {
        let closers = [UInt8](repeating: UInt8(ascii: "}"), count: members.depth - 1) + [UInt8(ascii: "]")]
        return .list(place: end, closers: closers, members: members.names.filter { !$0.elementsEqual("games".utf8) })
      }
      place = end
    }
    return isLast ? .game(end: buffer.count) : .unfinished
  }

  /// Skips what is between the objects of a list, one mark at a time: `nil` when there is no such
  /// text here, false when more of the text is needed.
  mutating func passList(isLast: Bool) -> Bool? {
    guard let closer = closers.last else { return nil }
    if closer == UInt8(ascii: "}") {
      guard let (end, members) = restOfObject(isLast: isLast) else { return false }
      closers.removeLast()
      passOver(members)
      advance(to: end)
      return true
    }
    switch buffer[start] {
    case UInt8(ascii: ","): advance(to: start + 1)
    case closer:
      closers.removeLast()
      advance(to: start + 1)
    case UInt8(ascii: "{"): return nil
    // This isn't a list of objects after all.
    default: closers = []
    }
    return true
  }

  /// The end of the object whose list of games has ended, and the names of its members after that.
  private func restOfObject(isLast: Bool) -> (end: Int, members: [ArraySlice<UInt8>])? {
    var members = ObjectMembers(depth: 1)
    var place = start
    while place < buffer.count {
      guard let end = members.step(over: buffer, at: place) else { break }
      if members.depth == 0 { return (end, members.names) }
      place = end
    }
    return isLast ? (buffer.count, members.names) : nil
  }
}

/// The names of an object's members, found byte by byte.
private struct ObjectMembers {
  /// How many lists and objects are open.
  var depth = 0
  var names: [ArraySlice<UInt8>] = []
  /// The last string, and whether a colon follows it.
  private var string: ArraySlice<UInt8> = []
  private var isNamed = false
  /// How many lists are open.
  private var lists = 0
  /// Whether the list called "games" has begun, in no other list.
  private(set) var isInGames = false

  init(depth: Int = 0) { self.depth = depth }

  /// Takes what is at a place, a whole string or a byte; where it ends, `nil` for a string without
  /// an end.
  mutating func step(over text: [UInt8], at place: Int) -> Int? {
    switch text[place] {
    case UInt8(ascii: "\""):
      guard let end = Self.stringEnd(in: text, from: place) else { return nil }
      (string, isNamed) = (text[(place + 1)..<end], false)
      return end + 1
    case UInt8(ascii: ":"):
      isNamed = true
      if depth == 1 { names.append(string) }
    case UInt8(ascii: "["):
      (depth, lists) = (depth + 1, lists + 1)
      isInGames = isNamed && lists == 1 && string.elementsEqual("games".utf8)
    case UInt8(ascii: "]"): (depth, lists, isNamed) = (depth - 1, lists - 1, false)
    case UInt8(ascii: "{"): (depth, isNamed) = (depth + 1, false)
    case UInt8(ascii: "}"): (depth, isNamed) = (depth - 1, false)
    default: if !ByteReader.isBlank(text[place]) { isNamed = false }
    }
    return place + 1
  }

  /// The quote that ends the string that begins at `place`.
  private static func stringEnd(in text: [UInt8], from place: Int) -> Int? {
    var place = place + 1
    while place < text.count {
      if text[place] == UInt8(ascii: "\"") { return place }
      place += text[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }
}
