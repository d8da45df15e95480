extension GameRecord {
  /// Whether a record in parentheses is in the Smart Game Format rather than in GGF, which names
  /// the game by a word.
  static func isSGF(_ bytes: [UInt8]) -> Bool {
    var reader = ByteReader(bytes)
    while let byte = reader.next() {
      if byte == UInt8(ascii: "[") {
        guard let name = reader.lastLetters, let value = reader.bracketedRest() else { return false }
        if name == "GM" { return value.elementsEqual("2".utf8) }
        if name == "FF" || name == "SZ" { return true }
        if name == "BO" { return false }
      } else if byte == UInt8(ascii: ")") {
        return true
      }
    }
    return false
  }

  /// Whether a text is a record in GGF or SGF whose first parenthesis is missing: it begins with a
  /// property, perhaps after a semicolon.
  static func isHeadless(_ bytes: some Collection<UInt8>) -> Bool {
    var place = bytes.startIndex
    while place != bytes.endIndex, ByteReader.isBlank(bytes[place]) || bytes[place] == UInt8(ascii: ";") {
      bytes.formIndex(after: &place)
    }
    let letters = bytes[place...].prefix(3).prefix { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    let rest = bytes[place...].dropFirst(letters.count)
    // A board alone, `BO[8 … *]`, is read as one.
    return (1...2).contains(letters.count) && !letters.elementsEqual("BO".utf8) && rest.first == UInt8(ascii: "[")
      && rest.contains(UInt8(ascii: "]"))
  }

  /// Reads a game in the Smart Game Format, FF[4] with GM[2] (Othello): stones
  /// that are set up, and the moves, whose squares are two letters ("fe") or a letter and a digit
  /// ("f5").
  ///
  /// Passes may be missing. A node's value V, which is for Black, is noted for its move, as are its
  /// comment C and the judgements TE, BM, DO and IT. Variations and properties without a field are
  /// kept as they were written; those that describe the file, FF, CA and AP, are written again.
  /// - Throws: what is wrong, and the offset in bytes.
  public init(sgf text: some StringProtocol) throws(NotationError) { try self.init(sgf: Array(text.utf8)) }

  /// Reads a game from bytes; text in it is UTF-8, and bytes that aren't are Latin-1.
  package init(sgf bytes: [UInt8]) throws(NotationError) {
    var reader = ByteReader(bytes)
    reader.skipBlanks()
    let begins = reader.peek == UInt8(ascii: "(")
    guard begins || !Self.isHeadless(bytes) else { throw NotationError(.headlessRecord, at: reader.offset) }
    guard reader.next() == UInt8(ascii: "(") else { throw NotationError(.sgfProperty, at: 0) }
    var game = SGFGame()
    // For each tree inside the first one, the move with which it begins.
    var trees: [Int] = []
    while let byte = reader.peek, byte != UInt8(ascii: ")") {
      if byte == UInt8(ascii: ";") || byte == UInt8(ascii: "(") || ByteReader.isBlank(byte) {
        _ = reader.next()
        if !ByteReader.isBlank(byte) { game.endNode() }
        if byte == UInt8(ascii: "(") { trees.append(game.moveCount) }
      } else {
        try game.read(try SGFProperty(&reader))
      }
    }
    game.endNode()
    self = game.record
    try readVariations(&reader, trees)
  }

  /// Reads what follows the main line: the end of each tree, and the variations that branch from
  /// it.
  private mutating func readVariations(_ reader: inout ByteReader, _ trees: [Int]) throws(NotationError) {
    var trees = trees
    var place = 0
    while true {
      reader.skipBlanks()
      switch reader.peek {
      case UInt8(ascii: ")"):
        _ = reader.next()
        guard let tree = trees.popLast() else { return }
        place = tree
      case UInt8(ascii: "("):
        guard let text = reader.sgfTree() else { throw NotationError(.unfinishedRecord, at: reader.offset) }
        if notes.indices.contains(place) {
          notes[place].variations.append(Variation(.sgf, text))
        } else {
          keep(Property(.sgf, "variation", [text]))
        }
      default: throw NotationError(.unfinishedRecord, at: reader.offset)
      }
    }
  }
}

/// A game in SGF that is being read, node by node.
private struct SGFGame {
  private var setup = SGFSetup()
  private var begun: GameRecord?
  private var number = 0
  private var facts: [SGFProperty] = []
  private var node: [SGFProperty] = []

  /// How many moves there are so far, passes included.
  var moveCount: Int { begun?.notes.count ?? 0 }

  /// What has been read, once the last node has ended.
  var record: GameRecord {
    var record = begun ?? GameRecord(from: setup.position(firstMover: nil))
    for property in facts { record.note(property) }
    return record
  }

  /// Reads a property of the node.
  mutating func read(_ property: SGFProperty) throws(NotationError) {
    switch property.name {
    case "GM":
      guard property.text == "2" else { throw NotationError(.otherGame, at: property.offset) }
    case "FF", "CA", "AP": break
    case "SZ", "AB", "AW", "AE", "PL":
      guard begun == nil else { throw NotationError(.lateSetup, at: property.offset) }
      try setup.read(property)
    case "B", "W":
      if begun == nil { begun = GameRecord(from: setup.position(firstMover: property.side)) }
      number += 1
      try begun?.play(try property.move(), by: property.side, number: number, at: property.offset)
    default: node.append(property)
    }
  }

  /// Records what the node says. The properties of a node have no order: its value may be before
  /// its move.
  mutating func endNode() {
    for property in node {
      if begun == nil || GameRecord.isSGFFact(property.name) {
        facts.append(property)
      } else {
        begun?.noteMove(property)
      }
    }
    node = []
  }
}

extension GameRecord {
  /// The fields of a whole game, which may be in any node.
  fileprivate static func isSGFFact(_ name: String) -> Bool {
    ["PB", "PW", "BR", "WR", "EV", "PC", "RO", "DT", "TM", "RE"].contains(name)
  }

  /// Records what a property says about the game.
  fileprivate mutating func note(_ property: SGFProperty) {
    let text = property.text
    if Self.isSGFFact(property.name), text.isEmpty || text == "?" { return }
    let isFact =
      switch property.name {
      case "PB": Self.fill(&black.name, text)
      case "PW": Self.fill(&white.name, text)
      case "BR": Self.fill(&black.rating, text)
      case "WR": Self.fill(&white.rating, text)
      case "EV": Self.fill(&event, text)
      case "PC": Self.fill(&site, text)
      case "RO": Self.fill(&round, text)
      case "DT": Self.fill(&date, text)
      case "TM": Hundredths.parseTime(text.utf8).map { $0 > 0 } ?? false && Self.fill(&timeControl, text)
      case "RE": note(outcome: Outcome(sgf: text))
      case "C": text.isEmpty || Self.fill(&comment, property.lines)
      default: false
      }
    if !isFact { properties.append(property.kept) }
  }

  /// Records what a property says about the last move.
  fileprivate mutating func noteMove(_ property: SGFProperty) {
    let last = notes.count - 1
    switch property.name {
    case "V":
      guard notes[last].value == nil, let value = Hundredths.parse(property.text.utf8) else {
        return keep(property.kept)
      }
      note(blackValue: value, ofMove: last)
    case "C": comment(property.lines, separator: "\n")
    default:
      if let mark = Self.sgfMarks.first(where: { $0.name == property.name && $0.value == property.text })?.mark {
        notes[last].marks.append(mark)
      } else {
        keep(property.kept)
      }
    }
  }

  /// The judgements of SGF, and their codes in PGN.
  static let sgfMarks: [(mark: Int, name: String, value: String)] = [
    (1, "TE", "1"), (2, "BM", "1"), (3, "TE", "2"), (4, "BM", "2"), (5, "IT", ""), (6, "DO", ""),
  ]
}

extension ByteReader {
  /// Reads the tree that begins here with those inside it, on one line but for ends of lines in
  /// values; `nil` when it isn't closed.
  fileprivate mutating func sgfTree() -> String? {
    var tree: [UInt8] = []
    var depth = 0
    repeat {
      let first = offset
      switch next() {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "["): if bracketedRest() == nil { return nil }
      case 0x0A, 0x0D: continue
      case nil: return nil
      default: break
      }
      tree += text(from: first)
    } while depth > 0
    return tree.recordText
  }
}

