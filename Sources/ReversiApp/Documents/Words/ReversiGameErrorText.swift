import Documents
import Reversi

extension WTHORError: ReportedError {
  /// What is wrong and where, in one line.
  package var message: String {
    (game.map { "game \($0): " } ?? "") + words + " (byte \(place) of the file)"
  }

  private var words: String {
    switch reason {
    case .noHeader: "this is not a WTHOR file: it doesn't begin with a 16-byte header"
    case .notGames:
      "this is neither text nor a WTHOR file: its first bytes contain a zero, and there is no WTHOR header"
    case .boardSize(let side): "the games are on \(side)×\(side) boards; only 8×8 is supported"
    case .solitaires: "the file has solitaires, not games"
    case .cutShort: "the file ends within a record"
    case .missingGames(let found, let expected):
      "the header promises \(Wording.count(expected, "game", "games")), and the file ends after \(found)"
    case .excessBytes: "there are more bytes than the games that the header promises"
    case .square(let number, let value): "move \(number) has the number \(value), which isn't a square"
    case .illegalMove(let number, let error): error.message(ofMove: number)
    case .score(let discs): "a score of \(discs) discs is impossible"
    }
  }
}

extension UnwritableGame: ReportedError {
  /// Why the format can't hold the game, in one line.
  package var message: String {
    switch self {
    case .otherStart: "the game has another starting position, which this format can't represent"
    case .otherBoard(let size): "the game isn't on a board of \(size.rawValue)×\(size.rawValue)"
    case .tooManyNames: "there are more than 65,535 players or tournaments, which this format can't number"
    }
  }
}

extension NotationLineError: ReportedError {
  /// What is wrong with the line.
  package var message: String { error.message }
  /// Where in the line.
  package var byteOffset: Int? { error.byteOffset }
  package var lineNumber: Int? { line }
}
