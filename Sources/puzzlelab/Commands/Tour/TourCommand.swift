import Matchsticks
import Reports
import SetGame

extension Command {
  /// `puzzlelab tour`.
  static let tour: Command = Command(
    "tour",
    summary: "Solve a position of each game, as a first look",
    discussion: """
      Analyses a pile of matches, lists the Sets of a deal with the exact chance that such a deal has none, and solves \
      the first ten endgames of the FFO suite of Reversi. All input comes from the data folder.
      """,
    options: [.digits, .threads] + Option.reversiSolver + Option.answer,
    examples: [Example("tour", "The first look"), Example("tour --json", "The same for a program")]
  ) { call in
    let files = ["matchsticks/tour.txt", "set/tour.txt", "reversi/ffo.obf"]
    let matchsticks = try call.stop { try call.tourPile(files[0]) }
    let layout = try Layout(notation: call.tourLine(of: files[1]), dimension: .standard)
    let hints = try call.stop { SetHintsDocument(try Hints(HintRequest(), in: layout)) }
    let chance = try call.stop { try SetChanceDocument(
        CensusTable.compute(CensusRequest(to: layout.cards.count), limits: call.limits()), digits: call.digits) }
    let reversi = try call.stop { try call.tourEndgames(files[2]) }
    let document = TourDocument(
      files: files, matchsticks: matchsticks, hints: hints, chance: chance, reversi: reversi,
      program: FileSystem.environment("PUZZLELAB_COMMAND") ?? "puzzlelab")
    try call.emit(document, nodes: reversi.answer.nodes, threads: call.threads)
    return reversi.answer.hasDisagreement ? .disagreement : .done
  }
}

extension Call {
  /// Computes an answer and takes the time.
  fileprivate func stop<Answer: Document>(_ compute: () throws -> Answer) rethrows -> TourDocument.Stop<Answer> {
    let begin = ContinuousClock.now
    let answer = try compute()
    return TourDocument.Stop(answer, seconds: (ContinuousClock.now - begin) / .seconds(1))
  }

  /// The first line of a data file that is no comment.
  fileprivate func tourLine(of name: String) throws(CommandError) -> String {
    let lines = try dataFile(name).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, bytes) in lines.enumerated() {
      let line = InputLine(number: index + 1, bytes: bytes)
      if !line.isSkipped { return try line.text() }
    }
    throw .data("\(name): the data file has no line")
  }

  /// The pile of the matchsticks file, a line `PILE RULES`, analysed.
  fileprivate func tourPile(_ name: String) throws -> MatchsticksAnalyzeDocument {
    let words = try tourLine(of: name).split(separator: " ")
    guard words.count == 2 else { throw CommandError.data("\(name): expected PILE RULES, such as 18 take:3") }
    let game = TakeAwayGame(try RulesNotation.parse(String(words[1])))
    let heaps = [try HeapsNotation.parsePile(Array(words[0].utf8))]
    let analysis = try game.analyze(heaps: heaps, listing: 1000, limits: limits())
    return MatchsticksAnalyzeDocument(game: game, heaps: heaps, analysis: analysis, limit: 1000)
  }

  /// The first ten positions of an OBF file, solved and compared.
  fileprivate func tourEndgames(_ name: String) throws -> ReversiVerifyDocument {
    let claims = try ReversiClaims.read(try dataPath(name), only: NumberRanges("1-10"), call: self)
    return ReversiVerifyDocument(file: name, only: "1-10", comparisons: claims.compare(call: self))
  }
}
