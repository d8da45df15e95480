import Documents
import GameCore
import Questions
import Reversi

private typealias P = ReversiParameters

extension Dialogue {
  fileprivate static let colour = Parameter("colour", .choice(), default: Side.black, help: "The colour that you learn")
  fileprivate static let opening = Parameter(
    "opening", .text("NAME"), shown: "all", help: "Learn the openings whose name has this in it")
  fileprivate static let games = Parameter(
    "games", .input, shown: "none", help: "Learn the openings of the games of a file")
  fileprivate static let lines = Parameter(
    "lines", .input, shown: "none", help: "Learn the lines of a file, whole; a name may follow the moves of a line")
  fileprivate static let mistakes = Parameter(
    flag: "mistakes",
    help:
      "Practise your mistakes: moves that lost four discs or more in the games of --games, or in those you played here"
  )
  fileprivate static let plies = Parameter(
    "depth-limit", .integer(1...60), default: 12, metavar: "PLIES", help: "With --book and --games: moves of a line")
  fileprivate static let loss = Parameter(
    "max-loss", .integer(0...64), default: 1, metavar: "D",
    help: "With --book: the other side's moves lose at most D discs")
  fileprivate static let count = Parameter(
    "count", .integer(1...1000), default: 10,
    help: "The most lines of a session; at most half of them new, if others are due")
  fileprivate static let day = Parameter("day", .day, shown: "today", help: "The day of the session")
  fileprivate static let progress = Parameter(
    "progress", .path, shown: "the user's state folder on a terminal, none elsewhere",
    help: "The file that keeps what you know")

  /// `puzzlelab reversi trainer`.
  static let reversiTrainer = Dialogue(
    "trainer", summary: "Learn openings: find your moves, and come back to what was hard",
    discussion: """
      The trainer plays the other side of a line and asks for your moves; a wrong one is explained by its value at \
      once. A line that you knew comes up again after a day, then after two, four, eight, …; one with a mistake again \
      in the same session, and then from one day on. The lines are those of the named openings, of a book (your side \
      answers with its best move, the other side tries every move that is nearly as good), or of your games.

      With --mistakes it reviews your games and asks for a better move where one lost four discs or more; any move \
      that is less than two discs worse than the best one is right. 'play' keeps games that end on a terminal, or with \
      --state; the newest 100 are taken.

      Every line typed is a move (such as f5), 'hint', 'skip', 'due', 'help' or 'quit'.
      """,
    parameters: [
      colour, opening, P.book, games, lines, mistakes, P.from, P.only, plies, loss, count, day, progress, P.levelOfMany,
    ],
    examples: [
      Example("reversi trainer", "Named openings as black, what is due first"),
      Example("reversi trainer --opening tiger --colour white", "The Tiger and its variations, as white"),
      Example("reversi trainer --book my.db --depth-limit 16", "The repertoire of your own book"),
      Example("reversi trainer --games mine.ggf", "What you have played"),
      Example("reversi trainer --lines repertoire.txt", "Lines that you wrote down, one in each line of a file"),
      Example("reversi trainer --mistakes --games mine.ggf", "Your mistakes in these games"),
    ]
  ) { arguments, environment, stopSignal throws(Fault) in
    try arguments.atMostOne(of: opening, P.book, games, lines)
    try arguments.atMostOne(of: opening, P.book, mistakes, lines)
    if arguments[mistakes] {
      try arguments.refuse(plies, because: "a mistake is one move, wherever in a game")
    }
    if arguments[games] == nil {
      try arguments.refuse(P.from, P.only, because: "it is for the games of \(arguments.name(of: games))")
    }
    if arguments[P.book] == nil {
      try arguments.refuse(loss, because: "it is for the lines of a book; name one with \(arguments.name(of: P.book))")
      if arguments[games] == nil, !arguments[mistakes] {
        try arguments.refuse(plies, because: "these lines are as long as they are")
      }
    }
    let (side, limits) = (arguments[colour], SearchLimits(stopSignal: stopSignal))
    let lines = try environment.trainedLines(arguments, side, limits)
    guard let today = arguments[day] ?? environment.today else { throw arguments.missing(day) }
    let path = arguments[progress] ?? environment.personalFile("reversi-trainer.json")
    return ReversiTrainerSession(
      lines: lines, side: side, day: today, count: arguments[count],
      progress: try environment.trainerProgress(path), path: path, environment: environment,
      judge: try environment.reversiSolver(arguments), level: arguments[P.levelOfMany] ?? 10)
  }
}

