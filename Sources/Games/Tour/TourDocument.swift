import Documents
import Questions

/// The answers to the questions of the tour, each as its own command gives it.
struct TourDocument: Document {
  /// A question that was asked, its answer, and the seconds that it took.
  struct Answer: Sendable {
    let stop: TourStop
    let reply: Reply
    let seconds: Double
  }

  let answers: [Answer]
  /// What one types to call the program.
  let program: String

  static let shape = Shape<Self>(
    TourStop.all.compactMap { stop in
      Question.typed(Example(stop.words, "").words, among: GameApp.questions).map { question in
        Field(stop.key, "The result of \(question.name): \(stop.words)", schema: question.result) { document, json in
          guard let answer = document.answers.first(where: { $0.stop.key == stop.key }) else { return false }
          answer.reply.document.writeResult(to: &json)
          return true
        }
      }
    })

  static let heads = [
    TableHead("key", .string, "The question"), TableHead("command", .string, "The words that ask it"),
    TableHead("result", .string, "Its result, in JSON"),
  ]

  /// A row for each question, its result in JSON: each has a table of its own, which its command
  /// gives.
  func writeRows(to writer: inout JSONWriter) {
    for answer in answers {
      var json = JSONWriter()
      answer.reply.document.writeResult(to: &json)
      writer.text(CSVLine.encode([answer.stop.key, answer.stop.words, String(decoding: json.bytes, as: UTF8.self)]))
    }
  }

  func text(style: TextStyle, run: RunInfo?) -> String {
    let title = style.paint("puzzlelab \(Toolkit.version)", .bold) + ": exact answers and their evidence\n"
    return ([title] + answers.map { section($0, style, showsTime: run != nil) } + [next(style)]).joined(separator: "\n")
  }

  /// The answer under a rule with its title and time, and the words that ask for it.
  private func section(_ answer: Answer, _ style: TextStyle, showsTime: Bool) -> String {
    let run = showsTime ? RunInfo(elapsedSeconds: answer.seconds) : nil
    let time = run.map { " \($0.time)" } ?? ""
    let rule = String(repeating: "─", count: max(2, style.columns - answer.stop.title.count - time.count - 5))
    let title = style.paint("── \(answer.stop.title) ", .bold, .cyan) + style.paint("\(rule)\(time)", .dim)
    return title + "\n" + style.wrapped("$ \(program) \(answer.stop.words)", indent: 2)
      + answer.reply.document.text(style: style, run: run)
  }

  /// What to do next, by what one is after.
  private func next(_ style: TextStyle) -> String {
    var table = TextTable(.words(""), .words(""))
    for (who, words) in Self.next { table.add(who, "\(program) \(words)") }
    return style.paint("── What next", .bold, .cyan) + "\n" + table.text(style: style, indent: 2)
  }

  private static let next = [
    ("to learn a game", "help rules"), ("to play", "reversi play"),
    ("for a lesson", "matchsticks losing --take-limit 3 --to 24"),
    ("for a puzzle", "set deal --sets 6"), ("to see why", "set explain 2GSF 1RDE 3POS"),
    ("to review a game", "reversi review data/reversi/game.ggf"),
    ("to research", "matchsticks report --rules octal:0.77"),
    ("for programs", "schema"), ("for everything", "help all"),
  ]
}
