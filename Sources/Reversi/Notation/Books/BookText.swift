import GameCore

/// An opening book as text: three lines that say what it is, then one line per position.
///
///     puzzlelab-book 1
///     board 8
///     level 12
///     ---------------------------OX------XO--------------------------- X depth 12@73 d3:-0.42 …
///     … X proved 20 a1:+4.00 …
///     waiting … X
///
/// A position is its squares and the side to move; `depth 12@73` are the plies of its search and
/// the confidence of cutoffs in percent, `proved 20` is a search to the end. Every legal move
/// follows with its value for that side, in discs. In a book of another program only some do, then
/// `others`, or `others:-1.00`, what that program says the position is worth. `waiting` positions
/// are those that the learning was about to search. Empty lines are skipped, and so are comments:
/// lines that begin with `#`.
package struct BookText: Hashable, Sendable {
  package var size: BoardSize
  /// The level of its searches, 0...60.
  package var level: Int
  /// The positions, ascending in exports.
  package var records: [BookRecord]
  /// The positions that are to be searched next, in their order.
  package var waiting: [CanonicalPosition]
  /// How many comments were skipped.
  package private(set) var commentCount = 0

  /// The version of the format.
  package static let version = 1

  package init(size: BoardSize, level: Int, records: [BookRecord], waiting: [CanonicalPosition]) {
    self.size = size
    self.level = level
    self.records = records
    self.waiting = waiting
  }

  /// Reads a text.
  /// - Throws: the first line at fault and what is wrong with it, or where a limit was reached.
  package init(_ bytes: [UInt8], limits: SearchLimits = .none) throws(BookTextError) {
    var lines = BookLines(bytes)
    let version = try lines.number(after: "puzzlelab-book")
    guard version == Self.version else { throw lines.error(.version(version)) }
    guard let size = BoardSize(rawValue: try lines.number(after: "board")) else { throw lines.error(.boardSize) }
    level = try lines.number(after: "level")
    guard (0...60).contains(level) else { throw lines.error(.level) }
    self.size = size
    (records, waiting) = ([], [])
    var known: Set<CanonicalPosition> = []
    while let words = lines.next() {
      if let reason = limits.stopReason() { throw lines.error(.stopped(reason)) }
      if words[0] == "waiting" {
        let position = try lines.position(words.dropFirst(), size: size)
        guard words.count == 3, !position.legalSquares.isEmpty else { throw lines.error(.record(.noMove)) }
        guard (position.mover | position.opponent).nonzeroBitCount >= BookRecord.fewestDiscs else {
          throw lines.error(.record(.fewDiscs))
        }
        waiting.append(CanonicalPosition(position))
      } else {
        let record = try lines.record(words, size: size)
        guard known.insert(record.position).inserted else { throw lines.error(.repeatedPosition) }
        records.append(record)
      }
    }
    commentCount = lines.commentCount
  }

  /// The text; the same book has the same bytes.
  package var text: String {
    var text = "puzzlelab-book \(Self.version)\nboard \(size.rawValue)\nlevel \(level)\n"
    for record in records.sorted(by: { $0.position < $1.position }) {
      let evidence = record.isProved ? "proved \(record.depth)" : "depth \(record.depth)@\(record.selectivity)"
      text += "\(record.position.position(on: size).boardText) \(evidence)"
      func add(_ name: String, _ value: Int) { text += " \(name):\(value > 0 ? "+" : "")\(Hundredths.text(value))" }
      for move in record.moves { add(move.square.description, move.value) }
      switch record.others {
      case .none: break
      case .unlisted: text += " others"
      case .worth(let value): add("others", value)
      }
      text += "\n"
    }
    for position in waiting { text += "waiting \(position.position(on: size).boardText)\n" }
    return text
  }
}

