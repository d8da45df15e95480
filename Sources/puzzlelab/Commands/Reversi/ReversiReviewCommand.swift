import Catalogue
import GameCore
import Reports
import Reversi

extension Command {
  /// `puzzlelab reversi review`.
  static let reversiReview: Command = Command(
    "reversi", "review",
    summary: "Look at a game move by move: what each move cost",
    discussion: """
      Compares every move of a game with the best one; near the end both values are proved. Games are GGF records, transcripts or \
      WTHOR files, or --moves. --time and --nodes apply to the search of each position.

      With --file every game of a file is reviewed, each on a thread of its own: as text a line for each game, as JSON a document.
      """,
    operands: [Operand("GAME", .optional, isFile: true, help: "A file with the game; of several, --only chooses one")],
    options: [.file, .reversiMoves, .reversiPosition, .reversiWorst, .reversiReviewResume] + Option.reversiGameFile
      + [.reversiLevel(default: "\(Call.reviewLevel); 60 with --time or --nodes")]
      + Option.reversiEffort.filter { $0.name != Option.reversiLevel.name }
      + [.format(.text, .json, .csv, .html), .json, .output],
    examples: [
      Example("reversi review data/reversi/game.ggf", "A game, move by move"),
      Example("reversi review data/reversi/game.ggf --format html -o review.html", "The same as a page with a chart"),
      Example("reversi review --moves f5d6c3d3c4f4c5b3c2e3d2c6b4 --level 6", "The beginning of a game"),
      Example("reversi review --file games.wtb --json -o reviews.jsonl", "All games of a year"),
      Example(
        "reversi review --file games.wtb --resume reviews.jsonl",
        "The same; when interrupted, the same command goes on"),
    ]
  ) { call in
    try call.refuse([.reversiMoves, .reversiPosition], beside: .file)
    try call.atMostOne(of: .reversiReviewResume, .output)
    try call.atMostOne(of: .reversiReviewResume, .reversiOnlyGames)
    if call.has(.reversiReviewResume), !call.has(.file) { throw call.missing(.file) }
    // A fault in the options stands for itself, before any game is read.
    _ = try call.reversiEffort(empties: 0, defaultLevel: Call.reviewLevel)
    if let path = call.text(.file) { return try call.reversiReview(file: path) }
    let record = try call.reversiGame()
    let adviser = Adviser(call.reversiSolverMemory())
    let review = call.reversiReview(
      record, adviser: adviser, limits: { call.limits() }, observer: call.console.observer)
    try call.emit(call.reversiReviewDocument(review), nodes: review.nodes, threads: call.threads)
    return review.stopReason == nil ? .done : .stopped
  }
}

extension Call {
  /// The usual level of reviews, where sixty positions wait.
  fileprivate static let reviewLevel = 10

  /// The game that the command line names.
  fileprivate func reversiGame() throws -> GameRecord {
    if let path = operand(0) {
      guard !has(.reversiMoves), !has(.reversiPosition) else {
        throw CommandError.usage(
          "\(invocation.command.name): a file and \(Option.reversiMoves.flag) exclude each other")
      }
      return try ReversiGameBatch(path, call: self, faults: .text).single()
    }
    guard has(.reversiMoves) else {
      throw CommandError.usage("\(invocation.command.name): a file with a game, --moves or --file is missing")
    }
    return GameRecord(try reversiLine())
  }

  fileprivate func reversiReview(
    _ record: GameRecord, adviser: Adviser, limits: @escaping @Sendable () -> SearchLimits,
    observer: Observer = .silent
  ) -> GameReview {
    let reviewer = GameReviewer(
      effort: { empties in
        // The options were checked before; what they mean doesn't depend on the position.
        (try? reversiEffort(empties: empties, defaultLevel: Self.reviewLevel))
          ?? .level(Self.reviewLevel, empties: empties)
      }, limits: limits)
    return reviewer.review(record, adviser: adviser, observer: observer)
  }

  fileprivate func reversiReviewDocument(_ review: GameReview, number: Int? = nil) -> ReversiReviewDocument {
    ReversiReviewDocument(
      review, effort: reversiEffortRequest(defaultLevel: Self.reviewLevel), game: number,
      worstCount: integer(.reversiWorst) ?? 5)
  }

  /// Reviews every game of a file; goes on with an interrupted run when that is asked for.
  fileprivate func reversiReview(file path: String) throws(CommandError) -> ExitStatus {
    if format == .html { throw .usage("--format html is for one game; choose it with --only, without --file") }
    let output = text(.reversiReviewResume)
    let form = output == nil ? format : .json
    let batch = try ReversiGameBatch(path, call: self, faults: form == .json ? .json : .text)
    let resume = try output.map { output throws(CommandError) in
      try ReversiReviewResume(output, batch: batch, call: self)
    }
    let console = resume == nil ? self.console : self.console.writing(to: try resume?.output() ?? self.console.output)
    if form == .csv { try console.write(Array(ReversiReviewDocument.csvHeader.utf8)) }
    let memory = reversiSolverMemory()
    let status = try batch.run(
      threads: threads, gamesPerBlock: 1, skipping: resume?.answered ?? 0, to: console
    ) { record, number, writer in
      let begin = ContinuousClock.now
      // Tables of its own: what a game is worth mustn't depend on the games before it.
      let adviser = Adviser(SolverMemory(bytes: reversiMemoryBytes, sharingEvaluationOf: memory))
      let review = reversiReview(record, adviser: adviser, limits: { limitsOfOne() })
      if review.stopReason == .interrupted { throw CommandError.interrupted }
      let document = reversiReviewDocument(review, number: number)
      let seconds = (ContinuousClock.now - begin) / .seconds(1)
      switch form {
      case .json: writer.raw(JSONLine.encode(document, run: RunInfo(elapsedSeconds: seconds, nodes: review.nodes)))
      case .csv: writer.raw(Array(document.csvRows.utf8))
      case .text, .html: writer.raw(Array(document.summaryLine.utf8))
      }
      return review.stopReason == nil ? .done : .stopped
    }
    if resume != nil { try console.output.finish() }
    return status
  }
}

extension Option {
  /// `--worst N`.
  static let reversiWorst: Option = Option(
    "worst", .integer(0...60), default: "5", help: "Name the N moves that cost most")

  /// `--resume FILE`, of reviews.
  static let reversiReviewResume: Option = Option(
    "resume", .file, help: "Append JSON to FILE, going on after the games of --file that it answers already")
}
