import Games
import Documents
import GameCore
import Jobs
import Questions
import Streams

extension Command {
  /// The questions whose answers to parts make the answer to the whole.
  private static var parted: [String] { QuestionTable.puzzlelab.questions.filter { $0.parts != nil }.map(\.name) }

  static let jobsTotal: Command = Command(
    "jobs", "total",
    summary: "Combine the answers to parts of a question into the answer to the whole",
    discussion: """
      The parts, which must cover everything exactly once, together make the document that one process would have \
      answered, byte for byte. These questions have parts: \(Wording.list(parted)). Simulated games can be split \
      anywhere: a request with "skip" plays those after the first games of its seed. A count of deals is split by \
      "part", "1/100" to "100/100", a survey into ranges of codes. A file may have parts of several questions.
      """,
    operands: [Operand("RESULTS", .one, isFile: true, help: "The results of a job, all of them parts")],
    parameters: [Options.data, Options.output],
    examples: [Example("jobs total results.db -o total.jsonl", "A billion games, played in a thousand parts")]
  ) { call throws(Fault) in
    let path = call.operand(0) ?? "-"
    let file = try Fault.catching { () throws(JobError) in try JobFile(reading: path, limits: call.stopping) }
    var joiner = PartJoiner(.puzzlelab)
    try file.forEachPiece(failure: Fault.init) { piece throws(Fault) in
      guard case .answers(let questions, let answers) = piece else {
        throw Fault.data("\(path): answers are missing, so there is no total; see 'jobs status'")
      }
      for (question, answer) in zip(questions, answers.split(separator: UInt8(ascii: "\n"))) {
        do throws(Fault) {
          try joiner.add(answer)
        } catch {
          throw Fault(error.status, "\(path): question \(question): \(error.message)")
        }
      }
    }
    let context = Context(
      limits: SearchLimits(threads: 1, stopSignal: call.console.stopSignal), observer: call.console.observer,
      environment: call.environment)
    var json = JSONWriter()
    try joiner.write(in: context, to: &json)
    try call.console.write(json.bytes)
    return .done
  }
}
