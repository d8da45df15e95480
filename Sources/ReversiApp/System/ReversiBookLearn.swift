import BookFiles
import Databases
import Documents
import GameCore
import Questions
import Reversi

private typealias P = ReversiParameters

extension Question {
  private static let games = Parameter(
    "games", .input, shown: "none", help: "Learn the positions of the games of a file")

  static let reversiBookLearn = Question(
    "reversi.book-learn", family: .reversiBook, summary: "Build an opening book by search",
    discussion: """
      Searches every move of a position and backs the values up by negamax. The next positions are those at the end of \
      the best lines: each ply costs as much priority as half a disc lost, so good lines grow long and doubtful ones \
      stay short (drop-out expansion). Lines end at --depth-limit and at moves that lose more than --max-loss.

      BOOK is created if it doesn't exist; otherwise learning resumes. Ctrl-C, --time or a crash at any moment loses \
      at most the positions being searched. The same options give the same book on any number of threads, however \
      often learning was interrupted.

      With --games the positions of the games of a file are learnt instead, as far as --depth-limit, each with a move to \
      choose; what is known of the positions after them is carried back.
      """,
    operand: Operand("BOOK", .optional, of: P.bookFile, isFile: true, help: "The book to create or to extend"),
    parameters: [P.bookFile, P.bookPositions, P.bookLevel, P.depthLimit, P.maxLoss, P.bookSize, games, P.from, P.only],
    examples: [
      Example("reversi book learn my.db --positions 1000", "A thousand positions, at level 12"),
      Example("reversi book learn my.db --level 16 --positions 100000 --time 3600", "One hour of a longer run"),
      Example("reversi book learn my.db --games games.ggf --depth-limit 16", "What was played in one's own games"),
    ]
  ) { arguments, context throws(Fault) in
    let path = arguments[games]
    if path == nil {
      try arguments.refuse(P.from, P.only, because: "it is for the games of \(arguments.name(of: games))")
    } else {
      try arguments.refuse(
        P.bookPositions, P.maxLoss, because: "with \(arguments.name(of: games)) all positions of the games are learnt")
    }
    let file = try arguments.bookToLearn(context)
    let played = try path.map { path throws(Fault) in try arguments.reversiRecords(path, context) }
    let positions = try played.map { games throws(Fault) in try arguments.positions(of: games, in: file) }
    let plan = BookPlan(
      size: file.size, level: file.level, positions: arguments[P.bookPositions],
      depthLimit: arguments[P.depthLimit], mostLoss: arguments[P.maxLoss])
    var draft = try Fault.catching { () throws(DatabaseError) in try file.draft(limits: context.limits) }
    let end: BookEnd
    do throws(DatabaseError) {
      let solver = context.environment.reversiSolver(memory: P.memory.fallback ?? 64)
      end = try solver.learn(&draft, plan, positions: positions, limits: context.limits, observer: context.observer) {
        (change) throws(DatabaseError) in try file.keep(change)
      }
    } catch {
      throw Fault(error)
    }
    let stopReason: StopReason? = if case .stopped(let reason) = end { reason } else { nil }
    return TypedReply(
      ReversiBookDocument(try Fault.catching { () throws(DatabaseError) in try file.summary() }, end: end),
      status: (played ?? ReversiFileGames()).status(stopReason))
  }

