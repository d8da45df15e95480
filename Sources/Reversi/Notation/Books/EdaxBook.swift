import GameCore

/// Edax's opening book, binary, numbers with the lowest byte first (REFERENCES: Delorme).
///
/// A head of 42 bytes: `XADE`, `KOOB`, the version 4 and a release, a date of 8 bytes, five options
/// of 4 bytes (level, empties, two errors, verbosity), the number of positions. A position has the
/// discs of both players, four counts of 4 bytes (wins, draws, losses, lines), value, lower and
/// upper bound of 2 bytes, the number of links, the level; the links, a value and a square each,
/// which lead into the book; and the leaf, likewise, the best move that leads out of it, or 65.
enum EdaxBook {
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
  static func bytes(of positions: [WrittenPosition], level: Int) -> [UInt8] {
    var bytes = mark + [version, release]
    bytes += [1, 0, 1, 1, 0, 0, 0, 0]
    for option in [level, 60, 0, 0, 1, positions.count] { bytes.append(number: UInt32(option)) }
    for said in positions {
      bytes.append(number: said.position.mover)
      bytes.append(number: said.position.opponent)
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
