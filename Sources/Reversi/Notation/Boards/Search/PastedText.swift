import GameCore

/// The board, or the moves, that a text has among other words: a program's screen, a message, a
/// line of a protocol.
///
/// A text with two boards, or with moves in two places, is refused with both. A side to move that
/// isn't stated follows from the number of discs. The rest of the text is kept as its notes.
struct PastedText {
  /// The board with its side to move and its score, if the text has one.
  private(set) var board: OBFRecord?
  /// The moves, from the board on if there is one.
  private(set) var moves: MoveList?
  private(set) var notes = PasteNotes()

  private let text: PlainText
  private let words: PastedWords
  /// The words that are used.
  private var used: [Range<Int>] = []

  /// No text in which something is found is longer, in bytes.
  static let longest = 1 << 18

  /// Looks for a board or moves; `nil` when there are none.
  /// - Throws: what is wrong with them, or two readings.
  /// - Complexity: O(n).
  init?(_ bytes: [UInt8], size: BoardSize? = nil) throws(NotationError) {
    guard bytes.count <= Self.longest else { return nil }
    // Carriage returns alone end lines, too.
    let hasLines = bytes.contains(UInt8(ascii: "\n"))
    text = PlainText.board(hasLines ? bytes : bytes.map { $0 == UInt8(ascii: "\r") ? UInt8(ascii: "\n") : $0 })
    words = PastedWords(text)
    do throws(NotationError) {
      guard try find(size) else { return nil }
    } catch {
      throw NotationError(error.reason, at: min(text.offset(error.place), bytes.count))
    }
  }

  private mutating func find(_ size: BoardSize?) throws(NotationError) -> Bool {
    let drawings = DrawingSearch(text, size: size)
    var boards: [BoardSearch.Found] = []
    if drawings.places.isEmpty { boards = try BoardSearch(words: words, size: size).boards() }
    guard drawings.places.count + boards.count < 2 else {
      let shown =
        drawings.places.map { "the drawing in line \(lineNumber($0.lowerBound))" } + boards.map { written($0.indices) }
      throw NotationError(.twoReadings(Array(shown.prefix(2))), at: 0)
    }
    if let place = drawings.places.first {
      let range = indices(in: place)
      used.append(range)
      let position = try drawings.position { side(of: $0, outside: range) }
      return try finish(position, range)
    }
    if let board = boards.first { return try read(board) }
    guard try findMoves(MoveSearch(words, Array(words.words.indices))) else {
      if let fault = drawings.fault { throw fault }
      return false
    }
    return true
  }

  /// The words in a range of the text.
  private func indices(in range: Range<Int>) -> Range<Int> {
    let first = words.words.firstIndex { $0.lowerBound >= range.lowerBound } ?? words.words.count
    return first..<(words.words.firstIndex { $0.lowerBound >= range.upperBound } ?? words.words.count)
  }

  private func lineNumber(_ place: Int) -> Int { text.bytes[..<place].count { $0 == UInt8(ascii: "\n") } + 1 }

  private func written(_ indices: Range<Int>) -> String {
    text.written(words.words[indices.lowerBound].lowerBound..<words.words[indices.upperBound - 1].upperBound)
  }
}

extension PastedText {
  /// The side to move of a board without one: as the words around it say, otherwise by its discs.
  private mutating func side(of position: Position, outside range: Range<Int>) -> Side {
    let board = words.words[range.lowerBound].lowerBound..<words.words[range.upperBound - 1].upperBound
    let lines = text.bytes.split(separator: UInt8(ascii: "\n")).filter { !$0.indices.overlaps(board) }
    let told = lines.compactMap { line in SidePhrase(line).turn.map { (side: $0, line: line.indices) } }
    if let first = told.first, told.allSatisfy({ $0.side == first.side }) {
      used.append(indices(in: first.line))
      return first.side
    }
    let side = position.sideByDiscs
    notes.assumedSide = side
    return side
  }

  /// Reads a board with what follows it: a side, a score, moves.
  private mutating func read(_ found: BoardSearch.Found) throws(NotationError) -> Bool {
    var range = found.indices
    var told = found.side
    let bare = found.readings[0].position
    // GGF has the squares per side before the board.
    if range.lowerBound > 0, words.number(range.lowerBound - 1) == bare.size.rawValue {
      range = (range.lowerBound - 1)..<range.upperBound
    }
    if told == nil, let (side, next) = sideBehind(range.upperBound, isDigits: found.isDigits) {
      (told, range) = (side, range.lowerBound..<next)
    }
    let side = told ?? side(of: bare, outside: range)
    var readings: [(words: String, position: Position)] = []
    for (words, position) in found.readings {
      readings.append((words, position.withMover(side)))
      // Of numbers in hexadecimal the first may be black or the side to move.
      if found.isByMover, side == .white { readings.append(("\(words), the mover first", position.mover(as: side))) }
    }
    guard readings.count == 1 else {
      throw NotationError(
        .twoReadings(readings.map { "\($0.position.boardText) (\($0.words))" }),
        at: words.words[range.lowerBound].lowerBound)
    }
    used.append(range)
    return try finish(readings[0].position, range)
  }