/// Why a text isn't an opening book: the first line at fault.
package struct BookTextError: Error, Hashable, Sendable {
  /// What is wrong.
  package enum Reason: Hashable, Sendable {
    /// A line of the head is missing or another one: the word that it begins with.
    case head(String)
    /// The format has another version.
    case version(Int)
    /// There is no such board.
    case boardSize
    /// The level is not in 0...60.
    case level
    /// The squares and the side to move aren't a position.
    case board(NotationError)
    /// Neither `depth D@S` nor `proved E` follows the position.
    case evidence
    /// A word that isn't a SQUARE:VALUE; its first characters.
    case move(String)
    /// The position is in the text before.
    case repeatedPosition
    /// The position can't be in a book like that.
    case record(BookRecordError)
    /// Nothing is wrong, but a limit was reached.
    case stopped(StopReason)
  }

  /// What is wrong.
  package let reason: Reason
  /// The line, from 1.
  package let line: Int
}

/// The lines of a text, as words.
private struct BookLines {
  private var lines: TextLines
  private var number = 0
  /// How many comments were skipped; a row of marks doesn't count.
  private(set) var commentCount = 0

  init(_ bytes: [UInt8]) { lines = TextLines(bytes) }

  func error(_ reason: BookTextError.Reason) -> BookTextError { BookTextError(reason: reason, line: max(1, number)) }

  /// The words of the next line that has any.
  mutating func next() -> [String]? {
    while let (place, line) = lines.next() {
      number = place
      let words = line.split(whereSeparator: { ByteReader.isBlank($0) }).map { String(decoding: $0, as: UTF8.self) }
      guard let first = words.first, first.hasPrefix("#") else {
        if words.isEmpty { continue }
        return words
      }
      if words.contains(where: { !$0.allSatisfy { $0 == "#" } }) { commentCount += 1 }
    }
    return nil
  }

  /// The number in a line of the head.
  mutating func number(after word: String) throws(BookTextError) -> Int {
    guard let words = next(), words.count == 2, words[0] == word, let number = Int(words[1]) else {
      throw error(.head(word))
    }
    return number
  }

  func position(_ words: some Collection<String>, size: BoardSize) throws(BookTextError) -> Position {
    do throws(NotationError) {
      return try Position(boardText: words.prefix(2).joined(separator: " "), size: size)
    } catch {
      throw self.error(.board(error))
    }
  }

  func record(_ words: [String], size: BoardSize) throws(BookTextError) -> BookRecord {
    let position = try position(words, size: size)
    guard words.count >= 4, let evidence = Evidence(words[2], words[3]) else { throw error(.evidence) }
    var (moves, others): ([BookRecord.Move], BookRecord.Others) = ([], .none)
    for word in words.dropFirst(4) {
      if word == "others" {
        others = .unlisted
        continue
      }
      let parts = word.split(separator: ":", omittingEmptySubsequences: false)
      if parts.count == 2, parts[0] == "others", let value = Hundredths.parse(Array(parts[1].utf8)) {
        others = .worth(value)
        continue
      }
      guard parts.count == 2, let square = Square(parts[0]), let value = Hundredths.parse(Array(parts[1].utf8)) else {
        throw error(.move(String(word.prefix(20))))
      }
      moves.append(BookRecord.Move(square, value))
    }
    do throws(BookRecordError) {
      return try BookRecord(
        position, depth: evidence.depth, selectivity: evidence.selectivity, isProved: evidence.isProved, moves: moves,
        others: others)
    } catch {
      throw self.error(.record(error))
    }
  }

  /// `depth 12@73` or `proved 20`.
  private struct Evidence {
    let depth: Int
    var selectivity = 100
    let isProved: Bool

    init?(_ word: String, _ numbers: String) {
      isProved = word == "proved"
      let parts = numbers.split(separator: "@", omittingEmptySubsequences: false).map { Int($0) }
      guard isProved || word == "depth", parts.count == (isProved ? 1 : 2), let depth = parts[0] else { return nil }
      self.depth = depth
      if !isProved {
        guard let selectivity = parts[1] else { return nil }
        self.selectivity = selectivity
      }
    }
  }
}
