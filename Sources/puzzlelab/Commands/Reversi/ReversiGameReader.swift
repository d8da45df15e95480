import Catalogue
import Reports
import Reversi

/// The formats of files of games.
enum ReversiGameFormat: String, Sendable, CaseIterable {
  case transcript, ggf, obf, wthor
}

/// A game as it stands in a file.
struct ReversiGameText: Sendable {
  /// What stands there.
  enum Content: Sendable {
    case text(ArraySlice<UInt8>)
    case wthor(ArraySlice<UInt8>)
    /// A fault of the file, in the place where it shows.
    case fault(WTHORError)
  }

  /// The 1-based number of the game in its file.
  let number: Int
  /// The 1-based line on which it begins, in a text.
  let line: Int?
  let content: Content
}

/// Reads a file of games in pieces: a text, or WTHOR when it says so or its first bytes show it.
struct ReversiGameReader: BlockReader {
  private let source: ByteSource
  /// The header of a WTHOR file.
  let header: WTHORHeader?
  private var splitter = GameSplitter()
  /// Bytes of a WTHOR file that belong to the next game.
  private var rest: [UInt8] = []
  private var taken = 0
  private var number = 0
  private var isAtEnd = false
  private var isFaulty = false

  private static let piece = 1 << 16

  /// Opens a source; without a format, texts never have a zero among their first bytes, WTHOR files always do.
  init(_ source: ByteSource, format: ReversiGameFormat?) throws(CommandError) {
    self.source = source
    var first: [UInt8] = []
    while first.count < WTHORHeader.byteCount {
      if try source.read(Self.piece, appendingTo: &first) == 0 { break }
    }
    let start = Array(first.prefix(WTHORHeader.byteCount))
    if format == .wthor || (format == nil && start.contains(0)) {
      do throws(WTHORError) {
        header = try WTHORHeader(games: start)
      } catch {
        throw CommandError(error).within(source: source.name, line: nil)
      }
      rest = Array(first.dropFirst(start.count))
    } else {
      header = nil
      splitter.append(first.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(first.dropFirst(3)) : first)
    }
  }

  var bytesGivenOut: Int {
    header == nil ? splitter.bytesGivenOut : WTHORHeader.byteCount + GameRecord.wthorByteCount * number
  }

  func close() { source.close() }

  mutating func next(atMost count: Int) throws(CommandError) -> [ReversiGameText]? {
    var games: [ReversiGameText] = []
    while games.count < count, let game = try next() { games.append(game) }
    return games.isEmpty ? nil : games
  }

  private mutating func next() throws(CommandError) -> ReversiGameText? {
    guard let header else { return try nextText() }
    return try nextRecord(header)
  }

  private mutating func nextText() throws(CommandError) -> ReversiGameText? {
    while true {
      if let piece = splitter.next(isLast: isAtEnd) {
        number += 1
        return ReversiGameText(number: number, line: piece.line, content: .text(piece.bytes))
      }
      if isAtEnd { return nil }
      var bytes: [UInt8] = []
      isAtEnd = try source.read(Self.piece, appendingTo: &bytes) == 0
      splitter.append(bytes)
    }
  }

  private mutating func nextRecord(_ header: WTHORHeader) throws(CommandError) -> ReversiGameText? {
    if isFaulty { return nil }
    let length = GameRecord.wthorByteCount
    try fill(length)
    let left = rest.count - taken
    number += 1
    let place = WTHORHeader.byteCount + length * (number - 1)
    if left == 0 {
      guard number <= header.count else { return nil }
      return fault(WTHORError(.missingGames(found: number - 1, expected: header.count), at: place))
    }
    if number > header.count { return fault(WTHORError(.excessBytes, at: place)) }
    isFaulty = left < length
    let game = Array(rest[taken..<taken + min(length, left)])
    taken += game.count
    return ReversiGameText(number: number, line: nil, content: .wthor(game[...]))
  }

  /// Reads until the next `count` bytes are there, or the file ends.
  private mutating func fill(_ count: Int) throws(CommandError) {
    while rest.count - taken < count, !isAtEnd {
      rest.removeFirst(taken)
      taken = 0
      isAtEnd = try source.read(Self.piece, appendingTo: &rest) == 0
    }
  }

  private mutating func fault(_ error: WTHORError) -> ReversiGameText {
    isFaulty = true
    return ReversiGameText(number: number, line: nil, content: .fault(error))
  }
}