  /// The side that the words after a board name, and the word after them.
  private func sideBehind(_ index: Int, isDigits: Bool) -> (side: Side, next: Int)? {
    var (side, next): (Side?, Int) = (nil, index)
    for place in index..<min(index + 8, words.words.count) {
      let phrase = SidePhrase(words[place], isDigits: isDigits)
      guard phrase.isOne else { break }
      if let named = try? phrase.side(in: text) {
        guard side == nil || side == named else { break }
        side = named
      }
      next = place + 1
    }
    return side.map { ($0, next) }
  }

  /// Reads what follows a board: a score, or moves from it.
  private mutating func finish(_ position: Position, _ range: Range<Int>) throws(NotationError) -> Bool {
    var next = range.upperBound
    var score: Int?
    if next < words.words.count, let found = self.score(next, of: position) {
      guard found.isMultiple(of: 2), abs(found) <= position.size.squareCount else {
        throw NotationError(.score, at: words.words[next].lowerBound)
      }
      score = found
      used.append(next..<next + 1)
      next += 1
    }
    board = OBFRecord(position: position, statedScore: score)
    let search = MoveSearch(words, Array(0..<range.lowerBound) + Array(next..<words.words.count))
    if let slip = search.slip { throw fault(slip, search) }
    // A move that a sentence before the board names has led to it.
    let runs = search.runs.filter { $0.indices.lowerBound >= next || $0.count > 1 }
    defer { noteUnused() }
    guard let run = runs.first else { return true }
    guard runs.count == 1, run.indices.lowerBound == next, score == nil else {
      throw NotationError(
        .twoReadings([position.boardText, "the moves \(written(run.indices))"]),
        at: words.words[run.indices.lowerBound].lowerBound)
    }
    moves = MoveList(run.lists)
    used.append(run.indices)
    return true
  }

  /// The number that a word is, with or without a sign.
  private func score(_ index: Int, of position: Position) -> Int? {
    let word = words[index]
    let digits = word.first.map { "+-".utf8.contains($0) } ?? false ? word.dropFirst() : word
    guard (1...2).contains(digits.count), digits.allSatisfy(ByteReader.isDigit) else { return nil }
    return Int(String(decoding: word, as: UTF8.self))
  }

  /// Reads the only moves of the text.
  private mutating func findMoves(_ search: MoveSearch) throws(NotationError) -> Bool {
    // A single square among other words may be anything.
    guard search.runs.contains(where: { $0.count > 1 }) else { return false }
    if let slip = search.slip { throw fault(slip, search) }
    guard search.runs.count == 1 else {
      throw NotationError(
        .twoReadings(search.runs.prefix(2).map { written($0.indices) }),
        at: words.words[search.runs[1].indices.lowerBound].lowerBound)
    }
    moves = MoveList(search.runs[0].lists)
    used.append(search.runs[0].indices)
    noteUnused()
    return true
  }

  /// What is wrong with a word among moves that isn't one.
  private func fault(_ slip: Int, _ search: MoveSearch) -> NotationError {
    let number = search.runs.filter { $0.indices.upperBound <= slip }.reduce(1) { $0 + $1.count }
    let place = words.words[slip].lowerBound
    return NotationError(.noMove(number: number, written: text.word(at: place, atMost: 4)), at: place)
  }

  /// Records the words that haven't been used.
  private mutating func noteUnused() {
    var rest: [String] = []
    var place = 0
    for range in used.sorted(by: { $0.lowerBound < $1.lowerBound }) + [words.words.count..<words.words.count] {
      if place < range.lowerBound { rest.append(words.written(place..<range.lowerBound).onOneLine) }
      place = max(place, range.upperBound)
    }
    notes.unused = rest.isEmpty ? nil : rest.joined(separator: " … ")
  }
}

extension MoveList {
  /// Reads moves that may be among other words. `notes` says what is left out.
  package init(pasted bytes: [UInt8], notes: inout PasteNotes) throws(NotationError) {
    guard bytes.count <= PastedText.longest else { throw NotationError(.tooLong(PastedText.longest), at: 0) }
    do throws(NotationError) {
      try self.init(bytes)
    } catch {
      guard error.reason.allowsSearch, let pasted = try PastedText(bytes), pasted.board == nil,
        let moves = pasted.moves
      else { throw error }
      (self, notes) = (moves, pasted.notes)
    }
  }
}

extension Position {
  /// The side that moves after this number of discs if no side has passed, or the other one if that
  /// side has no move.
  var sideByDiscs: Side {
    let side: Side = (size.squareCount - emptyCount).isMultiple(of: 2) ? .black : .white
    let position = withMover(side)
    return position.mustPass ? side.other : side
  }

  /// The same discs with another side to move, or the same.
  func withMover(_ side: Side) -> Position { side == sideToMove ? self : passing }

  /// The mover's discs as those of a side.
  func mover(as side: Side) -> Position {
    Position(mover: mover, opponent: opponent, sideToMove: side, size: size)
  }
}