/// How many games are reviewed for their mistakes, and at which level.
private let (mostReviewed, mistakesLevel) = (100, 8)

extension Environment {
  /// The lines to be learnt, in the order in which new ones come.
  fileprivate func trainedLines(
    _ arguments: Arguments, _ side: Side, _ limits: SearchLimits
  ) throws(Fault) -> [TrainedLine] {
    var lines: [TrainedLine]
    if let name = arguments[P.book] {
      let book = try openingBook(name, limits: limits)
      lines = try Fault.catching { () throws(UnreadableBook) in
        try book.lines(for: side, plies: arguments[Dialogue.plies], loss: 100 * arguments[Dialogue.loss], count: 1000)
      }
    } else if arguments[Dialogue.mistakes] {
      lines = try mistakeLines(arguments, limits)
    } else if let path = arguments[Dialogue.lines] {
      lines = try reversiStarts(path).map { TrainedLine($0.line, name: $0.comment ?? $0.notes.last?.comment) }
    } else if let path = arguments[Dialogue.games] {
      let context = Context(limits: limits, observer: .silent, environment: self)
      lines = try arguments.reversiRecords(path, context).records.map {
        TrainedLine($0.record.line, plies: arguments[Dialogue.plies])
      }
    } else {
      let wanted = arguments[Dialogue.opening]?.lowercased()
      let named = reversiNames.all.filter { opening in
        wanted.map { wanted in ([opening.name] + opening.otherNames).contains { $0.lowercased().holds(wanted) } }
          ?? true
      }
      guard !named.isEmpty else {
        throw Fault.usage(
          "no opening has \(Quoting.quoted(arguments[Dialogue.opening] ?? "")) in its name; 'reversi book probe --moves f5' names some"
        )
      }
      lines = named.map { TrainedLine($0.line, name: $0.name) }
    }
    var known: Set<String> = []
    lines = lines.filter { ($0.tolerance != nil || $0.asks(side)) && known.insert($0.key).inserted }
    guard !lines.isEmpty else {
      if arguments[Dialogue.mistakes] { throw Fault.data("no move of these games lost four discs or more") }
      throw Fault.data("no line has a move for \(side.rawValue) to find")
    }
    return lines
  }

  /// The mistakes of games, those of the newest game first: of the colour that was asked for, or of
  /// the person in a game against the computer, or of both.
  private func mistakeLines(_ arguments: Arguments, _ limits: SearchLimits) throws(Fault) -> [TrainedLine] {
    guard let path = arguments[Dialogue.games] ?? personalFile(GameRecord.keptFile) else {
      throw arguments.missing(Dialogue.games)
    }
    guard arguments[Dialogue.games] != nil || files.exists(path) else {
      throw Fault.data("no game was kept yet in \(path); play one to its end, or name a file with --games")
    }
    let context = Context(limits: limits, observer: .silent, environment: self)
    let judge = try reversiSolver(arguments)
    let effort = EffortRequest(.level(arguments[P.levelOfMany] ?? mistakesLevel))
    var lines: [TrainedLine] = []
    for (number, record) in try arguments.reversiRecords(path, context).records.suffix(mostReviewed).reversed() {
      let review = judge.review(record, effort: effort, limits: limits)
      if let reason = limits.stopReason() { throw Fault(.stopped, "the review of the games: \(reason.words)") }
      let persons = Side.allCases.filter { ($0 == .black ? record.black : record.white).name == "person" }
      let own = persons.count == 1 ? persons : Side.allCases
      let sides = arguments.isGiven(Dialogue.colour) ? [arguments[Dialogue.colour]] : own
      lines += review.mistakeLines(of: sides, game: "Game \(number)")
    }
    return lines
  }

  /// What was kept of earlier sessions.
  fileprivate func trainerProgress(_ path: String?) throws(Fault) -> TrainerProgress {
    guard let path else { return TrainerProgress() }
    try files.checkWritable(path)
    guard files.exists(path) else { return TrainerProgress() }
    let bytes = try files.read(path)
    do { return try TrainerProgress(bytes) } catch { throw error.within(source: path, line: nil) }
  }
}

extension TrainedLine {
  /// The beginning of a game.
  fileprivate init(_ game: Line, plies: Int) {
    var line = Line(from: game.start)
    for move in game.moves.prefix(plies) { try? line.play(move) }
    self.init(line)
  }
}
