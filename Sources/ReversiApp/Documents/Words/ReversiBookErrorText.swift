import Documents
import Reversi

extension BookTextError: ReportedError {
  /// What is wrong with the text of an opening book, in one line.
  package var message: String {
    switch reason {
    case .head(let word): "a book begins with the lines 'puzzlelab-book 1', 'board N', 'level L'; '\(word)' is missing"
    case .version(let version): "this is a text of version \(version), this program reads version \(BookText.version)"
    case .boardSize: "boards have 4, 6 or 8 squares per side"
    case .level: "levels are 0…60"
    case .board(let error): error.message
    case .evidence: "after the board comes 'depth PLIES@PERCENT' or 'proved EMPTIES'"
    case .move(let word): "\(word.debugDescription) is not a move with its value, such as f5:+0.25"
    case .repeatedPosition: "this position has already occurred, perhaps rotated or reflected"
    case .record(let error): error.message
    case .stopped(let reason): "stopped early (\(reason.words))"
    }
  }

  package var status: ExitStatus { if case .stopped = reason { .stopped } else { .data } }

  /// The line at fault.
  package var lineNumber: Int? { line }
}

extension ForeignBookError: ReportedError {
  /// What is wrong with a book of another program, in one line.
  package var message: String {
    switch self {
    case .cut(let count):
      "the file ends within a position; \(Wording.count(count, "position is", "positions are")) whole"
    case .longer(let count):
      "more follows than the \(Wording.count(count, "position", "positions")) that the file states"
    case .version(let format, let version):
      "a book of \(format.program) of version \(version); \(format == .edax ? "4 is" : "2 and 3 are") read"
    case .position(let number, _):
      "position \(Wording.grouped(number)) isn't one: discs are on the same square, or there are fewer than four"
    case .line: "a line of Edax's text is 64 squares, a blank, X or O, then ',LEVEL,MOVE,VALUE'"
    case .stopped(let reason): "stopped early (\(reason.words))"
    }
  }

  package var status: ExitStatus { if case .stopped = self { .stopped } else { .data } }

  /// The line at fault.
  package var lineNumber: Int? {
    switch self {
    case .line(let line): line
    case .position(_, let line): line
    default: nil
    }
  }
}

extension BookRecordError: ReportedError {
  /// What is wrong with a position of a book.
  package var message: String {
    switch self {
    case .fewDiscs: "this board has fewer discs than a starting position"
    case .noMove: "there is no move to choose here"
    case .evidence: "the depth or the confidence is out of range"
    case .illegalMove(let square): "\(square) is not a legal move here"
    case .repeatedMove(let square): "\(square) occurs twice"
    case .missingMove(let square): "the legal move \(square) has no value"
    case .value(let square): "the value of \(square) is beyond 64 discs"
    case .unprovable(let square): "the value of \(square) can't be proved: games end with an even difference"
    }
  }
}
