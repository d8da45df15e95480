import GameCore

/// Moves as they were written, before the position that they begin in is known.
public struct MoveList: Hashable, Sendable {
  /// The moves in order.
  public let moves: [Move]
  /// Where the moves begin, if the list says so: a comment `{start: BOARD}`, the board with its
  /// side to move.
  public let start: Position?
  /// The result at the end, black's discs first, as it was written.
  let result: [UInt8]?
  /// The comments and marks, each with the number of moves before it.
  let remarks: [Remark]
  /// Where each move is in the text, in bytes.
  let places: [Int]

  /// Whether some moves are drops, as chess programs write them: `P@f5`.
  let hasDrops: Bool

  /// What is said about a move, or about all of them.
  enum Remark: Hashable, Sendable {
    case comment(String, after: Int)
    case mark(String, after: Int)

    /// The same, `more` moves later.
    func after(_ more: Int) -> Remark {
      switch self {
      case .comment(let text, let count): .comment(text, after: count + more)
      case .mark(let mark, let count): .mark(mark, after: count + more)
      }
    }
  }

  /// Reads moves in either case: `f5d6c3`, with blanks, line breaks, commas or hyphens between
  /// them, with signs for the sides, `+f5-d6`, or numbers before them, `1. f5 2. d6`,
  /// `1: f5 d6 / 2: c3` or `1 f5`. A
  /// pass (`pa`, `ps`, `pass`, `--`, `@@`) may be left out. Full-width letters and digits will do.
  /// Marks after a move (`!`, `?!`), comments in braces or from `#` to the end of the line, which
  /// have no moves in them unless their line begins so, and a result at the end (`36-28`) may be
  /// there. A number without a full stop or the like after it must be the successor of the number
  /// before.
  /// - Throws: what is wrong, and the offset in bytes.
  public init(_ text: some StringProtocol) throws(NotationError) { try self.init(Array(text.utf8)) }

  /// Reads moves from bytes.
  package init(_ bytes: [UInt8]) throws(NotationError) {
    let text = PlainText.board(bytes)
    var reader = ByteReader(text.bytes)
    var moves: [Move] = []
    var places: [Int] = []
    var remarks: [Remark] = []
    var start: Position?
    var result: [UInt8]?
    var resultPlace: Int?
    var number: Int?
    while true {
      for range in reader.skipBetweenMoves(lastNumber: &number, isFirst: moves.isEmpty) {
        let comment = Array(text.written(range).utf8).simpleText
        if let board = Self.start(comment), start == nil {
          start = board
        } else if !comment.isEmpty {
          remarks.append(.comment(comment, after: moves.count))
        }
      }
      guard let byte = reader.peek else { break }
      let place = resultPlace ?? reader.offset
      if result == nil, let found = reader.result() {
        (result, resultPlace) = (found, place)
        continue
      }
      guard result == nil, let move = Move(reading: &reader) else {
        let word = NotationError.Reason.noMove(number: moves.count + 1, written: text.word(at: place, atMost: 2))
        throw NotationError(byte == UInt8(ascii: "{") ? .pgnComment : word, at: text.offset(place))
      }
      moves.append(move)
      places.append(text.offset(place))
      let mark = reader.takeMark()
      if !mark.isEmpty { remarks.append(.mark(mark, after: moves.count)) }
    }
    (self.moves, self.places, self.remarks) = (moves, places, remarks)
    (self.start, self.result) = (start, result)
    hasDrops = Self.areDrops(text.bytes)
  }

  private static func areDrops(_ bytes: [UInt8]) -> Bool {
    guard let sign = bytes.firstIndex(of: UInt8(ascii: "@")), sign > 0 else { return false }
    return bytes[sign - 1] | 0x20 == UInt8(ascii: "p")
  }

  /// Moves that were found at these places.
  init(moves: [Move], places: [Int], remarks: [Remark], hasDrops: Bool) {
    (self.moves, self.places, self.remarks, self.hasDrops) = (moves, places, remarks, hasDrops)
    (start, result) = (nil, nil)
  }

  /// The list with other moves in the same places.
  func with(_ moves: [Move]) -> MoveList {
    MoveList(moves: moves, places: places, start: start, result: result, remarks: remarks)
  }

  private init(moves: [Move], places: [Int], start: Position?, result: [UInt8]?, remarks: [Remark]) {
    (self.moves, self.places, self.start, self.result, self.remarks) = (moves, places, start, result, remarks)
    hasDrops = false
  }

  /// The moves of a line of play, as ``text`` has them.
  package init(_ line: Line) {
    (moves, places) = (line.moves, line.moves.indices.map { 2 * $0 })
    (start, result, remarks, hasDrops) = (nil, nil, [], false)
  }

  /// The board of a comment that says where the moves begin.
  private static func start(_ comment: String) -> Position? {
    guard comment.hasPrefix(startWord) else { return nil }
    return try? OBFRecord(comment.dropFirst(startWord.count)).position
  }

  /// What such a comment begins with.
  private static let startWord = "start:"

  /// Whether a text that may be the name of a file is meant as moves: it is a list of some, or
  /// begins with two, or one and a blank, after which no path continues.
  package static func isMeant(by text: String) -> Bool {
    // A row of hyphens is passes only where moves are expected.
    if let list = try? MoveList(text) { return list.moves.contains { $0 != .pass } }
    var reader = ByteReader(PlainText.board(Array(text.utf8)).bytes)
    var number: Int?
    // A file's name doesn't continue after a blank.
    for count in 0..<(text.contains(" ") ? 1 : 2) {
      _ = reader.skipBetweenMoves(lastNumber: &number, isFirst: count == 0)
      guard let move = Move(reading: &reader), move != .pass else { return false }
      _ = reader.takeMark()
    }
    return !text.contains("/") && reader.peek != UInt8(ascii: ".")
  }

