import GameCore

extension Position {
  /// The squares in board order, `X` black, `O` white, `-` empty, then a blank and the side to
  /// move.
  public var boardText: String {
    var text = ""
    for square in size.allSquares { text.append(disc(on: square)?.letter ?? "-") }
    return text + " \(sideToMove.letter)"
  }

  /// Reads a board in any of the ways in which people and programs write one.
  ///
  /// - The squares in order (a1, b1, …; 64, 36 or 16 of them, blanks and line ends between them
  ///   allowed), then the side to move. Black is `X x * B b @ ● ⚫ ⬤`, white `O o 0 W w ○ ⚪ ◯`, an
  ///   empty square `- . _ ·`. A board on which a 1 or a 2 is written is one of digits: 0 empty, 1
  ///   black, 2 white. A blank is an empty square where every line has its full length.
  /// - Rows between slashes, in which a digit is a run of empty squares:
  ///   `8/8/8/3OX3/3XO3/8/8/8 X`.
  /// - A list in JSON of rows or squares, the side to move its last element.
  /// - A drawing with the letters of the columns above; see ``BoardDrawingReader``.
  ///
  /// The side to move is one of those marks, `black` or `white`, `X to move` and the like.
  /// - Throws: what is wrong, and the offset in bytes.
  public init(boardText: some StringProtocol, size: BoardSize? = nil) throws(NotationError) {
    try self.init(board: Array(boardText.utf8), size: size)
  }

  /// Reads a board and the side to move from bytes.
  init(board bytes: [UInt8], size: BoardSize? = nil) throws(NotationError) {
    let text = PlainText.board(bytes)
    if let semicolon = bytes.firstIndex(of: UInt8(ascii: ";")) { throw NotationError(.trailingText, at: semicolon) }
    do throws(NotationError) {
      if let drawing = BoardDrawingReader(text) {
        self = try drawing.position(size: size)
      } else {
        self = try BoardReader(text, size: size).position()
      }
    } catch {
      throw NotationError(error.reason, at: text.offset(error.place))
    }
  }

  /// A position of what its squares show.
  /// - Throws: when the marks of legal moves can't be distinguished from black discs.
  init(_ cells: [BoardCell], sideToMove side: Side, size: BoardSize) throws(NotationError) {
    var discs: [Side: UInt64] = [.black: 0, .white: 0]
    var stars: UInt64 = 0
    for (square, cell) in zip(size.allSquares, cells) {
      if case .disc(let colour) = cell.content { discs[colour, default: 0] |= square.bit }
      if cell.byte == UInt8(ascii: "*") { stars |= square.bit }
    }
    let isOtherBlack = cells.contains { $0.byte != UInt8(ascii: "*") && $0.content == .disc(.black) }
    // Next to another mark for black, stars are the legal moves, as they are in drawings in ASCII.
    if isOtherBlack { discs[.black, default: 0] &= ~stars }
    self.init(
      mover: discs[side, default: 0], opponent: discs[side.other, default: 0], sideToMove: side, size: size)
    if isOtherBlack, stars != 0, legalSquares.reduce(0, { $0 | $1.bit }) != stars {
      throw NotationError(.stars, at: cells.first { $0.byte == UInt8(ascii: "*") }?.place ?? 0)
    }
  }
}

extension Position {
  /// A position of what its squares show, Black to move, or White where only that side can have the
  /// legal moves that are marked.
  init(_ cells: [BoardCell], ofEither size: BoardSize) throws(NotationError) {
    if let position = try? Position(cells, sideToMove: .black, size: size) {
      self = position
    } else {
      try self.init(cells, sideToMove: .white, size: size)
    }
  }
}

/// The content of a square of a board in a text.
struct BoardCell {
  /// What a square can show.
  enum Content: Equatable {
    case disc(Side)
    case empty
  }

  let byte: UInt8
  let place: Int
  let content: Content

  /// Whether a character may be on a square.
  static func isOne(_ byte: UInt8) -> Bool { letter(byte) != nil || digit(byte) != nil }

  /// What a character says on a board of letters.
  static func letter(_ byte: UInt8) -> Content? {
    if let side = Side(byte: byte) { return .disc(side) }
    return isEmpty(byte) ? .empty : nil
  }

  /// What a digit says on a board of digits.
  static func digit(_ byte: UInt8) -> Content? {
    switch byte {
    case UInt8(ascii: "0"): .empty
    case UInt8(ascii: "1"): .disc(.black)
    case UInt8(ascii: "2"): .disc(.white)
    default: nil
    }
  }

  static func isEmpty(_ byte: UInt8) -> Bool { "-._".utf8.contains(byte) }

  /// What the characters of a board say.
  /// - Throws: where they say one thing on a board of letters and another on one of digits.
  static func board(
    _ marks: [(byte: UInt8, place: Int)], isDigits: Bool, in text: PlainText
  ) throws(NotationError) -> [BoardCell] {
    let hasPoints = marks.contains { isEmpty($0.byte) }
    let zero = marks.first { $0.byte == UInt8(ascii: "0") }
    if isDigits {
      if let odd = marks.first(where: { digit($0.byte) == nil && !isEmpty($0.byte) }) {
        throw NotationError(.mixedBoard(text.character(odd.place)), at: odd.place)
      }
      if let zero, hasPoints { throw NotationError(.zero, at: zero.place) }
    } else if let zero, !hasPoints || marks.contains(where: { $0.byte == UInt8(ascii: "O") }) {
      throw NotationError(.zero, at: zero.place)
    }
    return marks.map { mark in
      BoardCell(
        byte: mark.byte, place: mark.place,
        content: (isDigits ? digit(mark.byte) : nil) ?? letter(mark.byte) ?? .empty)
    }
  }

  /// Whether a character is found on boards of digits alone.
  static func isTelling(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "1") || byte == UInt8(ascii: "2") }
}
