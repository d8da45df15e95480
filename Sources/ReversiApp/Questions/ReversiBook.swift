import BookFiles
import Databases
import Documents
import Questions
import Reversi

private typealias P = ReversiParameters

extension Question {
  /// `reversi book-show`.
  static let reversiBookShow = Question(
    "reversi.book-show", summary: "Tell what an opening book holds",
    discussion: """
      How many positions there are, turned and mirrored ones counted once, and after how many plies; how hard they \
      were searched; and what the book says about the first move. The same as 'reversi book show'.
      """,
    operand: Operand("BOOK", .optional, of: P.readBook, isFile: true, help: "The book; the shipped one without it"),
    parameters: [P.readBook],
    examples: [
      Example("reversi book-show", "The shipped book"), Example("reversi book-show my.db --json", "Another one"),
    ]
  ) { arguments, context in
    let file = try context.surroundings.bookFile(arguments[P.readBook], limits: context.limits)
    return Answered(ReversiBookDocument(try file.summary(limits: context.limits), end: nil))
  }

  /// `reversi book-probe`.
  static let reversiBookProbe = Question(
    "reversi.book-probe", summary: "Tell what an opening book knows of a position",
    discussion: """
      The moves with their values, best first. Those that lead to a position of the book are worth what is known there, \
      by negamax over all lines, and have their line; the others what the search said when their position was learnt. \
      The best of those others is the deviation, which the learning would follow next here. Where the book doesn't have \
      the position, there are no moves. The same as 'reversi book probe'.

      Lines of a file are OBF, bare boards, moves or GGF games (their last position).
      """,
    operand: ReversiPlace.operand, pieces: ReversiPlace.pieces, parameters: ReversiPlace.parameters + [P.readBook],
    examples: [
      Example("reversi book-probe --moves f5d6", "The position after two plies, in the shipped book"),
      Example("reversi book-probe --start --book my.db --json", "The start, in another book"),
    ]
  ) { arguments, context in
    let end = try arguments.reversiLine().end
    let book = try context.surroundings.openingBook(arguments[P.readBook], for: end, limits: context.limits)
    return Answered(ReversiBookProbeDocument(end, level: book.level, try book.probe(end)))
  }

  /// `reversi book-export`.
  static let reversiBookExport = Question(
    "reversi.book-export", summary: "Write an opening book as text",
    discussion: """
      A line a position: the board, what its search rests on, and the value of each move. book-import makes the same \
      book from it, however the text is sorted. The same as 'reversi book export'.
      """,
    operand: Operand("BOOK", .optional, of: P.readBook, isFile: true, help: "The book; the shipped one without it"),
    parameters: [P.readBook],
    examples: [Example("reversi book-export my.db -o my.txt", "A book to read, to compare or to carry elsewhere")]
  ) { arguments, context in
    let file = try context.surroundings.bookFile(arguments[P.readBook], limits: context.limits)
    return Answered(
      ReversiBookExportDocument(
        try Fault.translating { () throws(DatabaseError) in try file.text(limits: context.limits) }))
  }
}