  /// The moves one after the other: squares in lower case, a pass as `pa`; and where they begin, if
  /// the list says so.
  public var text: String {
    let moves = moves.map { $0 == .pass ? "pa" : $0.description }.joined()
    return moves + (start.map { Self.remark(startingAt: $0) } ?? "")
  }

  /// The comment after moves that says where they begin.
  static func remark(startingAt start: Position) -> String { " {\(startWord) \(start.boardText)}" }

  /// Whether a text begins as a list of moves does; boards never have a letter and then a digit
  /// from 1 to 8, nor a number.
  static func begins(_ bytes: [UInt8]) -> Bool {
    let isBetween = { (byte: UInt8) in ByteReader.isBlank(byte) || byte == UInt8(ascii: "+") }
    let start = PlainText.board(Array(bytes.prefix(64))).bytes
    var reader = ByteReader(Array(start.drop(while: isBetween).prefix(16)))
    let isNumbered = reader.peek.map { (UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) } ?? false
    var number: Int?
    if isNumbered { _ = reader.skipBetweenMoves(lastNumber: &number, isFirst: true) }
    let first = reader.peek
    guard let move = Move(reading: &reader) else { return false }
    return isNumbered || move != .pass || !(first.map { "-@".utf8.contains($0) } ?? false)
  }
}

extension Line {
  /// Plays the moves of a list from where it says that they begin, otherwise from `start`. Passes
  /// that were left out are added.
  /// - Throws: which move can't be made and why, at its place in the text.
  public init(_ list: MoveList, from start: Position) throws(NotationError) {
    self.init(from: list.start ?? start)
    let list = list.counted(from: start)
    for (number, (move, place)) in zip(list.moves, list.places).enumerated() {
      guard move.isOn(self.start.size) else {
        throw NotationError(.noMove(number: number + 1, written: move.description), at: place)
      }
      do throws(IllegalMove) {
        try play(move)
      } catch {
        throw NotationError(.illegalMove(number: number + 1, error), at: place)
      }
    }
  }
}

extension GameRecord {
  /// Plays the moves of a list, as ``Line``; comments, marks and the result are kept.
  package init(_ list: MoveList, from start: Position) throws(NotationError) {
    let list = list.counted(from: start)
    self.init(try Line(list, from: start))
    // Passes that were added count among the moves of the game, not among those of the list.
    var places: [Int] = []
    for (place, move) in line.moves.enumerated()
    where places.count < list.moves.count && move == list.moves[places.count] {
      places.append(place)
    }
    for remark in list.remarks {
      switch remark {
      case .comment(let text, let count): comment(text, ofMove: count == 0 ? nil : places[count - 1])
      case .mark(let mark, let count): note(mark: mark, ofMove: places[count - 1])
      }
    }
    if let result = list.result { note(endingResult: result) }
  }
}

extension ByteReader {
  /// Reads the marks after a move.
  fileprivate mutating func takeMark() -> String {
    take { $0 == UInt8(ascii: "!") || $0 == UInt8(ascii: "?") }.recordText
  }

  /// Skips blanks, commas, signs, single hyphens, slashes before a blank, comments and the numbers
  /// of moves, `12.`, `12...`, `12:`, `12)` or `12` and a blank: the places of the comments. A bare
  /// number that isn't the next one may be a part of a move.
  fileprivate mutating func skipBetweenMoves(lastNumber: inout Int?, isFirst: Bool) -> [Range<Int>] {
    var comments: [Range<Int>] = []
    while let byte = peek {
      var ahead = self
      _ = ahead.next()
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: "+"): break
      case UInt8(ascii: "/") where ahead.peek.map(Self.isBlank) ?? true: break
      case UInt8(ascii: "#") where beginsLine || ahead.isRemark:
        comments.append(ahead.take { !Self.isLineEnd($0) }.indices)
      case UInt8(ascii: "{"):
        let comment = ahead.take { $0 != UInt8(ascii: "}") }.indices
        guard ahead.next() != nil else { return comments }
        comments.append(comment)
      case UInt8(ascii: "-") where ahead.peek != UInt8(ascii: "-"): break
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        ahead = self
        let number = Int(String(decoding: ahead.take(while: Self.isDigit).prefix(4), as: UTF8.self)) ?? 0
        let isMarked = !ahead.take(while: { ".:)".utf8.contains($0) }).isEmpty
        let isNext = lastNumber.map { number == $0 + 1 } ?? isFirst
        guard isMarked || isNext && ahead.isBlankBeforeMove else { return comments }
        lastNumber = number
      default: guard ByteReader.isBlank(byte) else { return comments }
      }
      self = ahead
    }
    return comments
  }

  /// Whether a remark follows, up to the end of the line: words without moves, a blank before their
  /// sign.
  private var isRemark: Bool {
    guard text(from: max(offset - 2, 0)).first.map(Self.isBlank) ?? true else { return false }
    var ahead = self
    return PastedWords(PlainText.board(Array(ahead.take { !Self.isLineEnd($0) }))).haveNoMoves
  }

  /// Whether nothing but blanks is before the next byte on its line.
  private var beginsLine: Bool {
    previous.map { Self.isLineEnd($0) } ?? true
      || text(from: 0).last { $0 != 0x20 && $0 != 0x09 }.map(Self.isLineEnd) ?? true
  }

  /// Whether a blank follows, and then a move.
  private var isBlankBeforeMove: Bool {
    var ahead = self
    guard ahead.peek.map(Self.isBlank) ?? false else { return false }
    ahead.skipBlanks()
    return Move(reading: &ahead) != nil
  }
}
