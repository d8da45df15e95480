import GameCore

/// Edax's opening book, binary, numbers with the lowest byte first (REFERENCES: Delorme).
///
/// A head of 42 bytes: `XADE`, `KOOB`, the version 4 and a release, a date of 8 bytes, five options
/// of 4 bytes (level, empties, two errors, verbosity), the number of positions. A position has the
/// discs of both players, four counts of 4 bytes (wins, draws, losses, lines), value, lower and
/// upper bound of 2 bytes, the number of links, the level; the links, a value and a square each,
/// which lead into the book; and the leaf, likewise, the best move that leads out of it, or 65.
package enum EdaxBook {
  static let mark = Array("XADEKOOB".utf8)
  private static let version: UInt8 = 4
  private static let release: UInt8 = 6
  private static let headLength = 42
  /// In place of a square: there is no move.
  private static let noMove = 65

  /// Calls `add` for every position; the program's name.
  static func read(
    _ bytes: [UInt8], _ limits: SearchLimits, _ add: (ForeignPosition) -> Void
  ) throws(ForeignBookError) -> String {
    var reader = BookBytes(bytes, from: mark.count)
    guard let version: UInt8 = reader.next(), let release: UInt8 = reader.next() else { throw .cut(after: 0) }
    guard version == Self.version else { throw .version(.edax, Int(version)) }
    guard bytes.count >= headLength else { throw .cut(after: 0) }
    reader = BookBytes(bytes, from: headLength)
    var count = 0
    while !reader.isAtEnd {
      guard let said = next(&reader) else { throw .cut(after: count) }
      count += 1
      guard BookBytes.areApart(said.mover, said.opponent) else { throw .position(count, line: nil) }
      if count % 4096 == 0, let reason = limits.stopReason() { throw .stopped(reason) }
      add(said)
    }
    return "Edax \(version).\(release)"
  }

  private static func next(_ reader: inout BookBytes) -> ForeignPosition? {
    guard let (mover, opponent) = reader.discs() else { return nil }
    for _ in 0..<4 where reader.next(UInt32.self) == nil { return nil }
    guard let value: Int16 = reader.next(), reader.next(Int16.self) != nil, reader.next(Int16.self) != nil,
      let links: UInt8 = reader.next(), let level: UInt8 = reader.next()
    else { return nil }
    var said = ForeignPosition(mover: mover, opponent: opponent, level: Int(level))
    if ForeignPosition.values.contains(Int(value)) { said.value = Int(value) }
    for place in 0...Int(links) {
      guard let value: Int8 = reader.next(), let square: UInt8 = reader.next() else { return nil }
      guard square < 64, ForeignPosition.values.contains(Int(value)) else { continue }
      said.moves.append((Int(square), Int(value)))
      if place == Int(links) { said.hasLeaf = true }
    }
    return said
  }

  /// A book as such a file: values rounded to whole discs, of the moves that lead out of the book
  /// only the best.
  package static func bytes(of graph: BookGraph, level: Int) -> [UInt8] {
    var bytes = mark + [version, release]
    bytes += [1, 0, 1, 1, 0, 0, 0, 0]
    for option in [level, 60, 0, 0, 1, graph.nodes.count] { bytes.append(number: UInt32(option)) }
    for said in graph.foreignPositions(level: level) {
      bytes.append(number: said.node.record.position.mover)
      bytes.append(number: said.node.record.position.opponent)
      for count in [0, 0, 0, said.lines] { bytes.append(number: count) }
      for value in [said.value, said.value, said.value] { bytes.append(number: Int16(value)) }
      bytes += [UInt8(said.links.count), UInt8(said.level)]
      for move in said.links + [said.leaf ?? (noMove, 0)] {
        bytes += [UInt8(bitPattern: Int8(move.value)), UInt8(move.square)]
      }
    }
    return bytes
  }
}

/// The text that Edax's `book export` writes: `BOARD X,LEVEL,MOVE,VALUE` for each position, the
/// player to move as X; the move is the best one that leads out of the book.
package enum EdaxText {
  /// Whether a text begins with such a line.
  static func isLikely(_ bytes: some Collection<UInt8>) -> Bool {
    let line = Array(bytes.prefix { !ByteReader.isLineEnd($0) })
    return (try? position(line, number: 1)) != nil
  }

  /// Calls `add` for every line; the program's name.
  static func read(
    _ bytes: [UInt8], _ limits: SearchLimits, _ add: (ForeignPosition) -> Void
  ) throws(ForeignBookError) -> String {
    var lines = TextLines(bytes)
    while let (number, line) = lines.next() {
      if number % 4096 == 0, let reason = limits.stopReason() { throw .stopped(reason) }
      if line.allSatisfy(ByteReader.isBlank) { continue }
      add(try position(Array(line), number: number))
    }
    return "Edax"
  }

  private static func position(_ line: [UInt8], number: Int) throws(ForeignBookError) -> ForeignPosition {
    let fields = line.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    guard fields.count == 4, let board = fields.first, board.count == 66,
      board.dropFirst(64).elementsEqual(" X".utf8) || board.dropFirst(64).elementsEqual(" O".utf8),
      let level = Int(text(fields[1])), (-1...60).contains(level), let value = Int(text(fields[3]))
    else { throw .line(number) }
    var (black, white): (UInt64, UInt64) = (0, 0)
    for (place, byte) in board.prefix(64).enumerated() {
      switch byte {
      case UInt8(ascii: "X"): black |= 1 << UInt64(place)
      case UInt8(ascii: "O"): white |= 1 << UInt64(place)
      case UInt8(ascii: "-"), UInt8(ascii: "."): break
      default: throw .line(number)
      }
    }
    let isBlack = board.last == UInt8(ascii: "X")
    guard BookBytes.areApart(black, white) else { throw .position(number, line: number) }
    var said = ForeignPosition(
      mover: isBlack ? black : white, opponent: isBlack ? white : black, level: max(level, 0))
    if let square = Square(text(fields[2]).lowercased()), ForeignPosition.values.contains(value) {
      said.moves = [(square.index, value)]
      said.hasLeaf = true
    }
    return said
  }

  private static func text(_ field: ArraySlice<UInt8>) -> String {
    String(decoding: field.filter { !ByteReader.isBlank($0) }, as: UTF8.self)
  }

  /// A book as such a text.
  package static func text(of graph: BookGraph, level: Int) -> String {
    graph.foreignPositions(level: level).map { said in
      let leaf = said.leaf.map { "\(Square(unchecked: $0.square)),\($0.value)" } ?? "--,0"
      return "\(said.node.record.position.position(on: .eight).boardText),\(said.level),\(leaf)\n"
    }.joined()
  }
}

extension [UInt8] {
  /// Appends a number, the lowest byte first.
  mutating func append(number: some FixedWidthInteger) {
    for place in 0..<number.bitWidth / 8 {
      append(UInt8(truncatingIfNeeded: number >> (8 * type(of: number).init(place))))
    }
  }
}
