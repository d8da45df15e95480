import BookFiles
import Databases
import Documents
import GameCore
import Questions
import Reversi

private typealias P = ReversiParameters

extension QuestionFamily {
  /// What `reversi book` begins.
  static let reversiBook = QuestionFamily("book", summary: "Opening books: show, probe, learn, export and import")
}

extension Question {
  static let reversiBookShow = Question(
    "reversi.book-show", family: .reversiBook, summary: "Show the contents of an opening book",
    discussion: """
      The number of positions, with rotated and reflected ones counted once, by the number of plies; the level of \
      their search; and the book's values of the first moves.
      """,
    operand: Operand("BOOK", .optional, of: P.readBook, isFile: true, help: "The book; by default the shipped one"),
    parameters: [P.readBook],
    examples: [
      Example("reversi book show", "The shipped book"), Example("reversi book show my.db --json", "Another one"),
    ]
  ) { arguments, context throws(Fault) in
    let file = try context.environment.bookFile(arguments[P.readBook], limits: context.limits)
    return TypedReply(
      ReversiBookDocument(
        try Fault.catching { () throws(DatabaseError) in try file.summary(limits: context.limits) }, end: nil))
  }

  static let reversiBookProbe = Question(
    "reversi.book-probe", family: .reversiBook, summary: "Show an opening book's moves in a position",
    discussion: """
      The moves with their values, best first. A move that leads to a position of the book has the value that is known \
      there, by negamax over all lines, and its line; any other move has the value of the search that was made when \
      the position was learnt. The best of those other moves is the deviation, which learning would follow next here. \
      If the position isn't in the book, there are no moves. Openings that a move reaches are named.

      Lines of a file are OBF, bare boards, moves or GGF games (their last position).
      """,
    operand: ReversiPlace.operand, pieces: ReversiPlace.pieces, parameters: ReversiPlace.parameters + [P.readBook],
    examples: [
      Example("reversi book probe --moves f5d6", "The position after two plies, in the shipped book"),
      Example("reversi book probe --start --book my.db --json", "The start, in another book"),
    ]
  ) { arguments, context throws(Fault) in
    let end = try arguments.reversiLine().end
    let book = try context.environment.openingBook(arguments[P.readBook], for: end, limits: context.limits)
    return TypedReply(
      ReversiBookProbeDocument(
        end, level: book.level, try Fault.catching { () throws(UnreadableBook) in try book.probe(end) },
        names: context.environment.reversiNames))
  }

  static let reversiBookExport = Question(
    "reversi.book-export", version: 2, family: .reversiBook,
    summary: "Write an opening book as text, or for another program",
    discussion: """
      One position per line: the board, the depth and selectivity of its search, and the value of each move. 'book \
      import' makes the same book from it, whatever the order of the lines.

      For Edax and Egaroucid values are rounded to whole discs, and of the moves that lead out of the book only the \
      best is kept, as those programs do; each position has its level.
      """,
    operand: Operand("BOOK", .optional, of: P.readBook, isFile: true, help: "The book; by default the shipped one"),
    parameters: [P.readBook, P.bookTo, P.bookInto],
    examples: [
      Example("reversi book export my.db -o my.txt", "A book to read, to compare or to carry elsewhere"),
      Example("reversi book export my.db --to egaroucid --into my.egbk3", "For Egaroucid"),
    ]
  ) { arguments, context throws(Fault) in
    let (format, target) = (arguments[P.bookTo], arguments[P.bookInto])
    if let target { try context.environment.files.checkWritable(target) }
    guard format.isText || target != nil else {
      throw Fault.usage("a book for \(format.program) is binary; name its file with \(arguments.name(of: P.bookInto))")
    }
    let file = try context.environment.bookFile(arguments[P.readBook], limits: context.limits)
    guard format == .puzzlelab || file.size == .eight else {
      throw Fault.usage("\(format.program) plays on 8×8 boards only; this book is for another")
    }
    let (records, bytes) = try Fault.catching { () throws(DatabaseError) in
      try file.written(as: format, limits: context.limits)
    }
    let book = ReversiBookExportDocument(
      size: file.size, level: file.level, records: records, format: format, bytes: bytes, path: target)
    if let target { try context.environment.files.write(target, book.bytes) }
    return TypedReply(book)
  }
}

extension BookFile {
  /// The positions, ascending, and the book in a format.
  fileprivate func written(
    as format: BookFormat, limits: SearchLimits
  ) throws(DatabaseError) -> (records: [BookRecord], bytes: [UInt8]) {
    guard format != .puzzlelab else {
      let book = try text(limits: limits)
      return (book.records, Array(book.text.utf8))
    }
    let graph = try draft(limits: limits).graph
    let records = graph.nodes.map { $0.record }.sorted { $0.position < $1.position }
    return (records, graph.file(as: format, level: level))
  }
}
