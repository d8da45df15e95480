import Catalogue
import GameCore
import Reports

extension Command {
  /// `puzzlelab tour`.
  static let tour: Command = Command(
    "tour",
    summary: "Ask each game one question, as a first look",
    discussion: """
      Five questions with their answers, each as its own command gives it, and what to do next. With --json the five \
      documents, one a line.
      """,
    options: [.json, .noRun, .threads, .data, .output],
    examples: [Example("tour", "The first look"), Example("tour --json", "The same for a program")]
  ) { call in
    let style = call.console.style
    if !call.has(.json) {
      try call.print(
        style.paint("puzzlelab \(Toolkit.version)", .bold) + ": exact answers, and how they were obtained\n")
    }
    var status = ExitStatus.done
    for stop in Stop.all {
      if call.console.stopSignal.isRaised { return .stopped }
      status = status.combined(with: try call.visit(stop))
    }
    if !call.has(.json) { try call.print("\n" + Stop.next(style)) }
    return status
  }
}

/// A question of the tour.
private struct Stop: Sendable {
  let title: String
  /// The words that ask it; `data/…` is a file of the toolkit.
  let words: [String]

  static let all = [
    Stop(
      title: "Matchsticks: who wins, and how", words: ["matchsticks", "analyze", "--pile", "18", "--take-limit", "3"]),
    Stop(
      title: "Set: every Set on the table",
      words: "set hints 1PDS 2GSE 2POF 2RSF 3RDS 3ROF 3POF 1PSS 2ROS 3RSS 2GOE 2PSE".split(separator: " ")
        .map(String.init)),
    Stop(
      title: "Reversi: ten endgames of the FFO suite, solved to the last disc",
      words: ["reversi", "verify", "data/reversi/ffo.obf", "--only", "1-10"]),
    Stop(
      title: "Memory: which two cards to turn", words: ["memory", "hints", "--table", "A ? ? B ? ? ? ?"]),
    Stop(
      title: "Card matching: the best score of a deal", words: ["cardmatch", "analyze", "AH", "8D", "TS", "8C", "3H"]),
  ]

  /// What to do next, by what one came for.
  static func next(_ style: TextStyle) -> String {
    let ways = [
      ("play", "reversi hints --moves f5d6c3d3c4f4f6"), ("a game reviewed", "reversi review data/reversi/game.ggf"),
      ("teach", "matchsticks losing --take-limit 3 --to 24"), ("puzzles", "set deal --sets 6 --count 3"),
      ("research", "matchsticks report --rules octal:0.77"), ("count", "set census --to 12"),
      ("program", "schema set.hints"), ("everything", "help"),
    ]
    var table = TextTable(.words(""), .words(""))
    for (purpose, words) in ways { table.add(purpose, "\(ProgramName.typed) \(words)") }
    return style.paint("── Where to go from here", .bold, .cyan) + "\n" + table.text(style: style, indent: 2)
  }
}

extension Call {
  /// Asks one question and prints its answer.
  fileprivate func visit(_ stop: Stop) throws -> ExitStatus {
    let words = try stop.words.map { $0.hasPrefix("data/") ? try dataPath(String($0.dropFirst(5))) : $0 }
    let extra = texts(.threads).flatMap { ["--threads", $0] } + texts(.data).flatMap { ["--data", $0] }
    guard case .call(let invocation) = try Parser(.puzzlelab).parse(words + extra + (has(.json) ? ["--json"] : []))
    else { throw Fault(.internal, "the tour asks for what isn't there (please report it)") }
    guard !has(.json) else { return try ask(invocation, on: console) }
    let begin = ContinuousClock.now
    let quiet = console.writing(to: .memory())
    let status = try ask(invocation, on: quiet)
    let time = Wording.duration(seconds: (ContinuousClock.now - begin) / .seconds(1))
    let style = console.style
    let rule = String(repeating: "─", count: max(2, style.columns - stop.title.count - time.count - 6))
    let head = style.paint("── \(stop.title) ", .bold, .cyan) + style.paint("\(rule) \(time)", .dim)
    let asked = style.paint("$ \(ProgramName.typed) \(stop.words.map(Self.quoted).joined(separator: " "))", .dim)
    try print("\n\(head)\n\(style.columns < 40 ? "" : asked + "\n")")
    try console.write(quiet.output.gathered)
    return status
  }

  private func ask(_ invocation: Invocation, on console: Console) throws -> ExitStatus {
    try invocation.command.run(Call(invocation, console: console))
  }

  fileprivate func print(_ text: String) throws { try console.write(Array(text.utf8)) }

  /// The word as a shell wants it.
  private static func quoted(_ word: String) -> String {
    word.contains(" ") || word.contains("?") ? "'\(word)'" : word
  }
}
