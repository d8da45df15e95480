import GameCore

/// Egaroucid's opening book (REFERENCES: Yamana), numbers with the lowest byte first.
///
/// A head of 14 bytes: `DICUORAGE`, the version, the number of positions. In version 3 a position
/// has 25 bytes: the discs of both players, the value, the level, 4 bytes with the number of lines,
/// and the best move that leads out of the book: its value, its bit, its level. In version 2 it has
/// the discs, the value, the level, and links, a value and a bit each, after their number.
enum EgaroucidBook {
  static let mark = Array("DICUORAGE".utf8)
  private static let version: UInt8 = 3
  /// In place of a bit: there is no move.
  private static let noMove = 65

  /// Calls `add` for every position; the program's name.
  static func read(
    _ bytes: [UInt8], _ limits: SearchLimits, _ add: (ForeignPosition) -> Void
  ) throws(ForeignBookError) -> String {
    var reader = BookBytes(bytes, from: mark.count)
    guard let version: UInt8 = reader.next(), let stated: UInt32 = reader.next() else { throw .cut(after: 0) }
    guard (2...3).contains(version) else { throw .version(.egaroucid, Int(version)) }
    for count in 0..<Int(stated) {
      guard let said = version == 3 ? next(&reader) : nextOfVersionTwo(&reader) else { throw .cut(after: count) }
      guard BookBytes.areApart(said.mover, said.opponent) else { throw .position(count + 1, line: nil) }
      if count % 4096 == 0, let reason = limits.stopReason() { throw .stopped(reason) }
      add(said)
    }
    guard reader.isAtEnd else { throw .longer(than: Int(stated)) }
    return "Egaroucid"
  }

  private static func next(_ reader: inout BookBytes) -> ForeignPosition? {
    guard var said = begun(&reader), reader.next(UInt32.self) != nil, let value: Int8 = reader.next(),
      let square: Int8 = reader.next(), reader.next(Int8.self) != nil
    else { return nil }
    if (0..<64).contains(square), ForeignPosition.values.contains(Int(value)) {
      said.moves = [(Int(square), Int(value))]
      said.hasLeaf = true
    }
    return said
  }

  private static func nextOfVersionTwo(_ reader: inout BookBytes) -> ForeignPosition? {
    guard var said = begun(&reader), let links: UInt8 = reader.next() else { return nil }
    for _ in 0..<links {
      guard let value: Int8 = reader.next(), let square: Int8 = reader.next() else { return nil }
      guard (0..<64).contains(square), ForeignPosition.values.contains(Int(value)) else { continue }
      said.moves.append((Int(square), Int(value)))
    }
    return said
  }

  private static func begun(_ reader: inout BookBytes) -> ForeignPosition? {
    guard let (mover, opponent) = reader.discs(), let value: Int8 = reader.next(), let level: Int8 = reader.next()
    else { return nil }
    // Above 60 are values that people typed.
    var said = ForeignPosition(mover: mover, opponent: opponent, level: (0...60).contains(level) ? Int(level) : 0)
    if ForeignPosition.values.contains(Int(value)) { said.value = Int(value) }
    return said
  }

  /// A book as such a file of version 3: values rounded to whole discs.
  static func bytes(of positions: [WrittenPosition]) -> [UInt8] {
    var bytes = mark + [version]
    bytes.append(number: UInt32(positions.count))
    for said in positions {
      bytes.append(number: said.position.mover)
      bytes.append(number: said.position.opponent)
      bytes += [UInt8(bitPattern: Int8(said.value)), UInt8(said.level)]
      bytes.append(number: said.lines)
      let leaf = said.leaf ?? (noMove, 0)
      bytes += [UInt8(bitPattern: Int8(leaf.value)), UInt8(leaf.square), UInt8(said.level)]
    }
    return bytes
  }
}
