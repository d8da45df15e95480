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

  /// Reads the main line of a game in the Smart Game Format, FF[4] with GM[2] (Othello): stones
  /// that are set up, and the moves, whose squares are two letters ("fe") or a letter and a digit
  /// ("f5").
  ///
  /// Passes may be missing. A node's value V, which is for Black, is noted for its move. Variations
  /// and unknown properties are left out, and so are values that are no numbers.
  /// - Throws: what is wrong, and the offset in bytes.
  public init(sgf text: some StringProtocol) throws(NotationError) { try self.init(sgf: Array(text.utf8)) }

  /// Reads a game from bytes; text in it is UTF-8.
  package init(sgf bytes: [UInt8]) throws(NotationError) {
    var reader = ByteReader(bytes)
    reader.skipBlanks()
    guard reader.next() == UInt8(ascii: "(") else { throw NotationError(.sgfProperty, at: 0) }
    var setup = SGFSetup()
    var record: GameRecord?
    var number = 0
    var facts: [SGFProperty] = []
    var node = 0
    var moves: [Int: Int] = [:]
    var values: [(node: Int, value: Int)] = []
    while let property = try SGFProperty(&reader) {
      if property.beginsNode { node += 1 }
      switch property.name {
      case "GM" where property.text != "2": throw NotationError(.otherGame, at: property.offset)
      case "SZ", "AB", "AW", "AE", "PL":
        guard record == nil else { throw NotationError(.lateSetup, at: property.offset) }
        try setup.read(property)
      case "B", "W":
        if record == nil { record = GameRecord(from: setup.position(firstMover: property.side)) }
        number += 1
        try record?.play(try property.move(), by: property.side, number: number, at: property.offset)
        moves[node] = record.map { $0.notes.count - 1 }
      case "V": if let value = Hundredths.parse(property.text.utf8) { values.append((node, value)) }
      default: facts.append(property)
      }
    }
    // The main line ends with the first parenthesis that closes.
    guard reader.next() == UInt8(ascii: ")") else { throw NotationError(.unfinishedRecord, at: reader.offset) }
    if let record { self = record } else { self.init(from: setup.position(firstMover: nil)) }
    for property in facts { note(property) }
    // The properties of a node have no order: its value may be in front of its move.
    for (node, value) in values { if let place = moves[node] { note(blackValue: value, ofMove: place) } }
  }

  private mutating func note(_ property: SGFProperty) {
    let text = property.text
    guard !text.isEmpty, text != "?" else { return }
    switch property.name {
    case "PB": black.name = text
    case "PW": white.name = text
    case "BR": black.rating = text
    case "WR": white.rating = text
    case "EV": event = text
    case "DT": date = text
    case "TM": timeControl = text
    case "RE": outcome = property.outcome
    default: break
    }
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

  /// Puts discs of a side on squares, or takes away what is there.
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
