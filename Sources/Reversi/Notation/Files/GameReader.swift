import GameCore

/// The formats of files of games.
public enum GameFormat: String, Sendable, CaseIterable {
  case transcript, ggf, sgf, pgn, obf, wthor
  /// The JSON of Othello Quest.
  case quest
}

/// Finds the games of a file that arrives in pieces: a text, or WTHOR when it says so or its first
/// bytes are the header of such a file.
///
/// A game whose bytes aren't UTF-8 is read as Latin-1.
package struct GameReader: Sendable {
  /// A game as it is in a file.
  package struct Game: Sendable {
    package enum Content: Sendable {
      case text([UInt8])
      /// A game of a WTHOR file.
      case record(GameRecord)
      /// A fault of a WTHOR file, in the place where it shows.
      case fault(WTHORError)
    }

    /// The 1-based line on which it begins, in a text.
    package let line: Int?
    package let content: Content
  }

  /// What the file turned out to be.
  private enum Nature {
    case unknown, text
    case wthor(WTHORHeader)
    /// At fault: there is nothing more to be read.
    case over
  }

  private let format: GameFormat?
  private let players: WTHORNames
  private let tournaments: WTHORNames
  private var nature = Nature.unknown
  private var splitter = GameSplitter()
  /// Bytes of a WTHOR file that belong to the next game, or of any file before its nature is known.
  private var rest: ArraySlice<UInt8> = []
  private var number = 0

  /// A reader of a file in a format; without one, texts never have a zero among their first bytes.
  package init(
    format: GameFormat? = nil, players: WTHORNames = WTHORNames(), tournaments: WTHORNames = WTHORNames()
  ) {
    self.format = format
    self.players = players
    self.tournaments = tournaments
  }

  /// What was skipped that doesn't belong to a game: lines of comments between the games, and
  /// members next to a list of them.
  package var losses: GameLosses { splitter.losses }

  /// Takes the next bytes of the file.
  package mutating func append(_ bytes: [UInt8]) {
    switch nature {
    case .text: splitter.append(bytes)
    case .over: rest = []
    case .unknown, .wthor: rest += bytes
    }
  }

  /// The next game; `nil` when more of the file is needed, or at its end when `isLast` says that no
  /// more will come.
  package mutating func next(isLast: Bool) -> Game? {
    if case .unknown = nature, let fault = begin(isLast: isLast) { return self.fault(fault) }
    switch nature {
    case .unknown, .over: return nil
    case .text:
      return splitter.next(isLast: isLast).map {
        Game(line: $0.line, content: .text(TextBytes.utf8(Array($0.bytes))))
      }
    case .wthor(let header): return nextRecord(header, isLast: isLast)
    }
  }

  /// Finds out what the file is as soon as its first bytes have arrived.
  private mutating func begin(isLast: Bool) -> WTHORError? {
    guard isLast || rest.count >= WTHORHeader.byteCount else { return nil }
    let start = Array(rest.prefix(WTHORHeader.byteCount))
    let isWTHOR = format == .wthor || (format == nil && WTHORHeader.isPlausible(start))
    guard isWTHOR || start.contains(0) else {
      nature = .text
      splitter.append(Array(ByteOrderMark.dropped(rest)))
      rest = []
      return nil
    }
    do throws(WTHORError) {
      guard isWTHOR else { throw WTHORError(.notGames, at: start.firstIndex(of: 0) ?? 0) }
      nature = .wthor(try WTHORHeader(games: start))
      rest.removeFirst(start.count)
      return nil
    } catch {
      return error
    }
  }

  private mutating func nextRecord(_ header: WTHORHeader, isLast: Bool) -> Game? {
    let length = GameRecord.wthorByteCount
    guard isLast || rest.count >= length else { return nil }
    let place = WTHORHeader.byteCount + length * number
    if rest.isEmpty {
      guard number < header.count else { return nil }
      return fault(WTHORError(.missingGames(found: number, expected: header.count), at: place))
    }
    if number >= header.count { return fault(WTHORError(.excessBytes, at: place)) }
    let bytes = rest.prefix(length)
    rest.removeFirst(bytes.count)
    number += 1
    do throws(WTHORError) {
      let record = try GameRecord(
        wthor: bytes, number: number, header: header, players: players, tournaments: tournaments)
      return Game(line: nil, content: .record(record))
    } catch {
      if bytes.count < length { nature = .over }
      return Game(line: nil, content: .fault(error))
    }
  }

  private mutating func fault(_ error: WTHORError) -> Game {
    nature = .over
    return Game(line: nil, content: .fault(error))
  }
}
