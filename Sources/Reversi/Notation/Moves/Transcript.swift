import GameCore

/// A line of play: a position and the moves made from it.
public struct Line: Hashable, Sendable {
  /// Where the line begins.
  public let start: Position
  /// The moves, all passes included.
  public private(set) var moves: [Move] = []
  /// Where it has led.
  public private(set) var end: Position

  /// A line without moves yet.
  public init(from start: Position) {
    self.start = start
    end = start
  }

  /// Adds a move. A pass that has to be made first is added before it.
  /// - Throws: the reason why the move can't be made.
  public mutating func play(_ move: Move) throws(IllegalMove) {
    if case .place = move, end.mustPass {
      let passed = try end.playing(.pass)
      let next = try passed.playing(move)
      moves += [.pass, move]
      end = next
    } else {
      end = try end.playing(move)
      moves.append(move)
    }
  }

  /// The line of its first `plies` moves, passes included; all of it when there are no more.
  public func first(_ plies: Int) -> Line {
    var line = Line(from: start)
    for move in moves.prefix(plies) {
      guard let next = try? line.end.playing(move) else { break }
      line.moves.append(move)
      line.end = next
    }
    return line
  }

  /// Reads moves such as `f5d6c3`, see ``MoveList``, and plays them.
  /// - Throws: what is wrong, and the offset in bytes.
  public init(transcript: some StringProtocol, from start: Position) throws(NotationError) {
    try self.init(try MoveList(transcript), from: start)
  }

  /// Reads moves from bytes.
  package init(transcript bytes: [UInt8], from start: Position) throws(NotationError) {
    try self.init(try MoveList(bytes), from: start)
  }

  /// The moves one after the other: squares in lower case, a pass as `pa`.
  public var transcript: String { Self.text(of: moves) }

  /// Moves one after the other, as ``transcript`` has them.
  package static func text(of moves: [Move]) -> String {
    moves.map { $0 == .pass ? "pa" : $0.description }.joined()
  }
}

extension Move {
  /// Reads a move at the reader, `nil` where there is none. A drop, `P@f5`, is one on its square.
  init?(reading reader: inout ByteReader) {
    let (column, row) = (reader.next(), reader.next())
    switch (column.map { $0 | 0x20 }, row.map { $0 | 0x20 }) {
    case (UInt8(ascii: "p"), UInt8(ascii: "a")):
      var ahead = reader
      if ahead.next().map({ $0 | 0x20 }) == UInt8(ascii: "s"), ahead.next().map({ $0 | 0x20 }) == UInt8(ascii: "s") {
        reader = ahead
      }
      self = .pass
    case (UInt8(ascii: "p"), UInt8(ascii: "s")): self = .pass
    case (UInt8(ascii: "p"), _) where row == UInt8(ascii: "@"):
      guard let column = reader.next(), let row = reader.next(), let square = Square(column: column, row: row) else {
        return nil
      }
      self = .place(square)
    default:
      guard let column, let row else { return nil }
      if column == row, "-@".utf8.contains(column) {
        self = .pass
      } else if let square = Square(column: column, row: row) {
        self = .place(square)
      } else {
        return nil
      }
    }
  }

  /// The move with this name and nothing after it; full-width letters and digits will do.
  package init?(name: [UInt8]) {
    var reader = ByteReader(PlainText.board(name).bytes)
    guard let move = Move(reading: &reader), reader.peek == nil else { return nil }
    self = move
  }

  /// Whether the move can be named on a board of `size`.
  func isOn(_ size: BoardSize) -> Bool {
    if case .place(let square) = self { return size.contains(square) }
    return true
  }
}
