import GameCore

/// `puzzlelab tour`: one question to each game, on the data that the program ships.
package struct TourDocument: Document {
  /// Which data were asked about.
  package struct Request: Encodable, Sendable {
    let digits: Int
    let files: [String]
  }

  /// The answers, each as its own command gives it.
  package struct Result: Encodable, Sendable {
    let matchsticks: MatchsticksAnalyzeDocument.Result
    let reversi: ReversiVerifyDocument.Result
    let set: SetHintsDocument.Result
    let setChance: SetChanceDocument.Result
  }

  /// An answer and the seconds that it took.
  package struct Stop<Answer: Document>: Sendable {
    package let answer: Answer
    let seconds: Double

    /// Puts the time beside an answer.
    package init(_ answer: Answer, seconds: Double) {
      self.answer = answer
      self.seconds = seconds
    }
  }

  package static let schema = "puzzlelab/tour/1"
  package let request: Request
  package let result: Result
  private let matchsticks: Stop<MatchsticksAnalyzeDocument>
  private let hints: Stop<SetHintsDocument>
  private let chance: Stop<SetChanceDocument>
  private let reversi: Stop<ReversiVerifyDocument>
  private let program: String

  /// Puts the answers together; `program` is what a person types to call this program.
  package init(
    files: [String], matchsticks: Stop<MatchsticksAnalyzeDocument>, hints: Stop<SetHintsDocument>,
    chance: Stop<SetChanceDocument>, reversi: Stop<ReversiVerifyDocument>, program: String
  ) {
    self.matchsticks = matchsticks
    self.hints = hints
    self.chance = chance
    self.reversi = reversi
    self.program = program
    request = Request(digits: chance.answer.request.digits, files: files)
    result = Result(
      matchsticks: matchsticks.answer.result, reversi: reversi.answer.result, set: hints.answer.result,
      setChance: chance.answer.result)
  }

  package func text(style: TextStyle, run: RunInfo) -> String {
    let cards = Wording.count(chance.answer.request.cards, "card", "cards")
    return [
      style.paint("puzzlelab \(run.version)", .bold) + ": exact answers, and how they were obtained\n",
      section("Matchsticks: who wins, and how", matchsticks, style),
      section("Set: every Set on a table of \(cards)", hints, style),
      section("Set: the chance of none", chance, style),
      section("Reversi: ten endgames of the FFO suite, solved to the last disc", reversi, style),
      next(style),
    ].joined(separator: "\n")
  }

  /// The answer under a rule with its subject and time.
  private func section(_ subject: String, _ stop: Stop<some Document>, _ style: TextStyle) -> String {
    let time = Wording.duration(seconds: stop.seconds)
    let rule = String(repeating: "─", count: max(2, style.columns - subject.count - time.count - 6))
    let title = style.paint("── \(subject) ", .bold, .cyan) + style.paint("\(rule) \(time)", .dim)
    let run = RunInfo(elapsedSeconds: stop.seconds)
    return title + "\n" + stop.answer.text(style: style, run: run)
  }

  private func next(_ style: TextStyle) -> String {
    style.paint("── Try next", .bold, .cyan) + "\n"
      + [
        "matchsticks losing --take-limit 3 --to 10^1000 --limit 10",
        "set explain 2GSF 1RDE 3POS",
        "reversi show --moves f5d6c3d3c4f4f6",
      ].map { "  \(program) \($0)\n" }.joined()
  }
}
