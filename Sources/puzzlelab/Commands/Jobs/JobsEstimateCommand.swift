import Documents
import GameCore
import Games
import Jobs
import Questions
import Streams

extension Command {
  static let jobsEstimate: Command = Command(
    "jobs", "estimate",
    summary: "Estimate the cost of a file of questions from a sample",
    discussion: """
      Answers some of the questions, drawn by --seed, on one thread like a worker, and throws the answers away. The \
      total is the time of one worker on this machine, with an interval; a rare question that takes much longer than those of \
      the sample isn't in it. After Ctrl-C the estimate is from the questions that were answered so far.
      """,
    operands: [Operand("QUESTIONS", .one, isFile: true, help: "The questions, one per line")],
    parameters: [JobOptions.sample, Parameter<UInt64>.seed, Options.json, Options.data],
    examples: [
      Example("jobs estimate questions.jsonl", "From a hundred questions"),
      Example("jobs estimate questions.jsonl --sample 1000 --seed 7 --json", "From other, and more, for a program"),
    ]
  ) { call throws(Fault) in
    let path = call.operand(0) ?? "-"
    let signal = call.console.stopSignal
    let sample = try JobSample(
      of: path, atMost: call[JobOptions.sample], seed: call[Parameter<UInt64>.seed], console: call.console)
    let interface = JSONInterface(.puzzlelab, environment: call.environment, stopSignal: signal, showsRun: false)
    return try call.estimate(path, sample.count, from: sample.questions[...], nouns: ("question", "questions")) {
      question in
      var writer = JSONWriter()
      return (question.line, interface.answer(question.text[...], number: question.line, to: &writer).isOfBadAnswer)
    }
  }
}

extension ExitStatus {
  /// Whether an answer with this status is an error document.
  var isOfBadAnswer: Bool { ![.done, .disagreement, .stopped].contains(self) }
}

extension Call {
  /// The cost of a file of things for a person, what one is called, and many.
  func text(of cost: JobCost, _ path: String, _ nouns: (singular: String, plural: String)) -> String {
    let style = console.style
    let duration = { (seconds: Double) in Wording.duration(seconds: seconds) }
    var text = style.fact("job:", "\(Wording.count(cost.questions, nouns.singular, nouns.plural)) of \(path)")
    let longest = cost.longest.map { ", the longest \(duration($0.seconds)) (line \($0.line))" } ?? ""
    text += style.fact("sample:", "\(Wording.grouped(cost.sampled)) in \(duration(cost.measured))\(longest)")
    if cost.errors > 0 {
      let errors = Wording.count(cost.errors, "answer", "answers")
      text += style.fact(
        "errors:", "\(errors) of the sample can't be used: see them with 'jobs run' and 'jobs export --failed'")
    }
    let interval = cost.interval.map {
      $0.lowerBound == $0.upperBound ? "measured" : "95 %: \(duration($0.lowerBound)) to \(duration($0.upperBound))"
    }
    return text
      + style.fact(
        "total:", "\(duration(cost.total ?? 0)) of one worker (\(interval ?? "no interval from one \(nouns.singular)"))"
      )
  }

  /// The same for a program.
  func json(of cost: JobCost) -> [UInt8] {
    var json = JSONWriter()
    json.object { members in
      members.add("errors") { $0.integer(cost.errors) }
      if let interval = cost.interval {
        members.add("lowerSeconds") { interval.lowerBound.write(to: &$0) }
      }
      if let longest = cost.longest {
        members.add("longestLine") { $0.integer(longest.line) }
        members.add("longestSeconds") { longest.seconds.write(to: &$0) }
      }
      members.add("questions") { $0.integer(cost.questions) }
      members.add("sampled") { $0.integer(cost.sampled) }
      members.add("schema") { $0.string("puzzlelab/jobs.estimate/1") }
      members.add("seconds") { (cost.total ?? 0).write(to: &$0) }
      if let interval = cost.interval {
        members.add("upperSeconds") { interval.upperBound.write(to: &$0) }
      }
    }
    json.raw("\n")
    return json.bytes
  }
}
