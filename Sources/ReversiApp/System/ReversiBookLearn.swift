import BookFiles
import Databases
import Documents
import GameCore
import Questions
import Reversi

private typealias P = ReversiParameters

extension Question {
  static let reversiBookLearn = Question(
    "reversi.book-learn", family: .reversiBook, summary: "Build an opening book by search",
    discussion: """
      Searches every move of a position and backs the values up by negamax. The next positions are those at the end of \
      the best lines: each ply costs as much priority as half a disc lost, so good lines grow long and doubtful ones \
      stay short (drop-out expansion). Lines end at --depth-limit and at moves that lose more than --max-loss.

      BOOK is created if it doesn't exist; otherwise learning resumes. Ctrl-C, --time or a crash at any moment loses \
      at most the positions being searched. The same options give the same book on any number of threads, however \
      often learning was interrupted.
      """,
    operand: Operand("BOOK", .optional, of: P.bookFile, isFile: true, help: "The book to create or to extend"),
    parameters: [P.bookFile, P.bookPositions, P.bookLevel, P.depthLimit, P.maxLoss, P.bookSize],
    examples: [
      Example("reversi book learn my.db --positions 1000", "A thousand positions, at level 12"),
      Example("reversi book learn my.db --level 16 --positions 100000 --time 3600", "One hour of a longer run"),
    ]
  ) { arguments, context throws(Fault) in
    let file = try arguments.bookToLearn(context)
    let plan = BookPlan(
      size: file.size, level: file.level, positions: arguments[P.bookPositions],
      depthLimit: arguments[P.depthLimit], mostLoss: arguments[P.maxLoss])
    var draft = try Fault.catching { () throws(DatabaseError) in try file.draft(limits: context.limits) }
    let end: BookEnd
    do throws(DatabaseError) {
      let solver = context.environment.reversiSolver(memory: P.memory.fallback ?? 64)
      end = try solver.learn(&draft, plan, limits: context.limits, observer: context.observer) {
        (change) throws(DatabaseError) in try file.keep(change)
      }
    } catch {
      throw Fault(error)
    }
    let isStopped = if case .stopped = end { true } else { false }
    return TypedReply(
      ReversiBookDocument(try Fault.catching { () throws(DatabaseError) in try file.summary() }, end: end),
      status: isStopped ? .stopped : .done)
  }

  static let reversiBookImport = Question(
    "reversi.book-import", family: .reversiBook, summary: "Create an opening book from its text",
    discussion: """
      Reads what 'book export' writes, checks that every position and move is legal, and backs the values up by negamax. \
      The results of the searches, 'proved' included, are taken from the text unchecked: answers name the book as \
      their source. The book must not exist yet.
      """,
    operand: Operand("TEXT", .optional, of: P.bookText, isFile: true, help: "The text ('-': standard input)"),
    parameters: [P.bookText, P.bookFile],
    examples: [Example("reversi book import my.txt --book my.db", "A book from a text")]
  ) { arguments, context throws(Fault) in
    let (source, path) = (arguments[P.bookText], try context.environment.files.database(arguments[P.bookFile], true))
    let bytes = try context.environment.files.read(source)
    let text: BookText
    do throws(BookTextError) {
      text = try BookText(bytes, limits: context.limits)
    } catch {
      throw Fault(error).within(source: source, line: nil)
    }
    guard !context.environment.files.exists(path) else { throw Fault(DatabaseError(path, .exists)) }
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

extension Arguments {
  /// The book of a learning: the existing one, if the options fit it, otherwise a new one.
  fileprivate func bookToLearn(_ context: Context) throws(Fault) -> BookFile {
    let path = try context.environment.files.database(self[P.bookFile], true)
    let file = try Fault.catching { () throws(DatabaseError) in
      try BookFile(
        learning: path, size: self[P.bookSize] ?? .eight, level: self[P.bookLevel] ?? BookPlan.usualLevel,
        program: Toolkit.version, limits: context.limits)
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
