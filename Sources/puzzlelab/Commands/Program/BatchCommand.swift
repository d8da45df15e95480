import Games
import Documents
import GameCore
import Questions
import Streams

extension Command {
  static let batch: Command = Command(
    "batch",
    summary: "Answer JSON questions, one per line, from a file or pipe",
    discussion: """
      A question is {"ask":"set.hints","request":{…},"id":7}: the question's name, GAME.COMMAND, the parameters that \
      its documents show as "request", and an optional id, which the answer repeats; \"figure\":true adds the figure as SVG. Each line gets its document, or \
      an error document, in order, on all processors; a program that keeps the pipe open gets each answer at once. The \
      request of any document is a request here, and gives the same result.

      Weights and tables are read once. With --resume the answers are appended to FILE, after those already there. \
      'puzzlelab schema' lists the questions.

      A program that starts this one to ask it questions as they come gives --leash: when it is killed, this one ends, \
      too, and error documents don't number lines that nobody sees.
      """,
    operands: [Operand("FILE", .optional, isFile: true, help: "The questions; by default standard input")],
    parameters: [Options.resume, Options.noRun, Leash.parameter, Options.threads, Options.data, Options.output],
    examples: [
      Example(
        "batch questions.jsonl -o answers.jsonl", "Answer every line of a file"),
      Example(
        "batch questions.jsonl --resume answers.jsonl", "The same; run it again to resume after an interruption"),
      Example(
        "batch < questions.jsonl", "From a pipe: echo '{\"ask\":\"set.rounds\"}' | puzzlelab batch"),
    ]
  ) { call throws(Fault) in
    let path = call.operand(0) ?? "-"
    guard let kept = call[Options.resume] else { return try call.answerQuestions(path, to: call.console, skipping: 0) }
    try call.checkHasNoOutput()
    let resumed = try ResumedOutput(kept, after: path, read: call.read)
    let console = call.console.writing(to: try resumed.output())
    let status = try call.answerQuestions(path, to: console, skipping: resumed.answered)
    try console.output.finish()
    return status
  }
}

extension Call {
  /// Answers the questions of a file, the first `answered` ones left out.
  fileprivate func answerQuestions(_ path: String, to console: Console, skipping answered: Int) throws(Fault)
    -> ExitStatus
  {
    let interface = JSONInterface(
      .puzzlelab, environment: environment, observer: .silent, stopSignal: console.stopSignal,
      showsRun: !self[Options.noRun])
    let source = try ByteSource(path, stopSignal: console.stopSignal)
    if self[Leash.parameter] { Leash.fasten() }
    let numbersLines = !self[Leash.parameter]
    let batch = Batch(
      threads: threads, errors: .json(ask: nil), noun: ("question", "questions"), skipping: answered, console: console)
    return try batch.run(LineReader(source), of: source) { line, writer throws(Batch.Failure) in
      interface.answer(line.bytes, number: numbersLines ? line.number : nil, to: &writer)
    }
  }
}
