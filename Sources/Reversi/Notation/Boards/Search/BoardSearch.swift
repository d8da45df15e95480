import GameCore

/// Finds boards among the words of a text: in a word, in rows, square by square, between slashes,
/// or as two numbers in hexadecimal.
struct BoardSearch {
  /// A board, perhaps with more than one reading.
  struct Found {
    /// The words that it is in.
    var indices: Range<Int>
    /// What it shows with Black to move, each reading with what distinguishes it from the others.
    let readings: [(words: String, position: Position)]
    /// The side to move, if it is a part of the board.
    var side: Side?
    /// Whether 1 and 2 are discs.
    var isDigits = false
    /// Whether the first number in hexadecimal may be that of the side to move.
    var isByMover = false
  }

  private typealias Mark = (byte: UInt8, place: Int)

  let words: PastedWords
  let size: BoardSize?

  func boards() throws(NotationError) -> [Found] {
    var found: [Found] = []
    var index = 0
    while index < words.words.count {
      let (board, next) = try board(at: index)
      if let board { found.append(board) }
      index = next
    }
    return found
  }

  /// The board that begins with a word, and where to search for the next one.
  private func board(at index: Int) throws(NotationError) -> (board: Found?, next: Int) {
    let word = words[index]
    if let board = slashed(index) ?? hexadecimal(index) { return (board, board.indices.upperBound) }
    guard word.allSatisfy(BoardCell.isOne) else { return (nil, index + 1) }
    if word.count > 1,
      let size = sizes.first(where: { word.count == $0.squareCount || word.count == $0.squareCount + 1 })
    {
      let side = word.count > size.squareCount ? word.last.flatMap { Side(byte: $0) } : nil
      if word.count > size.squareCount, side == nil { return (nil, index + 1) }
      let marks = word.prefix(size.squareCount).indices.map { Mark(words.text.bytes[$0], $0) }
      return (try board(marks, index..<(index + 1), size, side: side), index + 1)
    }
    let count = words.words[index...].prefix {
      $0.count == word.count && words.text.bytes[$0].allSatisfy(BoardCell.isOne)
    }
    .count
    let next = index + count
    // Rows, or squares one by one; the last of these may be the side to move.
    let fits = sizes.first { size in
      word.count == size.rawValue && count == size.rawValue
        || word.count == 1 && (count == size.squareCount || count == size.squareCount + 1)
    }
    guard let size = fits else { return (nil, next) }
    let indices = index..<(index + (word.count == 1 ? size.squareCount : count))
    let marks = indices.flatMap { words.words[$0].map { Mark(words.text.bytes[$0], $0) } }
    return (try board(marks, indices, size), indices.upperBound)
  }

  private var sizes: [BoardSize] { size.map { [$0] } ?? BoardSize.allCases }

  /// A board of marks; `nil` for a row of hyphens, which is a rule between paragraphs.
  private func board(
    _ marks: [Mark], _ indices: Range<Int>, _ size: BoardSize, side: Side? = nil
  ) throws(NotationError) -> Found? {
    guard marks.contains(where: { !BoardCell.isEmpty($0.byte) }) else { return nil }
    let isDigits = marks.contains { BoardCell.isTelling($0.byte) }
    if let readings = try numbered(marks, size) { return Found(indices: indices, readings: readings) }
    let cells = try BoardCell.board(marks, isDigits: isDigits, in: words.text)
    let position =
      if let side { try Position(cells, sideToMove: side, size: size) } else { try Position(cells, ofEither: size) }
    return Found(indices: indices, readings: [("", position)], side: side, isDigits: isDigits)
  }

  /// The two readings of a board of full stops, zeros and ones.
  private func numbered(
    _ marks: [Mark], _ size: BoardSize
  ) throws(NotationError) -> [(words: String, position: Position)]? {
    let zero = UInt8(ascii: "0")
    guard marks.contains(where: { BoardCell.isEmpty($0.byte) }), marks.contains(where: { $0.byte == zero }),
      marks.allSatisfy({ BoardCell.isEmpty($0.byte) || $0.byte == zero || $0.byte == UInt8(ascii: "1") })
    else { return nil }
    var readings: [(words: String, position: Position)] = []
    for black in [zero, UInt8(ascii: "1")] {
      let cells = marks.map { mark in
        BoardCell(
          byte: mark.byte, place: mark.place,
          content: BoardCell.isEmpty(mark.byte) ? .empty : .disc(mark.byte == black ? .black : .white))
      }
      let name = black == zero ? "0 black and 1 white" : "1 black and 0 white"
      readings.append((name, try Position(cells, sideToMove: .black, size: size)))
    }
    return readings
  }

  /// A board between slashes.
  private func slashed(_ index: Int) -> Found? {
    let word = Array(words[index])
    guard word.count <= 80, word.count(where: { $0 == UInt8(ascii: "/") }) >= 3,
      let position = try? Position(board: word + Array(" X".utf8), size: size)
    else { return nil }
    return Found(indices: index..<(index + 1), readings: [("", position)])
  }
}

extension BoardSearch {
  /// Two numbers of 64 bits, perhaps with words such as "black" before each.
  private func hexadecimal(_ index: Int) -> Found? {
    guard size ?? .eight == .eight, let first = bits(index) else { return nil }
    let second = (index + 1..<words.words.count).prefix(3).first { bits($0) != nil }
    guard let second, let other = bits(second), first & other == 0, first | other != 0 else { return nil }
    let names = (index > 0 ? [words.plain(index - 1)] : []) + (index + 1..<second).map(words.plain)
    let isWhiteFirst = index > 0 && ["white", "o"].contains(words.plain(index - 1))
    let isNamed = names.contains { ["black", "white", "x", "o"].contains($0) }
    let discs = isWhiteFirst ? (other, first) : (first, other)
    let orders = [("a1 the lowest bit", discs), ("a1 the highest bit", (discs.0.bitsReversed, discs.1.bitsReversed))]
    let readings = orders.map { order in
      (
        words: order.0,
        position: Position(mover: order.1.0, opponent: order.1.1, sideToMove: .black, size: .eight)
      )
    }
    let start = isNamed && index > 0 ? index - 1 : index
    return Found(
      indices: start..<(second + 1),
      readings: readings[0].position == readings[1].position ? [readings[0]] : readings, isByMover: !isNamed)
  }

  /// The number that a word of 16 hexadecimal digits is, or one that begins with 0x.
  private func bits(_ index: Int) -> UInt64? {
    var digits = words[index].filter { $0 != UInt8(ascii: "_") }[...]
    let isMarked = digits.starts(with: "0x".utf8) || digits.starts(with: "0X".utf8)
    if isMarked { digits = digits.dropFirst(2) }
    while let last = digits.last, isMarked, "uUlL".utf8.contains(last) { digits = digits.dropLast() }
    guard isMarked ? (1...16).contains(digits.count) : digits.count == 16 && !isMoves(index) else { return nil }
    return UInt64(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private func isMoves(_ index: Int) -> Bool { if case .moves = words.kind(index) { true } else { false } }
}

extension UInt64 {
  /// The bits from the last to the first.
  fileprivate var bitsReversed: UInt64 { (0..<64).reduce(0) { $0 | (self >> UInt64($1) & 1) << UInt64(63 - $1) } }
}