  static let reversiBookImport = Question(
    "reversi.book-import", family: .reversiBook,
    summary: "Create an opening book from its text, or from another program's",
    discussion: """
      Reads what 'book export' writes, or a book of Edax (binary, or the text of its own export) or Egaroucid (.egbk3, \
      .egbk2), checks that every position and move is legal, and backs the values up by negamax. The results of the \
      searches, 'proved' included, are taken unchecked: answers name the book as their source. Of a book of another \
      program the values are heuristic, whatever it says; its level counts as the depth, 73 % as the confidence, the \
      lowest with which both programs search. The book must not exist yet.
      """,
    operand: Operand(
      "BOOK", .optional, of: P.bookText, isFile: true, help: "The text or the book ('-': standard input)"),
    parameters: [P.bookText, P.bookFrom, P.importedBook],
    examples: [
      Example("reversi book import my.txt --book my.db", "A book from a text"),
      Example("reversi book import book.dat --from edax --book edax.db", "Edax's book"),
    ]
  ) { arguments, context throws(Fault) in
    let source = arguments[P.bookText]
    guard let name = arguments[P.importedBook] ?? (source == "-" ? nil : source + ".db") else {
      throw arguments.missing(P.importedBook)
    }
    let path = try context.environment.files.database(name, true)
    guard !context.environment.files.exists(path) else { throw Fault(DatabaseError(path, .exists)) }
    let bytes = try context.environment.files.read(source)
    guard !bytes.starts(with: "SQLite format 3".utf8) else {
      throw Fault.data("\(source): this is a database already; a book in one is used by --book \(source)")
    }
    let format = arguments[P.bookFrom] ?? ForeignBook.format(of: bytes.prefix(1000)) ?? .puzzlelab
    if format != .puzzlelab {
      return try context.importForeign(bytes, as: format, from: source, to: path)
    }
    let text: BookText
    do throws(BookTextError) {
      text = try BookText(bytes, limits: context.limits)
    } catch {
      throw Fault(error).within(source: source, line: nil)
    }
    let file = try Fault.catching { () throws(DatabaseError) in
      try BookFile(creating: path, size: text.size, level: text.level, program: Toolkit.version)
    }
    do throws(DatabaseError) {
      try file.fill(text)
    } catch {
      context.environment.files.remove(path)
      throw Fault(error)
    }
    var losses = GameLosses()
    losses.add(.comment, text.commentCount)
    let summary = try Fault.catching { () throws(DatabaseError) in try file.summary() }
    return TypedReply(ReversiBookDocument(summary, end: nil, losses: losses))
  }
}

extension Context {
  /// Makes a book of ours from one of another program.
  fileprivate func importForeign(
    _ bytes: [UInt8], as format: BookFormat, from source: String, to path: String
  ) throws(Fault) -> TypedReply<ReversiBookDocument> {
    let foreign: ForeignBook
    do throws(ForeignBookError) {
      foreign = try ForeignBook(bytes, as: format, limits: limits)
    } catch {
      throw Fault(error).within(source: source, line: nil)
    }
    let file = try Fault.catching { () throws(DatabaseError) in
      try BookFile(
        creating: path, size: .eight, level: foreign.level, program: "\(Toolkit.version) from \(foreign.program)")
    }
    do throws(DatabaseError) {
      try file.fill(foreign.positions)
    } catch {
      environment.files.remove(path)
      throw Fault(error)
    }
    let summary = try Fault.catching { () throws(DatabaseError) in try file.summary() }
    return TypedReply(ReversiBookDocument(summary, from: foreign))
  }
}

extension Arguments {
  /// The positions of games in which there is a move to choose, as far as they are to be learnt.
  fileprivate func positions(of games: ReversiFileGames, in file: BookFile) throws(Fault) -> [CanonicalPosition] {
    var positions: [CanonicalPosition] = []
    for (number, record) in games.records {
      guard record.line.start.size == file.size else {
        throw Fault.data("game \(number) isn't on a board of the book's size")
      }
      positions += record.positions.filter {
        !$0.legalSquares.isEmpty && $0.size.squareCount - $0.emptyCount - 4 <= self[P.depthLimit]
      }.map { CanonicalPosition($0) }
    }
    return positions
  }

  /// The book of a learning: the existing one, if the options fit it, otherwise a new one.
  fileprivate func bookToLearn(_ context: Context) throws(Fault) -> BookFile {
    let path = try context.environment.files.database(self[P.bookFile], true)
    let file: BookFile
    do throws(DatabaseError) {
      file = try BookFile(
        learning: path, size: self[P.bookSize] ?? .eight, level: self[P.bookLevel] ?? BookPlan.usualLevel,
        program: Toolkit.version, limits: context.limits)
    } catch {
      throw context.environment.foreignBook(at: self[P.bookFile], error)
    }
    if let level = self[P.bookLevel], level != file.level {
      throw Fault.data("\(path): the book is of level \(file.level); leave --level out, or name another file")
    }
    if let size = self[P.bookSize], size != file.size {
      throw Fault.data("\(path): the book is for \(file.size.rawValue)×\(file.size.rawValue) boards; leave --size out")
    }
    return file
  }
}
