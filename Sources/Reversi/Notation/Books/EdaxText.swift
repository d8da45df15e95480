import GameCore

/// The text that Edax's `book export` writes: `BOARD X,LEVEL,MOVE,VALUE` for each position, the
/// player to move as X; the move is the best one that leads out of the book.
enum EdaxText {
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
  static func text(of positions: [WrittenPosition]) -> String {
    positions.map { said in
      let leaf = said.leaf.map { "\(Square(unchecked: $0.square)),\($0.value)" } ?? "--,0"
      return "\(said.position.position(on: .eight).boardText),\(said.level),\(leaf)\n"
    }.joined()
  }
}
