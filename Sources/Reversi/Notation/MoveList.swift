/// Moves as they were written, before anybody knows the position that they begin in.
public struct MoveList: Hashable, Sendable {
  /// The moves in order.
  public let moves: [Move]
  /// Where each stands in the text, in bytes.
  fileprivate let places: [Int]

  /// Reads moves in either case: `f5d6c3`, with blanks, line breaks, commas or hyphens between
  /// them, with signs for the sides, `+f5-d6`, or numbers before them, `1. f5 2. d6`. A pass (`pa`,
  /// `ps`, `pass`, `--`) may be left out. Marks behind a move (`!`, `?!`), comments in braces or
  /// from `#` to the end of the line, and a result at the end (`36-28`) are passed over.
  /// - Throws: what is wrong, and the offset in bytes.
  public init(_ text: some StringProtocol) throws(NotationError) { try self.init(Array(text.utf8)) }

  /// Reads moves from bytes.
  package init(_ bytes: [UInt8]) throws(NotationError) {
    var reader = ByteReader(bytes)
    var moves: [Move] = []
    var places: [Int] = []
    while true {
      reader.skipBetweenMoves()
      guard let byte = reader.peek, !reader.isAtResult else { break }
      let place = reader.offset
      guard let move = Move(readingMarked: &reader) else {
        throw NotationError(byte == UInt8(ascii: "{") ? .pgnComment : .move(number: moves.count + 1), at: place)
      }
      moves.append(move)
      places.append(place)
    }
    (self.moves, self.places) = (moves, places)
  }

  /// Whether a text that may be the name of a file is meant as moves: it is a list of some, or
  /// begins with two, behind which no path goes on.
  package static func isMeant(by text: String) -> Bool {
    if let list = try? MoveList(text) { return !list.moves.isEmpty }
    var reader = ByteReader(Array(text.utf8))
    for _ in 0..<2 {
      reader.skipBetweenMoves()
      guard Move(readingMarked: &reader) != nil else { return false }
    }
    return !text.contains("/") && reader.peek != UInt8(ascii: ".")
  }

  /// The moves one after the other: squares in lower case, a pass as `pa`.
  public var text: String { moves.map { $0 == .pass ? "pa" : $0.description }.joined() }

  /// Whether a text begins as a list of moves does; boards never have a letter and then a digit
  /// from 1 to 8, nor a number.
  static func begins(_ bytes: [UInt8]) -> Bool {
    let isBetween = { (byte: UInt8) in ByteReader.isBlank(byte) || byte == UInt8(ascii: "+") }
    var reader = ByteReader(Array(bytes.drop(while: isBetween).prefix(16)))
    let isNumbered = reader.peek.map { (UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) } ?? false
    if isNumbered { reader.skipBetweenMoves() }
    let first = reader.peek
    guard let move = Move(reading: &reader) else { return false }
    return isNumbered || move != .pass || first != UInt8(ascii: "-")
  }
}

extension Line {
  /// Plays the moves of a list. Passes that were left out are added.
  /// - Throws: which move can't be made and why, at its place in the text.
  public init(_ list: MoveList, from start: Position) throws(NotationError) {
    self.init(from: start)
    for (number, (move, place)) in zip(list.moves, list.places).enumerated() {
      guard move.isOn(start.size) else { throw NotationError(.move(number: number + 1), at: place) }
      do throws(IllegalMove) {
        try play(move)
      } catch {
        throw NotationError(.illegalMove(number: number + 1, error), at: place)
      }
    }
  }
}

extension Move {
  /// Reads a move and the marks behind it.
  fileprivate init?(readingMarked reader: inout ByteReader) {
    self.init(reading: &reader)
    _ = reader.take { $0 == UInt8(ascii: "!") || $0 == UInt8(ascii: "?") }
  }
}

extension ByteReader {
  /// Whether what is left is the result of a game. No more is looked at than a result has, so that
  /// long lists of moves without blanks are read in one pass.
  fileprivate var isAtResult: Bool {
    var ahead = self
    var length = 0
    let word = ahead.take { byte in
      length += 1
      return length <= Self.longestResult && !Self.isBlank(byte)
    }
    guard Self.isResult(word) else { return false }
    ahead.skipBlanks()
    return ahead.peek == nil
  }

  private static let longestResult = "1/2-1/2".utf8.count

  /// Skips blanks, commas, signs, single hyphens, comments and the numbers of moves, `12.` or
  /// `12...`.
  fileprivate mutating func skipBetweenMoves() {
    while let byte = peek {
      var ahead = self
      _ = ahead.next()
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: "+"): break
      case UInt8(ascii: "#"): _ = ahead.take { $0 != UInt8(ascii: "\n") }
      case UInt8(ascii: "{"):
        _ = ahead.take { $0 != UInt8(ascii: "}") }
        guard ahead.next() != nil else { return }
      case UInt8(ascii: "-") where ahead.peek != UInt8(ascii: "-"): break
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        _ = ahead.take { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard !ahead.take(while: { $0 == UInt8(ascii: ".") }).isEmpty else { return }
      default: guard ByteReader.isBlank(byte) else { return }
      }
      self = ahead
    }
  }
}