/// The board as a record sets it up.
private struct SGFSetup {
  private var size = BoardSize.eight
  /// What the record puts on squares, `nil` for nothing; `isGiven` even where all of it is nothing.
  private var discs: [Square: Side] = [:]
  private var isGiven = false
  private var player: Side?

  mutating func read(_ property: SGFProperty) throws(NotationError) {
    switch property.name {
    case "SZ":
      guard let size = Int(property.text).flatMap({ BoardSize(rawValue: $0) }), discs.keys.allSatisfy(size.contains)
      else { throw NotationError(.boardSize, at: property.offset) }
      self.size = size
    case "PL":
      switch property.text.lowercased() {
      case "b", "black": player = .black
      case "w", "white": player = .white
      default: throw NotationError(.sgfPlayer, at: property.offset)
      }
    case "AE": try put(nil, property)
    default: try put(property.name == "AB" ? .black : .white, property)
    }
  }

  /// Puts discs of a side on squares, or removes what is on them.
  private mutating func put(_ side: Side?, _ property: SGFProperty) throws(NotationError) {
    isGiven = true
    for square in try property.squares() {
      guard size.contains(square) else { throw NotationError(.square, at: property.offset) }
      if let side, let other = discs[square], other != side {
        throw NotationError(.twoDiscs(square), at: property.offset)
      }
      discs[square] = side
    }
  }

  /// The position; where nothing is set up, the one in which games begin.
  func position(firstMover: Side?) -> Position {
    let mover = player ?? firstMover ?? .black
    guard isGiven else { return .start(size: size, first: mover) }
    let bits = { (side: Side) in discs.reduce(UInt64(0)) { $1.value == side ? $0 | $1.key.bit : $0 } }
    return Position(mover: bits(mover), opponent: bits(mover.other), sideToMove: mover, size: size)
  }
}
